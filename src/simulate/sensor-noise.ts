import { bell, hash1 } from './lattice-hash.ts'
import type { Sampling } from './surface.ts'

/**
 * Adds white noise of a given rms (m) to every measured point, in place; 0 leaves it out. All other parts of a simulation
 * belong to places on the mark. This one belongs to the points of the scan, so it differs between pitches.
 */
export function addSensorNoise(
  heights: Float64Array<ArrayBuffer>,
  { firstRow, ny, nx }: Pick<Sampling, 'firstRow' | 'ny' | 'nx'>,
  seed: number,
  rms: number,
): void {
  if (rms === 0) return
  for (let row = firstRow, k = 0; row < firstRow + ny; row++) {
    const rowSeed = hash1(seed, row)
    for (let col = 0; col < nx; col++, k++) {
      if (Number.isNaN(heights[k])) continue // arithmetic may change the bits of a NaN, and so the bytes of the file
      heights[k] = heights[k]! + rms * bell(rowSeed, col)
    }
  }
}
