import { arrayKind, jsonKind } from '../kind.ts'

/**
 * What two scans are compared by to tell whether one is a copy of the other: heights (ny, nx) metres, NaN = not measured,
 * as they lie in the scan, on a canonical pitch; one row for a crosscut of striae. `scan_pitch` is that of the scan, the coarser
 * of both directions; `rows`: so many rows of equal weight would leave as much noise in a crosscut; 1 for a map.
 */
export const sectionKind = arrayKind<'heights', { dx: number; dy: number; scan_pitch: number; rows: number }>(
  'surface.section',
  'heights',
)

/** How far two scans differ, in units of what is allowed; parts count from 0. */
export interface ScanDifference {
  readonly a: number
  readonly b: number
  readonly difference: number
}

export const nearCopiesKind = jsonKind<{
  /** The pair that differs least; null when no two scans agree at any shift. */
  readonly nearest: ScanDifference | null
  /** For each scan of b that differs from one of a by at most the limit: the nearest one. */
  readonly copies: readonly ScanDifference[]
}>('near-copies')
