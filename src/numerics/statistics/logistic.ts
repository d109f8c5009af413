/**
 * Platt scaling: the two-parameter logistic fit of same-source (1) against different-source (0) scores. Both classes
 * have the same weight, so that the posterior odds are the likelihood ratio.
 *
 * The fit minimises w²/2 + C Σ k_i N/(2 N_class(i)) softplus(∓(w s_i + b)) with C = 1e6, the objective of scikit-learn's
 * LogisticRegression with class_weight 'balanced'. The intercept b is not penalised; the penalty on w keeps the optimum
 * finite when the classes are perfectly separated.
 *
 * Newton's method with the exact 2 x 2 Hessian, about a pivot score that follows the Hessian's weighted mean. So no
 * digits cancel, and the scores need no scaling. A whole step is taken if the objective still falls at its end; it is
 * convex, so it fell all the way. Otherwise the step is halved, at most down to the share log(1 + d)/d, d the largest
 * change of any logit. A step of that share is proven to descend: Sun and Tran-Dinh, Mathematical Programming 178 (2019)
 * 145. Objective values are never compared, so rounding cannot stop the fit before the last digits.
 * source  docs/method.md, "How does a score become a likelihood ratio?";
 *         Platt, Advances in Large Margin Classifiers (1999)
 */

import { MarkgraphError } from '../../errors.ts'
import { log1p } from '../elementary/logarithm.ts'
import { logisticLoops } from '../simd/logistic.ts'
import { classSizes } from './bound.ts'

/** Natural-log odds = slope · score + intercept. */
export interface Platt {
  readonly slope: number
  readonly intercept: number
}

const C = 1e6
const MAX_STEPS = 100
const CONVERGED = 1e-9 // change of the logits; Newton squares the error, so about 1e-16 is left after the last step

/** The observations of one class: scores (n) of any unit, counts (n) of how often each is present, finite and >= 0. */
export interface Sample {
  readonly scores: Float64Array
  readonly counts: Float64Array
}

/**
 * in      scores (n) of any unit, labels (n) of 0 or 1; counts (n) as in `Sample`, all 1 when absent
 * out     slope per unit of score, and intercept, to double precision; sums run in index order within a class
 * errors  `bad-value`: as `classSizes`, counts negative, not finite or of another length, and as `fitSamples`
 */
export function fitPlatt(scores: Float64Array, labels: Uint8Array, counts?: Float64Array): Platt {
  classSizes(scores, labels)
  const multiplicity = counts ?? new Float64Array(scores.length).fill(1)
  if (multiplicity.length !== scores.length || !multiplicity.every((c) => c >= 0 && Number.isFinite(c))) {
    throw new MarkgraphError(
      'bad-value',
      'the counts do not fit the scores; give one finite count of 0 or more for each score',
      {
        scores: scores.length,
        counts: multiplicity.length,
      },
    )
  }
  const sample = (label: 0 | 1): Sample => ({
    scores: scores.filter((_, i) => labels[i] === label),
    counts: multiplicity.filter((_, i) => labels[i] === label),
  })
  return fitSamples(sample(1), sample(0))
}

/**
 * The same fit on samples known to be well-formed. A good `start` saves steps; it does not move the optimum. `ridge` is
 * the weight 1/C of the penalty; with 0 there is an optimum only where the classes overlap.
 * errors  `bad-value`: a class whose counts are all 0, no convergence
 */
