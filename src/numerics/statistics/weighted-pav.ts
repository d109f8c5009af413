/**
 * Pool adjacent violators on weighted levels, and the measures computed from it. Weights are whole numbers, so blocks
 * are compared exactly.
 * source  Ayer et al., Annals of Mathematical Statistics 26 (1955) 641
 */

import { log10 } from '../elementary/logarithm.ts'
import { POSTERIOR_CLIP } from './bound.ts'
import { cost } from './cost.ts'
import type { Levels } from './levels.ts'

/** Blocks of constant KM share, which rises from block to block; `ends` is the index after a block's last level. */
export interface Blocks {
  readonly ends: Uint32Array
  readonly km: Float64Array
  readonly knm: Float64Array
}

/**
 * The non-decreasing step function of the values that fits the labels best. Equal values are one level, so the order of
 * the pairs does not matter.
 */
export function weightedPav({ km, knm }: Levels): Blocks {
  const ends = new Uint32Array(km.length)
  const ones = new Float64Array(km.length)
  const zeros = new Float64Array(km.length)
  let top = -1
  for (let i = 0; i < km.length; i++) {
    ones[++top] = km[i]!
    zeros[top] = knm[i]!
    while (top > 0 && ones[top - 1]! * zeros[top]! >= ones[top]! * zeros[top - 1]!) {
      ones[top - 1]! += ones[top]!
      zeros[top - 1]! += zeros[top]!
      top--
    }
    ends[top] = i + 1
  }
  return { ends: ends.slice(0, top + 1), km: ones.slice(0, top + 1), knm: zeros.slice(0, top + 1) }
}

/** log10 LR of each block, the posterior clipped as `isotonicLog10Lr` does. */
export function blockLog10Lr({ km, knm }: Blocks, { totalKm, totalKnm }: Levels): Float64Array {
  const prior = log10(totalKm / totalKnm)
  return km.map((ones, i) => {
    const p = Math.min(1 - POSTERIOR_CLIP, Math.max(POSTERIOR_CLIP, ones / (ones + knm[i]!)))
    return log10(p / (1 - p)) - prior
  })
}

/** Cllr of the blocks' LRs: Cllr_min, the cost of imperfect discrimination alone. */
export function blocksCllr({ km, knm }: Blocks, log10Lr: Float64Array, levels: Levels): number {
  let kmCost = 0
  let knmCost = 0
  for (let i = 0; i < log10Lr.length; i++) {
    if (km[i]! > 0) kmCost += km[i]! * cost(-log10Lr[i]!)
    if (knm[i]! > 0) knmCost += knm[i]! * cost(log10Lr[i]!)
  }
  return (kmCost / levels.totalKm + knmCost / levels.totalKnm) / 2
}

/**
 * Observed share of same-source pairs at each predicted log10 LR of a grid, both classes with the same weight: the PAV
 * posterior, linear between two blocks; NaN outside the range of the predictions.
 * source  Dimitriadis, Gneiting and Jordan, PNAS 118 (2021) e2016191118 (CORP reliability diagram)
 */
export function observedShare(levels: Levels, { ends, km, knm }: Blocks, grid: Float64Array): Float64Array {
  const { values, totalKm, totalKnm } = levels
  const share = (block: number): number => {
    const ones = km[block]! / totalKm
    return ones / (ones + knm[block]! / totalKnm)
  }
  let block = 0
  return grid.map((x) => {
    if (x < values[0]! || x > values.at(-1)!) return Number.NaN
    while (values[ends[block]! - 1]! < x) block++ // the block that ends at x or later
    const start = values[block === 0 ? 0 : ends[block - 1]!]!
    if (x >= start) return share(block)
    const before = values[ends[block - 1]! - 1]!
    return share(block - 1) + ((x - before) / (start - before)) * (share(block) - share(block - 1))
  })
}
