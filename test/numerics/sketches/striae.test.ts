import { expect, test } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { gaussian } from '../../../src/numerics/filters/gaussian.ts'
import { packSketches } from '../../../src/numerics/sketches/packed-sketches.ts'
import { striaeLikeness } from '../../../src/numerics/sketches/striae-likeness.ts'
import { striaeSketch } from '../../../src/numerics/sketches/striae-sketch.ts'

function noise(length: number, seed: number): Float64Array {
  const { normal } = random(seed)
  return Float64Array.from({ length }, () => normal())
}

const sketch = (values: Float64Array): Int16Array =>
  striaeSketch(values, { factor: 1, fine: null, emphasis: null })

const OWN = noise(400, 1)
const OTHERS = Array.from({ length: 50 }, (_, i) => sketch(noise(300, i + 2)))

/** The likeness of the sketch of `OWN` to this one and to 50 of other marks. */
const beside = (one: Float64Array): Float64Array =>
  striaeLikeness(sketch(OWN), packSketches([...OTHERS, sketch(one)]))

test('a part of the same striae is more alike than any other mark, in whatever way it is read', () => {
  const part = OWN.slice(90, 330)
  for (const read of [part, part.toReversed(), part.map((v) => -v), part.toReversed().map((v) => -v)]) {
    const found = beside(read)
    expect(found[50]).toBeGreaterThan(2 * Math.max(...found.subarray(0, 50)))
  }
})

test('a sketch agrees with itself over all its values, and two agree alike in either order', () => {
  const [one, other] = [sketch(OWN), OTHERS[0]!]
  expect(striaeLikeness(one, packSketches([one]))[0]).toBeCloseTo(400, 2)
  const [there] = striaeLikeness(one, packSketches([other]))
  const [back] = striaeLikeness(other, packSketches([one]))
  expect(there).toBeCloseTo(back!, 3)
})

/** n r^2 at the best lag and way to read it, by its definition. */
function byDefinition(one: Int16Array, other: Int16Array): number {
  const shorter = Math.min(one.length, other.length)
  const least = Math.max(8, Math.ceil(0.3 * shorter))
  if (shorter < least) return 0
  let best = 0
  for (const way of [one, one.toReversed()]) {
    for (let lag = least - other.length; lag <= way.length - least; lag++) {
      const [start, end] = [Math.max(0, lag), Math.min(way.length, other.length + lag)]
      const [a, b] = [way.subarray(start, end), other.subarray(start - lag, end - lag)]
      const sum = (x: Int16Array, y: Int16Array): number => x.reduce((total, v, i) => total + v * y[i]!, 0)
      const energies = sum(a, a) * sum(b, b)
      if (energies > 0) best = Math.max(best, ((end - start) * sum(a, b) ** 2) / energies)
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
      expect(Math.abs(found[i]! - exact), `${one.length} and ${other.length}`).toBeLessThan(
        2e-4 * exact + 1e-3,
      )
    }
  }
})

test('what stands beside a sketch in a block does not change its likeness', () => {
  const one = sketch(OWN)
  const alone = OTHERS.map((other) => striaeLikeness(one, packSketches([other]))[0])
  expect([...striaeLikeness(one, packSketches(OTHERS))]).toEqual(alone)
})

test('sketches of no values, and of too few, are like nothing', () => {
  const few = sketch(noise(7, 3))
  expect([...striaeLikeness(sketch(OWN), packSketches([new Int16Array(0), few]))]).toEqual([0, 0])
  expect([...striaeLikeness(new Int16Array(0), packSketches([few]))]).toEqual([0])
})

test('a sketch has one norm, whatever the unit, and none without relief', () => {
  const metres = sketch(OWN.map((v) => v * 1e-7))
  expect(metres).toEqual(sketch(OWN))
  expect(Math.sqrt(metres.reduce((sum, v) => sum + v * v, 0))).toBeCloseTo(32767, -2)
  expect(sketch(new Float64Array(100).fill(3))).toHaveLength(0)
})

test('of a long mark the middle is taken, and long waves are taken off', () => {
  const long = noise(3000, 5)
  expect(striaeSketch(long, { factor: 2, fine: null, emphasis: null })).toEqual(
    striaeSketch(long.subarray(476, 2524), { factor: 2, fine: null, emphasis: null }),
  )
  const waved = OWN.map((v, i) => v + i / 20)
  const [flat, bent] = [OWN, waved].map((values) =>
    striaeSketch(values, { factor: 1, fine: 20, emphasis: null }),
  )
  expect(striaeLikeness(flat!, packSketches([bent!]))[0]).toBeGreaterThan(350)
})

test('what lies above the mean of a few samples counts more where it is to', () => {
  const smooth = gaussian(OWN, 1, OWN.length, 0, 3)
  const emphasis = { sigma: 3, weight: 2 }
  const emphasized = striaeSketch(OWN, { factor: 1, fine: null, emphasis })
  expect(emphasized).toEqual(sketch(OWN.map((v, i) => v + 2 * (v - smooth[i]!))))
  expect(emphasized).not.toEqual(sketch(OWN))
})
