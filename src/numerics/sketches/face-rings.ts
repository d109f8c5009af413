import { DEVIATIONS, medianInPlace } from '../elementary/median.ts'
import { cosSin } from '../elementary/trigonometry.ts'
import { gaussian } from '../filters/gaussian.ts'
import { transform } from '../fourier/fft.ts'

const RADIUS = 72 // pixels from the middle of a map that rings cover
const REACH = 12 // pixels that a face may lie off the middle of its map
const CLIP = 1 // robust deviations

/** How finely the heights of a face are sampled. */
export interface RingScale {
  /** Pixels between rings, between the finest waves around one, and between the places that another face is laid at. */
  readonly pitch: number
  /** Samples around a ring, and turns that are compared. */
  readonly angles: number
}

/** For a search among all faces of a collection. */
export const COARSE: RingScale = { pitch: 4, angles: 128 }

/** For the faces that go on. */
export const FINE: RingScale = { pitch: 2, angles: 256 }

const countOf = ({ pitch }: RingScale): number => RADIUS / pitch

/** The waves around the ring, 1, 2, …: as many as a ring of this radius has at the pitch of the rings. */
const wavesOf = (ring: number): number => Math.floor(Math.PI * (ring + 0.5))

/** How many rings have each wave, from the first wave on; always the outermost ones. */
export function ringsWith(scale: RingScale): number[] {
  const waves = Array.from({ length: countOf(scale) }, (_, ring) => wavesOf(ring))
  return Array.from({ length: waves.at(-1)! }, (_, k) => waves.filter((own) => own > k).length)
}

/** Numbers of the waves of one map: real and imaginary parts. */
export const ringValues = (scale: RingScale): number =>
  2 * ringsWith(scale).reduce((sum, rings) => sum + rings, 0)

/**
 * The heights of a breech face along rings about the middle of its map, as waves around each ring. Turning the face shifts their phases
 * alone, so all turns of two faces are compared at once; the phases are kept, so the heights themselves are compared.
 * in      (side, side) values, 0 where nothing is measured
 * method  Heights are held within one robust deviation, so that no pit outweighs the others, and smoothed by a Gaussian of half the
 *         pitch. A ring counts with its length.
 * out     for the first wave (re, im) of all rings that have it, the inner ones first, then for the next; their sum of squares is 1.
 *         Empty for a map without relief
 */
export const faceRings = (values: Float64Array, side: number, scale: RingScale): Float64Array =>
  wavesAbout(smoothed(values, side, scale), side, scale, 0, 0)

/**
 * The same of a face whose middle is not known exactly: about every point of a grid of the pitch within 12 pixels of the middle of its
 * map, one after the other. Empty for a map without relief.
 */
export function faceViews(values: Float64Array, side: number, scale: RingScale): Float64Array {
  const map = smoothed(values, side, scale)
  const views: Float64Array[] = []
  for (let y = -REACH; y <= REACH; y += scale.pitch) {
    for (let x = -REACH; x <= REACH; x += scale.pitch) {
      const view = y * y + x * x <= REACH * REACH ? wavesAbout(map, side, scale, y, x) : undefined
      if (view?.length) views.push(view)
    }
  }
  const size = ringValues(scale)
  const all = new Float64Array(views.length * size)
  for (const [i, view] of views.entries()) all.set(view, i * size)
  return all
}

/** Waves in 16-bit integers: the root of the sum of squares of a face or a view is 32767, but for rounding. */
export const waveIntegers = (waves: Float64Array): Int16Array =>
  Int16Array.from(waves, (wave) => Math.round(32767 * wave))

function smoothed(values: Float64Array, side: number, { pitch }: RingScale): Float64Array {
  const sizes = values.filter((value) => value !== 0).map(Math.abs)
  const limit = CLIP * DEVIATIONS * medianInPlace(sizes)
  const held = values.map((value) => Math.max(-limit, Math.min(limit, value)))
  return gaussian(held, side, side, pitch / 2, pitch / 2)
}

/** The waves about a point so far from the middle of the map; none where there is no relief. */
function wavesAbout(map: Float64Array, side: number, scale: RingScale, y: number, x: number): Float64Array {
  const { pitch, angles } = scale
  const directions = Array.from({ length: angles }, (_, t) => cosSin((2 * Math.PI * t) / angles))
  const fft = transform(angles)
  const [line, spectrum] = [new Float64Array(2 * angles), new Float64Array(2 * angles)]
  const spectra = Array.from({ length: countOf(scale) }, (_, ring) => {
    const radius = (ring + 0.5) * pitch
    const weight = Math.sqrt(ring + 0.5)
    for (const [t, { cos, sin }] of directions.entries()) {
      const [dy, dx] = [radius * sin, radius * cos]
      line[2 * t] = weight * heightAt(map, side, (side - 1) / 2 + y + dy, (side - 1) / 2 + x + dx)
    }
    fft.forward(spectrum, line)
    return spectrum.slice(2, 2 + 2 * wavesOf(ring))
  })
  const waves = new Float64Array(ringValues(scale))
  let at = 0
  let squares = 0
  for (const [k, rings] of ringsWith(scale).entries()) {
    for (const own of spectra.slice(spectra.length - rings)) {
      for (const value of own.subarray(2 * k, 2 * k + 2)) {
        waves[at++] = value
        squares += value * value
      }
    }
  }
  return squares > 0 ? waves.map((value) => value / Math.sqrt(squares)) : new Float64Array(0)
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
