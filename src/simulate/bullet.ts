import { anyPitch, anySeed, whole, within } from './arguments.ts'
import { draw, partSeed } from './lattice-hash.ts'
import { type Band, bandNoise, scaleBands } from './profile-noise.ts'
import { smoothStep } from './smooth-step.ts'
import { striatedSurface } from './striated-surface.ts'
import type { SimulatedSurface } from './surface.ts'
import { markProfile, type Profile, toolProfile } from './tool-profile.ts'

export interface BulletOptions {
  /** Seed of the barrel. Bullets of one barrel have the same seed. */
  readonly barrelSeed: number
  /** Seed of the shot and its scan. */
  readonly bulletSeed: number
  /** Lands of the barrel, 1 to 24; default 6. */
  readonly lands?: number
  /** Lateral pitch, m; default 1.5625e-6. */
  readonly pitch?: number
  /** Size of each scan across and along the land, m; default 2.0e-3 by 0.6e-3. */
  readonly width?: number
  readonly height?: number
  /** rms of the sensor noise, m; default 30e-9, 0 for none. */
  readonly noise?: number
  /** Share of points left out of every land, 0 to 0.4; default drawn per land from 0.01 to 0.06. */
  readonly dropout?: number
}

// relief of a land: most of it at wavelengths of 30 to 150 um, as on Hamby and Houston lands
const STRIAE: readonly Band[] = [
  { spacing: 4e-6, rms: 0.12 },
  { spacing: 8e-6, rms: 0.4 },
  { spacing: 16e-6, rms: 0.6 },
  { spacing: 32e-6, rms: 0.6 },
  { spacing: 64e-6, rms: 0.25 },
]
const BORE: readonly Band[] = [{ spacing: 220e-6, rms: 0.4e-6 }]
const JACKET: readonly Band[] = [{ spacing: 300e-6, rms: 0.6e-6 }]
const BULLET_RADIUS = 4.5e-3

/** The barrel's land that the first scan of this bullet shows. Scanning may start anywhere around the bullet. */
export const firstLand = (bulletSeed: number, lands: number): number =>
  partSeed(bulletSeed, 'first-land') % lands

/**
 * The land scans of one fired bullet (9 mm calibre), in the order met when turning the bullet: scan k shows land
 * (firstLand + k) mod lands of the barrel. Striae run down the columns.
 * errors `bad-value` for an argument outside its range
 */
export function simulateBullet(options: BulletOptions): SimulatedSurface[] {
  const barrel = anySeed('barrelSeed', options.barrelSeed)
  const bullet = anySeed('bulletSeed', options.bulletSeed)
  const lands = whole('lands', options.lands ?? 6, 1, 24)
  const scan = {
    pitch: anyPitch(options.pitch ?? 1.5625e-6),
    width: within('width', options.width ?? 2.0e-3, 0.2e-3, 4e-3),
    height: within('height', options.height ?? 0.6e-3, 0.05e-3, 4e-3),
    noise: within('noise', options.noise ?? 30e-9, 0, 1e-6),
  }
  const twist = draw(partSeed(bullet, 'twist'), -1.5, 1.5)
  const centring = draw(partSeed(bullet, 'centring'), -25e-6, 25e-6)

  return Array.from({ length: lands }, (_, k) => {
    const land = (firstLand(bullet, lands) + k) % lands
    const tool = partSeed(barrel, 'land', land)
    // the shot's seed depends on the tool's, so that two barrels share nothing when the bullet seed is the same
    const mark = partSeed(bullet, 'shot', tool)
    const drawn = (part: string, low: number, high: number): number => draw(partSeed(mark, part), low, high)

    const bands = scaleBands(STRIAE, draw(partSeed(tool, 'relief'), 0.6e-6, 1.1e-6))
    const transfer = {
      gain: drawn('gain', 0.7, 1),
      loss: drawn('loss', 0.5, 0.9),
      own: drawn('own', 0.3, 0.6),
    }
    const groove = shoulders(tool)
    const striae = markProfile(toolProfile(partSeed(tool, 'edge'), bands), bands, mark, transfer)
    const round = roundness(mark)
    const boreWave = partSeed(tool, 'wave')
    return striatedSurface(
      {
        seed: mark,
        form: (u) => groove.rise(u) + round(u) + bandNoise(boreWave, BORE, u),
        striae: (u) => groove.engraved(u) * striae(u),
        grain: drawn('grain', 0.08e-6, 0.16e-6),
      },
      {
        ...scan,
        angle: ((twist + drawn('angle', -0.4, 0.4)) * Math.PI) / 180,
        shift: centring + drawn('shift', -20e-6, 20e-6),
        slope: [drawn('slope-across', -0.01, 0.01), drawn('slope-along', -0.015, 0.015)],
        dropout: within('dropout', options.dropout ?? drawn('dropout', 0.01, 0.06), 0, 0.4),
      },
    )
  })
}

/** The bullet's own cylinder and the waviness of its jacket. */
function roundness(mark: number): Profile {
  const radius = BULLET_RADIUS * draw(partSeed(mark, 'radius'), 0.95, 1.15)
  const jacket = partSeed(mark, 'jacket')
  return (u) => Math.sqrt(radius * radius - u * u) - radius + bandNoise(jacket, JACKET, u)
}

/** The place where the land ends and the groove rises, as cut into the barrel. Striae fade out over the shoulder. */
function shoulders(tool: number): { rise: Profile; engraved: Profile } {
  const side = (name: string) => ({
    edge: draw(partSeed(tool, `${name}-edge`), 0.84e-3, 0.9e-3),
    ramp: draw(partSeed(tool, `${name}-ramp`), 90e-6, 150e-6),
    step: draw(partSeed(tool, `${name}-step`), 12e-6, 28e-6),
  })
  const left = side('left')
  const right = side('right')
  const out = (u: number): [number, number] => {
    const { edge, ramp, step } = u < 0 ? left : right
    return [smoothStep((Math.abs(u) - edge) / ramp), step]
  }
  return {
    rise: (u) => out(u)[0] * out(u)[1],
    engraved: (u) => 1 - 0.7 * out(u)[0],
  }
}
