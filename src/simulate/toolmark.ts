import { anyPitch, anySeed, within } from './arguments.ts'
import { draw, partSeed } from './lattice-hash.ts'
import { type Band, noise } from './profile-noise.ts'
import { striatedSurface } from './striated-surface.ts'
import type { SimulatedSurface } from './surface.ts'
import { markProfile, toolProfile } from './tool-profile.ts'

export interface ToolmarkOptions {
  /** Seed of the tool's working edge. Marks of one edge have the same seed. */
  readonly edgeSeed: number
  /** Seed of the single mark and its scan. */
  readonly markSeed: number
  /** Lateral pitch, m; default 2e-6. */
  readonly pitch?: number
  /** A profile of one row (PRF) across the middle of the mark instead of a surface (SUR); default false. */
  readonly asProfile?: boolean
  /** Size across and along the striae, m; default 4.7e-3 by 0.6e-3. */
  readonly width?: number
  readonly height?: number
  /** rms of the sensor noise, m; default 30e-9, 0 for none. */
  readonly noise?: number
  /** Share of points left out, 0 to 0.4; default drawn from 0.005 to 0.04. */
  readonly dropout?: number
}

// Fitted to the profiles behind the reference `toolmark` (580 screwdriver marks of 56 edges, 4.7 mm long): the rms of each
// octave of wavelength and the correlation of two aligned marks of one edge in it:
// octave, um      50-100   100-200   200-400   400-800   800-1600
// measured rms    0.13     0.21      0.33      0.52      0.72   um, median of marks
// simulated       0.12     0.23      0.34      0.41      0.46
// measured r      0.72     0.87      0.93      0.95      0.94   median of pairs
// simulated       0.80     0.85      0.90      0.93      0.91
// The longest waves are kept below the median: they are what makes marks of two edges agree by chance.
const STRIAE: readonly Band[] = [
  { spacing: 8e-6, rms: 0.08e-6 },
  { spacing: 16e-6, rms: 0.2e-6 },
  { spacing: 32e-6, rms: 0.6e-6 },
  { spacing: 64e-6, rms: 0.9e-6 },
]
// waves of the edge that reach the metal whole, also where fine striae are lost
const SHAPE: readonly Band[] = [
  { spacing: 128e-6, rms: 1.2e-6 },
  { spacing: 256e-6, rms: 1.2e-6 },
  { spacing: 512e-6, rms: 0.8e-6 },
]
// of the single mark, from grit and flow
const OWN: readonly Band[] = [
  { spacing: 8e-6, rms: 0.03e-6 },
  { spacing: 16e-6, rms: 0.06e-6 },
  { spacing: 32e-6, rms: 0.15e-6 },
  { spacing: 64e-6, rms: 0.2e-6 },
  { spacing: 128e-6, rms: 0.25e-6 },
  { spacing: 256e-6, rms: 0.3e-6 },
]

/**
 * One scraped toolmark (flat edge in soft metal), striae down the columns.
 * errors `bad-value` for an argument outside its range
 */
export function simulateToolmark(options: ToolmarkOptions): SimulatedSurface {
  const edge = partSeed(anySeed('edgeSeed', options.edgeSeed), 'tool-edge')
  const mark = partSeed(anySeed('markSeed', options.markSeed), 'scrape', edge)
  const drawn = (part: string, low: number, high: number): number => draw(partSeed(mark, part), low, high)
  const pitch = anyPitch(options.pitch ?? 2e-6)
  const width = within('width', options.width ?? 4.7e-3, 0.2e-3, 8e-3)
  const height = within('height', options.height ?? 0.6e-3, 0.05e-3, 4e-3)

  const relief = draw(partSeed(edge, 'relief'), 0.7, 1.3)
  const striae = times(STRIAE, relief)
  const shape = toolProfile(partSeed(edge, 'shape'), times(SHAPE, relief))
  const transfer = {
    gain: drawn('gain', 0.8, 1),
    loss: drawn('loss', 0.1, 0.4),
    own: drawn('own', 0.6, 1.2) * relief,
  }
  const sag = drawn('sag', -12e-6, 12e-6)
  const wave = partSeed(mark, 'wave')
  const scan = {
    pitch,
    width,
    height,
    angle: (drawn('angle', -1.5, 1.5) * Math.PI) / 180,
    shift: drawn('shift', -150e-6, 150e-6),
    slope: [drawn('slope-across', -0.006, 0.006), drawn('slope-along', -0.01, 0.01)] as const,
    noise: within('noise', options.noise ?? 30e-9, 0, 1e-6),
    dropout: within('dropout', options.dropout ?? drawn('dropout', 0.005, 0.04), 0, 0.4),
    asProfile: options.asProfile ?? false,
  }
  return striatedSurface(
    {
      seed: mark,
      form: (u) =>
        sag * square(u / (width / 2)) + 0.5e-6 * noise(wave, u / 500e-6) + transfer.gain * shape(u),
      striae: markProfile(toolProfile(edge, striae), OWN, mark, transfer),
      grain: drawn('grain', 0.03e-6, 0.06e-6),
    },
    scan,
  )
}

const times = (bands: readonly Band[], factor: number): Band[] =>
  bands.map(({ spacing, rms }) => ({ spacing, rms: rms * factor }))

const square = (x: number): number => x * x
