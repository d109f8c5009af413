import { type Handle, handleOfArtifact, type Json } from '../address/canonical.ts'
import { MarkgraphError } from '../errors.ts'
import type { FileReading } from '../marks/mark-type.ts'
import type { Store } from '../store/store.ts'
import type { Include } from './answer.ts'
import type { AskedComparison, AskedMark } from './comparison.ts'
import type { Given, Upload } from './ingest.ts'

/** A scan of a job: a surface by its handle, or an uploaded file that is in the store. */
type StoredScan =
  | Handle
  | {
      readonly filename: string
      readonly sha256: string
      readonly size: number
      readonly reading: FileReading | null
    }

/** What a job is to compare, as its row keeps it. */
export interface JobRequest {
  readonly asked: Omit<AskedComparison, 'a' | 'b'>
  readonly a: Omit<AskedMark, 'scans'> & { readonly scans: readonly StoredScan[] }
  readonly b: JobRequest['a']
  readonly include: readonly Include[]
}

/** A request whose uploads have been stored, as JSON. */
export function jobRequest({ a, b, ...asked }: AskedComparison, include: ReadonlySet<Include>): Json {
  const scan = (one: Given): StoredScan =>
    typeof one === 'string'
      ? one
      : { filename: one.filename, sha256: one.sha256, size: one.size, reading: one.reading ?? null }
  const mark = ({ scans, ...rest }: AskedMark) => ({ ...rest, scans: scans.map(scan) })
  const request: JobRequest = { asked, a: mark(a), b: mark(b), include: [...include] }
  return JSON.parse(JSON.stringify(request)) as Json // without absent fields
}

/** The comparison of a job, with its files read from the store. */
export function askedOfJob(store: Pick<Store, 'read'>, { asked, a, b }: JobRequest): AskedComparison {
  const mark = ({ scans, ...rest }: JobRequest['a']): AskedMark => ({
    ...rest,
    scans: scans.map((one) => (typeof one === 'string' ? one : storedUpload(store, one))),
  })
  return { ...asked, a: mark(a), b: mark(b) }
}

function storedUpload(
  store: Pick<Store, 'read'>,
  { filename, sha256, size, reading }: Exclude<StoredScan, Handle>,
): Upload {
  return {
    ...{ filename, sha256, size },
    ...(reading && { reading }),
    async read() {
      const data = await store.read(sha256)
      if (typeof data !== 'string') return data
      const message = `scan ${filename || sha256} is not kept any more: send the comparison again`
      throw new MarkgraphError('scan-not-kept', message, { sha256 })
    },
  }
}

/** The scans of a job by handle, each once. */
export const scansOfJob = ({ a, b }: JobRequest): Set<Handle> =>
  new Set(
    [...a.scans, ...b.scans].map((one) =>
      typeof one === 'string' ? one : handleOfArtifact('scan', {}, one.sha256),
    ),
  )
