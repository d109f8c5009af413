import { describe, expect, it } from 'vitest'
import { localAmplitude } from '../../../src/numerics/filters/local-amplitude.ts'

const wave = (n: number, amplitude: (i: number) => number) =>
  Float64Array.from({ length: n }, (_, i) => amplitude(i) * Math.sin(i))
const rms = (values: Float64Array) => Math.hypot(...values) / Math.sqrt(values.length)

describe('local amplitude', () => {
  it('brings a deep and a faint half to one amplitude', () => {
    const out = localAmplitude(
      wave(600, (i) => (i < 300 ? 5 : 1)),
      20,
      0.01,
    )
    expect(rms(out.subarray(50, 200))).toBeCloseTo(1, 1)
    expect(rms(out.subarray(400, 550))).toBeCloseTo(1, 1)
  })

  it('does not depend on the unit', () => {
    const metres = localAmplitude(
      wave(200, () => 1e-7),
      20,
      0.1,
    )
    const units = localAmplitude(
      wave(200, () => 1),
      20,
      0.1,
    )
    for (const [i, v] of metres.entries()) expect(v).toBeCloseTo(units[i]!, 12)
  })

  it('does not raise what is far below the floor', () => {
    const out = localAmplitude(
      wave(600, (i) => (i < 300 ? 1 : 1e-4)),
      10,
      0.1,
    )
    expect(rms(out.subarray(400, 600))).toBeLessThan(0.01)
  })

  it('divides a constant by sqrt(1 + floor^2), and removes no mean', () => {
    for (const n of [1, 2, 31, 32, 400]) {
      for (const v of localAmplitude(new Float64Array(n).fill(-3), 40, 0.1)) {
        expect(v).toBeCloseTo(-1 / Math.sqrt(1.01), 12)
      }
    }
  })

  it('is empty without values and for zeros only', () => {
    expect(localAmplitude(new Float64Array(0), 40, 0.1)).toHaveLength(0)
    expect(localAmplitude(new Float64Array(50), 40, 0.1)).toHaveLength(0)
  })

  it('leaves its input as it is', () => {
    const values = wave(50, () => 2)
    const before = values.slice()
    localAmplitude(values, 5, 0.1)
    expect(values).toEqual(before)
  })
})
