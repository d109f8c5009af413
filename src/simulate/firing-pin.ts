/** Simulated firing pin impressions: concentric rings whose heights belong to the pin, and noise of each impression. */
import { random } from '../numerics/elementary/random.ts'
import { writeX3p } from '../x3p/write.ts'
import type { SimulatedSurface } from './surface.ts'

const SIDE = 128
const RINGS = 24

/** An impression of a pin as X3P, 2 µm pitch; `depth` times as deep as usual. */
export const firingPin = (pin: number, impression: number, depth = 1): Uint8Array =>
  writeX3p(pinSurface(pin, impression, depth))

export function pinSurface(pin: number, impression: number, depth = 1): SimulatedSurface {
  const ofPin = random(1000 + pin).uniform
  const rings = Array.from({ length: RINGS + 1 }, () => 2e-6 * (ofPin() - 0.5))
  const ofImpression = random(100_000 + 100 * pin + impression).uniform
  const heights = new Float64Array(SIDE * SIDE)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const [v, u] = [y - (SIDE - 1) / 2, x - (SIDE - 1) / 2]
      const place = Math.min(RINGS - 1e-9, (RINGS * Math.sqrt(u * u + v * v)) / (SIDE / 2))
      const ring = Math.floor(place)
      const share = place - ring
      const height = (1 - share) * rings[ring]! + share * rings[ring + 1]!
      heights[y * SIDE + x] = depth * (height + 0.4e-6 * (ofImpression() - 0.5))
    }
  }
  return { featureType: 'SUR', heights, ny: SIDE, nx: SIDE, dx: 2e-6, dy: 2e-6 }
}
