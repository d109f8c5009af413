import { leaveOut } from './dropouts.ts'
import { fieldNoise } from './field-noise.ts'
import { partSeed } from './lattice-hash.ts'
import { type ProfileTable, readTable, tabulate } from './profile-noise.ts'
import { addSensorNoise } from './sensor-noise.ts'
import { middleRow, type Sampling, type SimulatedSurface, sampling } from './surface.ts'
import type { Profile } from './tool-profile.ts'

/** One striated mark on its metal: u runs across the striae, v along them, both in metres from the mark's centre. */
interface StriatedMark {
  /** 32-bit part seed of this mark: patchiness, grain and missing points follow from it. */
  readonly seed: number
  /** Form, shoulders and waviness, m. */
  readonly form: Profile
  readonly striae: Profile
  /** rms of the grain between the striae, m. */
  readonly grain: number
}

/** How the mark is scanned. */
interface StriatedScan {
  readonly width: number
  readonly height: number
  readonly pitch: number
  /** Angle of the striae to the columns of the scan, radians, and shift of the mark across the scan, m. */
  readonly angle: number
  readonly shift: number
  /** Slope of the whole surface along a row and down a column. */
  readonly slope: readonly [number, number]
  readonly noise: number
  readonly dropout: number
  /** One row across the middle of the mark, as a profile (PRF). Default: all rows. */
  readonly asProfile?: boolean
}

// a slope of 1 (45 degrees) makes a point as hard to measure as five standard deviations of the clusters' field
const HARDSHIP_OF_SLOPE = 5
const END_WIDTH = 20e-6

/** The mark as a scan sees it: (ny, nx) heights. Except for the sensor noise they depend only on the place. */
export function striatedSurface(mark: StriatedMark, scan: StriatedScan): SimulatedSurface {
  const all = sampling(scan, { angle: scan.angle, du: scan.shift, dv: 0 })
  const at = scan.asProfile ? middleRow(all) : all
  const reach = Math.sqrt(scan.width * scan.width + scan.height * scan.height) / 2 + Math.abs(scan.shift)
  const form = tabulate(mark.form, -reach, reach)
  const striae = tabulate(mark.striae, -reach, reach)

  const steepness = tabulate(
    (u) => HARDSHIP_OF_SLOPE * Math.min(Math.abs(mark.form(u + 2e-6) - mark.form(u - 2e-6)) / 4e-6, 1),
    -reach,
    reach,
  )

  // striae are long: they swell and fade over 0.1 mm across and 0.5 mm along
  const depth = new Float64Array(at.ny * at.nx).fill(1)
  fieldNoise(
    at,
    { seed: partSeed(mark.seed, 'patches'), spacingU: 50e-6, spacingV: 250e-6, rms: 0.25 },
    depth,
  )
  const heights = raise(at, form, striae, depth, scan.slope)
  fieldNoise(
    at,
    { seed: partSeed(mark.seed, 'grain'), spacingU: 9e-6, spacingV: 30e-6, rms: mark.grain },
    heights,
  )

  leaveOut(heights, at, {
    seed: partSeed(mark.seed, 'missing'),
    fraction: scan.dropout,
    hardship: (u, v) => {
      const toEnd = scan.height / 2 - Math.abs(v)
      return readTable(steepness, u) + (v > 0 ? 1.5 : 0.8) * Math.max(0, 1 - toEnd / END_WIDTH)
    },
  })
  addSensorNoise(heights, at, partSeed(mark.seed, 'sensor'), scan.noise)
  const featureType = scan.asProfile ? 'PRF' : 'SUR'
  return { heights, ny: at.ny, nx: at.nx, dx: at.pitch, dy: at.pitch, featureType }
}

/** Form plus striae times their local depth plus the slope of the whole surface. */
function raise(
  at: Sampling,
  form: ProfileTable,
  striae: ProfileTable,
  depth: Float64Array,
  [alongRow, downColumn]: readonly [number, number],
): Float64Array<ArrayBuffer> {
  const heights = new Float64Array(at.ny * at.nx)
  for (let row = at.firstRow, k = 0; row < at.firstRow + at.ny; row++) {
    const y = row * at.pitch
    for (let col = 0; col < at.nx; col++, k++) {
      const x = col * at.pitch
      const u = at.u0 + x * at.cos + y * at.sin
      heights[k] = readTable(form, u) + depth[k]! * readTable(striae, u) + alongRow * x + downColumn * y
    }
  }
  return heights
}
