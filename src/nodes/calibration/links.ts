import { z } from 'zod'
import { type Calibration, calibrationKind } from '../../kinds/calibration.ts'
import { linksKind } from '../../kinds/links.ts'
import { defineNode } from '../../kinds/node.ts'
import { populationKind } from '../../kinds/population.ts'
import { withinBounds } from '../../numerics/statistics/bound.ts'
import { clustersOf, type RatedPairs } from '../../numerics/statistics/links.ts'
import { lineLog10Lr } from '../../numerics/statistics/logistic.ts'
import { lrBounds } from './likelihood-ratio.ts'

/**
 * The clusters of marks that pairs with a high likelihood ratio join.
 * in      the pairs of a study; the calibration of a reference for their kind of score
 * params  log10_lr: the least log10 likelihood ratio of a link
 * source  `clustersOf`
 */
export const linkMarks = defineNode({
  name: 'link-marks',
  version: 1,
  title: 'Link marks',
  params: z.strictObject({ log10_lr: z.number() }),
  inputs: { population: populationKind, calibration: calibrationKind },
  output: linksKind,
  run({ population: { pairs, marks }, calibration }, { log10_lr }) {
    const rated = ratedPairs(pairs.data, calibration)
    const links = rated.log10Lr.reduce((count, value) => count + (value >= log10_lr ? 1 : 0), 0)
    return { clusters: clustersOf(rated, marks.length, log10_lr), links, pairs: rated.log10Lr.length }
  },
})

/** Pairs (n, 3) with log10 of their likelihood ratios, within the bounds of the calibration. */
export function ratedPairs(pairs: Float64Array, calibration: Calibration): RatedPairs {
  const bounds = lrBounds(calibration)
  const log10Lr = Float64Array.from({ length: pairs.length / 3 }, (_, i) =>
    withinBounds(lineLog10Lr(calibration, pairs[3 * i + 2]!), bounds),
  )
  return { pairs, log10Lr }
}
