/**
 * How a submission is scored: this file is what the leaderboard runs, and evaluate.py follows it operation by operation.
 * Library logarithms differ in their last digit. So only operations that IEEE 754 rounds correctly are used (+ - * /
 * sqrt, and splitting a double), in one fixed order, and every evaluator gives the same doubles.
 *
 * LRs are doubles, finite and above 0; labels 1 (same source, KM) and 0 (different sources, KNM); pairs in the order of
 * pairs.csv, and every sum runs in that order.
 */

// biome-ignore-start lint/suspicious/noApproximativeNumericConstant: spelt out, so that both evaluators have them
const SQRT_HALF = 0.7071067811865476
const LOG2_E = 1.4426950408889634
// biome-ignore-end lint/suspicious/noApproximativeNumericConstant: as above
const TERMS = 12 // of the series; the first one left out is below 1e-19

const double = new DataView(new ArrayBuffer(8))

/**
 * log2 of a double above 0: x = m 2^e with m from sqrt(1/2) to sqrt(2), and log m = 2 artanh((m - 1)/(m + 1)) by its
 * series. Exact for powers of two, otherwise within some 2 units in the last place.
 */
export function log2(x) {
  const subnormal = x < 2 ** -1022
  double.setFloat64(0, subnormal ? x * 2 ** 54 : x)
  const high = double.getUint32(0)
  let exponent = (high >>> 20) - 1022 - (subnormal ? 54 : 0)
  double.setUint32(0, (high & 0xfffff) | (1022 << 20))
  let m = double.getFloat64(0) // from 1/2 to 1
  if (m < SQRT_HALF) {
    m = 2 * m
    exponent -= 1
  }
  const s = (m - 1) / (m + 1)
  const z = s * s
  let sum = 2 / (2 * TERMS + 1)
  for (let k = TERMS - 1; k >= 0; k--) sum = 2 / (2 * k + 1) + z * sum
  return exponent + s * sum * LOG2_E
}

/**
 * Cost in bits of an LR at prior odds: log2(1 + 1/(lr odds)) for a KM pair, log2(1 + lr odds) for a KNM pair, without
 * overflow at either end. `log2Odds` is log2 of the odds.
 */
function cost(lr, label, odds, log2Odds) {
  const x = lr * odds
  if (x < 1) {
    const below = log2(1 + x)
    return label === 1 ? below - (log2(lr) + log2Odds) : below
  }
  const above = log2(1 + 1 / x)
  return label === 1 ? above : above + (log2(lr) + log2Odds)
}

/** Summed costs of the KM and the KNM pairs at prior odds n_km / n_knm = `odds`. */
function costs(lrs, labels, odds) {
  const log2Odds = log2(odds)
  let km = 0
  let knm = 0
  for (let i = 0; i < lrs.length; i++) {
    if (labels[i] === 1) km = km + cost(lrs[i], 1, odds, log2Odds)
    else knm = knm + cost(lrs[i], 0, odds, log2Odds)
  }
  return { km, knm }
}

/** Numbers of KM and KNM pairs at each distinct LR, ascending. */
function levels(lrs, labels) {
  const order = Uint32Array.from(lrs.keys()).sort((i, j) => lrs[i] - lrs[j])
  const found = []
  for (let k = 0; k < order.length; ) {
    const lr = lrs[order[k]]
    const level = { km: 0, knm: 0 }
    for (; k < order.length && lrs[order[k]] === lr; k++) {
      if (labels[order[k]] === 1) level.km += 1
      else level.knm += 1
    }
    found.push(level)
  }
  return found
}

/**
 * Cllr after the best monotone recalibration, by pool adjacent violators. The LR of a block is its km/knm divided by
 * that of all pairs. It is not clipped, so separated classes cost 0.
 */
function minimumCost(ascending, nKm, nKnm) {
  const blocks = []
  for (const level of ascending) {
    const block = { km: level.km, knm: level.knm }
    for (let last = blocks.at(-1); last && last.km * block.knm >= block.km * last.knm; last = blocks.at(-1)) {
      block.km += last.km
      block.knm += last.knm
      blocks.pop()
    }
    blocks.push(block)
  }
  let kmCost = 0
  let knmCost = 0
  for (const { km, knm } of blocks) {
    if (km === 0 || knm === 0) continue
    kmCost = kmCost + km * log2(1 + (knm * nKm) / (km * nKnm))
    knmCost = knmCost + knm * log2(1 + (km * nKnm) / (knm * nKm))
  }
  return (kmCost / nKm + knmCost / nKnm) / 2
}

/** Chance that a KM pair has the larger LR, ties counting half. */
function areaUnderCurve(ascending, nKm, nKnm) {
  let below = 0
  let twice = 0
  for (const { km, knm } of ascending) {
    twice += km * (2 * below + knm)
    below += knm
  }
  return twice / (2 * nKm * nKnm)
}

/** The figures of one set of pairs that has both classes. */
function figures(lrs, labels) {
  let nKm = 0
  for (const label of labels) nKm += label
  const nKnm = labels.length - nKm
  const { km, knm } = costs(lrs, labels, 1)
  const ascending = levels(lrs, labels)
  const cllr = (km / nKm + knm / nKnm) / 2
  const cllrMin = minimumCost(ascending, nKm, nKnm)
  const auc = areaUnderCurve(ascending, nKm, nKnm)
  return { cllr, cllr_min: cllrMin, auc, calibration_loss: cllr - cllrMin }
}

/**
 * Empirical cross-entropy in bits at the split's own prior, n_km / n: the mean cost over all pairs. LR = 1 throughout
 * gives the entropy of that prior. Ramos and Gonzalez-Rodriguez, Forensic Science International 230 (2013) 156.
 */
function crossEntropy(lrs, labels) {
  let nKm = 0
  for (const label of labels) nKm += label
  const { km, knm } = costs(lrs, labels, nKm / (labels.length - nKm))
  return { ece: (km + knm) / labels.length, ece_prior: nKm / labels.length }
}

function meanAndDeviation(values) {
  let sum = 0
  for (const value of values) sum = sum + value
  const mean = sum / values.length
  let squares = 0
  for (const value of values) squares = squares + (value - mean) * (value - mean)
  return [mean, Math.sqrt(squares / values.length)]
}

/**
 * The metrics of a submission.
 * lrs (n), labels (n) of 0 or 1, folds: the indexes of the pairs that each fold tests, ascending.
 * Means and standard deviations (divisor: number of folds) are over folds; `pooled` is over all pairs at once.
 */
export function metricsOf(lrs, labels, folds) {
  const perFold = folds.map((fold) =>
    figures(
      Float64Array.from(fold, (i) => lrs[i]),
      Uint8Array.from(fold, (i) => labels[i]),
    ),
  )
  const over = (name) => meanAndDeviation(perFold.map((fold) => fold[name]))
  const [cllr, cllrStd] = over('cllr')
  const [cllrMin, cllrMinStd] = over('cllr_min')
  const [auc, aucStd] = over('auc')
  const [loss, lossStd] = over('calibration_loss')
  return {
    cllr,
    cllr_std: cllrStd,
    cllr_min: cllrMin,
    cllr_min_std: cllrMinStd,
    auc,
    auc_std: aucStd,
    calibration_loss: loss,
    calibration_loss_std: lossStd,
    pooled: { ...figures(lrs, labels), ...crossEntropy(lrs, labels) },
    folds: perFold,
  }
}
