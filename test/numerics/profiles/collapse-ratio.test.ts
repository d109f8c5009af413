import { describe, expect, it, test } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { robustQuadratic } from '../../../src/numerics/filters/robust-form.ts'
import { collapseRatio } from '../../../src/numerics/profiles/collapse-ratio.ts'

const N = 160
const PITCH = 6.25e-6

/** Heights of a square map, of a function of the place in metres. */
function map(of: (x: number, y: number) => number, n = N, pitch = PITCH): Float64Array {
  return Float64Array.from({ length: n * n }, (_, i) =>
    of(pitch * ((i % n) - n / 2), pitch * (Math.floor(i / n) - n / 2)),
  )
}

/** A profile of many wavelengths from 40 to 160 µm, about a micrometre high. */
function profile(seed: number): (at: number) => number {
  const { uniform } = random(seed)
  const waves = Array.from({ length: 12 }, (_, i) => ({
    frequency: (2 * Math.PI) / (40e-6 + 10e-6 * i),
    phase: 2 * Math.PI * uniform(),
    height: 1e-6 * (0.5 + uniform()),
  }))
  return (at) =>
    waves.reduce((sum, { frequency, phase, height }) => sum + height * Math.sin(frequency * at + phase), 0)
}

/** Parallel striae whose normal is turned by `degrees` from the x axis. */
function striae(degrees: number, seed = 1, n = N, pitch = PITCH): Float64Array {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const across = profile(seed)
  return map((x, y) => across(cos * x + sin * y), n, pitch)
}

/** Independent heights at every point. */
function areal(seed: number): Float64Array {
  const { normal } = random(seed)
  return Float64Array.from({ length: N * N }, () => 1e-6 * normal())
}

const ratio = (heights: Float64Array): number => ratioOn(heights, N, N, PITCH)
const ratioOn = (heights: Float64Array, ny: number, nx: number, pitch: number): number =>
  collapseRatio(heights, ny, nx, { dx: pitch, dy: pitch }, robustQuadratic(heights, ny, nx).coefficients)

const transposed = (heights: Float64Array): Float64Array =>
  heights.map((_, i) => heights[(i % N) * N + Math.floor(i / N)]!)

/** Every point not measured with a probability of 5 %. */
function dropped(heights: Float64Array, share = 0.05): Float64Array {
  const { uniform } = random(77)
  return heights.map((height) => (uniform() < share ? Number.NaN : height))
}

describe('collapseRatio', () => {
  test.each([-12, -7.5, -3, 0, 0.4, 5, 11.6])(
    'keeps striae that run %d° off an axis, either axis',
    (degrees) => {
      expect(ratio(striae(degrees))).toBeGreaterThan(0.9)
      expect(ratio(striae(90 + degrees))).toBeGreaterThan(0.9)
    },
  )

  it('loses striae that run further off both axes', () => {
    for (const degrees of [25, 45, 70]) expect(ratio(striae(degrees))).toBeLessThan(0.3)
  })

  it('is low for areal texture', () => {
    for (const seed of [1, 2, 3]) expect(ratio(areal(seed))).toBeLessThan(0.05)
  })

  it('lies between for striae under areal texture, the lower the more of it', () => {
    const mixed = (share: number) => {
      const noise = areal(4)
      return ratio(striae(3).map((height, i) => height + share * 8 * noise[i]!))
    }
    expect(mixed(1)).toBeGreaterThan(ratio(areal(4)))
    expect(mixed(0.5)).toBeGreaterThan(mixed(1))
    expect(mixed(0)).toBeGreaterThan(mixed(0.5))
  })

  it('hardly moves when 5 % of the points are missing', () => {
    for (const heights of [striae(4), striae(86, 2), areal(5)]) {
      expect(Math.abs(ratio(dropped(heights)) - ratio(heights))).toBeLessThan(0.05)
    }
  })

  it('is the same for a map and its transpose', () => {
    for (const heights of [striae(4), striae(-11, 2), areal(5), dropped(striae(2, 3))]) {
      expect(ratio(transposed(heights))).toBeCloseTo(ratio(heights), 6)
    }
  })

  it('does not depend on the unit of the heights, on a tilt or on a bow', () => {
    const noise = areal(6)
    const heights = striae(5).map((height, i) => height + 2 * noise[i]!)
    const formed = heights.map((height, i) => {
      const [x, y] = [PITCH * (i % N), PITCH * Math.floor(i / N)]
      return 1000 * (height + 0.1 * x - 0.05 * y + 3 * x * x)
    })
    expect(ratio(formed)).toBeCloseTo(ratio(heights), 2)
  })

  it('answers alike for a finer scan of the same striae', () => {
    const fine = ratioOn(striae(6, 1, 2 * N, PITCH / 2), 2 * N, 2 * N, PITCH / 2)
    expect(Math.abs(fine - ratio(striae(6)))).toBeLessThan(0.05)
  })

  it('is 1 for a profile, and 0 where nothing varies or nothing is measured', () => {
    const row = striae(0).subarray(0, N)
    expect(ratioOn(row, 1, N, PITCH)).toBe(1)
    expect(ratioOn(row, N, 1, PITCH)).toBe(1)
    expect(ratio(new Float64Array(N * N))).toBe(0)
    expect(ratio(map((x, y) => 1e-4 + 0.01 * x - 2 * y * y))).toBe(0)
    expect(ratio(new Float64Array(N * N).fill(Number.NaN))).toBe(0)
  })
})
