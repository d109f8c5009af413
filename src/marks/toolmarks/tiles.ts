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

/**
 * The pairs of a study as tiles, each pair in one of them.
 * in      count: number of marks; longest: samples of the longest signature; against: see `Scoring`
 * out     Tiles follow from the places of the marks alone, so that full ones are found again when marks are added at the end
 */
export function tilesOf(count: number, longest: number, against?: number): Tile[] {
  const pairs = Math.max(1, Math.floor((SIDE * SIDE * LONGEST) / Math.max(LONGEST, longest)))
  const side = Math.min(SIDE, Math.floor(Math.sqrt(pairs)))
  return stretches(0, against ?? count, side).flatMap((rows): Tile[] => {
    const width = Math.min(WIDEST, Math.floor(pairs / (rows.to - rows.from)))
    if (against !== undefined) return stretches(against, count, width).map((columns) => ({ rows, columns }))
    const beside = stretches(rows.to, count, side).map((columns) => ({ rows, columns }))
    return rows.to - rows.from > 1 ? [{ rows }, ...beside] : beside
  })
}

/** From one place to another in pieces of `length`; the last may be shorter. */
const stretches = (from: number, to: number, length: number): Stretch[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / length)) }, (_, k) => ({
    from: from + k * length,
    to: Math.min(to, from + (k + 1) * length),
  }))
