/** What theory says of submissions whose LRs are known, and the scoring held against the project's other implementation. */
import { describe, expect, test } from 'vitest'
import { log2, type Metrics, metricsOf } from '../../src/benchmark/kit/scoring.mjs'
import { random } from '../../src/numerics/elementary/random.ts'
import { auc, cllr } from '../../src/numerics/statistics/metrics.ts'
import { allOnes, frozenSplit, type LrOf, perfect, randomLr } from '../helpers/submissions.ts'

const SPLITS = ['bullets-v1', 'cartridge-v1', 'toolmark-v1'].map(frozenSplit)
const lrsOf = (labels: Uint8Array, lrOf: LrOf): Float64Array =>
  Float64Array.from(labels, (label, i) => Number(lrOf(i, label)))

/** Entropy in bits of a prior. */
const entropy = (p: number): number => -(p * Math.log2(p) + (1 - p) * Math.log2(1 - p))

/** Mean and standard deviation of f(Z) for a standard normal Z, by the trapezoid rule. */
function overNormal(f: (z: number) => number): { mean: number; sd: number } {
  let [mean, square] = [0, 0]
  const step = 1e-3
  for (let z = -12; z <= 12; z += step) {
    const weight = (step * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI)
    mean += weight * f(z)
    square += weight * f(z) ** 2
  }
  return { mean, sd: Math.sqrt(square - mean * mean) }
}

describe.each(SPLITS)('$split.name', ({ split, pairs: { labels }, folds }) => {
  const scored = (lrOf: LrOf): Metrics => metricsOf(lrsOf(labels, lrOf), labels, folds)
  const prior = split.n_km / split.n_pairs

  test('LR 1 for every pair costs exactly one bit, wherever it is looked at', () => {
    const metrics = scored(allOnes)
    const one = { cllr: 1, cllr_min: 1, auc: 0.5, calibration_loss: 0 }
    expect(metrics).toMatchObject({
      ...one,
      cllr_std: 0,
      cllr_min_std: 0,
      auc_std: 0,
      calibration_loss_std: 0,
      folds: Array(10).fill(one),
    })
    expect(metrics.pooled).toMatchObject({ ...one, ece_prior: prior })
    expect(metrics.pooled.ece).toBeCloseTo(entropy(prior), 12)
  })

  test('LRs that are right without limit cost nothing', () => {
    const none = { cllr: 0, cllr_min: 0, auc: 1, calibration_loss: 0 }
    const metrics = scored(perfect)
    expect(metrics).toMatchObject({ ...none, cllr_std: 0, folds: Array(10).fill(none) })
    expect(metrics.pooled).toMatchObject({ ...none, ece: 0 })
  })

  test('LRs that are wrong without limit cost their log2, and separate perfectly the wrong way round', () => {
    const metrics = scored((_, label) => (label === 1 ? 2 ** -500 : 2 ** 500))
    expect(metrics).toMatchObject({ cllr: 500, cllr_min: 1, auc: 0, calibration_loss: 499 })
  })

  test('random LRs cost what their distribution says, within four standard errors', () => {
    const { pooled, folds: perFold } = scored(randomLr(3))
    const { mean, sd } = overNormal((z) => Math.log2(1 + 10 ** z))
    const [km, knm] = [split.n_km, split.n_pairs - split.n_km]
    expect(mean).toBeGreaterThan(1.5) // far from both LR 1 and a perfect method
    expect(Math.abs(pooled.cllr - mean)).toBeLessThan(4 * (sd / 2) * Math.sqrt(1 / km + 1 / knm))
    expect(Math.abs(pooled.auc - 0.5)).toBeLessThan(4 * Math.sqrt((km + knm + 1) / (12 * km * knm)))
    expect(pooled.cllr_min).toBeLessThanOrEqual(1)
    const odds = km / knm
    const atPrior = overNormal((z) => prior * Math.log2(1 + 1 / (odds * 10 ** z))).mean
    const other = overNormal((z) => (1 - prior) * Math.log2(1 + odds * 10 ** z)).mean
    expect(Math.abs(pooled.ece - atPrior - other)).toBeLessThan((4 * 4) / Math.sqrt(split.n_pairs))
    folds.forEach((fold, f) => {
      const kms = fold.reduce((sum, i) => sum + labels[i]!, 0)
      const error = (sd / 2) * Math.sqrt(1 / kms + 1 / (fold.length - kms))
      expect(Math.abs(perFold[f]!.cllr - mean)).toBeLessThan(5 * error)
    })
  })

  test('total Cllr and its deviation are the mean and root mean square deviation over folds', () => {
    const metrics = scored(randomLr(5))
    for (const name of ['cllr', 'cllr_min', 'auc', 'calibration_loss'] as const) {
      const values = metrics.folds.map((fold) => fold[name])
      const mean = values.reduce((a, b) => a + b) / 10
      expect(metrics[name]).toBeCloseTo(mean, 13)
      const squares = values.map((value) => (value - mean) ** 2).reduce((a, b) => a + b)
      expect(metrics[`${name}_std`]).toBeCloseTo(Math.sqrt(squares / 10), 13)
    }
    for (const { cllr: total, cllr_min, calibration_loss } of [...metrics.folds, metrics.pooled]) {
      expect(calibration_loss).toBe(total - cllr_min)
    }
  })

  test('the figures are those of the kernels, which use the logarithm of the library', () => {
    const { normal } = random(11)
    const lrs = lrsOf(labels, (_, label) => 10 ** (normal() + (label === 1 ? 1 : -1)))
    const { pooled } = metricsOf(lrs, labels, folds)
    const log10Lr = lrs.map(Math.log10)
    expect(pooled.cllr).toBeCloseTo(cllr(log10Lr, labels), 12)
    expect(pooled.auc).toBe(auc(log10Lr, labels))
  })
})

