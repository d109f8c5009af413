import { sha256 } from '../address/canonical.ts'
import type { NewEvent } from '../store/records/events.ts'
import type { Service } from './service.ts'

/** Something that leaves the service as a document. */
interface Exported extends Pick<NewEvent, 'principal' | 'kind' | 'subject'> {
  readonly file: string
  /** Its bytes, or the handle of what is in it. */
  readonly content: Uint8Array | string
  /** Whether the service has signed it. */
  readonly signed?: boolean
}

/**
 * Records that somebody was given a document. Call it before the document is given: one that cannot be recorded is not given.
 * Only a folder that nobody can write, such as sealed evidence, gives its documents without a record.
 * errors  those of `Store.commit`
 */
export const recordExport = (
  { store }: Pick<Service, 'store'>,
  { file, content, signed = false, ...what }: Exported,
): Promise<void> => {
  if (store.readOnly?.code === 'write-failed') return Promise.resolve()
  const is = typeof content === 'string' ? { manifest: content } : { sha256: sha256(content) }
  return store.commit({
    events: [{ ...what, act: 'exported', details: { file, ...is, ...(signed && { signed }) } }],
  })
}
