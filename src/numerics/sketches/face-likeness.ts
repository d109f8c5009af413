import { sketchLoops } from '../simd/sketches.ts'
import { ANGLES, RINGS } from './face-sketch.ts'
import { type Likenesses, noLikenesses, type PackedSketches, packedLength } from './packed-sketches.ts'

const SIZE = RINGS * ANGLES
const LENGTH = SIZE / 2 // two in each value

/** The rings of a sketch with every ring twice in a row; of a mirror image the angles run backwards. */
function ringsTwice(sketch: Int8Array, mirrored: boolean): Int16Array {
  const twice = new Int16Array(2 * SIZE)
  for (let r = 0; r < RINGS; r++) {
    const ring = sketch.slice(r * ANGLES, (r + 1) * ANGLES)
    if (mirrored) ring.reverse()
    twice.set(ring, 2 * r * ANGLES)
    twice.set(ring, (2 * r + 1) * ANGLES)
  }
  return twice
}

/**
 * How alike the texture of one face is to each of many, at the best turn. The other way to read a face is its mirror image; heights
 * upside down make no difference.
 * in      a sketch of `faceSketch`, and those that it is compared with
 * out     for each of them the highest sum of products; 0 for a sketch of no values
 */
export function faceLikeness(sketch: Int16Array, { values, lengths }: PackedSketches): Likenesses {
  const found = noLikenesses(lengths.length)
  if (sketch.length !== LENGTH) return found
  const loops = sketchLoops()
  const own = new Int8Array(sketch.buffer, sketch.byteOffset, SIZE)
  const ways = [ringsTwice(own, false), ringsTwice(own, true)]
  const other = 4 * SIZE * ways.length
  const shorts = new Int16Array(loops.memory(other + SIZE), 0, other / 2 + LENGTH)
  for (const [i, way] of ways.entries()) shorts.set(way, 2 * SIZE * i)
  let from = 0
  for (const [i, length] of lengths.entries()) {
    if (length === LENGTH) {
      shorts.set(values.subarray(from, from + LENGTH), other / 2)
      found.asRead[i] = loops.bestTurn(0, other, RINGS, ANGLES)
      found.otherWay[i] = loops.bestTurn(4 * SIZE, other, RINGS, ANGLES)
    }
    from += packedLength(length)
  }
  return found
}
