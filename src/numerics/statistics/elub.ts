/**
 * Empirical lower and upper bound (ELUB): the range of LRs that a system may report. Beyond it, one more misleading LR
 * in each class would have made the LRs worse than no evidence at all.
 *
 * Decide for "same source" whenever LR >= t, with costs and priors such that both decisions cost the same at LR = t.
 * The expected costs are
 *   system   Z(t) = P(LR < t | KM) + t · P(LR >= t | KNM)
 *   neutral  Z0(t) = min(1, t)                     (LR = 1 always)
 * and the normalised Bayes error rate is NBER(t) = Z(t) / Z0(t). One misleading LR is added to each class: LR = 0 to
 * the KM, LR = infinity to the KNM. With n1 KM and n0 KNM pairs this gives
 *   P(LR < t | KM) = (#{KM: LR < t} + 1) / (n1 + 1),   P(LR >= t | KNM) = (#{KNM: LR >= t} + 1) / (n0 + 1).
 * The bounds are the ends of the range of t around 1 in which NBER(t) < 1. Between two neighbouring LRs both shares are
 * constant, so the crossing is found in closed form and no step size is involved.
 * source  Vergeer, van Es, de Jongh, Alberink and Stoel, Science & Justice 56 (2016) 482
 */
import { log10 } from '../elementary/logarithm.ts'
import type { Levels } from './levels.ts'

/** log10 of the smallest and the largest LR that may be reported; 0 where the evidence supports none on that side. */
interface Elub {
  readonly lower: number
  readonly upper: number
}

/** How often a pair of each class is counted, on average. */
export interface Repeats {
  readonly km: number
  readonly knm: number
}

const ONCE: Repeats = { km: 1, knm: 1 }

/**
 * in      levels of log10 LRs, before any bound; repeats, how often each pair is among them (several folds may test it).
 *         The misleading LR added to a class counts as often, so that repeated pairs are not taken for more evidence.
 */
export function elub(levels: Levels, repeats: Repeats = ONCE): Elub {
  const { values, km, knm, totalKm, totalKnm } = levels
  const turned = {
    values: values
      .slice()
      .reverse()
      .map((x) => -x),
    km: knm.slice().reverse(),
    knm: km.slice().reverse(),
    totalKm: totalKnm,
    totalKnm: totalKm,
  }
  // Mirrored, P(LR <= t) replaces P(LR < t). The two differ only at the LRs themselves, so the ends are the same.
  const lower = upperEnd(turned, { km: repeats.knm, knm: repeats.km })
  return { lower: lower === 0 ? 0 : -lower, upper: upperEnd(levels, repeats) }
}

/** The end above t = 1 where the cost 1 of the neutral system is reached. */
function upperEnd({ values, km, knm, totalKm, totalKnm }: Levels, added: Repeats): number {
  const allKm = totalKm + added.km
  const allKnm = totalKnm + added.knm
  let missed = added.km
  let alarms = allKnm
  let from = 0
  for (let i = 0; i < values.length; i++) {
    const to = values[i]!
    if (to > 0) {
      // From the LR before (or 1) to this one: cost below 1 while t < (1 - P(LR < t | KM)) / P(LR >= t | KNM).
      const crossing = log10(((allKm - missed) / allKm) * (allKnm / alarms))
      if (crossing < to) return Math.max(from, crossing)
      from = to
    }
    missed += km[i]!
    alarms -= knm[i]!
  }
  return from // above the largest LR every KM pair is missed
}
