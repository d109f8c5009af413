import { expect, test } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { gaussian } from '../../../src/numerics/filters/gaussian.ts'
import {
  type Likenesses,
  noLikenesses,
  packSketches,
} from '../../../src/numerics/sketches/packed-sketches.ts'
import { striaeLikeness } from '../../../src/numerics/sketches/striae-likeness.ts'
import { striaeSketch } from '../../../src/numerics/sketches/striae-sketch.ts'

function noise(length: number, seed: number): Float64Array {
  const { normal } = random(seed)
  return Float64Array.from({ length }, () => normal())
}

const sketch = (values: Float64Array): Int16Array => striaeSketch(values, { factor: 1, emphasis: null })

const OWN = noise(400, 1)
const OTHERS = Array.from({ length: 50 }, (_, i) => sketch(noise(300, i + 2)))

/** How alike the sketch of `OWN` is to 50 of other marks, and to this one. */
const beside = (one: Float64Array): Likenesses =>
  striaeLikeness(sketch(OWN), packSketches([...OTHERS, sketch(one)]))

test('a part of the same striae is more alike than any other mark, in the way that it is read', () => {
  const part = OWN.slice(90, 330)
  const upsideDown = part.map((v) => -v)
  const ways = [
    { read: part, same: 'asRead', not: 'otherWay' },
    { read: part.toReversed(), same: 'otherWay', not: 'asRead' },
    { read: upsideDown, same: 'otherWay', not: 'asRead' },
    { read: upsideDown.toReversed(), same: 'otherWay', not: 'asRead' },
  ] as const
  for (const { read, same, not } of ways) {
    const found = beside(read)
    expect(found[same][50]).toBeGreaterThan(2 * Math.max(...found[same].subarray(0, 50)))
    expect(found[not][50]).toBeLessThan(2 * Math.max(...found[not].subarray(0, 50)))
  }
})

test('a sketch agrees with itself over all its values, and two agree alike in either order', () => {
  const [one, other] = [sketch(OWN), OTHERS[0]!]
  expect(striaeLikeness(one, packSketches([one])).asRead[0]).toBeCloseTo(400 * weightOf(one) ** 2, 2)
  const there = striaeLikeness(one, packSketches([other]))
  const back = striaeLikeness(other, packSketches([one]))
  for (const way of ['asRead', 'otherWay'] as const) expect(there[way][0]).toBeCloseTo(back[way][0]!, 3)
})

/** The sum of squares of a sketch, that of white noise being 1. */
const weightOf = (one: Int16Array): number => one.reduce((sum, v) => sum + v * v, 0) / 32767 ** 2

/** n r^2 times the weights of both, at the best lag as both are read, and in the best other way, by its definition. */
function byDefinition(one: Int16Array, other: Int16Array): { asRead: number; otherWay: number } {
  const shorter = Math.min(one.length, other.length)
  const least = Math.max(8, Math.ceil(0.3 * shorter))
  const best = { asRead: 0, otherWay: 0 }
  if (shorter < least) return best
  for (const way of [one, one.toReversed()]) {
    for (let lag = least - other.length; lag <= way.length - least; lag++) {
      const [start, end] = [Math.max(0, lag), Math.min(way.length, other.length + lag)]
      const [a, b] = [way.subarray(start, end), other.subarray(start - lag, end - lag)]
      const sum = (x: Int16Array, y: Int16Array): number => x.reduce((total, v, i) => total + v * y[i]!, 0)
      const energies = sum(a, a) * sum(b, b)
      const kind = way === one && sum(a, b) > 0 ? 'asRead' : 'otherWay'
      const weights = weightOf(one) * weightOf(other)
      if (energies > 0)
        best[kind] = Math.max(best[kind], (weights * (end - start) * sum(a, b) ** 2) / energies)
    }
  }
  return best
}

test('sketches of any lengths are as alike as their correlation says', () => {
  const lengths = [8, 9, 30, 31, 64, 100, 333, 512, 1024]
  const all = lengths.map((length, i) => sketch(noise(length, 100 + i)))
  for (const one of all) {
    const found = striaeLikeness(one, packSketches(all))
    for (const [i, other] of all.entries()) {
      const exact = byDefinition(one, other)
      for (const way of ['asRead', 'otherWay'] as const) {
        const off = Math.abs(found[way][i]! - exact[way])
        expect(off, `${one.length} and ${other.length}, ${way}`).toBeLessThan(2e-4 * exact[way] + 1e-3)
      }
    }
  }
})

test('what stands beside a sketch in a block does not change its likeness', () => {
  const one = sketch(OWN)
  const alone = OTHERS.map((other) => striaeLikeness(one, packSketches([other])).asRead[0])
  expect([...striaeLikeness(one, packSketches(OTHERS)).asRead]).toEqual(alone)
})

test('sketches of no values, and of too few, are like nothing', () => {
  const few = sketch(noise(7, 3))
  expect(striaeLikeness(sketch(OWN), packSketches([new Int16Array(0), few]))).toEqual(noLikenesses(2))
  expect(striaeLikeness(new Int16Array(0), packSketches([few]))).toEqual(noLikenesses(1))
})

test('a sketch is the same in any unit, and empty without relief', () => {
  expect(sketch(OWN.map((v) => v * 1e-7))).toEqual(sketch(OWN))
  expect(sketch(new Float64Array(100).fill(3))).toHaveLength(0)
})

test('smooth marks count less: by the root of the sum of their squared autocorrelations', () => {
  const smooth = gaussian(OWN, 1, OWN.length, 0, 3)
  const mean = smooth.reduce((sum, v) => sum + v, 0) / smooth.length
  const products = (lag: number): number =>
    smooth.reduce((sum, v, i) => sum + (i < lag ? 0 : (v - mean) * (smooth[i - lag]! - mean)), 0)
  let autocorrelations = 1
  for (let lag = 1; lag <= 40; lag++) autocorrelations += 2 * (products(lag) / products(0)) ** 2
  expect(autocorrelations).toBeGreaterThan(5)
  expect(weightOf(sketch(smooth))).toBeCloseTo(1 / Math.sqrt(autocorrelations), 3)
  expect(weightOf(sketch(OWN))).toBeGreaterThan(0.9)
})

test('of a long mark the middle is taken', () => {
  const long = noise(3000, 5)
  expect(striaeSketch(long, { factor: 2, emphasis: null })).toEqual(
    striaeSketch(long.subarray(476, 2524), { factor: 2, emphasis: null }),
  )
})

test('what lies above the mean of a few samples counts more where it is to', () => {
  const smooth = gaussian(OWN, 1, OWN.length, 0, 3)
  const emphasis = { sigma: 3, weight: 2 }
  const emphasized = striaeSketch(OWN, { factor: 1, emphasis })
  expect(emphasized).toEqual(sketch(OWN.map((v, i) => v + 2 * (v - smooth[i]!))))
  expect(emphasized).not.toEqual(sketch(OWN))
})
