import { expect, test } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { faceAgreements } from '../../../src/numerics/sketches/face-agreements.ts'
import { faceLikeness } from '../../../src/numerics/sketches/face-likeness.ts'
import { faceRings, faceViews, RINGS_WITH } from '../../../src/numerics/sketches/face-rings.ts'
import { faceSketch } from '../../../src/numerics/sketches/face-sketch.ts'
import {
  type Likenesses,
  noLikenesses,
  packSketches,
} from '../../../src/numerics/sketches/packed-sketches.ts'

const SIDE = 256
const NORMS = 25 * 25 * 24 * 64

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
const OTHERS = Array.from({ length: 8 }, (_, i) => sketch(face(i + 2)))

/** The correlation of the sketch of face 1 with this one, beside the highest with other faces; read as they are, or not. */
function beside(one: Float64Array, way: keyof Likenesses): { own: number; other: number } {
  const found = faceLikeness(sketch(face(1)), packSketches([...OTHERS, sketch(one)]))[way]
  return { own: found[8]! / NORMS, other: Math.max(...found.subarray(0, 8)) / NORMS }
}

test('a face is known wherever it lies, however it is turned, mirrored and upside down', () => {
  const a = 0.3
  const ways = [
    face(1, (y, x) => [y + 20, x - 11]),
    face(1, (y, x) => [x, -y]),
    face(1, (y, x) => [y * Math.cos(a) - x * Math.sin(a), y * Math.sin(a) + x * Math.cos(a)]),
    face(1).map((v) => -v),
  ]
  for (const way of ways) {
    const { own, other } = beside(way, 'asRead')
    expect(own).toBeGreaterThan(0.7)
    expect(own).toBeGreaterThan(1.5 * other)
  }
  const mirrored = face(1, (y, x) => [y, -x])
  const { own, other } = beside(mirrored, 'otherWay')
  expect(own).toBeGreaterThan(0.7)
  expect(own).toBeGreaterThan(1.5 * other)
  expect(beside(mirrored, 'asRead').own).toBeLessThan(0.7)
})

test('a face without relief has no sketch, and is like nothing', () => {
  const none = sketch(new Float64Array(SIDE * SIDE))
  expect(none).toHaveLength(0)
  expect(faceLikeness(sketch(face(1)), packSketches([none]))).toEqual(noLikenesses(1))
  expect(faceLikeness(none, packSketches(OTHERS))).toEqual(noLikenesses(8))
})

const RINGS = Array.from({ length: 8 }, (_, i) => faceRings(face(i + 2), SIDE))

/** How well face 1 agrees with this one, and with the best of the other faces. */
function laid(one: Float64Array): { own: number; other: number } {
  const found = faceAgreements(faceViews(face(1), SIDE), [...RINGS, faceRings(one, SIDE)])
  return { own: found[8]!, other: Math.max(...found.subarray(0, 8)) }
}

test('a face is laid on itself however it is turned, and shifted by up to 300 µm', () => {
  const a = 0.3
  const ways = [
    face(1, (y, x) => [y + 8, x - 6]),
    face(1, (y, x) => [x, -y]),
    face(1, (y, x) => [y * Math.cos(a) - x * Math.sin(a), y * Math.sin(a) + x * Math.cos(a)]),
  ]
  for (const way of ways) {
    const { own, other } = laid(way)
    expect(own).toBeGreaterThan(0.7)
    expect(own).toBeGreaterThan(3 * other)
  }
  expect(laid(face(1)).own).toBeCloseTo(1, 3)
})

test('heights count, not their texture: a mirror image, or heights upside down, do not agree', () => {
  for (const way of [face(1, (y, x) => [y, -x]), face(1).map((v) => -v)]) {
    expect(laid(way).own).toBeLessThan(0.4)
  }
})

test('what stands beside a face does not change its agreement, and one without relief agrees with none', () => {
  const views = faceViews(face(1), SIDE)
  const none = faceRings(new Float64Array(SIDE * SIDE), SIDE)
  expect(none).toHaveLength(0)
  const alone = [...RINGS, none].map((one) => faceAgreements(views, [one])[0])
  expect([...faceAgreements(views, [...RINGS, none])]).toEqual(alone)
  expect(alone.at(-1)).toBe(0)
  expect(faceViews(new Float64Array(SIDE * SIDE), SIDE)).toHaveLength(0)
  expect([...faceAgreements([], RINGS)]).toEqual(new Array(8).fill(0))
})

test('the agreement is the correlation of the waves at the best turn', () => {
  const [one, other] = [faceViews(face(1), SIDE).slice(0, 1), RINGS[0]!]
  const turns = Array.from({ length: 256 }, (_, t) => {
    let sum = 0
    let at = 0
    for (const [k, rings] of RINGS_WITH.entries()) {
      const [cos, sin] = [
        Math.cos((2 * Math.PI * (k + 1) * t) / 256),
        Math.sin((2 * Math.PI * (k + 1) * t) / 256),
      ]
      for (let left = rings; left > 0; left--, at += 2) {
        const [re0, im0, re1, im1] = [one[0]![at]!, one[0]![at + 1]!, other[at]!, other[at + 1]!]
        sum += cos * (re0 * re1 + im0 * im1) - sin * (im0 * re1 - re0 * im1)
      }
    }
    return sum / 32767
  })
  expect(faceAgreements(one, [other])[0]).toBeCloseTo(Math.max(...turns), 5)
})
