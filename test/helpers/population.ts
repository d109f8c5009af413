import { random } from '../../src/numerics/elementary/random.ts'
import { bySource } from '../../src/numerics/statistics/pairs-calibration.ts'
import type { Population } from '../../src/references/validation/population.ts'

/**
 * A simulated population: `marks` marks of each source, all pairs; KM scores about `distance`, KNM about 0, and an effect of
 * each source, so that its pairs are not independent. Scores are rounded to 1 / `steps` when given.
 */
export function populationOfMarks(
  sources: number,
  marks: number,
  distance: number,
  seed: number,
  steps?: number,
): Population {
  const { normal } = random(seed)
  const effects = Array.from({ length: sources }, () => [normal(), normal()] as const)
  const a: number[] = []
  const b: number[] = []
  const scores: number[] = []
  for (let i = 0; i < sources * marks; i++) {
    for (let j = i + 1; j < sources * marks; j++) {
      const s = Math.floor(i / marks)
      const t = Math.floor(j / marks)
      const effect = s === t ? effects[s]![0] : (effects[s]![1] + effects[t]![1]) / Math.SQRT2
      const score = (s === t ? distance : 0) + EFFECT * effect + normal()
      a.push(s)
      b.push(t)
      scores.push(steps ? Math.round(score * steps) / steps : score)
    }
  }
  return {
    sources,
    rule: bySource('two-masses'),
    a: Int32Array.from(a),
    b: Int32Array.from(b),
    scores: Float64Array.from(scores),
  }
}

/** Standard deviation of a source's effect; that of a single score is 1. */
export const EFFECT = 0.5