test('Cllr_min is the Cllr of the best monotone recalibration', () => {
  // levels: 1 KM 3 KNM | 3 KM 1 KNM, in an order that pooling does not change
  const lrs = Float64Array.of(1, 1, 1, 1, 2, 2, 2, 2)
  const labels = Uint8Array.of(1, 0, 0, 0, 1, 1, 1, 0)
  const best = (Math.log2(1 + 3) + 3 * Math.log2(1 + 1 / 3)) / 4
  expect(metricsOf(lrs, labels, [Uint32Array.from(lrs.keys())]).cllr_min).toBeCloseTo(best, 14)
  const pooled = metricsOf(
    lrs.map((lr) => 1 / lr),
    labels,
    [],
  ).pooled
  expect(pooled.cllr_min).toBe(1) // the wrong way round all of it is one level
})

describe('log2', () => {
  test('is exact for powers of two, the smallest double and the largest power among them', () => {
    for (let e = -1074; e <= 1023; e++) expect(log2(2 ** e)).toBe(e)
  })
  test('is within 2e-16 of the library, relative or absolute', () => {
    const { uniform, normal } = random(2)
    for (let i = 0; i < 20_000; i++) {
      const x = i % 2 === 0 ? 10 ** (100 * normal()) : 1 + 1e-3 * uniform()
      if (!(x > 0 && x < Number.POSITIVE_INFINITY)) continue
      const expected = Math.log2(x)
      expect(Math.abs(log2(x) - expected)).toBeLessThanOrEqual(4.5e-16 * Math.max(0.5, Math.abs(expected)))
    }
    expect(log2(Number.MAX_VALUE)).toBeCloseTo(1024, 12)
  })
})

test('LRs at either end of the doubles give finite figures', () => {
  const { pairs, folds } = SPLITS[1]!
  for (const lr of [Number.MIN_VALUE, Number.MAX_VALUE]) {
    const metrics = metricsOf(
      lrsOf(pairs.labels, () => lr),
      pairs.labels,
      folds,
    )
    expect(metrics.cllr).toBeGreaterThan(500)
    expect(Object.values(metrics.pooled).every(Number.isFinite)).toBe(true)
  }
})
