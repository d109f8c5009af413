/**
 * Calibration that stays moderate where the classes do not overlap: logistic regression on two unit masses.
 *
 * The KM mass puts 1 - e1 evenly on the KM scores and e1 evenly on the KNM scores, e1 = 1 / (n_KM + 1); the KNM mass puts
 * 1 - e0 evenly on the KNM scores and e0 evenly on the KM scores, e0 = 1 / (n_KNM + 1). So each class has one misleading
 * pair, which is what ELUB assumes too. Both masses are 1, so the logit is the natural log of the LR: there are no prior
 * odds to take off. The loss is strictly convex when two scores differ: there is one optimum, from any start.
 * source  docs/method.md, "How does a score become a likelihood ratio?";
 *         the misleading pair is that of Vergeer et al., Science & Justice 56 (2016) 482
 */
import { MarkgraphError } from '../../errors.ts'
import { fitSamples, type Platt, type Sample } from './logistic.ts'

/** The shares e1 and e0 of the two masses that are misleading. */
export interface Misleading {
  readonly km: number
  readonly knm: number
}

/**
 * in      the observations of each class; a good `start` saves steps and does not move the optimum; `misleading`: one
 *         pair of each class unless given
 * out     slope per unit of score and intercept of the natural log of the LR, before any bound
 * errors  `bad-value`: a class without an observation, all scores equal
 */
export function fitTwoMasses(km: Sample, knm: Sample, start?: Platt, misleading?: Misleading): Platt {
  const n1 = total(km.counts)
  const n0 = total(knm.counts)
  if (!(n1 > 0 && n0 > 0)) {
    throw new MarkgraphError(
      'bad-value',
      'one class has no score with a count above 0; each class needs at least one',
    )
  }
  const e1 = misleading?.km ?? 1 / (n1 + 1)
  const e0 = misleading?.knm ?? 1 / (n0 + 1)
  const n = km.scores.length
  const scores = new Float64Array(n + knm.scores.length)
  scores.set(km.scores)
  scores.set(knm.scores, n)
  const [one, zero] = [new Float64Array(scores.length), new Float64Array(scores.length)]
  for (let i = 0; i < n; i++) {
    one[i] = ((1 - e1) * km.counts[i]!) / n1
    zero[i] = (e0 * km.counts[i]!) / n1
  }
  for (let i = n; i < scores.length; i++) {
    one[i] = (e1 * knm.counts[i - n]!) / n0
    zero[i] = ((1 - e0) * knm.counts[i - n]!) / n0
  }
  return fitSamples({ scores, counts: one }, { scores, counts: zero }, start, 0)
}

function total(counts: Float64Array): number {
  let sum = 0
  for (const count of counts) sum += count
  return sum
}
