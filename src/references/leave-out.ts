import { type LeftOut, leftOutLog10Lr, leftOutModels, type SourcedScores } from '../kernels/leave-out.ts'
import type { Reference } from '../nodes/reference.ts'

/**
 * Leave-the-pair's-sources-out calibration of a reference population: each pair's log10 LR comes from a Platt fit and a
 * bound on the pairs that involve neither of its sources.
 * in      a reference, or its marks and pairs
 * out     log10Lr (n) in the order of `pairs`, NaN where too little remains to fit on (three barrels);
 *         models, one for every unordered pair of sources
 * errors  `bad-value` as `leftOutModels`
 */
export function leaveSourcesOut(reference: Pick<Reference, 'marks' | 'pairs'>): {
  log10Lr: Float64Array
  models: (LeftOut | undefined)[]
} {
  const pairs = sourcedScores(reference)
  const models = leftOutModels(pairs)
  return { log10Lr: leftOutLog10Lr(pairs, models), models }
}

/** The pairs of a reference as the kernel wants them. */
export function sourcedScores({ marks, pairs }: Pick<Reference, 'marks' | 'pairs'>): SourcedScores {
  return {
    scores: Float64Array.from(pairs, ([, , score]) => score),
    a: Int32Array.from(pairs, ([a]) => marks[a]!.source),
    b: Int32Array.from(pairs, ([, b]) => marks[b]!.source),
  }
}
