import { expect, test } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { faceLikeness } from '../../../src/numerics/sketches/face-likeness.ts'
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