export function fitSamples(km: Sample, knm: Sample, start?: Platt, ridge: number = 1 / C): Platt {
  const p = extent(km)
  const q = extent(knm)
  const penalty = ridge / (p.total + q.total)
  const low = Math.min(p.low, q.low)
  const high = Math.max(p.high, q.high)
  /** Largest absolute logit, or change of logit, of any observation. */
  const reach = (pivot: number, height: number, slope: number): number =>
    Math.max(Math.abs(height + slope * (low - pivot)), Math.abs(height + slope * (high - pivot)))
  const losses = lossesOf(km, knm)
  /** Gradient and Hessian in (height, slope) of the logits height + slope · (score - pivot). */
  const derivatives = (pivot: number, height: number, slope: number): Derivatives => {
    const [a, b] = losses(pivot, height, slope)
    const mean = (x: number, y: number): number => x / (2 * p.total) + y / (2 * q.total)
    return {
      gh: mean(a.gh, b.gh),
      gs: mean(a.gs, b.gs) + penalty * slope,
      hh: mean(a.hh, b.hh),
      hs: mean(a.hs, b.hs),
      ss: mean(a.ss, b.ss) + penalty,
    }
  }

  const descend = (from: Platt): Platt | undefined => {
    let pivot = (p.mean + q.mean) / 2
    let { slope } = from
    let height = from.intercept + slope * pivot
    let at = derivatives(pivot, height, slope)
    for (let step = 0; step < MAX_STEPS; step++) {
      const determinant = at.hh * at.ss - at.hs * at.hs
      const dh = (at.hs * at.gs - at.ss * at.gh) / determinant
      const ds = (at.hs * at.gh - at.hh * at.gs) / determinant
      const change = reach(pivot, dh, ds)
      if (!Number.isFinite(change)) return undefined
      const safe = change > 0 ? log1p(change) / change : 1
      const done = change <= CONVERGED * (1 + reach(pivot, height, slope))
      let fraction = change < 1 ? safe : 1
      for (;;) {
        // The pivot moves to the weighted mean of the scores, and the height with it: the line stays the same.
        const move = at.hs / at.hh
        const nextSlope = slope + fraction * ds
        const nextHeight = height + fraction * dh + nextSlope * move
        if (done) return { slope: nextSlope, intercept: nextHeight - nextSlope * (pivot + move) }
        const next = derivatives(pivot + move, nextHeight, nextSlope)
        const rise = next.gh * (dh + ds * move) + next.gs * ds
        if (fraction <= safe || rise <= 0) {
          pivot += move
          height = nextHeight
          slope = nextSlope
          at = next
          break
        }
        fraction = Math.max(fraction / 2, safe)
      }
    }
    return undefined
  }
  // Far from the optimum every logit may be saturated and the curvature 0. A start at zero always has curvature.
  const fit = (start && descend(start)) ?? descend({ slope: 0, intercept: 0 })
  if (fit === undefined)
    throw new MarkgraphError('bad-value', 'the logistic fit did not converge', { low, high })
  return fit
}

/** log10 LR of a score: log10 of the posterior odds at equal priors, before any bound. */
export const lineLog10Lr = ({ slope, intercept }: Platt, score: number): number =>
  (slope * score + intercept) / Math.LN10

interface Derivatives {
  readonly gh: number
  readonly gs: number
  readonly hh: number
  readonly hs: number
  readonly ss: number
}

/** Total count, mean, smallest and largest score of the observations present in a sample. */
function extent({ scores, counts }: Sample): { total: number; mean: number; low: number; high: number } {
  let total = 0
  let sum = 0
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let i = 0; i < scores.length; i++) {
    const count = counts[i]!
    const score = scores[i]!
    if (count === 0) continue
    total += count
    sum += count * score
    if (score < low) low = score
    if (score > high) high = score
  }
  if (!(total > 0))
    throw new MarkgraphError(
      'bad-value',
      'one class has no score with a count above 0; each class needs at least one',
    )
  return { total, mean: sum / total, low, high }
}

/** A line through the logits of both classes, by its height at the pivot, and its slope. */
type SumsAt = (pivot: number, height: number, slope: number) => [km: Derivatives, knm: Derivatives]

/**
 * Derivatives of the summed losses of both classes. Sums run in index order within a class; an exponential belongs to both
 * classes where they list the same scores. The function holds until the next call of this one.
 */
function lossesOf(km: Sample, knm: Sample): SumsAt {
  const same = km.scores === knm.scores
  const n = km.scores.length
  const count = same ? n : n + knm.scores.length
  const even = count + (count & 1) // the loop takes two scores at a time
  const loops = logisticLoops()
  const floats = new Float64Array(loops.memory(8 * (3 * even + 10)))
  floats.set(km.scores)
  if (!same) floats.set(knm.scores, n)
  floats.fill(0, count, 3 * even)
  for (let i = 0; i < n; i++) floats[even + 2 * i] = km.counts[i]!
  const first = even + 1 + (same ? 0 : 2 * n)
  for (let i = 0; i < knm.scores.length; i++) floats[first + 2 * i] = knm.counts[i]!
  const out = 3 * even
  return (pivot, height, slope) => {
    loops.lossSums(0, 8 * even, count, pivot, height, slope, 8 * out)
    const sum = (k: number): number => floats[out + k]!
    return [
      { gh: -sum(0), gs: -sum(2), hh: sum(4), hs: sum(6), ss: sum(8) },
      { gh: sum(1), gs: sum(3), hh: sum(5), hs: sum(7), ss: sum(9) },
    ]
  }
}
