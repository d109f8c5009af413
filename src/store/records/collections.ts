import type { Handle } from '../../address/canonical.ts'
import { MarkgraphError, type Phrase, phrase, quote } from '../../errors.ts'
import { readingOfRow, readingWords, type StoredReading, type StudyScanRow } from './studies.ts'

/** A named, growing set of marks of one domain. */
export interface CollectionRow {
  /** Cannot be guessed. */
  readonly id: string
  /** One of each owner. */
  readonly name: string
  readonly domain: string
  /** Whose it is; empty for the operator: made on the command line, or without API keys. */
  readonly principal: string
  /** ISO 8601, UTC. */
  readonly created: string
}

/** A scan of a collection. Its mark and land are one of a kind there. */
export type CollectedScan = Omit<StudyScanRow, 'set'>

/** A scan as the tables of both engines have it. */
export function collectedOfRow({
  collection: _collection,
  position: _position,
  mask,
  mirrored,
  replica,
  edges,
  ...row
}: Omit<CollectedScan, 'surface' | keyof StoredReading> &
  StoredReading & {
    readonly collection: string
    readonly position: number
    readonly surface: string
  }): CollectedScan {
  return { ...row, surface: row.surface as Handle, ...readingOfRow({ mask, mirrored, replica, edges }) }
}

/** Sketches of scans of a collection that follow each other: `scans` of them from `position` on. */
export interface SketchBlockRow {
  readonly position: number
  readonly scans: number
  readonly bytes: number
  /** The artifact with the sketches. */
  readonly block: Handle
}

/** A block as the tables of both engines have it. */
export const blockOfRow = ({
  position,
  scans,
  bytes,
  block,
}: Omit<SketchBlockRow, 'block'> & { readonly block: string }): SketchBlockRow => ({
  position,
  scans,
  bytes,
  block: block as Handle,
})

/** Collections and their scans. Every call is one transaction, which is on disk when the call returns. */
export interface CollectionTable {
  /** Stores a collection. Returns false and changes nothing when its owner has one of that name. */
  insert(collection: CollectionRow): Promise<boolean>
  get(id: string): Promise<CollectionRow | undefined>
  /** The one of this name among those of an owner. */
  named(principal: string, name: string): Promise<CollectionRow | undefined>
  /** All collections, in order of creation. */
  all(): Promise<CollectionRow[]>
  /**
   * Adds scans at the end, all or none; those that are there stay as they are. Returns how many were new. `principal`: who adds.
   * errors  `not-found`: no such collection; `conflict`: see `newScans`
   */
  add(id: string, scans: readonly CollectedScan[], principal: string): Promise<number>
  /** Scans in the order in which they were added, from this position on; fewer than `limit` only at the end. */
  scans(id: string, from: number, limit: number): Promise<CollectedScan[]>
  /** The scans at these positions, in the order of the positions. */
  at(id: string, positions: readonly number[]): Promise<CollectedScan[]>
  /** The scans of these marks. */
  ofMarks(id: string, marks: readonly string[]): Promise<CollectedScan[]>
  /** Number of scans and of marks. */
  size(id: string): Promise<{ scans: number; marks: number }>
  /** The blocks of sketches of this version, in order of their scans. */
  blocks(id: string, version: string): Promise<SketchBlockRow[]>
  /** Adds a block. One that begins at the same scan stays as it is. */
  addBlock(id: string, version: string, block: SketchBlockRow): Promise<void>
  /** Removes a collection with its list of scans. The scans themselves stay. False when there is none. `principal`: who removes. */
  remove(id: string, principal: string): Promise<boolean>
}

/**
 * The scans that a collection does not have yet. `known`: its scans of the same marks.
 * errors  `conflict`: a mark with another source, or a land with another scan
 */
export function newScans<S extends Pick<CollectedScan, 'mark' | 'land' | 'source'>>(
  known: readonly CollectedScan[],
  scans: readonly S[],
  isSame: (one: S, there: CollectedScan) => boolean,
): readonly S[] {
  const sources = new Map(known.map(({ mark, source }) => [mark, source]))
  const placeOf = ({ mark, land }: Pick<S, 'mark' | 'land'>): string => `${land} ${mark}`
  const places = new Map(known.map((row) => [placeOf(row), row]))
  return scans.filter((row) => {
    const source = sources.get(row.mark)
    if (source !== undefined && source !== row.source)
      throw conflict(
        phrase('mark {mark} is there with the source {source}, not {given}', {
          mark: row.mark,
          source,
          given: row.source,
        }),
      )
    const there = places.get(placeOf(row))
    if (!there) return true
    if (isSame(row, there)) return false
    throw conflict(
      phrase('mark {mark} is there with another scan{place}; give a new name', {
        mark: row.mark,
        place: row.land > 1 ? phrase(' of land {land}', { land: row.land }) : '',
      }),
    )
  })
}

export const sameSurface = (one: CollectedScan, other: CollectedScan): boolean =>
  one.surface === other.surface && readingWords(one).join() === readingWords(other).join()

const conflict = (message: Phrase): MarkgraphError => new MarkgraphError('conflict', message)

/** Error `not-found`, for a collection that is not there or is somebody else's. */
export function noCollection(id: string): never {
  throw new MarkgraphError('not-found', phrase('no collection is called {id}', { id: quote(id) }))
}
