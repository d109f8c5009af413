import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { random } from '../../src/numerics/elementary/random.ts'
import { removeForm } from '../../src/numerics/filters/form-removal.ts'
import { gaussian, SIGMA_PER_CUTOFF } from '../../src/numerics/filters/gaussian.ts'
import { gaussianTaps } from '../../src/numerics/filters/gaussian-taps.ts'
import { align } from '../../src/numerics/fourier/correlate.ts'
import { directLine, transformedLine } from '../../src/numerics/fourier/line-convolution.ts'
import { hasShared, sharedPath, titleFor } from '../helpers/shared.ts'

const FIGURES = 'expected/numerics.json'
const floats = (values: readonly (number | null)[]): Float64Array =>
  Float64Array.from(values, (value) => value ?? Number.NaN)

/** Same NaN places, and elsewhere relative to the largest figure within `tolerance`. */
function expectClose(found: Float64Array, wanted: Float64Array, tolerance: number): void {
  const scale = Math.max(...wanted.filter((value) => !Number.isNaN(value)).map(Math.abs))
  expect(found.length).toBe(wanted.length)
  found.forEach((value, i) => {
    expect(Number.isNaN(value), `sample ${i} measured`).toBe(Number.isNaN(wanted[i]!))
    if (!Number.isNaN(value)) expect(Math.abs(value - wanted[i]!) / scale).toBeLessThan(tolerance)
  })
}

describe.skipIf(!hasShared(FIGURES))(titleFor('expected/numerics.json at 1e-9', FIGURES), () => {
  const figures = hasShared(FIGURES) ? JSON.parse(readFileSync(sharedPath(FIGURES), 'utf8')) : {}
  const [ny, nx] = figures.surface?.shape ?? [0, 0]
  const { dx, dy } = figures.surface ?? {}
  const lowPass = (values: Float64Array, lambda: number): Float64Array =>
    gaussian(values, ny, nx, (SIGMA_PER_CUTOFF * lambda) / dy, (SIGMA_PER_CUTOFF * lambda) / dx)

  test('form removal of degree 2', () => {
    expectClose(
      removeForm(floats(figures.surface.heights), ny, nx),
      floats(figures.form_removed_degree2),
      1e-9,
    )
  })
  test('Gaussian low-pass at 8 µm', () => {
    const formRemoved = floats(figures.form_removed_degree2)
    expectClose(lowPass(formRemoved, 8e-6), floats(figures.gaussian_lowpass_8um_of_form_removed), 1e-9)
  })
  test('roughness band from 4 to 20 µm', () => {
    const smooth = lowPass(floats(figures.form_removed_degree2), 4e-6)
    const waviness = lowPass(smooth, 20e-6)
    const band = smooth.map((z, i) => z - waviness[i]!)
    expectClose(band, floats(figures.roughness_band_4um_20um_of_form_removed), 1e-9)
  })
  test('alignment: lag and CCF', () => {
    const found = align(floats(figures.align.a), floats(figures.align.b))
    expect(found.lag).toBe(figures.align.lag)
    expect(Math.abs(found.ccf / figures.align.ccf - 1)).toBeLessThan(1e-9)
  })
})

describe('gaussian', () => {
  const noise = (n: number, seed: number): Float64Array => {
    const { normal } = random(seed)
    return Float64Array.from({ length: n }, normal)
  }

  test('the transforms give what summing tap by tap gives, for short and long lines', () => {
    for (const n of [5, 64, 301, 1515]) {
      const { half } = gaussianTaps(30, n)
      const line = noise(2 * n, n)
      const direct = line.slice()
      const transformed = line.slice()
      directLine(n, half)(direct, 0, n)
      transformedLine(n, half)(transformed, 0, n)
      expectClose(transformed, direct, 1e-12)
    }
  })
  test('a constant stays what it is, up to the border and beside missing points', () => {
    const values = new Float64Array(40 * 30).fill(3e-6)
    values.fill(Number.NaN, 100, 180)
    for (const z of gaussian(values, 40, 30, 9, 25)) {
      if (!Number.isNaN(z)) expect(Math.abs(z / 3e-6 - 1)).toBeLessThan(1e-12)
    }
  })
  test('missing points stay missing, and all missing stays all missing', () => {
    expect(gaussian(new Float64Array(12).fill(Number.NaN), 3, 4, 2, 2).every(Number.isNaN)).toBe(true)
  })
  test('one row is filtered along x only', () => {
    const row = noise(200, 1)
    expect([...gaussian(row, 1, 200, 1e9, 0)]).toEqual([...row])
  })
  test('a kernel far longer than the line still adds up to one', () => {
    const row = new Float64Array(50).fill(2)
    for (const z of gaussian(row, 1, 50, 0, 5000)) expect(z).toBeCloseTo(2, 12)
  })
})

describe('removeForm', () => {
  test('takes a quadratic surface away completely', () => {
    const ny = 21
    const nx = 34
    const surface = Float64Array.from({ length: ny * nx }, (_, i) => {
      const x = i % nx
      const y = Math.floor(i / nx)
      return 1 + 0.3 * x - 0.2 * y + 0.01 * x * y + 0.02 * x * x - 0.03 * y * y
    })
    expect(Math.max(...removeForm(surface, ny, nx).map(Math.abs))).toBeLessThan(1e-11)
  })
  test('fits only the terms that the measured points can tell apart', () => {
    const oneRowMeasured = new Float64Array(30).fill(Number.NaN)
    for (let x = 0; x < 10; x++) oneRowMeasured[10 + x] = x * x
    const left = removeForm(oneRowMeasured, 3, 10).filter((z) => !Number.isNaN(z))
    expect(Math.max(...left.map(Math.abs))).toBeLessThan(1e-9)
  })
  test('nothing measured gives nothing', () => {
    expect(removeForm(new Float64Array(6).fill(Number.NaN), 2, 3).every(Number.isNaN)).toBe(true)
  })
})
