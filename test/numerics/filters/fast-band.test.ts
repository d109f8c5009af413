import { describe, expect, test } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { fastBand } from '../../../src/numerics/filters/fast-band.ts'
import { gaussian, SIGMA_PER_CUTOFF } from '../../../src/numerics/filters/gaussian.ts'
import { roughnessBand } from '../../../src/numerics/filters/roughness-band.ts'

const [NY, NX] = [157, 243] // no multiples of any block
const { normal, uniform } = random(11)
const waves = (i: number): number => Math.sin((i % NX) / 17) + Math.cos(Math.floor(i / NX) / 23)
const whole = Float64Array.from({ length: NY * NX }, (_, i) => waves(i) + 0.02 * normal())
const missing = whole.map((z) => (uniform() < 0.05 ? Number.NaN : z))
const corner = whole.map((z, i) => (i % NX < 60 && Math.floor(i / NX) < 40 ? Number.NaN : z))
const SURFACES = [
  ['whole', whole],
  ['5 % missing', missing],
  ['a corner missing', corner],
] as const

/** Cutoffs of a band whose short filter does nothing, and pitches on which its long one has these deviations. */
const longBand = { lambda_s: 1e-6, lambda_c: 1 / SIGMA_PER_CUTOFF }
const pitchOf = (sigmaY: number, sigmaX: number) => ({ dy: 1 / sigmaY, dx: 1 / sigmaX })

/** What the long filter leaves, exactly and approximated. */
function both(heights: Float64Array, ny: number, nx: number, sigmaY: number, sigmaX: number) {
  const low = gaussian(heights, ny, nx, ny > 1 ? sigmaY : 0, nx > 1 ? sigmaX : 0)
  const exact = heights.map((z, i) => z - low[i]!)
  return { exact, low, found: fastBand(heights.slice(), ny, nx, pitchOf(sigmaY, sigmaX), longBand) }
}

const missingOf = (values: Float64Array): number[] => [...values].map((z) => Number(Number.isNaN(z)))

/** Root mean square and largest difference at the measured points. */
function differences(found: Float64Array, exact: Float64Array) {
  expect(missingOf(found)).toEqual(missingOf(exact))
  const apart = exact.map((z, i) => Math.abs(z - found[i]!)).filter((d) => !Number.isNaN(d))
  return {
    rms: Math.sqrt(apart.reduce((sum, d) => sum + d * d, 0) / apart.length),
    largest: Math.max(...apart),
  }
}

describe('the long filter of fastBand', () => {
  test.each(SURFACES)(
    'is the exact one to 5e-3 of an amplitude of 1, 1e-3 in the mean square: %s',
    (_, heights) => {
      for (const [sigmaY, sigmaX] of [
        [3, 4.8],
        [9.7, 6],
        [24, 30],
        [61, 24],
      ] as const) {
        const { exact, found } = both(heights, NY, NX, sigmaY, sigmaX)
        const { rms, largest } = differences(found, exact)
        expect(rms, `${sigmaY} ${sigmaX}`).toBeLessThan(1e-3)
        expect(largest, `${sigmaY} ${sigmaX}`).toBeLessThan(5e-3)
      }
    },
  )
  test('of white noise is off by less than a tenth of the little that is left of it', () => {
    const { exact, low, found } = both(
      whole.map(() => normal()),
      NY,
      NX,
      12,
      12,
    )
    const left = Math.sqrt(low.reduce((sum, z) => sum + z * z, 0) / low.length)
    expect(differences(found, exact).rms).toBeLessThan(0.1 * left)
  })
  test('takes a constant away, whatever is missing', () => {
    const constant = missing.map((z) => (Number.isNaN(z) ? z : 5e-6))
    const found = fastBand(constant, NY, NX, pitchOf(20, 30), longBand)
    expect(found.filter((z) => Math.abs(z) >= 1e-18)).toHaveLength(0)
  })
  test('filters a profile, and a column', () => {
    const profile = whole.subarray(0, NX)
    for (const [ny, nx] of [
      [1, NX],
      [NX, 1],
    ] as const) {
      const { exact, found } = both(profile, ny, nx, 12, 12)
      expect(differences(found, exact).largest).toBeLessThan(5e-3)
    }
  })
})

describe('fastBand', () => {
  const band = { lambda_s: 6e-6, lambda_c: 120e-6 }
  test.each(SURFACES)('is the exact band to 5e-3 of an amplitude of 1: %s', (_, heights) => {
    const pitch = { dy: 2e-6, dx: 2e-6 }
    const found = fastBand(heights.slice(), NY, NX, pitch, band)
    expect(differences(found, roughnessBand(heights, NY, NX, pitch, band)).largest).toBeLessThan(5e-3)
  })
  test.each(SURFACES)('is the exact band where its long filter is short: %s', (_, heights) => {
    const pitch = { dy: 20e-6, dx: 20e-6 }
    const found = fastBand(heights.slice(), NY, NX, pitch, band)
    expect(differences(found, roughnessBand(heights, NY, NX, pitch, band)).largest).toBeLessThan(1e-14)
  })
  test('is the band on a pitch so fine that the short filter is long', () => {
    const pitch = { dy: 0.2e-6, dx: 0.2e-6 }
    const found = fastBand(missing.slice(), NY, NX, pitch, band)
    expect(differences(found, roughnessBand(missing, NY, NX, pitch, band)).largest).toBeLessThan(5e-3)
  })
})
