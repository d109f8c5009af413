import { gaussianTaps } from '../filters/gaussian-taps.ts'

/**
 * A crosscut through the middle of a scan whose striae run along y: the mean of its middle rows, weighted by a Gaussian.
 * in      (ny, nx) heights in C order, NaN = not measured; standard deviation of the weights in rows
 * out     `row` (nx): means of what is measured; NaN where less than half of the weight is. `rows`: so many rows of equal
 *         weight would leave as much noise
 */
export function crosscut(
  values: Float64Array,
  ny: number,
  nx: number,
  sigma: number,
): { row: Float64Array; rows: number } {
  if (ny === 1) return { row: values, rows: 1 }
  const { half } = gaussianTaps(sigma, ny)
  const middle = Math.floor((ny - 1) / 2)
  const [sums, weights] = [new Float64Array(nx), new Float64Array(nx)]
  let [all, squares] = [0, 0]
  for (let y = Math.max(0, middle - half.length + 1); y < Math.min(ny, middle + half.length); y++) {
    const weight = half[Math.abs(y - middle)]!
    all += weight
    squares += weight * weight
    for (let x = 0; x < nx; x++) {
      const value = values[y * nx + x]!
      if (Number.isNaN(value)) continue
      sums[x]! += weight * value
      weights[x]! += weight
    }
  }
  const row = sums.map((sum, x) => (weights[x]! >= all / 2 ? sum / weights[x]! : Number.NaN))
  return { row, rows: (all * all) / squares }
}
