import { describe, expect, test } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { transform2d } from '../../../src/numerics/fourier/fft-2d.ts'

const noise = (length: number, seed: number): Float64Array => {
  const { normal } = random(seed)
  return Float64Array.from({ length }, normal)
}

/** The definition, with the x frequency major. */
function naive(points: Float64Array, n: number): Float64Array {
  const out = new Float64Array(2 * n * n)
  for (let kx = 0; kx < n; kx++) {
    for (let ky = 0; ky < n; ky++) {
      for (let i = 0; i < n * n; i++) {
        const angle = (-2 * Math.PI * (ky * Math.floor(i / n) + kx * (i % n))) / n
        const [re, im] = [points[2 * i]!, points[2 * i + 1]!]
        out[2 * (kx * n + ky)]! += re * Math.cos(angle) - im * Math.sin(angle)
        out[2 * (kx * n + ky) + 1]! += re * Math.sin(angle) + im * Math.cos(angle)
      }
    }
  }
  return out
}

describe('transform2d', () => {
  test.each([2, 4, 6, 8, 12, 16])(
    'is the discrete Fourier transform of %i x %i points, x frequency major',
    (n) => {
      const points = noise(2 * n * n, n)
      const expected = naive(points, n)
      transform2d(n)
        .forward(points, n)
        .forEach((value, i) => {
          expect(value).toBeCloseTo(expected[i]!, 10)
        })
    },
  )
  test('rows that are not given are 0', () => {
    const n = 8
    const whole = new Float64Array(2 * n * n)
    whole.set(noise(2 * n * 3, 1))
    expect(transform2d(n).forward(whole, 3)).toEqual(transform2d(n).forward(whole, n))
    expect(
      transform2d(n)
        .forward(new Float64Array(0), 0)
        .every((value) => value === 0),
    ).toBe(true)
  })
  test.each([12, 16])(
    'the inverse of %i gives back the rows about row 0, those before it from the end',
    (n) => {
      const reach = 3
      const points = noise(2 * n * n, 2)
      const fft = transform2d(n)
      const rows = fft.inverseRows(fft.forward(points, n), reach)
      expect(rows).toHaveLength(2 * (2 * reach + 1) * n)
      for (let i = 0; i <= 2 * reach; i++) {
        const y = (i - reach + n) % n
        for (let j = 0; j < 2 * n; j++) expect(rows[i * 2 * n + j]).toBeCloseTo(points[2 * y * n + j]!, 12)
      }
    },
  )
  test('a constant has one frequency only', () => {
    const points = Float64Array.from({ length: 2 * 64 }, (_, i) => (i % 2 === 0 ? 5 : 0))
    const spectrum = transform2d(8).forward(points, 8)
    expect(spectrum[0]).toBeCloseTo(5 * 64, 12)
    expect(spectrum.subarray(1).every((value) => Math.abs(value) < 1e-12)).toBe(true)
  })
  test('a point that is not a number is not hidden', () => {
    const points = noise(2 * 16, 3).fill(Number.NaN, 4, 5)
    expect(transform2d(4).forward(points, 4).some(Number.isNaN)).toBe(true)
  })
})
