import { sketchLoops } from '../simd/sketches.ts'
import { type PackedSketches, packedLength } from './packed-sketches.ts'

const ZEROS = 16 // values on either side of the sketch that is searched for
const MIN_OVERLAP = 0.3 // of the shorter sketch
const MIN_VALUES = 8 // of an overlap

/**
 * How alike the striae of one sketch are to each of many, at the best lag and way to read them.
 * in      a sketch, and those it is compared with, on one pitch
 * method  At a lag with an overlap of n values, the integers have the correlation r: n r^2 tells a long overlap from a short one,
 *         as the significance of r does. The most of all lags counts. Heights upside down turn the sign of r alone; the mirror
 *         image is the sketch backwards, which is compared too.
 * out     for each sketch, n r^2; 0 where the overlap would be less than 30 % of the shorter one, or 8 values
 */
export function striaeLikeness(sketch: Int16Array, { values, lengths }: PackedSketches): Float64Array {
  const loops = sketchLoops()
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0)
  const n = sketch.length
  let next = 0
  const room = (bytes: number): number => {
    const at = next
    next += Math.ceil(bytes / 16) * 16
    return at
  }
  const ways = [sketch, sketch.toReversed()].map((way) => ({
    way,
    at: room(2 * (n + 2 * ZEROS)),
    sums: room(4 * (n + 1)),
  }))
  const [other, sumsOfOther] = [room(2 * packedLength(longest)), room(4 * (longest + 1))]
  const shorts = new Int16Array(loops.memory(next), 0, next / 2)
  for (const { way, at, sums } of ways) {
    shorts.fill(0, at / 2, at / 2 + n + 2 * ZEROS)
    shorts.set(way, at / 2 + ZEROS)
    loops.energies(at + 2 * ZEROS, n, sums)
  }
  const found = new Float64Array(lengths.length)
  let from = 0
  for (const [i, length] of lengths.entries()) {
    shorts.set(values.subarray(from, from + packedLength(length)), other / 2)
    from += packedLength(length)
    const shorter = Math.min(n, length)
    const least = Math.max(MIN_VALUES, Math.ceil(MIN_OVERLAP * shorter))
    if (shorter < least) continue
    loops.energies(other, length, sumsOfOther)
    for (const { at, sums } of ways) {
      const alike = loops.likeness(at + 2 * ZEROS, n, sums, other, length, sumsOfOther, least)
      found[i] = Math.max(found[i]!, alike)
    }
  }
  return found
}
