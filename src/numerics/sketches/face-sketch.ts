import { cosSin } from '../elementary/trigonometry.ts'
import { transform2d } from '../fourier/fft-2d.ts'

export const RINGS = 24 // of frequencies
export const ANGLES = 64 // of half a turn: the other half is the same
const [LOWEST, HIGHEST] = [4, 90] // periods over the side of a map of 256 pixels
const FINEST = 2 // samples each way of a cell of a ring, at least
const [DEVIATION, MOST] = [25, 127] // standard deviation of the integers, and the largest of them: of 8 bits

/**
 * What the texture of a map is like, wherever it lies: the magnitudes of its spectrum do not know shifts, and turning the map turns
 * them. Heights upside down change none of them, a mirror image reverses the angles.
 * in      (side, side) values, 0 where nothing is measured
 * method  The root of the magnitude, so that no wave outweighs the others, averaged over cells of rings and angles. Each ring is
 *         divided by its mean.
 * out     ring by ring, integers of 8 bits with one standard deviation, two in each value; empty for a map of zeros
 * source  Fourier-Mellin registration: Reddy and Chatterji, IEEE Trans. Image Process. 5 (1996) 1266
 */
export function faceSketch(values: Float64Array, side: number): Int16Array {
  const points = new Float64Array(2 * side * side)
  for (let i = 0; i < side * side; i++) points[2 * i] = values[i]!
  const spectrum = transform2d(side).forward(points, side)
  const root = (place: number): number => {
    const [re, im] = [spectrum[2 * place]!, spectrum[2 * place + 1]!]
    return Math.sqrt(Math.sqrt(re * re + im * im))
  }
  const cells = new Float64Array(RINGS * ANGLES)
  for (const [r, ring] of ringsOf(side).entries()) {
    let mean = 0
    for (const [t, places] of ring.entries()) {
      let sum = 0
      for (const place of places) sum += root(place)
      cells[r * ANGLES + t] = sum / places.length
      mean += sum / places.length / ANGLES
    }
    if (!(mean > 0)) return new Int16Array(0)
    for (let t = r * ANGLES; t < (r + 1) * ANGLES; t++) cells[t] = cells[t]! / mean - 1
  }
  const deviation = Math.sqrt(cells.reduce((sum, cell) => sum + cell * cell, 0) / cells.length) // their mean is 0
  if (!(deviation > 0)) return new Int16Array(0)
  const integers = Int8Array.from(cells, (cell) =>
    Math.max(-MOST, Math.min(MOST, Math.round((DEVIATION * cell) / deviation))),
  )
  return new Int16Array(integers.buffer)
}

type Rings = readonly (readonly Int32Array[])[]

let known: { readonly side: number; readonly rings: Rings } | undefined

/** The places in a transform of this side that each cell of each ring is averaged over. */
function ringsOf(side: number): Rings {
  if (known?.side === side) return known.rings
  const width = (HIGHEST - LOWEST) / RINGS
  const rings = Array.from({ length: RINGS }, (_, r) =>
    Array.from({ length: ANGLES }, (_, t) => placesOf(side, LOWEST + r * width, width, t)),
  )
  known = { side, rings }
  return rings
}

function placesOf(side: number, lowest: number, width: number, t: number): Int32Array {
  const radii = Math.max(FINEST, Math.ceil(width))
  const angles = Math.max(FINEST, Math.ceil((Math.PI * (lowest + width)) / ANGLES))
  const places: number[] = []
  for (let i = 0; i < radii; i++) {
    const radius = ((lowest + (width * (i + 0.5)) / radii) * side) / 256
    for (let k = 0; k < angles; k++) {
      const { cos, sin } = cosSin((Math.PI * (t + (k + 0.5) / angles)) / ANGLES)
      const [y, x] = [Math.round(radius * sin), Math.round(radius * cos)]
      places.push(((x + side) % side) * side + ((y + side) % side)) // columns of one x stand together
    }
  }
  return Int32Array.from(places)
}
