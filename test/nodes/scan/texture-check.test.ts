import { describe, expect, it } from 'vitest'
import { grid } from '../../../src/kinds/kind.ts'
import { faceSelfAgreement, remainingMap } from '../../../src/nodes/breech-faces/face-texture.ts'
import { striaeSelfAgreement, textureCheck } from '../../../src/nodes/scan/texture-check.ts'
import { random } from '../../../src/numerics/elementary/random.ts'

const striae = (height: (x: number) => number, length = 800, dx = 2e-6) => ({
  signature: {
    values: grid(
      Float64Array.from({ length }, (_, i) => height(i * dx)),
      length,
    ),
    dx,
    length,
    tilt_deg: 0,
    striae_angle_deg: 0,
    crop: [0, length] as const,
  },
})
const { normal } = random(1)
const rough = Float64Array.from({ length: 400 }, () => normal())

describe('what striae agree with themselves', () => {
  it('is 1 for a comb, whatever its period, and little for striae that do not repeat', () => {
    for (const period of [40e-6, 90e-6, 250e-6]) {
      const { shifted } = striaeSelfAgreement.run(
        striae((x) => Math.cos((2 * Math.PI * x) / period)),
        {},
      )
      expect(shifted).toBeGreaterThan(0.99)
    }
    const { shifted } = striaeSelfAgreement.run(
      striae((x) => rough[Math.floor(x / 8e-6)]!),
      {},
    )
    expect(shifted).toBeLessThan(0.5)
  })

  it('is not that of neighbouring striae: a shift under 60 µm does not count', () => {
    const { shifted } = striaeSelfAgreement.run(
      striae((x) => rough[Math.floor(x / 56e-6)]!),
      {},
    )
    expect(shifted).toBeLessThan(0.8)
  })

  it('is 0 where nothing is measured', () => {
    expect(
      striaeSelfAgreement.run(
        striae(() => 0),
        {},
      ).shifted,
    ).toBe(0)
  })
})

describe('what a breech face agrees with itself', () => {
  const face = (height: (y: number, x: number) => number) => {
    const values = new Float64Array(256 * 256)
    let valid = 0
    for (let y = 0; y < 160; y++) {
      for (let x = 0; x < 160; x++) {
        if (Math.hypot(y - 79.5, x - 79.5) > 80) continue
        values[(48 + y) * 256 + 48 + x] = height(y - 79.5, x - 79.5) || 1e-9
        valid += 1
      }
    }
    const norm = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0))
    return {
      signature: {
        values: grid(
          values.map((value) => value / norm),
          256,
          256,
        ),
        dx: 12.5e-6,
        dy: 12.5e-6,
        valid,
        ny: 160,
        nx: 160,
      },
    }
  }
  const chance = random(2)
  const grains = Float64Array.from({ length: 41 * 41 }, () => chance.normal())

  it('is high shifted for lines, turned for rings, and low for grains', () => {
    const lines = faceSelfAgreement.run(
      face((_, x) => Math.sin(x / 2)),
      {},
    )
    expect(lines.shifted).toBeGreaterThan(0.95)
    const rings = faceSelfAgreement.run(
      face((y, x) => Math.sin(Math.hypot(y, x) / 2)),
      {},
    )
    expect(rings.turned).toBeGreaterThan(0.9)
    expect(rings.shifted).toBeLessThan(0.6)
    const { shifted, turned } = faceSelfAgreement.run(
      face((y, x) => grains[Math.floor((y + 80) / 4) * 41 + Math.floor((x + 80) / 4)]!),
      {},
    )
    expect(Math.max(shifted, turned)).toBeLessThan(0.4)
  })

  it('what agrees with another face is taken out, and the rest has unit norm', () => {
    const { signature } = face((y, x) => y + x)
    const congruence = { regions: [{ y_a: 100, x_a: 100, y_b: 0, x_b: 0, corr: 1 }], cell: 20 } as never
    const left = remainingMap.run({ signature, congruence }, {})
    expect(left.valid).toBe(signature.valid - 400)
    expect(left.values.data[110 * 256 + 110]).toBe(0)
    expect(left.values.data.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1, 12)
  })
})

describe('the check of texture', () => {
  const of = (shifted: number, turned = 0) => ({ shifted, turned })
  const check = (a: ReturnType<typeof of>[], b: ReturnType<typeof of>[]) =>
    textureCheck.run({ a, b }, { domain: 'striated', most: 0.75 }).checks[0]!

  it('names the worst scan, and passes at the limit', () => {
    expect(check([of(0.2), of(0.75)], [of(0.4)])).toMatchObject({ severity: 'ok', value: 0.75 })
    const found = check([of(0.2), of(0.8)], [of(0.1, 0.9)])
    expect(found).toMatchObject({ name: 'texture', severity: 'refuse', value: 0.9, threshold: 0.75 })
    expect(found.reason).toMatch(/^mark_b agrees with itself by 0.9 when it is turned/)
    expect(check([of(0.2), of(0.8)], [of(0.1)]).reason).toMatch(/^mark_a\.2 agrees with itself by 0.8/)
  })
})
