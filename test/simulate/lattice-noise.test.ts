import { expect, test } from 'vitest'
import { fieldNoise } from '../../src/simulate/field-noise.ts'
import { bell, partSeed, uniform } from '../../src/simulate/lattice-hash.ts'
import {
  bandNoise,
  noise,
  readTable,
  scaleBands,
  spline,
  tabulate,
} from '../../src/simulate/profile-noise.ts'
import { sampling } from '../../src/simulate/surface.ts'

const moments = (values: ArrayLike<number>): { mean: number; rms: number } => {
  const list = Array.from(values)
  const mean = list.reduce((sum, v) => sum + v, 0) / list.length
  return { mean, rms: Math.sqrt(list.reduce((sum, v) => sum + (v - mean) ** 2, 0) / list.length) }
}

test('spline weights add up to 1, keep a straight line, and join smoothly', () => {
  for (const t of [0, 0.1, 0.5, 0.9, 0.999]) {
    expect(spline(1, 1, 1, 1, t)).toBeCloseTo(1, 14)
    expect(spline(-1, 0, 1, 2, t)).toBeCloseTo(t, 14)
  }
  expect(spline(3, 1, 4, 1, 1)).toBeCloseTo(spline(1, 4, 1, 5, 0), 14)
})

test('hashed values are uniform, the bell has variance 1, and parts differ by name, index and high bits of the seed', () => {
  const draws = moments(Array.from({ length: 50_000 }, (_, i) => uniform(7, i)))
  expect(draws.mean).toBeCloseTo(0.5, 2)
  expect(draws.rms).toBeCloseTo(Math.sqrt(1 / 12), 2)
  const bells = moments(Array.from({ length: 50_000 }, (_, i) => bell(7, i)))
  expect(Math.abs(bells.mean)).toBeLessThan(0.02)
  expect(bells.rms).toBeCloseTo(1, 1.5)
  const seeds = [
    partSeed(1, 'a'),
    partSeed(1, 'b'),
    partSeed(1, 'a', 1),
    partSeed(2, 'a'),
    partSeed(1 + 2 ** 32, 'a'),
  ]
  expect(new Set(seeds).size).toBe(seeds.length)
})

test('profile noise has mean 0 and the rms asked for, and is continuous across lattice points', () => {
  const bands = scaleBands(
    [
      { spacing: 5e-6, rms: 1 },
      { spacing: 20e-6, rms: 2 },
    ],
    0.5e-6,
  )
  const { mean, rms } = moments(Array.from({ length: 40_000 }, (_, i) => bandNoise(3, bands, i * 1.7e-6)))
  expect(Math.abs(mean)).toBeLessThan(0.02e-6)
  expect(rms / 0.5e-6).toBeGreaterThan(0.95)
  expect(rms / 0.5e-6).toBeLessThan(1.05)
  expect(noise(3, 5 - 1e-9)).toBeCloseTo(noise(3, 5 + 1e-9), 7)
})

test('a table reads back a straight line, also left of zero, whatever its ends', () => {
  const line = (x: number): number => 2 * x + 1e-6
  for (const x of [-49.3e-6, -0.2e-6, 0, 33.7e-6]) {
    expect(readTable(tabulate(line, -50e-6, 50e-6), x)).toBeCloseTo(line(x), 15)
    expect(readTable(tabulate(line, -60.4e-6, 90e-6), x)).toBeCloseTo(line(x), 15)
  }
})

test('field noise has the rms asked for, and is the same at one place however the scan lies', () => {
  const spec = { seed: 5, spacingU: 8e-6, spacingV: 12e-6, rms: 1, turn: 0.4 }
  const scan = { width: 800e-6, height: 600e-6, pitch: 2e-6 }
  const straight = sampling(scan, { angle: 0, du: 0, dv: 0 })
  const field = fieldNoise(straight, spec)
  const { mean, rms } = moments(field)
  expect(Math.abs(mean)).toBeLessThan(0.05)
  expect(rms).toBeGreaterThan(0.95)
  expect(rms).toBeLessThan(1.05)

  const turned = sampling(scan, { angle: Math.PI, du: 0, dv: 0 })
  const reversed = fieldNoise(turned, spec).reverse()
  const worst = field.reduce((most, value, k) => Math.max(most, Math.abs(value - reversed[k]!)), 0)
  expect(worst).toBeLessThan(1e-9)
})

test('field noise leaves NaN as NaN', () => {
  const at = sampling({ width: 8e-6, height: 4e-6, pitch: 2e-6 }, { angle: 0.1, du: 0, dv: 0 })
  const field = new Float64Array(at.nx * at.ny)
  field[3] = Number.NaN
  fieldNoise(at, { seed: 1, spacingU: 8e-6, spacingV: 8e-6, rms: 1 }, field)
  expect(field.findIndex(Number.isNaN)).toBe(3)
  expect(field.filter(Number.isNaN).length).toBe(1)
})
