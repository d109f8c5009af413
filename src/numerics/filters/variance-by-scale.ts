const FEWEST = 12 // degrees of freedom; scales with fewer are taken together

/**
 * Variance of a grid by scale: a nested analysis of variance. At each scale, blocks are compared with the mean of the
 * larger block that holds up to four of them (two in a single row); the next scale has blocks of twice the side.
 * in      (ny, nx) values in C order, NaN = not measured; the least side of a block, in samples
 * out     for each scale the mean square between blocks, times the samples in them: white noise has its variance at
 *         every scale, whatever is missing. The longest scales, with few blocks, are one. Empty when nothing can be compared.
 */
export function varianceByScale(values: Float64Array, ny: number, nx: number, least: number): number[] {
  let level: Blocks = {
    sums: values.map((value) => (Number.isNaN(value) ? 0 : value)),
    counts: values.map((value) => (Number.isNaN(value) ? 0 : 1)),
    ny,
    nx,
  }
  const scales: { squares: number; freedom: number }[] = []
  for (let side = 1; level.ny > 1 || level.nx > 1; side *= 2) {
    const { squares, freedom, ...next } = joined(level)
    level = next
    if (side < least) continue
    const last = scales.at(-1)
    if (last && (last.freedom < FEWEST || freedom < FEWEST)) {
      last.squares += squares
      last.freedom += freedom
    } else scales.push({ squares, freedom })
  }
  return scales.filter(({ freedom }) => freedom > 0).map(({ squares, freedom }) => squares / freedom)
}

interface Blocks {
  readonly sums: Float64Array
  readonly counts: Float64Array
  readonly ny: number
  readonly nx: number
}

/** Blocks of twice the side, and the sum of squares of the small ones about the means of the large ones. */
function joined({ sums, counts, ny, nx }: Blocks): Blocks & { squares: number; freedom: number } {
  const [rows, columns] = [Math.ceil(ny / 2), Math.ceil(nx / 2)]
  const out = { sums: new Float64Array(rows * columns), counts: new Float64Array(rows * columns) }
  let [squares, freedom] = [0, 0]
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      let [sum, count, own, parts] = [0, 0, 0, 0]
      for (let r = 2 * y; r < Math.min(ny, 2 * y + 2); r++) {
        for (let c = 2 * x; c < Math.min(nx, 2 * x + 2); c++) {
          const n = counts[r * nx + c]!
          if (n === 0) continue
          const s = sums[r * nx + c]!
          sum += s
          count += n
          own += (s * s) / n
          parts += 1
        }
      }
      out.sums[y * columns + x] = sum
      out.counts[y * columns + x] = count
      if (parts < 2) continue
      squares += own - (sum * sum) / count
      freedom += parts - 1
    }
  }
  return { ...out, ny: rows, nx: columns, squares, freedom }
}
