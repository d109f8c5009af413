import { startsWithPairs } from '../simd/sketches.plain.ts'
import { sketchLoops } from '../simd/sketches.ts'
import { type RingScale, ringsWith, ringValues } from './face-rings.ts'
import { stageTwiddles } from './twiddles.ts'

const LANES = 4 // faces that are compared at once
const COMPLEX = 8 * LANES // bytes

/** Where a transform has the number of this frequency of `n`: at its reversed digits, the first of base 2 or 4, the others of base 4. */
function placeOf(frequency: number, n: number): number {
  let [place, rest, left] = [0, frequency, n]
  while (left > 1) {
    const base = startsWithPairs(left) ? 2 : 4
    place = base * place + (rest % base)
    rest = Math.floor(rest / base)
    left /= base
  }
  return place
}

/** How well a face agrees with each of many: as both are read, and at most with one of them read another way. */
interface Agreements {
  readonly asRead: Float64Array
  readonly otherWay: Float64Array
}

/**
 * How well a breech face agrees with each of many where it lies best on it: the correlation of their heights at the best turn of all, and
 * the best shift of those of the views. In the other ways one of the two is a mirror image, upside down, or both.
 * in      views: see `faceViews`; others: see `faceRings`, in integers of any unit, none of a face without relief
 * out     for each of the others the correlations, at least 0, in the unit of the views; 0 for a face without relief
 */
export function faceAgreements(
  scale: RingScale,
  views: ArrayLike<number>,
  others: readonly (Int16Array | Int8Array)[],
): Agreements {
  const loops = sketchLoops()
  let next = 0
  const room = (bytes: number): number => {
    const at = next
    next += Math.ceil(bytes / 16) * 16
    return at
  }
  const { angles } = scale
  const [rings, size] = [ringsWith(scale), ringValues(scale)]
  const twiddles = stageTwiddles(angles)
  const [data, table] = [room(COMPLEX * angles), room(twiddles.byteLength)]
  const [counts, places] = [room(4 * rings.length), room(8 * rings.length)]
  const [theirs, best, own] = [room(LANES * 4 * size), room(COMPLEX), room(4 * views.length)]
  const memory = loops.memory(next)
  const [singles, integers] = [new Float32Array(memory, 0, next / 4), new Int32Array(memory, 0, next / 4)]
  singles.set(twiddles, table / 4)
  integers.set(rings, counts / 4)
  for (const k of rings.keys()) {
    integers[places / 4 + 2 * k] = COMPLEX * placeOf(k + 1, angles)
    integers[places / 4 + 2 * k + 1] = COMPLEX * placeOf(angles - k - 1, angles)
  }
  singles.set(views, own / 4)
  const end = own + 4 * views.length
  const [asRead, otherWay] = [new Float64Array(others.length), new Float64Array(others.length)]
  for (let from = 0; from < others.length; from += LANES) {
    const some = others.slice(from, from + LANES)
    singles.fill(0, theirs / 4, best / 4 + 2 * LANES)
    const units = some.map((waves, lane) => setLane(singles, theirs / 4 + lane, waves))
    for (let view = own; view < end; view += 4 * size) {
      loops.ringProducts(view, theirs, counts, places, rings.length, data, angles)
      loops.inverse(data, angles, table + twiddles.byteLength)
      loops.highestTurn(data, angles, best)
    }
    for (const [lane, squares] of units.entries()) {
      if (squares === 0) continue
      const unit = 2 * Math.sqrt(squares) // the loops give twice the products
      asRead[from + lane] = singles[best / 4 + lane]! / unit
      otherWay[from + lane] = singles[best / 4 + LANES + lane]! / unit
    }
  }
  return { asRead, otherWay }
}

/** Sets the numbers of one lane, and gives the sum of their squares. */
function setLane(singles: Float32Array, lane: number, waves: Int16Array | Int8Array): number {
  let squares = 0
  for (let i = 0; i < waves.length; i++) {
    const value = waves[i]!
    singles[lane + LANES * i] = value
    squares += value * value
  }
  return squares
}
