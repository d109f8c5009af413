import { DEVIATIONS, medianInPlace } from '../elementary/median.ts'
import { cosSin } from '../elementary/trigonometry.ts'
import { gaussian } from '../filters/gaussian.ts'
import { transform } from '../fourier/fft.ts'

const RINGS = 32
const PITCH = 2 // pixels between rings, and between the finest waves around one
export const ANGLES = 256 // of a whole turn
const REACH = 12 // pixels that a face may lie off the middle of its map
const CLIP = 1 // robust deviations
const SMOOTH = 1 // pixels: standard deviation of the Gaussian before sampling

/** The waves around the ring, 1, 2, …: as many as a ring of this radius has at the pitch of the rings. */
const wavesOf = (ring: number): number => Math.floor(Math.PI * (ring + 0.5))

/** How many rings have each wave, from the first wave on; always the outermost ones. */
export const RINGS_WITH: readonly number[] = Array.from(
  { length: wavesOf(RINGS - 1) },
  (_, k) => Array.from({ length: RINGS }, (_, ring) => wavesOf(ring)).filter((waves) => waves > k).length,
)

/** Numbers of the waves of one map: real and imaginary parts. */
export const VALUES = 2 * RINGS_WITH.reduce((sum, rings) => sum + rings, 0)

/** Root of the sum of squares of the integers of `faceRings`. */
export const SCALE = 32767

/**
 * The heights of a breech face along rings about the middle of its map, as waves around each ring. Turning the face shifts their phases
 * alone, so all turns of two faces are compared at once; the phases are kept, so the heights themselves are compared.
 * in      (side, side) values, 0 where nothing is measured
 * method  Heights are held within one robust deviation, so that no pit outweighs the others, and smoothed by a pixel. Rings lie two pixels
 *         apart. A ring counts with its length.
 * out     for the first wave (re, im) of all rings that have it, the inner ones first, then for the next; their sum of squares is
 *         32767^2, but for rounding. Empty for a map without relief
 */
export function faceRings(values: Float64Array, side: number): Int16Array {
  const waves = wavesAbout(smoothed(values, side), side, 0, 0)
  return waves ? Int16Array.from(waves, (value) => Math.round(SCALE * value)) : new Int16Array(0)
}

/**
 * The same of a face whose middle is not known exactly: about every point of a grid of two pixels within 12 pixels of the middle of its
 * map, with a sum of squares of 1. Empty for a map without relief.
 */
export function faceViews(values: Float64Array, side: number): Float32Array[] {
  const map = smoothed(values, side)
  const views: Float32Array[] = []
  for (let y = -REACH; y <= REACH; y += PITCH) {
    for (let x = -REACH; x <= REACH; x += PITCH) {
      if (y * y + x * x > REACH * REACH) continue
      const waves = wavesAbout(map, side, y, x)
      if (waves) views.push(Float32Array.from(waves))
    }
  }
  return views
}

function smoothed(values: Float64Array, side: number): Float64Array {
  const sizes = values.filter((value) => value !== 0).map(Math.abs)
  const limit = CLIP * DEVIATIONS * medianInPlace(sizes)
  const held = values.map((value) => Math.max(-limit, Math.min(limit, value)))
  return gaussian(held, side, side, SMOOTH, SMOOTH)
}

const DIRECTIONS = Array.from({ length: ANGLES }, (_, t) => cosSin((2 * Math.PI * t) / ANGLES))
const COS = Float64Array.from(DIRECTIONS, ({ cos }) => cos)
const SIN = Float64Array.from(DIRECTIONS, ({ sin }) => sin)

/** The waves about a point so far from the middle of the map; undefined where there are none. */
function wavesAbout(map: Float64Array, side: number, y: number, x: number): Float64Array | undefined {
  const fft = transform(ANGLES)
  const [line, spectrum] = [new Float64Array(2 * ANGLES), new Float64Array(2 * ANGLES)]
  const spectra = Array.from({ length: RINGS }, (_, ring) => {
    const radius = (ring + 0.5) * PITCH
    const weight = Math.sqrt(ring + 0.5)
    for (let t = 0; t < ANGLES; t++) {
      const [dy, dx] = [radius * SIN[t]!, radius * COS[t]!]
      line[2 * t] = weight * heightAt(map, side, (side - 1) / 2 + y + dy, (side - 1) / 2 + x + dx)
    }
    fft.forward(spectrum, line)
    return spectrum.slice(2, 2 + 2 * wavesOf(ring))
  })
  const waves = new Float64Array(VALUES)
  let at = 0
  let squares = 0
  for (const [k, rings] of RINGS_WITH.entries()) {
    for (const own of spectra.slice(RINGS - rings)) {
      for (const value of own.subarray(2 * k, 2 * k + 2)) {
        waves[at++] = value
        squares += value * value
      }
    }
  }
  return squares > 0 ? waves.map((value) => value / Math.sqrt(squares)) : undefined
}

/** The height between four pixels; 0 outside of the map. */
function heightAt(map: Float64Array, side: number, y: number, x: number): number {
  const [top, left] = [Math.floor(y), Math.floor(x)]
  if (top < 0 || left < 0 || top > side - 2 || left > side - 2) return 0
  const [fy, fx] = [y - top, x - left]
  const at = top * side + left
  const above = (1 - fx) * map[at]! + fx * map[at + 1]!
  const below = (1 - fx) * map[at + side]! + fx * map[at + side + 1]!
  return (1 - fy) * above + fy * below
}
