import { type Handle, type Json, scanHandle } from '../address/canonical.ts'
import type { Include } from '../compare/answer/answer.ts'
import type { ComparisonRequest, MarkRequest } from '../compare/request/comparison.ts'
import type { NamedMarks } from '../compare/request/named-marks.ts'
import { mapSides, type Sides, sidesOf } from '../compare/request/sides.ts'
import type { Given, Upload } from '../compare/request/upload.ts'
import { MarkgraphError, phrase } from '../errors.ts'
import type { FileReading } from '../marks/mark-type.ts'
import type { SearchRequest } from '../search/listed-marks.ts'
import type { Store } from '../store/store.ts'

/** A scan of a job: a surface by its handle, or an uploaded file that is in the store. */
type StoredScan =
  | Handle
  | {
      readonly filename: string
      readonly sha256: string
      readonly size: number
      readonly reading: FileReading | null
    }

type StoredMark = Omit<MarkRequest, 'scans'> & { readonly scans: readonly StoredScan[] }

/** What to compare, as the row of a job keeps it. */
interface StoredComparison extends Sides<StoredMark> {
  readonly asked: Omit<ComparisonRequest, keyof Sides<unknown>>
  readonly include: readonly Include[]
}

/** What to search, as the row of a job keeps it. The marks are those that are there when it begins. */
interface StoredSearch {
  readonly search: Omit<SearchRequest, 'mark'>
  readonly mark: StoredMark
  readonly among: Pick<NamedMarks, 'what' | 'id'>
  /** Scans of those marks when it was asked for. */
  readonly scans: number
}

export type JobRequest = StoredComparison | StoredSearch

export const isSearch = (request: JobRequest): request is StoredSearch => 'search' in request

/** A comparison whose uploads have been stored, as JSON. */
export const comparisonRequest = (
  { a, b, known, ...asked }: ComparisonRequest,
  include: ReadonlySet<Include>,
): Json => asJson({ asked, ...mapSides({ a, b, known }, storedMark), include: [...include] })

/** A search whose uploads have been stored, as JSON. */
export const searchRequest = ({ mark, ...search }: SearchRequest, { what, id, size }: NamedMarks): Json =>
  asJson({ search, mark: storedMark(mark), among: { what, id }, scans: size.scans })

const asJson = (request: JobRequest): Json => JSON.parse(JSON.stringify(request)) as Json // without absent fields

const storedMark = ({ scans, ...rest }: MarkRequest): StoredMark => ({
  ...rest,
  scans: scans.map((one: Given) =>
    typeof one === 'string'
      ? one
      : { filename: one.filename, sha256: one.sha256, size: one.size, reading: one.reading ?? null },
  ),
})

/** The comparison of a job, with its files read from the store. */
export const askedComparison = (
  store: Pick<Store, 'read'>,
  { asked, a, b, known }: StoredComparison,
): ComparisonRequest => ({ ...asked, ...mapSides({ a, b, known }, (mark) => markOf(store, mark)) })

/** The search of a job, with its files read from the store. */
export const askedSearch = (store: Pick<Store, 'read'>, { search, mark }: StoredSearch): SearchRequest => ({
  ...search,
  mark: markOf(store, mark),
})

const markOf = (store: Pick<Store, 'read'>, { scans, ...rest }: StoredMark): MarkRequest => ({
  ...rest,
  scans: scans.map((one) => (typeof one === 'string' ? one : storedUpload(store, one))),
})

function storedUpload(
  store: Pick<Store, 'read'>,
  { filename, sha256, size, reading }: Exclude<StoredScan, Handle>,
): Upload {
  return {
    filename,
    sha256,
    size,
    ...(reading && { reading }),
    async read() {
      const data = await store.read(sha256)
      if (typeof data !== 'string') return data
      const message = phrase('scan {scan} is not kept any more: send the request again', {
        scan: filename || sha256,
      })
      throw new MarkgraphError('scan-not-kept', message, { sha256 })
    },
  }
}

/** How many scans a job is about. */
export function scansOfJob(request: JobRequest): number {
  if (isSearch(request)) return request.mark.scans.length + request.scans
  const handles = sidesOf(request).flatMap(({ mark }) =>
    mark.scans.map((one) => (typeof one === 'string' ? one : scanHandle(one.sha256))),
  )
  return new Set(handles).size
}
