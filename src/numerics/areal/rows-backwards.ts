/**
 * The mirror image of a grid.
 * in      (ny, nx) values, C order
 * out     a new array of the same shape whose rows run backwards; NaN stays NaN
 */
export function rowsBackwards(values: Float64Array, ny: number, nx: number): Float64Array {
  const out = new Float64Array(ny * nx)
  for (let y = 0; y < ny; y++) {
    const row = y * nx
    for (let x = 0; x < nx; x++) out[row + x] = values[row + nx - 1 - x]!
  }
  return out
}
