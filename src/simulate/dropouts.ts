import { fieldNoise } from './field-noise.ts'
import { partSeed } from './lattice-hash.ts'
import type { Sampling } from './surface.ts'

// pitch of the grid on which the share of missing points is decided; it does not depend on the pitch of the scan
const COUNTING_PITCH = 10e-6

/**
 * Leaves points out in clusters, most of them where `hardship` is high: steep flanks, rims, the ends of a scan.
 * in   heights (ny, nx) at `at`; `fraction` of the measured points to leave out, 0 for none; hardship(u, v), in standard
 *      deviations of the clusters' random field; NaN where there is nothing to measure anyway
 * out  `heights`, changed in place. The same places are missing at every pitch: the threshold comes from a fixed grid.
 */
export function leaveOut(
  heights: Float64Array<ArrayBuffer>,
  at: Sampling,
  options: { seed: number; fraction: number; hardship: (u: number, v: number) => number },
): Float64Array<ArrayBuffer> {
  const { seed, fraction, hardship } = options
  if (fraction <= 0) return heights
  const score = (where: Sampling): Float64Array<ArrayBuffer> => {
    const difficulty = new Float64Array(where.ny * where.nx)
    for (let row = where.firstRow, k = 0; row < where.firstRow + where.ny; row++) {
      for (let col = 0; col < where.nx; col++, k++) {
        const x = col * where.pitch
        const y = row * where.pitch
        difficulty[k] = hardship(
          where.u0 + x * where.cos + y * where.sin,
          where.v0 - x * where.sin + y * where.cos,
        )
      }
    }
    const fine = { seed: partSeed(seed, 'specks'), spacingU: 7e-6, spacingV: 7e-6, rms: 0.6, turn: 0.6 }
    const coarse = { seed: partSeed(seed, 'clusters'), spacingU: 25e-6, spacingV: 25e-6, rms: 0.8, turn: 0.2 }
    return fieldNoise(where, coarse, fieldNoise(where, fine, difficulty))
  }

  const counted = score({
    ...at,
    pitch: COUNTING_PITCH,
    firstRow: 0,
    ny: Math.floor(at.height / COUNTING_PITCH) + 1,
    nx: Math.floor(at.width / COUNTING_PITCH) + 1,
  })
    .filter((value) => !Number.isNaN(value))
    .sort()
  const threshold = counted[Math.floor((1 - fraction) * (counted.length - 1))]!

  const scores = score(at)
  for (let k = 0; k < heights.length; k++) {
    if (scores[k]! > threshold) heights[k] = Number.NaN
  }
  return heights
}
