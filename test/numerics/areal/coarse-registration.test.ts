import { describe, expect, test } from 'vitest'
import type { ArealMap } from '../../../src/numerics/areal/cmr-2d.ts'
import { coarsePoses } from '../../../src/numerics/areal/coarse-registration.ts'
import { type MaskedGrid, onCanvas } from '../../../src/numerics/areal/masked-grid.ts'
import { refinePoses } from '../../../src/numerics/areal/masked-registration.ts'
import { arealField, flatMap } from '../../helpers/areal-field.ts'

const OPTIONS = { rotationMax: 180, rotationStep: 3, minOverlap: 0.2 }
const N = 64
const canvas = ({ values, ny, nx }: ArealMap): MaskedGrid => onCanvas(values, ny, nx, N)
const mark = canvas(arealField(1, N))

describe('coarsePoses', () => {
  test('every angle of the circle is tried once, at odd multiples of half the step', () => {
    const angles = coarsePoses(mark, mark, OPTIONS, 0).map(({ degrees }) => degrees)
    expect(new Set(angles).size).toBe(120)
    expect([Math.min(...angles), Math.max(...angles)]).toEqual([-178.5, 178.5])
  })
  test('keeps to the largest rotation', () => {
    const angles = coarsePoses(mark, mark, { ...OPTIONS, rotationMax: 30 }, 0).map(({ degrees }) => degrees)
    expect([Math.min(...angles), Math.max(...angles)]).toEqual([-28.5, 28.5])
  })
  test.each([4, 90, 151, -100])('the best pose is that of a copy turned by %i degrees', (degrees) => {
    const copy = canvas(arealField(1, N, { degrees, dy: 5, dx: -8 }))
    const best = coarsePoses(mark, copy, OPTIONS, 0).reduce((one, other) =>
      other.quality > one.quality ? other : one,
    )
    expect(Math.abs(best.degrees - degrees)).toBeLessThanOrEqual(1.5)
    expect(Math.hypot(best.dy - 5, best.dx + 8)).toBeLessThanOrEqual(2)
  })
  test('its quality is about the exact one', () => {
    const copy = canvas(arealField(1, N, { degrees: 20, dy: 5, dx: -8 }))
    for (const pose of coarsePoses(mark, copy, OPTIONS, 0).filter(({ quality }) => quality > 8)) {
      const [exact] = refinePoses(mark, copy, [pose], [{ angles: [0], reach: 0 }], 0)
      expect(pose.quality / exact!.quality).toBeCloseTo(1, 0.7)
    }
  })
  test('poses with enough points in common are given beside those with few', () => {
    const enough = 0.9 * mark.valid
    const poses = coarsePoses(mark, canvas(arealField(2, N)), OPTIONS, enough)
    const roomy = poses.filter(({ common }) => common === enough)
    expect(roomy.length).toBeGreaterThan(100)
    for (const { dy, dx } of roomy) expect(Math.hypot(dy, dx)).toBeLessThan(0.2 * N)
  })
  test('a mark without points or of zeros has no pose', () => {
    for (const none of [canvas(flatMap(Number.NaN, N)), canvas(flatMap(0, N))]) {
      expect(coarsePoses(mark, none, OPTIONS, 0)).toEqual([])
      expect(coarsePoses(none, mark, OPTIONS, 0)).toEqual([])
    }
  })
})
