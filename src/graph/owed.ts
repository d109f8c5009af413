import type { Handle } from '../address/canonical.ts'
import type { Encoded } from '../kinds/kind.ts'
import type { ArtifactStore, Commit } from '../store/store.ts'

/** Something the store does not know yet, and that one or more sessions want to be in it. */
export interface Owed {
  readonly commit: Commit
  /** The artifact that it is about: readable here until it is in the store. */
  readonly artifact?: { readonly handle: Handle; readonly encoded: Encoded }
  /** Sessions that want it. */
  wanted: number
  written: boolean
  writing: Promise<void> | undefined
  /** Called once: when it is written, or nobody wants it any more. */
  readonly settled: () => void
}

export const owing = (commit: Commit, artifact?: Owed['artifact'], settled: () => void = () => {}): Owed => ({
  commit,
  ...(artifact && { artifact }),
  wanted: 0,
  written: false,
  writing: undefined,
  settled,
})

/** Writes what is owed, once, whoever asks; a later call after a failure tries again. */
export function write(store: ArtifactStore, owed: Owed): Promise<void> {
  if (owed.written) return Promise.resolve()
  owed.writing ??= store.commit(owed.commit).then(
    () => {
      owed.written = true
      owed.writing = undefined
      owed.settled()
    },
    (error: unknown) => {
      owed.writing = undefined
      throw error
    },
  )
  return owed.writing
}
