import { bell, hash1 } from './lattice-hash.ts'
import type { Sampling } from './surface.ts'

/**
 * White noise of a given rms (m) on every measured point, in place. The one part of a simulation that belongs to the
 * scan's points rather than to places on the mark, so it differs between pitches; 0 leaves it out.
 */
export function addSensorNoise(
  heights: Float64Array<ArrayBuffer>,
  { ny, nx }: Pick<Sampling, 'ny' | 'nx'>,
  seed: number,
  rms: number,
): void {
  if (rms === 0) return
  for (let row = 0, k = 0; row < ny; row++) {
    const rowSeed = hash1(seed, row)
    for (let col = 0; col < nx; col++, k++) {
      if (Number.isNaN(heights[k])) continue // arithmetic may change the bits of a NaN, and with them the file
      heights[k] = heights[k]! + rms * bell(rowSeed, col)
    }
  }
}
