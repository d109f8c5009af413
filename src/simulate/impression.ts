import { exp } from '../numerics/elementary/exponential.ts'
import { fieldNoise } from './field-noise.ts'
import { partSeed } from './lattice-hash.ts'
import { type Band, scaleBands } from './profile-noise.ts'
import { smoothStep } from './smooth-step.ts'
import type { Sampling } from './surface.ts'

// granular, blasted steel: no direction, wavelengths of about 20 to 200 um
const GRAIN: readonly Band[] = [
  { spacing: 8e-6, rms: 0.15 },
  { spacing: 16e-6, rms: 0.4 },
  { spacing: 32e-6, rms: 0.6 },
  { spacing: 64e-6, rms: 0.4 },
]
const RELIEF = 1.1e-6
const WAVE_SPACING = 500e-6
const WAVE = 0.8e-6
const LIP_WIDTH = 60e-6

/** Shape of a primer face: radii and heights in metres, slope of the scan along x and y. */
interface PrimerShape {
  readonly radius: number
  readonly hole: number
  /** Fall from the middle to the rim. */
  readonly dome: number
  /** Rise (or fall) of the metal that flowed at the rim of the firing-pin hole. */
  readonly lip: number
  readonly slope: readonly [number, number]
}

/** The bare primer, (ny, nx) metres: dome, lip and slope; NaN outside the face and in the hole. */
export function primer(at: Sampling, shape: PrimerShape): Float64Array<ArrayBuffer> {
  const heights = new Float64Array(at.ny * at.nx).fill(Number.NaN)
  for (let row = 0, k = 0; row < at.ny; row++) {
    const y = row * at.pitch
    for (let col = 0; col < at.nx; col++, k++) {
      const x = col * at.pitch
      const u = at.u0 + x * at.cos + y * at.sin
      const v = at.v0 - x * at.sin + y * at.cos
      const r = Math.sqrt(u * u + v * v)
      if (r < shape.hole || r > shape.radius) continue
      // the lip is below 1e-7 of its height beyond 16 widths
      const lip = r < shape.hole + 16 * LIP_WIDTH ? shape.lip * exp((shape.hole - r) / LIP_WIDTH) : 0
      heights[k] =
        lip - shape.dome * ((r / shape.radius) * (r / shape.radius)) + shape.slope[0] * x + shape.slope[1] * y
    }
  }
  return heights
}

/**
 * Presses the slide's texture into the primer, in place: fully where the contact was good, faintly where it was poor. Adds
 * the cartridge's own grain and waviness. NaN stays NaN.
 */
export function impress(
  at: Sampling,
  heights: Float64Array<ArrayBuffer>,
  parts: { slide: number; cartridge: number; gain: number; own: number },
): void {
  const { slide, cartridge, gain, own } = parts
  const empty = (): Float64Array<ArrayBuffer> => heights.map((z) => (Number.isNaN(z) ? Number.NaN : 0))
  const texture = grain(at, partSeed(slide, 'texture'), RELIEF, empty())
  const contact = fieldNoise(at, lattice(partSeed(cartridge, 'contact'), 350e-6, 1), empty())
  for (let k = 0; k < heights.length; k++) {
    if (Number.isNaN(heights[k])) continue
    heights[k] = heights[k]! + gain * (0.4 + 0.6 * smoothStep((contact[k]! + 1.3) / 1.6)) * texture[k]!
  }
  grain(at, partSeed(cartridge, 'own-texture'), own * RELIEF, heights)
  fieldNoise(at, lattice(partSeed(cartridge, 'wave'), WAVE_SPACING, WAVE), heights)
}

/** Adds grain of a given rms to `into`. The lattice of each band is turned, so that its axes do not show. */
function grain(
  at: Sampling,
  seed: number,
  rms: number,
  into: Float64Array<ArrayBuffer>,
): Float64Array<ArrayBuffer> {
  scaleBands(GRAIN, rms).forEach((band, k) => {
    fieldNoise(
      at,
      { ...lattice(partSeed(seed, 'band', k), band.spacing, band.rms), turn: 0.3 + 0.4 * k },
      into,
    )
  })
  return into
}

const lattice = (seed: number, spacing: number, rms: number) => ({
  seed,
  spacingU: spacing,
  spacingV: spacing,
  rms,
})
