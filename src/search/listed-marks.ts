/** The marks of a study or collection, as a search compares with them. */
import type { Handle } from '../address/canonical.ts'
import {
  type ComparisonRequest,
  type MarkRequest,
  type PreparedComparison,
  prepareComparison,
} from '../compare/request/comparison.ts'
import { type NamedMarks, setPhrase } from '../compare/request/named-marks.ts'
import type { Sides } from '../compare/request/sides.ts'
import { MarkgraphError, phrase } from '../errors.ts'
import { readingOfMark } from '../marks/population.ts'
import type { Service } from '../service/service.ts'
import type { StudyScanRow } from '../store/records/studies.ts'

/** A request for a search, over HTTP, MCP or the command line. */
export interface SearchRequest extends Omit<ComparisonRequest, keyof Sides<unknown> | 'stated'> {
  readonly mark: MarkRequest
  /** Number of hits that are reported. */
  readonly hits?: number | undefined
  /** Number of marks of a collection that get a score; by default as many as its mark type says. */
  readonly candidates?: number | undefined
}

/** A mark to compare with, by its surfaces in the order of their places. */
export interface ListedMark {
  readonly mark: string
  readonly source: string
  readonly surfaces: readonly Handle[]
  readonly places: readonly number[]
  /** The rows of its scans, in the same order. */
  readonly rows: readonly StudyScanRow[]
  /** Whether one of its scans was taken whole, which a comparison by surfaces cannot do. */
  readonly whole: boolean
}

export type Pairing = (named: ListedMark) => Promise<PreparedComparison>

/** What a comparison with a mark of the list is prepared to, once for each number of its scans and of places. */
export function pairings(
  service: Service,
  { mark: a, hits: _hits, candidates: _candidates, ...how }: SearchRequest,
): Pairing {
  const prepared = new Map<string, Promise<PreparedComparison>>()
  return ({ surfaces, places }) => {
    const key = places.join()
    const known = prepared.get(key)
    if (known) return known
    const made = prepareComparison(service, { ...how, a, b: { scans: surfaces, places } })
    prepared.set(key, made)
    return made
  }
}

export const isEmpty = ({ what, name }: NamedMarks): MarkgraphError =>
  new MarkgraphError('bad-value', phrase('{set} is empty', { set: setPhrase(what, name) }))

/** The first mark of a list. Error: `bad-value` when there is none. */
export async function firstMark(
  service: Service,
  asked: SearchRequest,
  among: NamedMarks,
): Promise<ListedMark> {
  const { collections } = service.store
  const rows = among.what === 'collection' ? await collections.scans(among.id, 0, 1) : await among.scans()
  const [first] = rows
  if (!first) throw isEmpty(among)
  const { mark } = first
  const own = among.what === 'collection' ? await collections.ofMarks(among.id, [mark]) : rows
  return listMarks(service, asked, own)[0]!
}

/** The marks of these scans, in order of first appearance. */
export function listMarks(
  { marks }: Service,
  { domain }: SearchRequest,
  scans: readonly StudyScanRow[],
): ListedMark[] {
  const { places } = marks.of(domain)
  return [...Map.groupBy(scans, ({ mark }) => mark)].map(([mark, own]) => {
    const rows = own.toSorted((one, other) => one.land - other.land)
    return {
      mark,
      source: rows[0]!.source,
      rows,
      surfaces: rows.map(({ surface }) => surface),
      places: rows.map(({ land }) => (places ? land : 1)), // a manifest may number marks of one scan
      whole: rows.some(({ mask }) => mask === 'none'),
    }
  })
}

/** A found mark as a request names it. Error: `bad-value`: see `readingOfMark`. */
export const markRequest = ({ mark, rows, surfaces, places }: ListedMark): MarkRequest => ({
  scans: surfaces,
  places,
  read: readingOfMark(mark, rows),
})

/** The mark whose surfaces have the most bytes. */
export async function heaviestMark({ store }: Service, marks: readonly ListedMark[]): Promise<ListedMark> {
  const rows = await store.artifacts(marks.flatMap(({ surfaces }) => surfaces))
  const weight = ({ surfaces }: ListedMark): number =>
    surfaces.reduce((sum, one) => sum + (rows.get(one)?.bytes ?? 0), 0)
  return marks.reduce((best, one) => (weight(one) > weight(best) ? one : best))
}
