/**
 * Slope and intercept of the natural log of the LR in the score, and the least and the greatest log10 LR, of a reference
 * without the pairs of one or two of its sources.
 */
export type Fit = readonly [slope: number, intercept: number, lower: number, upper: number]

export interface PlacedFit {
  /** Places of the two sources in the list of sources, `low` ≤ `high`; the same twice: that source alone. */
  readonly low: number
  readonly high: number
  readonly fit: Fit
}

const BYTES = 4 * Float64Array.BYTES_PER_ELEMENT // of a fit

const placeOf = (low: number, high: number, sources: number): number =>
  low * sources - (low * (low - 1)) / 2 + (high - low)

const countOf = (sources: number): number => (sources * (sources + 1)) / 2

/**
 * Packs fits, so that a document of many thousands is read at once.
 * out     base64 of little-endian doubles, four for every two sources: (0, 0), (0, 1), …, (1, 1), …; NaN where there is
 *         no fit
 */
export function packedFits(sources: number, fits: readonly PlacedFit[]): string {
  const bytes = Buffer.alloc(BYTES * countOf(sources))
  for (let at = 0; at < bytes.length; at += 8) bytes.writeDoubleLE(Number.NaN, at)
  for (const { low, high, fit } of fits) {
    const start = BYTES * placeOf(low, high, sources)
    for (const [k, value] of fit.entries()) bytes.writeDoubleLE(value, start + 8 * k)
  }
  return bytes.toString('base64')
}

/** Whether a text has the length of the packed fits of so many sources. */
export const arePackedFits = (text: string, sources: number): boolean =>
  Buffer.byteLength(text, 'base64') === BYTES * countOf(sources)

/** The fit without two sources; undefined where there is none. */
export function fitWithout(packed: string, sources: number, low: number, high: number): Fit | undefined {
  const bytes = Buffer.from(packed, 'base64')
  const start = BYTES * placeOf(low, high, sources)
  const [slope = Number.NaN, ...rest] = [0, 1, 2, 3].map((k) => bytes.readDoubleLE(start + 8 * k))
  const [intercept, lower, upper] = rest as [number, number, number]
  return Number.isNaN(slope) ? undefined : [slope, intercept, lower, upper]
}
