import { firstPartner } from '../population.ts'

/** Marks of a study from one place up to, and without, another. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Marks that one run of the graph compares: every one of `rows` with every one of `columns`, or `rows` among themselves. */
export interface Tile {
  readonly rows: Stretch
  readonly columns?: Stretch
}

const SIDE = 32 // marks: a run names 64 of them for 1,024 scores
const LONGEST = 1024 // samples; longer marks are compared in smaller tiles, so that urgent work does not wait longer
const WIDEST = 256 // marks beside few rows
const BAND_PAIRS = 1_000_000

/** Marks of a study one after another, and the tiles that score each of them with all marks that it is paired with. */
export interface Band {
  readonly rows: Stretch
  readonly tiles: readonly Tile[]
}

/**
 * The pairs of a study as tiles, each pair in one of them.
 * in      count: number of marks; longest: samples of the longest signature; against: see `Scoring`
 * out     Tiles follow from the places of the marks alone, so that full ones are found again when marks are added at the end
 */
export const tilesOf = (count: number, longest: number, against?: number): Tile[] =>
  [...narrowBands(count, longest, against)].flatMap(({ tiles }) => tiles)

/**
 * The same tiles in bands: while one band is computed, its scores are held and those before it are not. Each has at least `pairs`
 * pairs, but for the last: whoever computes a band waits for its last tile.
 */
export function* bandsOf(
  count: number,
  longest: number,
  against?: number,
  pairs = BAND_PAIRS,
): Generator<Band> {
  let band: Band = { rows: { from: 0, to: 0 }, tiles: [] }
  let held = 0
  for (const { rows, tiles } of narrowBands(count, longest, against)) {
    band = { rows: { from: band.rows.from, to: rows.to }, tiles: [...band.tiles, ...tiles] }
    held += (rows.to - rows.from) * (count - firstPartner(rows.from, count, against))
    if (held < pairs) continue
    yield band
    band = { rows: { from: rows.to, to: rows.to }, tiles: [] }
    held = 0
  }
  if (band.rows.to > band.rows.from) yield band
}

/** The tiles in the narrowest bands. */
function* narrowBands(count: number, longest: number, against?: number): Generator<Band> {
  const pairs = Math.max(1, Math.floor((SIDE * SIDE * LONGEST) / Math.max(LONGEST, longest)))
  const side = Math.min(SIDE, Math.floor(Math.sqrt(pairs)))
  for (const rows of stretches(0, against ?? count, side)) {
    const width = Math.min(WIDEST, Math.floor(pairs / (rows.to - rows.from)))
    const beside = stretches(against ?? rows.to, count, against === undefined ? side : width).map(
      (columns): Tile => ({ rows, columns }),
    )
    yield { rows, tiles: against === undefined && rows.to - rows.from > 1 ? [{ rows }, ...beside] : beside }
  }
}

/** From one place to another in pieces of `length`; the last may be shorter. */
const stretches = (from: number, to: number, length: number): Stretch[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / length)) }, (_, k) => ({
    from: from + k * length,
    to: Math.min(to, from + (k + 1) * length),
  }))
