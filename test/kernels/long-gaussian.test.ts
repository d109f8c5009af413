import { describe, expect, test } from 'vitest'
import { fastBand } from '../../src/kernels/fast-band.ts'
import { gaussian } from '../../src/kernels/gaussian.ts'
import { isLong, longGaussian } from '../../src/kernels/long-gaussian.ts'
import { random } from '../../src/kernels/random.ts'
import { roughnessBand } from '../../src/kernels/roughness-band.ts'
import { shortGaussian, shortGaussianRows } from '../../src/kernels/short-gaussian.ts'

const [NY, NX] = [157, 243] // no multiples of any block
const { normal, uniform } = random(11)
const waves = (i: number): number => Math.sin((i % NX) / 17) + Math.cos(Math.floor(i / NX) / 23)
const whole = Float64Array.from({ length: NY * NX }, (_, i) => waves(i) + 0.02 * normal())
const missing = whole.map((z) => (uniform() < 0.05 ? Number.NaN : z))
const corner = whole.map((z, i) => (i % NX < 60 && Math.floor(i / NX) < 40 ? Number.NaN : z))

const rowsOf = (heights: Float64Array, ny: number, nx: number, sigmaY: number, sigmaX: number) => {
  const row = longGaussian(heights, ny, nx, sigmaY, sigmaX)
  const out = new Float64Array(ny * nx)
  for (let y = 0; y < ny; y++) row(y, out.subarray(y * nx, (y + 1) * nx))
  return out
}

/** Root mean square and largest difference at the measured points. */
const differences = (found: Float64Array, exact: Float64Array) => {
  const apart = exact.map((z, i) => Math.abs(z - found[i]!)).filter((d) => !Number.isNaN(d))
  return {
    rms: Math.sqrt(apart.reduce((sum, d) => sum + d * d, 0) / apart.length),
    largest: Math.max(...apart),
  }
}

describe('longGaussian', () => {
  test.each([
    ['whole', whole],
    ['5 % missing', missing],
    ['a corner missing', corner],
  ])('differs from the exact filter by less than 5e-3 of an amplitude of 1, rms 1e-3: %s', (_, heights) => {
    for (const [sigmaY, sigmaX] of [
      [3, 4.8],
      [9.7, 6],
      [24, 30],
      [61, 24],
    ] as const) {
      const found = differences(
        rowsOf(heights, NY, NX, sigmaY, sigmaX),
        gaussian(heights, NY, NX, sigmaY, sigmaX),
      )
      expect(found.rms, `${sigmaY} ${sigmaX}`).toBeLessThan(1e-3)
      expect(found.largest, `${sigmaY} ${sigmaX}`).toBeLessThan(5e-3)
    }
  })
  test('of white noise, differs by less than a tenth of the little that the filter leaves', () => {
    const noise = whole.map(() => normal())
    const exact = gaussian(noise, NY, NX, 12, 12)
    const left = Math.sqrt(exact.reduce((sum, z) => sum + z * z, 0) / exact.length)
    expect(differences(rowsOf(noise, NY, NX, 12, 12), exact).rms).toBeLessThan(0.1 * left)
  })
  test('keeps a constant, whatever is missing', () => {
    for (const z of rowsOf(
      missing.map((value) => value * 0 + 5e-6),
      NY,
      NX,
      20,
      30,
    )) {
      expect(Math.abs(z - 5e-6)).toBeLessThan(1e-18)
    }
  })
  test('filters a profile, and a column', () => {
    const profile = whole.subarray(0, NX)
    expect(differences(rowsOf(profile, 1, NX, 7, 12), gaussian(profile, 1, NX, 0, 12)).largest).toBeLessThan(
      1e-3,
    )
    expect(differences(rowsOf(profile, NX, 1, 12, 7), gaussian(profile, NX, 1, 12, 0)).largest).toBeLessThan(
      1e-3,
    )
  })
  test('is for kernels of 1.5 samples and more', () => {
    expect([1.4, 1.5, 40].map(isLong)).toEqual([false, true, true])
  })
})

describe('shortGaussian', () => {
  test.each([
    ['whole', whole],
    ['5 % missing', missing],
    ['a corner missing', corner],
  ])('is the exact filter, to rounding errors: %s', (_, heights) => {
    for (const [sigmaY, sigmaX] of [
      [0.39, 0.39],
      [0, 1.3],
      [2.1, 0.6],
    ] as const) {
      const exact = gaussian(heights, NY, NX, sigmaY, sigmaX)
      const found = shortGaussian(heights, NY, NX, sigmaY, sigmaX, new Float64Array(heights.length))
      expect(found.map(Number.isNaN as never)).toEqual(exact.map(Number.isNaN as never))
      expect(differences(found, exact).largest).toBeLessThan(1e-14)
      const row = new Float64Array(NX)
      for (const y of [0, 1, 80, NY - 1]) {
        shortGaussianRows(heights, NY, NX, sigmaY, sigmaX)(y, row)
        expect(differences(row, exact.subarray(y * NX, (y + 1) * NX)).largest).toBeLessThan(1e-14)
      }
    }
  })
  test('may be written over its heights', () => {
    const apart = shortGaussian(missing, NY, NX, 0.9, 1.2, new Float64Array(missing.length))
    const heights = missing.slice()
    expect(shortGaussian(heights, NY, NX, 0.9, 1.2, heights)).toEqual(apart)
  })
})

describe('fastBand', () => {
  const pitch = { dy: 2e-6, dx: 2e-6 }
  const band = { lambda_s: 6e-6, lambda_c: 120e-6 }
  test('is the exact band to 5e-3 of an amplitude of 1, with its missing points', () => {
    const exact = roughnessBand(missing, NY, NX, pitch, band)
    const found = fastBand(missing.slice(), NY, NX, pitch, band)
    expect(found.map(Number.isNaN as never)).toEqual(exact.map(Number.isNaN as never))
    expect(differences(found, exact).largest).toBeLessThan(5e-3)
  })
  test('is the exact band where its long filter is short', () => {
    const coarse = { dy: 20e-6, dx: 20e-6 }
    const found = fastBand(missing.slice(), NY, NX, coarse, band)
    expect(differences(found, roughnessBand(missing, NY, NX, coarse, band)).largest).toBeLessThan(1e-14)
  })
})
