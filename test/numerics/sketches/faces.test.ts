import { expect, test } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { faceAgreements } from '../../../src/numerics/sketches/face-agreements.ts'
import {
  COARSE,
  FINE,
  faceRings,
  faceViews,
  ringsWith,
  waveIntegers,
} from '../../../src/numerics/sketches/face-rings.ts'
import { faceLikeness, faceSketch } from '../../../src/numerics/sketches/face-sketch.ts'
import {
  type Likenesses,
  noLikenesses,
  packSketches,
} from '../../../src/numerics/sketches/packed-sketches.ts'

const SIDE = 256

/** A face of this radius in pixels: waves of its own within it, turned by quarters and shifted. */
function face(seed: number, read: (y: number, x: number) => readonly [number, number] = (y, x) => [y, x]) {
  const { uniform } = random(seed)
  const waves = Array.from({ length: 60 }, () => {
    const [angle, frequency] = [Math.PI * uniform(), 0.1 + 1.5 * uniform()]
    return { y: frequency * Math.sin(angle), x: frequency * Math.cos(angle), phase: 6 * uniform() }
  })
  const values = new Float64Array(SIDE * SIDE)
  for (let i = 0; i < values.length; i++) {
    const [y, x] = read(Math.floor(i / SIDE) - 128, (i % SIDE) - 128)
    if (y * y + x * x > 4900) continue
    for (const wave of waves) values[i]! += Math.sin(wave.y * y + wave.x * x + wave.phase)
  }
  return values
}

const sketch = (values: Float64Array): Int16Array => faceSketch(values, SIDE)
const COARSE_VIEWS = waveIntegers(faceViews(face(1), SIDE, COARSE))
const OTHERS = Array.from({ length: 8 }, (_, i) => sketch(face(i + 2)))

/** How alike face 1 is to this one, and to the most alike of the other faces; read as they are, or not. */
function beside(one: Float64Array, way: keyof Likenesses): { own: number; other: number } {
  const found = faceLikeness(COARSE_VIEWS, packSketches([...OTHERS, sketch(one)]))[way]
  return { own: found[8]! / 32767, other: Math.max(...found.subarray(0, 8)) / 32767 }
}

const A = 0.3
const MOVED = [
  face(1),
  face(1, (y, x) => [y + 8, x - 6]),
  face(1, (y, x) => [x, -y]),
  face(1, (y, x) => [y * Math.cos(A) - x * Math.sin(A), y * Math.sin(A) + x * Math.cos(A)]),
]
const OTHER_WAYS = [
  face(1, (y, x) => [y, -x]),
  face(1).map((v) => -v),
  face(1, (y, x) => [y, -x]).map((v) => -v),
  face(1, (y, x) => [x, y + 8]),
]

test('a sketch is known however the face is turned, and shifted by up to 300 µm', () => {
  for (const one of MOVED) {
    const { own, other } = beside(one, 'asRead')
    expect(own).toBeGreaterThan(0.6)
    expect(own).toBeGreaterThan(2 * other)
    expect(beside(one, 'otherWay').own).toBeLessThan(0.4)
  }
  for (const one of OTHER_WAYS) {
    const { own, other } = beside(one, 'otherWay')
    expect(own).toBeGreaterThan(0.6)
    expect(own).toBeGreaterThan(2 * other)
    expect(beside(one, 'asRead').own).toBeLessThan(0.4)
  }
})

test('a face without relief has no sketch, and is like nothing', () => {
  const none = sketch(new Float64Array(SIDE * SIDE))
  expect(none).toHaveLength(0)
  expect(faceLikeness(COARSE_VIEWS, packSketches([none]))).toEqual(noLikenesses(1))
  expect(faceLikeness(none, packSketches(OTHERS))).toEqual(noLikenesses(8))
})

const integers = (values: Float64Array): Int16Array => waveIntegers(faceRings(values, SIDE, FINE))
const RINGS = Array.from({ length: 8 }, (_, i) => integers(face(i + 2)))
const VIEWS = faceViews(face(1), SIDE, FINE)

test('a face is laid on itself however it is turned, mirrored or upside down, and shifted by up to 300 µm', () => {
  for (const [way, marks] of [
    ['asRead', MOVED],
    ['otherWay', OTHER_WAYS],
  ] as const) {
    for (const one of marks) {
      const found = faceAgreements(FINE, VIEWS, [...RINGS, integers(one)])
      expect(found[way][8]).toBeGreaterThan(0.7)
      expect(found[way][8]).toBeGreaterThan(3 * Math.max(...found[way].subarray(0, 8)))
      expect(found[way === 'asRead' ? 'otherWay' : 'asRead'][8]).toBeLessThan(0.4)
    }
  }
  expect(faceAgreements(FINE, VIEWS, [integers(face(1))]).asRead[0]).toBeCloseTo(1, 3)
})

test('what stands beside a face does not change its agreement, and one without relief agrees with none', () => {
  const none = integers(new Float64Array(SIDE * SIDE))
  expect(none).toHaveLength(0)
  const alone = [...RINGS, none].map((one) => faceAgreements(FINE, VIEWS, [one]).asRead[0])
  expect([...faceAgreements(FINE, VIEWS, [...RINGS, none]).asRead]).toEqual(alone)
  expect(alone.at(-1)).toBe(0)
  expect(faceViews(new Float64Array(SIDE * SIDE), SIDE, FINE)).toHaveLength(0)
  expect([...faceAgreements(FINE, [], RINGS).asRead]).toEqual(Array(8).fill(0))
})

test('the agreement is the correlation of the waves at the best turn', () => {
  for (const scale of [FINE, COARSE]) {
    const { angles } = scale
    const [one, other] = [1, 2].map((seed) => faceRings(face(seed), SIDE, scale))
    const turns = Array.from({ length: angles }, (_, t) => {
      let sum = 0
      let at = 0
      for (const [k, rings] of ringsWith(scale).entries()) {
        const angle = (2 * Math.PI * (k + 1) * t) / angles
        for (let left = rings; left > 0; left--, at += 2) {
          const [re0, im0, re1, im1] = [one![at]!, one![at + 1]!, other![at]!, other![at + 1]!]
          sum += Math.cos(angle) * (re0 * re1 + im0 * im1) - Math.sin(angle) * (im0 * re1 - re0 * im1)
        }
      }
      return sum
    })
    expect(faceAgreements(scale, one!, [waveIntegers(other!)]).asRead[0]).toBeCloseTo(Math.max(...turns), 4)
  }
})
