import { workingMemory } from '../elementary/working-memory.ts'
import { formsOf, inPieces } from '../filters/block-means.ts'
import { minusForm, unitPositions } from '../filters/form-removal.ts'
import { landLoops, layoutOn } from '../simd/lands.ts'
import { type Relief, shear, shearSlope, shiftsOf } from './shear.ts'
import { quarterTurn } from './striae-axis.ts'

const level = workingMemory()
const upright = workingMemory()

/** How a land is straightened. */
interface Straightening {
  readonly turned: boolean
  readonly shear_deg: number
}

/**
 * A land without its form, turned by a quarter if its striae run along x, its rows sheared until they run along y.
 * in      heights in metres, NaN = not measured; coefficients of the form, see `RobustForm`; shear in degrees
 * out     same shape, or with the axes and pitches exchanged; NaN where a neighbour is missing
 */
export function straightenedLand(
  { values, ny, nx, dy, dx }: Relief,
  coefficients: Float64Array,
  { turned, shear_deg }: Straightening,
): Relief {
  const flat = minusForm(values, ny, nx, coefficients, level(values.length))
  if (!turned) return { values: shear(flat, ny, nx, shearSlope(shear_deg, dx, dy)), ny, nx, dy, dx }
  const turnedLand = quarterTurn(flat, ny, nx, upright(values.length))
  const straight = shear(turnedLand, nx, ny, shearSlope(shear_deg, dy, dx))
  return { values: straight, ny: nx, nx: ny, dy: dx, dx: dy }
}

/**
 * Means over every `rows` rows of a straightened land, that is along its striae.
 * in      as for `straightenedLand`; the last rows, when they fill no block, are left out
 * out     (floor(ny / rows), nx) with the pitches of the land; NaN where less than half of a block is measured
 */
export function meansAlongStriae(
  scan: Relief,
  coefficients: Float64Array,
  { turned, shear_deg }: Straightening,
  rows: number,
): Relief {
  const { values, ny, nx, dy, dx } = turned ? turnedScan(scan) : scan
  const loops = landLoops()
  const layout = layoutOn(loops)
  const { given, room, view } = layout
  const forms = given(formsOf(turned ? turnedForm(coefficients) : coefficients, ny))
  const xs = given(unitPositions(nx))
  const shifts = given(shiftsOf(ny, nx, shearSlope(shear_deg, dx, dy)))
  const line = room(nx)
  const counts = room(nx)
  const blocks = Math.floor(ny / rows)
  const out = room(blocks * nx)
  inPieces(layout, { values, nx, rows, blocks }, (source, r, count) =>
    loops.shearedMeans(
      ...([source, nx, forms + 24 * r * rows, xs, shifts + 32 * r * rows] as const),
      ...([count, rows, line, counts, out + 8 * r * nx] as const),
    ),
  )
  return { values: view(out, blocks * nx).slice(), ny: blocks, nx, dy, dx }
}

const turnedScan = ({ values, ny, nx, dy, dx }: Relief): Relief => ({
  values: quarterTurn(values, ny, nx, upright(values.length)),
  ny: nx,
  nx: ny,
  dy: dx,
  dx: dy,
})

/** The form of a scan after a quarter turn clockwise, where x was y reversed, and y was x. */
function turnedForm(coefficients: Float64Array): Float64Array {
  const out = new Float64Array(9)
  for (let j = 0; j < 3; j++) {
    for (let i = 0; i < 3; i++) out[3 * i + j] = (j % 2 === 1 ? -1 : 1) * coefficients[3 * j + i]!
  }
  return out
}
