import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { classSizes, log10Bound, POSTERIOR_CLIP, withinBounds } from '../../src/numerics/statistics/bound.ts'
import { fitIsotonic, isotonicLog10Lr } from '../../src/numerics/statistics/isotonic.ts'
import { levelsOf } from '../../src/numerics/statistics/levels.ts'
import { fitPlatt, lineLog10Lr, type Platt } from '../../src/numerics/statistics/logistic.ts'
import { auc, cllr, cllrMin, eer } from '../../src/numerics/statistics/metrics.ts'
import { bySource, fitLevels } from '../../src/numerics/statistics/pairs-calibration.ts'
import { hasShared, sharedPath, titleFor } from '../helpers/shared.ts'
import committed from './calibration-figures.json' with { type: 'json' }

const FIGURES = 'expected/numerics.json'

/** Relative where the figure is not near 0. */
const near = (actual: number, figure: number, tolerance: number) =>
  expect(Math.abs(actual - figure), `${actual} against ${figure}`).toBeLessThanOrEqual(
    tolerance * Math.max(1, Math.abs(figure)),
  )

const within = (log10Lr: number, limit: number): number =>
  withinBounds(log10Lr, { lower: -limit, upper: limit })

/** As the figures have it: from a posterior that is clipped. */
const clipped = (model: Platt, score: number): number =>
  within(lineLog10Lr(model, score), Math.log10((1 - POSTERIOR_CLIP) / POSTERIOR_CLIP))

function parity(figures: typeof committed) {
  const scores = Float64Array.from(figures.scores)
  const labels = Uint8Array.from(figures.labels)
  const platt = fitPlatt(scores, labels)
  const isotonic = fitIsotonic(scores, labels)

  // The Platt figures are where scikit-learn's lbfgs stopped at tol = 1e-6 (reproduced to the last digit), with a
  // gradient of 2e-5 left. Its converged optimum (newton-cg, tol = 1e-10) is the one here, 1.7e-7 and 1.6e-6 away.
  it('puts the Platt slope within 1e-6 of the figure, the intercept within 2e-6', () => {
    near(platt.slope, figures.platt.slope, 1e-6)
    near(platt.intercept / figures.platt.intercept, 1, 2e-6)
    expect(platt.slope).toBeCloseTo(2.9751705264695, 12)
    expect(platt.intercept).toBeCloseTo(-3.43251218124155, 12)
  })

  it('puts the method `platt` of a reference there too', () => {
    const { slope, intercept } = fitLevels(
      { ...levelsOf(scores, labels), kmSets: 1, knmSets: 1 },
      bySource('platt'),
    )
    near(slope / platt.slope, 1, 1e-12)
    near(intercept / platt.intercept, 1, 1e-12)
  })

  it('gives the log10 LR of Platt within 3e-6, and within 1e-9 from the slope and intercept of the figures', () => {
    const bound = log10Bound(classSizes(scores, labels))
    figures.query.forEach((score, i) => {
      near(clipped(platt, score), figures.log10_lr_platt_unbounded[i]!, 3e-6)
      near(clipped(figures.platt, score), figures.log10_lr_platt_unbounded[i]!, 1e-9)
      near(within(lineLog10Lr(figures.platt, score), bound), figures.log10_lr_platt_bounded[i]!, 1e-9)
    })
  })

  it('gives bound, PAV, Cllr, Cllr_min, AUC and EER within 1e-9', () => {
    near(log10Bound(classSizes(scores, labels)), figures.lr_bound_log10_auto, 1e-9)
    figures.query.forEach((score, i) => {
      near(isotonicLog10Lr(isotonic, score), figures.log10_lr_pav_unbounded[i]!, 1e-9)
    })
    const lrs = scores.map((score) => clipped(platt, score))
    near(cllr(lrs, labels), figures.cllr_of_platt_unbounded, 1e-9)
    near(cllrMin(scores, labels), figures.cllr_min, 1e-9)
    near(auc(scores, labels), figures.auc, 1e-9)
    near(eer(scores, labels), figures.eer, 1e-9)
  })
}

describe('calibration against the committed figures', () => parity(committed))

describe.skipIf(!hasShared(FIGURES))(titleFor('calibration against the shared figures', FIGURES), () => {
  const figures = hasShared(FIGURES)
    ? JSON.parse(readFileSync(sharedPath(FIGURES), 'utf8')).calibration
    : committed
  it('equals the committed figures', () => expect(figures).toEqual(committed))
  parity(figures)
})
