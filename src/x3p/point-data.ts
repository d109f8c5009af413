/**
 * Reads the raw values of a linked binary file and turns them into heights. Numbers are little-endian (ISO 5436-2), records
 * are packed, and x varies fastest.
 */
import { phrase } from '../errors.ts'
import type { Axis, DataType } from './document.ts'
import { invalid } from './refusal.ts'

export const WIDTH: Readonly<Record<DataType, number>> = { I: 2, L: 4, F: 4, D: 8 } // bytes

const LITTLE_ENDIAN = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1

const MAX_HEIGHT = 1e9 // metres; beyond it squares and sums are no longer accurate

/** Whether bytes from `start` on can be looked at as float64. */
export const areFloats = (data: Uint8Array, start: number): boolean =>
  LITTLE_ENDIAN && (data.byteOffset + start) % 8 === 0

/** Fill `out` with values of `type` found every `stride` bytes from byte `start`; the data must be long enough. */
export function readColumn(
  data: Uint8Array,
  type: DataType,
  start: number,
  stride: number,
  out: Float64Array,
): Float64Array {
  if (type === 'D' && stride === 8 && areFloats(data, start)) {
    out.set(new Float64Array(data.buffer, data.byteOffset + start, out.length))
    return out
  }
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const n = out.length
  let at = start
  switch (type) {
    case 'D':
      for (let i = 0; i < n; i++, at += stride) out[i] = view.getFloat64(at, true)
      break
    case 'F':
      for (let i = 0; i < n; i++, at += stride) out[i] = view.getFloat32(at, true)
      break
    case 'L':
      for (let i = 0; i < n; i++, at += stride) out[i] = view.getInt32(at, true)
      break
    case 'I':
      for (let i = 0; i < n; i++, at += stride) out[i] = view.getInt16(at, true)
      break
  }
  return out
}

/** Sets invalid points to NaN, in place. Point i is bit i mod 8 of byte i / 8 of the mask, lowest bit first; 1 is valid. */
export function applyMask(values: Float64Array, mask: Uint8Array): void {
  const expected = Math.ceil(values.length / 8)
  if (mask.length !== expected) {
    const message = phrase('the valid-point mask has {mask} bytes, but {values} points need {expected}', {
      mask: mask.length,
      values: values.length,
      expected,
    })
    throw invalid(message, { found: mask.length, expected })
  }
  for (let i = 0; i < values.length; i++) {
    if (((mask[i >> 3]! >> (i & 7)) & 1) === 0) values[i] = Number.NaN
  }
}

/**
 * Turns raw values into metres, in place: Increment · raw + Offset, in a unit of which `aMetre` make a metre. NaN and ±Inf
 * are not measured. All NaN get the same bits, so equal scans have equal bytes.
 */
export function scaleHeights(values: Float64Array, axis: Axis, aMetre = 1): Float64Array {
  const increment = axis.increment ?? 1
  const { offset } = axis
  if (increment === 1 && offset === 0 && aMetre === 1) {
    for (let i = 0; i < values.length; i++) {
      const height = values[i]!
      if (Math.abs(height) <= MAX_HEIGHT) continue
      if (Number.isFinite(height)) throw tooHigh(i, height)
      values[i] = Number.NaN
    }
    return values
  }
  for (let i = 0; i < values.length; i++) {
    const raw = values[i]!
    if (!Number.isFinite(raw)) {
      values[i] = Number.NaN
      continue
    }
    // Adding an offset of 0 would turn -0 into 0.
    const stated = offset === 0 ? increment * raw : increment * raw + offset
    const height = stated / aMetre
    if (!(Math.abs(height) <= MAX_HEIGHT)) throw tooHigh(i, height)
    values[i] = height
  }
  return values
}

function tooHigh(i: number, height: number) {
  const message = phrase('point {point} has a height of {height} m; it must be at most {most} m', {
    point: i + 1,
    height,
    most: MAX_HEIGHT,
  })
  return invalid(message, { point: i + 1, height: String(height) })
}
