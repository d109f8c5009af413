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
 * source  method.md stage 10; Platt, Advances in Large Margin Classifiers (1999)
 */

import { MarkgraphError } from '../errors.ts'
import { classSizes } from './bound.ts'
import { exp } from './elementary/exponential.ts'
import { log1p } from './elementary/logarithm.ts'

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
  /** Gradient and Hessian in (height, slope) of the logits height + slope · (score - pivot). */
  const derivatives = (pivot: number, height: number, slope: number): Derivatives => {
    const [a, b] =
      km.scores === knm.scores
        ? sharedSums(km.scores, km.counts, knm.counts, pivot, height, slope)
        : [sums(km, -1, pivot, height, slope), sums(knm, 1, pivot, height, slope)]
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

/** Derivatives of the summed loss of one class; sign is -1 for same source, whose loss falls with the logit. */
function sums(
  { scores, counts }: Sample,
  sign: -1 | 1,
  pivot: number,
  height: number,
  slope: number,
): Derivatives {
  let gh = 0
  let gs = 0
  let hh = 0
  let hs = 0
  let ss = 0
  for (let i = 0; i < scores.length; i++) {
    const t = scores[i]! - pivot
    const z = sign * (height + slope * t)
    // The loss is softplus(z); exp of -|z| keeps both tails in full relative precision.
    const e = exp(-Math.abs(z))
    const small = 1 / (1 + e)
    const q = counts[i]! * small
    const r = z > 0 ? q : e * q
    const v = e * q * small
    const vt = v * t
    gh += r
    gs += r * t
    hh += v
    hs += vt
    ss += vt * t
  }
  return { gh: sign * gh, gs: sign * gs, hh, hs, ss }
}

/** `sums` of both classes where their samples list the same scores: each exponential is computed once. */
function sharedSums(
  scores: Float64Array,
  countsKm: Float64Array,
  countsKnm: Float64Array,
  pivot: number,
  height: number,
  slope: number,
): [Derivatives, Derivatives] {
  let gh1 = 0
  let gs1 = 0
  let hh1 = 0
  let hs1 = 0
  let ss1 = 0
  let gh0 = 0
  let gs0 = 0
  let hh0 = 0
  let hs0 = 0
  let ss0 = 0
  for (let i = 0; i < scores.length; i++) {
    const t = scores[i]! - pivot
    const z = height + slope * t
    const e = exp(-Math.abs(z))
    const small = 1 / (1 + e)
    const q1 = countsKm[i]! * small
    const q0 = countsKnm[i]! * small
    const r1 = z < 0 ? q1 : e * q1
    const r0 = z > 0 ? q0 : e * q0
    const v1 = e * q1 * small
    const v0 = e * q0 * small
    const vt1 = v1 * t
    const vt0 = v0 * t
    gh1 += r1
    gs1 += r1 * t
    hh1 += v1
    hs1 += vt1
    ss1 += vt1 * t
    gh0 += r0
    gs0 += r0 * t
    hh0 += v0
    hs0 += vt0
    ss0 += vt0 * t
  }
  return [
    { gh: -gh1, gs: -gs1, hh: hh1, hs: hs1, ss: ss1 },
    { gh: gh0, gs: gs0, hh: hh0, hs: hs0, ss: ss0 },
  ]
}
