import { exp } from '../numerics/elementary/exponential.ts'
import { cosSin } from '../numerics/elementary/trigonometry.ts'
import { anyPitch, anySeed, within } from './arguments.ts'
import { leaveOut } from './dropouts.ts'
import { impress, primer } from './impression.ts'
import { draw, partSeed } from './lattice-hash.ts'
import { addSensorNoise } from './sensor-noise.ts'
import { type SimulatedSurface, sampling } from './surface.ts'

export interface BreechFaceOptions {
  /** Seed of the slide whose breech face made the mark. Cartridges of one slide have the same seed. */
  readonly slideSeed: number
  /** Seed of the single cartridge and its scan. */
  readonly cartridgeSeed: number
  /** Lateral pitch, m; default 2e-6. */
  readonly pitch?: number
  /** Diameter of the primer, and side of the square scan, m; default 3.2e-3. */
  readonly diameter?: number
  /** Turn of the mark in the scan from x towards y, degrees, and its shift [x, y], m. Default: within 8 degrees and 50 um. */
  readonly rotationDeg?: number
  readonly shift?: readonly [number, number]
  /** rms of the sensor noise, m; default 40e-9, 0 for none. */
  readonly noise?: number
  /** Share of the points of the face left out, 0 to 0.4; default drawn from 0.01 to 0.05. */
  readonly dropout?: number
}

/**
 * The breech-face impression on one primer: NaN outside the primer and in the firing-pin hole. Everything except the sensor
 * noise and the tilt belongs to the mark. With another rotation or shift it is the same cartridge, placed differently.
 * errors `bad-value` for an argument outside its range
 */
export function simulateBreechFace(options: BreechFaceOptions): SimulatedSurface {
  const slide = partSeed(anySeed('slideSeed', options.slideSeed), 'slide')
  const cartridge = partSeed(anySeed('cartridgeSeed', options.cartridgeSeed), 'cartridge', slide)
  const drawn = (part: string, low: number, high: number): number =>
    draw(partSeed(cartridge, part), low, high)
  const diameter = within('diameter', options.diameter ?? 3.2e-3, 1e-3, 8e-3)
  const far = diameter / 4
  const [shiftX, shiftY] = options.shift ?? [drawn('shift-x', -50e-6, 50e-6), drawn('shift-y', -50e-6, 50e-6)]
  within('shift x', shiftX, -far, far)
  within('shift y', shiftY, -far, far)
  const angle =
    (within('rotationDeg', options.rotationDeg ?? drawn('rotation', -8, 8), -180, 180) * Math.PI) / 180
  const noise = within('noise', options.noise ?? 40e-9, 0, 1e-6)
  const fraction = within('dropout', options.dropout ?? drawn('dropout', 0.01, 0.05), 0, 0.4)
  const { cos, sin } = cosSin(angle)
  const at = sampling(
    { width: diameter, height: diameter, pitch: anyPitch(options.pitch ?? 2e-6) },
    { angle, du: -(shiftX * cos + shiftY * sin), dv: shiftX * sin - shiftY * cos },
  )

  const radius = diameter / 2
  const shape = {
    radius,
    hole: radius * draw(partSeed(slide, 'hole'), 0.3, 0.36),
    dome: drawn('dome', 3e-6, 9e-6),
    lip: drawn('lip', -6e-6, 6e-6),
    slope: [drawn('slope-x', -0.003, 0.003), drawn('slope-y', -0.003, 0.003)] as const,
  }
  const heights = primer(at, shape)
  impress(at, heights, { slide, cartridge, gain: drawn('gain', 0.75, 1), own: drawn('own', 0.3, 0.5) })
  leaveOut(heights, at, {
    seed: partSeed(cartridge, 'missing'),
    fraction,
    hardship: (u, v) => {
      const r = Math.sqrt(u * u + v * v)
      if (r < shape.hole || r > radius) return Number.NaN
      return 2 * exp(-(r - shape.hole) / 40e-6) + 2 * exp(-(radius - r) / 60e-6)
    },
  })
  addSensorNoise(heights, at, partSeed(cartridge, 'sensor'), noise)
  return { heights, ny: at.ny, nx: at.nx, dx: at.pitch, dy: at.pitch, featureType: 'SUR' }
}
