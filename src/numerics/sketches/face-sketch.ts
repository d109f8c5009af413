import { faceAgreements } from './face-agreements.ts'
import { COARSE, faceRings, ringValues } from './face-rings.ts'
import { type Likenesses, type PackedSketches, packedLength } from './packed-sketches.ts'

const [UNIT, MOST] = [400, 127] // root of the sum of squares of the integers, and the largest of them: of 8 bits
const LENGTH = ringValues(COARSE) / 2
const NONE = new Int8Array(0)

/**
 * A breech face along coarse rings about the middle of its map: see `faceRings`.
 * in      (side, side) values, 0 where nothing is measured
 * out     integers of 8 bits, two in each value; none of a map without relief
 */
export function faceSketch(values: Float64Array, side: number): Int16Array {
  return faceIntegers(faceRings(values, side, COARSE))
}

/** The waves of `faceRings` as a sketch has them. */
export function faceIntegers(waves: Float64Array): Int16Array {
  const integers = Int8Array.from(waves, (value) => Math.max(-MOST, Math.min(MOST, Math.round(UNIT * value))))
  return new Int16Array(integers.buffer)
}

/**
 * How alike a breech face is to each of many: see `faceAgreements`.
 * in      the coarse views of the face, see `faceViews`, and the sketches of `faceSketch` that they are compared with
 * out     for each of them the correlations in the unit of the views; 0 for a sketch of no values
 */
export function faceLikeness(views: Int16Array, { values, lengths }: PackedSketches): Likenesses {
  let from = 0
  const others = Array.from(lengths, (length) => {
    const at = values.byteOffset + 2 * from
    from += packedLength(length)
    return length === LENGTH ? new Int8Array(values.buffer, at, 2 * LENGTH) : NONE
  })
  const { asRead, otherWay } = faceAgreements(COARSE, views, others)
  return { asRead: Float32Array.from(asRead), otherWay: Float32Array.from(otherWay) }
}
