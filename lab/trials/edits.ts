/** What users do to scans: crop, turn, resample, lose points. */

import { random } from '../../src/numerics/elementary/random.ts'
import { areaAverage } from '../../src/numerics/filters/area-average.ts'
import { gaussian } from '../../src/numerics/filters/gaussian.ts'
import { AS_WRITTEN, readX3p, type X3pReading } from '../../src/x3p/read.ts'
import { writeX3p, type X3pContent } from '../../src/x3p/write.ts'

export type Edit = (scan: X3pContent) => X3pContent

/** A scan with edits, as a file. */
export const editedFile = (file: Uint8Array, ...edits: readonly Edit[]): Uint8Array =>
  edits.length === 0 ? file : rewritten(file, AS_WRITTEN, ...edits)

/** A scan read in the way given, with edits, as a file whose lengths are metres. */
export function rewritten(file: Uint8Array, reading: X3pReading, ...edits: readonly Edit[]): Uint8Array {
  const { heights, ny, nx, dx, dy } = readX3p(file, reading)
  return writeX3p(edits.reduce((scan, edit) => edit(scan), { heights, ny, nx, dx, dy } as X3pContent))
}

/** Keeps the part between shares of the width and of the height. */
export const crop =
  (left: number, right: number, top = 0, bottom = 1): Edit =>
  ({ heights, ny, nx, ...pitch }) => {
    const [x0, x1] = [Math.round(left * nx), Math.round(right * nx)]
    const [y0, y1] = [Math.round(top * ny), Math.round(bottom * ny)]
    const out = new Float64Array((y1 - y0) * (x1 - x0))
    for (let y = y0; y < y1; y++) out.set(heights.subarray(y * nx + x0, y * nx + x1), (y - y0) * (x1 - x0))
    return { heights: out, ny: y1 - y0, nx: x1 - x0, ...pitch }
  }

export const upsideDown: Edit = ({ heights, ...rest }) => ({ heights: heights.toReversed(), ...rest })

/** Turned about its centre by any angle, on a square that holds it all; bilinear. */
export const turned =
  (degrees: number): Edit =>
  ({ heights, ny, nx, dx, dy }) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const side = Math.ceil(Math.hypot(nx * dx, ny * dy) / dx)
    const out = new Float64Array(side * side).fill(Number.NaN)
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        const [u, v] = [(x - (side - 1) / 2) * dx, (y - (side - 1) / 2) * dx]
        const fx = (cos * u + sin * v) / dx + (nx - 1) / 2
        const fy = (cos * v - sin * u) / dy + (ny - 1) / 2
        const [i, j] = [Math.floor(fx), Math.floor(fy)]
        if (i < 0 || j < 0 || i + 1 >= nx || j + 1 >= ny) continue
        const [p, q] = [fx - i, fy - j]
        const at = j * nx + i
        const upper = heights[at]! * (1 - p) + heights[at + 1]! * p
        const lower = heights[at + nx]! * (1 - p) + heights[at + nx + 1]! * p
        out[y * side + x] = upper * (1 - q) + lower * q
      }
    }
    return { heights: out, ny: side, nx: side, dx, dy: dx }
  }

/** Without the rows and columns at its ends where nothing is measured. */
export const trimmed: Edit = ({ heights, ny, nx, ...pitch }) => {
  let [top, bottom, left, right] = [ny, 0, nx, 0]
  for (let i = 0; i < heights.length; i++) {
    if (Number.isNaN(heights[i]!)) continue
    const [y, x] = [Math.floor(i / nx), i % nx]
    ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)]
    ;[left, right] = [Math.min(left, x), Math.max(right, x + 1)]
  }
  return crop(left / nx, right / nx, top / ny, bottom / ny)({ heights, ny, nx, ...pitch })
}

/** A share of the points lost at random. */
export const missing =
  (share: number, seed = 1): Edit =>
  ({ heights, ...rest }) => {
    const generator = random(seed)
    const limit = Math.round(share * 1000)
    return { heights: heights.map((z) => (generator.below(1000) < limit ? Number.NaN : z)), ...rest }
  }

/** Gaussian noise of this many metres. */
export const noise =
  (sigma: number, seed = 1): Edit =>
  ({ heights, ...rest }) => {
    const generator = random(seed)
    return { heights: heights.map((z) => z + sigma * generator.normal()), ...rest }
  }

export const onPitch =
  (pitch: number): Edit =>
  ({ heights, ny, nx, dx, dy }) => {
    const { values, ...size } = areaAverage(heights, ny, nx, dy, dx, pitch)
    return { heights: values as Float64Array<ArrayBuffer>, ...size, dx: pitch, dy: pitch }
  }

/** Without its first rows and columns; of a profile, without its first samples. */
export const shifted =
  (samples: number): Edit =>
  (scan) => {
    const left = samples / scan.nx
    return crop(left, 1, scan.ny > 1 ? samples / scan.ny : 0)(scan)
  }

/** A Gaussian of this many samples. */
export const smoothed =
  (sigma: number): Edit =>
  ({ heights, ny, nx, ...pitch }) => ({
    heights: gaussian(heights, ny, nx, sigma, sigma) as Float64Array<ArrayBuffer>,
    ny,
    nx,
    ...pitch,
  })

/** Every n-th sample along both axes. */
export const everySample =
  (step: number): Edit =>
  ({ heights, ny, nx, dx, dy }) => {
    const [rows, columns] = [Math.ceil(ny / step), Math.ceil(nx / step)]
    const out = new Float64Array(rows * columns)
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++) out[y * columns + x] = heights[y * step * nx + x * step]!
    return { heights: out, ny: rows, nx: columns, dx: step * dx, dy: step * dy }
  }

/** Interpolated between samples on a pitch this many times as large, from half a sample on; bilinear. */
export const interpolatedTo =
  (factor: number): Edit =>
  ({ heights, ny, nx, dx, dy }) => {
    const start = nx > 1 ? 0.5 : 0
    const count = (n: number): number => (n > 1 ? Math.floor((n - 1 - start) / factor) + 1 : 1)
    const [rows, columns] = [count(ny), count(nx)]
    const out = new Float64Array(rows * columns)
    const at = (y: number, x: number): number => heights[y * nx + x]!
    for (let y = 0; y < rows; y++) {
      const fy = ny > 1 ? start + y * factor : 0
      const [i, q] = [Math.floor(fy), fy - Math.floor(fy)]
      for (let x = 0; x < columns; x++) {
        const fx = start + x * factor
        const [j, p] = [Math.floor(fx), fx - Math.floor(fx)]
        const line = (row: number): number =>
          p === 0 ? at(row, j) : at(row, j) * (1 - p) + at(row, j + 1) * p
        out[y * columns + x] = q === 0 ? line(i) : line(i) * (1 - q) + line(i + 1) * q
      }
    }
    return { heights: out, ny: rows, nx: columns, dx: factor * dx, dy: factor * dy }
  }

/** Means of blocks of n samples along both axes. */
export const blockMeans =
  (step: number): Edit =>
  ({ heights, ny, nx, dx, dy }) => {
    const tall = ny > 1 ? dy : step * dx // of a profile only its length is averaged
    const { values, ...size } = areaAverage(heights, ny, nx, tall, dx, step * dx)
    return { heights: values as Float64Array<ArrayBuffer>, ...size, dx: step * dx, dy: step * dx }
  }

/** A slope along the rows, as levelling takes off or adds. */
export const tilted =
  (slope: number): Edit =>
  ({ heights, nx, dx, ...rest }) => ({
    heights: heights.map((z, i) => z + slope * dx * (i % nx)),
    nx,
    dx,
    ...rest,
  })
