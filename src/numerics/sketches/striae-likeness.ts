import { sketchLoops } from '../simd/sketches.ts'
import { type Likenesses, noLikenesses, type PackedSketches, packedLength } from './packed-sketches.ts'
import { NORM } from './striae-sketch.ts'
import { stageTwiddles } from './twiddles.ts'

const LANES = 4 // sketches that are compared at once
const MIN_OVERLAP = 0.3 // of the shorter sketch
const MIN_VALUES = 8 // of an overlap

/**
 * How alike the striae of one sketch are to each of many, at the best lag.
 * in      a sketch, and those it is compared with, on one pitch
 * method  At a lag with an overlap of n values, the integers have the correlation r. Its variance by chance is at most
 *         sqrt(A B) / n, A and B the sums of the squared autocorrelations of the two, so n r^2 / sqrt(A B) tells a long overlap of
 *         fine striae from a short or smooth one. The most of all lags with r > 0 counts. Other ways to read a mark: heights upside down turn
 *         the sign of r alone, and the mirror image is the sketch backwards, with r of either sign. The products at all lags come
 *         from Fourier transforms in single precision: this is off by less than 2e-4 of itself, the same bits on every machine.
 * out     for each sketch, n r^2 / sqrt(A B); 0 where the overlap would be less than 30 % of the shorter one, or 8 values
 * source  Bartlett, J. Roy. Stat. Soc. Suppl. 8 (1946) 27: variance of the correlation of two series
 */
export function striaeLikeness(sketch: Int16Array, { values, lengths }: PackedSketches): Likenesses {
  const found = noLikenesses(lengths.length)
  const starts = new Float64Array(lengths.length)
  for (let i = 1; i < starts.length; i++) starts[i] = starts[i - 1]! + packedLength(lengths[i - 1]!)
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0)
  const comparison = comparisonWith(sketch, longest)
  const ofLength = [...Map.groupBy(lengths.keys(), (i) => lengths[i]!)].sort(([one], [other]) => one - other)
  for (const [length, places] of ofLength) {
    if (Math.min(sketch.length, length) < leastOverlap(sketch.length, length)) continue
    comparison.prepare(length)
    for (let k = 0; k < places.length; k += LANES) {
      const some = places.slice(k, k + LANES)
      const alike = comparison.likeness(
        some.map((i) => values.subarray(starts[i]!, starts[i]! + lengths[i]!)),
      )
      for (const [lane, i] of some.entries()) {
        found.asRead[i] = alike[lane]!
        found.otherWay[i] = alike[LANES + lane]!
      }
    }
  }
  return found
}

const leastOverlap = (a: number, b: number): number =>
  Math.max(MIN_VALUES, Math.ceil(MIN_OVERLAP * Math.min(a, b)))

/** Numbers of a transform in which no overlap that counts meets another: a power of two. */
function transformSize(a: number, b: number): number {
  let n = 16
  while (n < Math.max(a, b, a + b - leastOverlap(a, b))) n *= 2
  return n
}

interface Comparison {
  /** What follows is of sketches of `b` values. */
  prepare(b: number): void
  /** Compares with up to four of them: as read, then the other ways. */
  likeness(some: readonly Int16Array[]): Float32Array
}

/** Compares a sketch with others of at most so many values. */
function comparisonWith(sketch: Int16Array, longest: number): Comparison {
  const loops = sketchLoops()
  const a = sketch.length
  const most = transformSize(a, longest)
  const row = 2 * Math.max(a, longest)
  let next = 0
  const room = (bytes: number): number => {
    const at = next
    next += Math.ceil(bytes / 16) * 16
    return at
  }
  const [rows, data, sums] = [room(LANES * row), room(32 * most), room(16 * (Math.max(a, longest) + 1))]
  const [twiddles, hartley, out] = [room(8 * most), room(4 * most), room(8 * LANES)]
  const [straight, mirrored] = [room(4 * (a + longest)), room(4 * (a + longest))]
  const memory = loops.memory(next)
  const shorts = new Int16Array(memory, rows, (LANES * row) / 2)
  const singles = new Float32Array(memory, 0, next / 4)
  const whole = energiesOf(sketch)[a]! / (NORM * NORM * NORM * NORM)
  const ways = [
    { at: straight / 4, energies: energiesOf(sketch) },
    { at: mirrored / 4, energies: energiesOf(sketch.toReversed()) },
  ]
  let [b, n, end, from, to] = [0, 0, 0, 0, 0]

  function transformTo(size: number): void {
    n = size
    const turns = stageTwiddles(n)
    singles.set(turns, twiddles / 4)
    end = twiddles + turns.byteLength
    shorts.fill(0)
    shorts.set(sketch)
    loops.spread(rows, row, a, data, n, sums)
    loops.forward(data, n, twiddles)
    for (let k = 0; k < n; k++) {
      const [re, im] = [singles[data / 4 + 8 * k]!, singles[data / 4 + 8 * k + LANES]!]
      singles[hartley / 4 + k] = (re - im) / n
    }
  }

  return {
    prepare(length) {
      b = length
      const size = transformSize(a, b)
      if (size !== n) transformTo(size)
      ;[from, to] = [leastOverlap(a, b) - a, b - leastOverlap(a, b)]
      // the values of an overlap over their sum of squares, wherever in the other sketch this one may begin, times that of all
      for (const { at, energies } of ways) {
        for (let m = from; m <= to; m++) {
          const [first, last] = [Math.max(0, -m), Math.min(a, b - m)]
          const energy = energies[last]! - energies[first]!
          singles[at + m - from] = energy > 0 ? ((last - first) / energy) * whole : 0
        }
      }
    },
    likeness(some) {
      for (let lane = 0; lane < LANES; lane++) {
        const [one, place] = [some[lane], (lane * row) / 2]
        if (one) shorts.set(one, place)
        else shorts.fill(0, place, place + b)
      }
      loops.spread(rows, row, b, data, n, sums)
      loops.forward(data, n, twiddles)
      loops.combine(data, n, hartley)
      loops.inverse(data, n, end)
      loops.highest(data, n, sums, a, b, from, to, straight, mirrored, out)
      return singles.subarray(out / 4, out / 4 + 2 * LANES)
    },
  }
}

/** Sums of squares of the first 0, 1, … values. */
function energiesOf(sketch: Int16Array): Float64Array {
  const sums = new Float64Array(sketch.length + 1)
  for (const [i, value] of sketch.entries()) sums[i + 1] = sums[i]! + value * value
  return sums
}
