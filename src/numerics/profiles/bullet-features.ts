/** The agreement of two bullets, from the agreement of their lands. */
interface BulletFeatures {
  readonly offset: number
  readonly diag_mean: number
  readonly diag_min: number
  readonly diag_contrast: number
  /** null when there is only one offset. */
  readonly offset_margin: number | null
  readonly lag_coherence: number
  readonly diag_ccf: readonly number[]
  /** Pairs (row, column) of the winning diagonal, in row order. */
  readonly diagonal: readonly (readonly [number, number])[]
}

/**
 * Structure features of a land-by-land CCF matrix.
 * in      (n, m) ccf and lag (samples) in C order; the slot of each row and of each column on its bullet, 0-based;
 *         number of slots. A land that was not scanned leaves its slot empty.
 * out     for each cyclic offset k the mean CCF of the pairs with slotB = slotA + k (mod slots); the best mean is the
 *         diagonal (at a tie, the smallest offset). diag_contrast = its mean - mean of all other pairs (0 when there are
 *         none); offset_margin = best - second best; lag_coherence = 1 / (1 + population std of the diagonal's lags)
 * source  docs/method.md, "How are bullets compared?"
 */
export function bulletFeatures(
  ccf: Float64Array,
  lag: Float64Array,
  slotsA: readonly number[],
  slotsB: readonly number[],
  slots: number,
): BulletFeatures {
  const columns = slotsB.length
  const at = ([i, j]: readonly [number, number]): number => i * columns + j
  const diagonals = Array.from({ length: slots }, (_, k) => diagonalAt(slotsA, slotsB, slots, k))
  const means = diagonals.map((pairs) => mean(pairs.map((pair) => ccf[at(pair)]!)))
  let offset = -1
  for (let k = 0; k < slots; k++) {
    if (diagonals[k]!.length > 0 && (offset < 0 || means[k]! > means[offset]!)) offset = k
  }
  const diagonal = diagonals[offset]!
  const onDiagonal = new Set(diagonal.map(at))
  const rest = Array.from(ccf).filter((_, i) => !onDiagonal.has(i))
  const others = means.filter((_, k) => k !== offset && diagonals[k]!.length > 0)
  const values = diagonal.map((pair) => ccf[at(pair)]!)
  const lags = diagonal.map((pair) => lag[at(pair)]!)
  const centre = mean(lags)
  const spread = Math.sqrt(mean(lags.map((value) => (value - centre) * (value - centre))))
  const best = means[offset]!
  return {
    offset,
    diag_mean: best,
    diag_min: Math.min(...values),
    diag_contrast: rest.length > 0 ? best - mean(rest) : 0,
    offset_margin: others.length > 0 ? best - Math.max(...others) : null,
    lag_coherence: 1 / (1 + spread),
    diag_ccf: values,
    diagonal,
  }
}

function diagonalAt(slotsA: readonly number[], slotsB: readonly number[], slots: number, offset: number) {
  const pairs: [number, number][] = []
  slotsA.forEach((slot, i) => {
    slotsB.forEach((other, j) => {
      if ((slot + offset) % slots === other) pairs.push([i, j])
    })
  })
  return pairs
}

const mean = (values: readonly number[]): number =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0
