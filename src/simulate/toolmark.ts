import { anyPitch, anySeed, within } from './arguments.ts'
import { draw, partSeed } from './lattice-hash.ts'
import { type Band, noise, scaled } from './profile-noise.ts'
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
  /** Size across and along the striae, m; default 3.5e-3 by 0.6e-3. */
  readonly width?: number
  readonly height?: number
  /** rms of the sensor noise, m; default 30e-9, 0 for none. */
  readonly noise?: number
  /** Share of points left out, 0 to 0.4; default drawn from 0.005 to 0.04. */
  readonly dropout?: number
}

// a ground screwdriver edge: coarser than a rifled land, with relief up to 0.3 mm wide
const STRIAE: readonly Band[] = [
  { spacing: 4e-6, rms: 0.1 },
  { spacing: 10e-6, rms: 0.3 },
  { spacing: 25e-6, rms: 0.6 },
  { spacing: 60e-6, rms: 0.6 },
  { spacing: 150e-6, rms: 0.6 },
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
  const width = within('width', options.width ?? 3.5e-3, 0.2e-3, 8e-3)
  const height = within('height', options.height ?? 0.6e-3, 0.05e-3, 4e-3)

  const bands = scaled(STRIAE, draw(partSeed(edge, 'relief'), 0.7e-6, 1.3e-6))
  const transfer = {
    gain: drawn('gain', 0.7, 1),
    loss: drawn('loss', 0.5, 0.95),
    own: drawn('own', 0.3, 0.6),
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
  }
  const surface = striatedSurface(
    {
      seed: mark,
      form: (u) => sag * (u / (width / 2)) ** 2 + 1.5e-6 * noise(wave, u / 500e-6),
      striae: markProfile(toolProfile(edge, bands), bands, mark, transfer),
      grain: drawn('grain', 0.06e-6, 0.12e-6),
    },
    scan,
  )
  return options.asProfile ? middleRow(surface) : surface
}

/** The row nearest the middle of the scan, as a PRF. */
function middleRow({ heights, ny, nx, dx, dy }: SimulatedSurface): SimulatedSurface {
  const start = Math.floor((ny - 1) / 2) * nx
  return { heights: heights.slice(start, start + nx), ny: 1, nx, dx, dy, featureType: 'PRF' }
}
