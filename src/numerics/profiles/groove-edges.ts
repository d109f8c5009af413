import { gaussian, SIGMA_PER_CUTOFF } from '../filters/gaussian.ts'
import { robustParabola } from '../filters/robust-form.ts'
import { type ColumnProfile, coveredMeans } from './shear.ts'

const COVERAGE = 0.5 // of the rows that are measured at all: a column with fewer says too little about the shape of the land
const SMOOTHING = 10e-6 // metres
const FEWEST = 32 // columns
const PASSES = 20
const GROWTH = 0.05 // of the measured width a side may move outwards in one pass

interface GrooveOptions {
  /** An edge is where heights leave the land by more than this many robust deviations, and by at least `floor` metres. */
  readonly deviations: number
  readonly floor: number
  /** The heights must stay outside for this many metres. */
  readonly run: number
}

/**
 * The land between its groove shoulders: a robust parabola grows outwards from the middle half until the profile leaves
 * it for a whole run of samples.
 * in      mean profile across the land, metres, with its coverage; its pitch in metres
 * out     columns [from, to); undefined when fewer than 32 columns are covered or the middle cannot be fitted. A side
 *         without a shoulder ends where the covered columns end.
 */
export function grooveEdges(
  columns: ColumnProfile,
  dx: number,
  options: GrooveOptions,
): readonly [number, number] | undefined {
  const covered = coveredMeans(columns, COVERAGE)
  const profile = gaussian(covered, 1, covered.length, 0, (SIGMA_PER_CUTOFF * SMOOTHING) / dx)
  const measured = (z: number): boolean => !Number.isNaN(z)
  const first = profile.findIndex(measured)
  const end = profile.findLastIndex(measured) + 1
  if (profile.filter(measured).length < FEWEST) return undefined
  const width = end - first
  const start = [first + Math.trunc(0.25 * width), first + Math.trunc(0.75 * width)] as const
  const growth = Math.trunc(GROWTH * width)
  const run = Math.max(1, Math.round(options.run / dx))
  let [from, to]: readonly [number, number] = start
  for (let pass = 0; pass < PASSES; pass++) {
    const parabola = robustParabola(profile, from, to)
    if (!parabola) return undefined
    const limit = Math.max(options.deviations * parabola.deviation, options.floor)
    const good = (x: number): boolean => Math.abs(profile[x]! - parabola.fit[x]!) <= limit // false for NaN
    const left = Math.max(edge(good, start[0], -1, first, end, run), from - growth)
    const right = Math.min(edge(good, start[1] - 1, 1, first, end, run) + 1, to + growth)
    if (left === from && right === to) break
    from = left
    to = right
  }
  return [from, to]
}

/** The last sample before the first run of bad ones beyond `at`, or the last of [first, end). */
function edge(
  good: (x: number) => boolean,
  at: number,
  step: 1 | -1,
  first: number,
  end: number,
  run: number,
): number {
  let bad = 0
  for (let x = at + step; x >= first && x < end; x += step) {
    bad = good(x) ? 0 : bad + 1
    if (bad >= run) return x - step * run
  }
  return step > 0 ? end - 1 : first
}
