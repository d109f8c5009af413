import { minusForm } from './form-removal.ts'
import { pooled } from './pooled.ts'
import { type Relief, shear, shearSlope } from './shear.ts'
import { quarterTurn } from './striae-axis.ts'

const level = pooled()
const upright = pooled()

/**
 * A land without its form, turned by a quarter if its striae run along x, its rows sheared until they run along y.
 * in      heights in metres, NaN = not measured; coefficients of the form, see `RobustForm`; shear in degrees; memory for
 *         as many numbers
 * out     same shape, or with the axes and pitches exchanged; NaN where a neighbour is missing
 */
export function straightenedLand(
  { values, ny, nx, dy, dx }: Relief,
  coefficients: Float64Array,
  { turned, shear_deg }: { readonly turned: boolean; readonly shear_deg: number },
  memory: Float64Array,
): Relief {
  const flat = minusForm(values, ny, nx, coefficients, level(values.length))
  if (!turned) {
    return { values: shear(flat, ny, nx, shearSlope(shear_deg, dx, dy), memory), ny, nx, dy, dx }
  }
  const turnedLand = quarterTurn(flat, ny, nx, upright(values.length))
  const straight = shear(turnedLand, nx, ny, shearSlope(shear_deg, dy, dx), memory)
  return { values: straight, ny: nx, nx: ny, dy: dx, dx: dy }
}
