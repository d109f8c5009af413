/**
 * What a labelled reference set can support: its class sizes, and the cap on any log10 LR drawn from it.
 * source  docs/method.md, "How does a score become a likelihood ratio?";
 *         the idea of an empirical bound is that of Vergeer et al., Science & Justice 56 (2016) 482
 */

import { MarkgraphError } from '../../errors.ts'
import { log10 } from '../elementary/logarithm.ts'

/** Posterior probabilities are kept within [POSTERIOR_CLIP, 1 - POSTERIOR_CLIP]. */
export const POSTERIOR_CLIP = 1e-4

/** Number of same-source (known match) and different-source (known non-match) pairs. */
interface ClassSizes {
  readonly km: number
  readonly knm: number
}

/**
 * Counts the classes of a reference set, and checks that the set can be used. No other function checks this.
 * in      values (n) of any unit, labels (n): 1 = same source, 0 = different source
 * errors  `bad-value`: unequal lengths, a value that is not finite, a label other than 0 or 1, a class without a pair
 */
export function classSizes(values: Float64Array, labels: Uint8Array): ClassSizes {
  if (values.length !== labels.length) {
    throw new MarkgraphError('bad-value', `${values.length} scores but ${labels.length} labels`, {
      scores: values.length,
      labels: labels.length,
    })
  }
  let km = 0
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    const label = labels[i]!
    if (!Number.isFinite(value)) {
      throw new MarkgraphError('bad-value', `score ${i} is ${value}, not a finite number`, {
        index: i,
        value,
      })
    }
    if (label > 1)
      throw new MarkgraphError('bad-value', `label ${i} is ${label}, not 0 or 1`, { index: i, label })
    km += label
  }
  const knm = values.length - km
  if (km === 0 || knm === 0) {
    throw new MarkgraphError(
      'bad-value',
      `both classes are needed, found ${km} same-source and ${knm} different-source pairs`,
      { km, knm },
    )
  }
  return { km, knm }
}

/** The largest |log10 LR| of the simple rule: log10(max(10, size of the smaller class)). */
export const log10Bound = ({ km, knm }: ClassSizes): number => log10(Math.max(10, Math.min(km, knm)))

/** Least and greatest log10 LR that pairs support. */
export interface LrBounds {
  readonly lower: number
  readonly upper: number
}

/** `log10Lr` kept within its bounds. */
export const withinBounds = (log10Lr: number, { lower, upper }: LrBounds): number =>
  Math.min(upper, Math.max(lower, log10Lr))
