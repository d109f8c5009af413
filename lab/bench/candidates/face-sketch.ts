import { cosSin } from '../../../src/numerics/elementary/trigonometry.ts'
import { transform } from '../../../src/numerics/fourier/fft.ts'
import { transform2d } from '../../../src/numerics/fourier/fft-2d.ts'

const RINGS = 24 // of frequencies
const ANGLES = 128 // of half a turn: the other half is the same
const [LOWEST, HIGHEST] = [4, 90] // periods over the 256 pixels of a map

/** The spectra over the angle of every ring of frequencies, ring by ring, of unit norm. */
type FaceSketch = Float64Array

/**
 * What a map's texture looks like, wherever it lies and however it is turned: magnitudes of its spectrum do not know shifts, and
 * turning the map turns them. Each ring is divided by its mean.
 * source  Fourier-Mellin registration: Reddy and Chatterji (1996)
 */
export function faceSketch(values: Float64Array, side: number): FaceSketch {
  const points = new Float64Array(2 * side * side)
  for (let i = 0; i < side * side; i++) points[2 * i] = values[i]!
  const spectrum = transform2d(side).forward(points, side)
  const magnitude = (y: number, x: number): number => {
    const at = 2 * (((x + side) % side) * side + ((y + side) % side)) // columns of one x stand together
    return Math.sqrt(spectrum[at]! ** 2 + spectrum[at + 1]! ** 2)
  }
  const rings: Float64Array[] = []
  let power = 0
  for (let r = 0; r < RINGS; r++) {
    const radius = LOWEST + ((HIGHEST - LOWEST) * (r + 0.5)) / RINGS
    const ring = new Float64Array(2 * ANGLES)
    let sum = 0
    for (let t = 0; t < ANGLES; t++) {
      const { cos, sin } = cosSin((Math.PI * t) / ANGLES)
      const [y, x] = [Math.round(radius * sin), Math.round(radius * cos)]
      ring[2 * t] = magnitude(y, x) + magnitude(y, x + 1) + magnitude(y + 1, x) + magnitude(y + 1, x + 1)
      sum += ring[2 * t]!
    }
    for (let t = 0; t < ANGLES; t++) {
      ring[2 * t] = (ring[2 * t]! * ANGLES) / sum - 1
      power += ring[2 * t]! ** 2
    }
    rings.push(ring)
  }
  const sketch = new Float64Array(2 * ANGLES * RINGS)
  for (const [r, ring] of rings.entries()) {
    for (let t = 0; t < ANGLES; t++) ring[2 * t] = ring[2 * t]! / Math.sqrt(power)
    transform(ANGLES).forward(sketch.subarray(2 * ANGLES * r, 2 * ANGLES * (r + 1)), ring)
  }
  return sketch
}

/** The largest correlation of two sketches over all turns of one of them. */
export function faceLikeness(a: FaceSketch, b: FaceSketch): number {
  const product = new Float64Array(2 * ANGLES)
  for (let r = 0; r < RINGS; r++) {
    for (let k = 0, i = 2 * ANGLES * r; k < 2 * ANGLES; k += 2, i += 2) {
      product[k] = product[k]! + a[i]! * b[i]! + a[i + 1]! * b[i + 1]!
      product[k + 1] = product[k + 1]! + a[i + 1]! * b[i]! - a[i]! * b[i + 1]!
    }
  }
  const turns = new Float64Array(2 * ANGLES)
  transform(ANGLES).inverse(turns, product)
  let best = 0
  for (let t = 0; t < ANGLES; t++) best = Math.max(best, turns[2 * t]!)
  return best
}
