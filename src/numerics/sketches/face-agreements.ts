import { sketchLoops } from '../simd/sketches.ts'
import { ANGLES, RINGS_WITH, SCALE, VALUES } from './face-rings.ts'
import { stageTwiddles } from './twiddles.ts'

const LANES = 4 // faces that are compared at once
const COMPLEX = 8 * LANES // bytes
const DIGITS = 4 // of base 4, of a turn

/** Where a transform has the number of this frequency: at its digits of base 4, reversed. */
function placeOf(frequency: number): number {
  let [place, rest] = [0, frequency]
  for (let digit = 0; digit < DIGITS; digit++) {
    place = 4 * place + (rest % 4)
    rest = Math.floor(rest / 4)
  }
  return place
}

/**
 * How well a breech face agrees with each of many where it lies best on it: the correlation of their heights at the best turn of all, and
 * the best shift of those of the views.
 * in      views: see `faceViews`; others: see `faceRings`
 * out     for each of the others, the correlation, at least 0; 0 for a face without relief
 */
export function faceAgreements(views: readonly Float32Array[], others: readonly Int16Array[]): Float64Array {
  const loops = sketchLoops()
  let next = 0
  const room = (bytes: number): number => {
    const at = next
    next += Math.ceil(bytes / 16) * 16
    return at
  }
  const twiddles = stageTwiddles(ANGLES)
  const [data, table] = [room(COMPLEX * ANGLES), room(twiddles.byteLength)]
  const [counts, places] = [room(4 * RINGS_WITH.length), room(4 * RINGS_WITH.length)]
  const [theirs, best] = [room(COMPLEX * (VALUES / 2)), room(4 * LANES)]
  const own = views.map(() => room(4 * VALUES))
  const memory = loops.memory(next)
  const [singles, integers] = [new Float32Array(memory, 0, next / 4), new Int32Array(memory, 0, next / 4)]
  singles.set(twiddles, table / 4)
  integers.set(RINGS_WITH, counts / 4)
  for (const k of RINGS_WITH.keys()) integers[places / 4 + k] = COMPLEX * placeOf(k + 1)
  for (const [i, view] of views.entries()) singles.set(view, own[i]! / 4)
  const found = new Float64Array(others.length)
  for (let from = 0; from < others.length; from += LANES) {
    const some = others.slice(from, from + LANES)
    singles.fill(0, theirs / 4, theirs / 4 + LANES * VALUES)
    for (const [lane, waves] of some.entries()) {
      for (const [i, value] of waves.entries()) singles[theirs / 4 + LANES * i + lane] = value
    }
    singles.fill(0, best / 4, best / 4 + LANES)
    for (const at of own) {
      loops.ringProducts(at, theirs, counts, places, RINGS_WITH.length, data, ANGLES)
      loops.inverse(data, ANGLES, table + twiddles.byteLength)
      loops.highestReal(data, ANGLES, best)
    }
    for (const lane of some.keys()) found[from + lane] = singles[best / 4 + lane]! / SCALE
  }
  return found
}
