import { describe, expect, test } from 'vitest'
import type { ArealMap } from '../../../src/numerics/areal/cmr-2d.ts'
import { type MaskedGrid, onCanvas } from '../../../src/numerics/areal/masked-grid.ts'
import { refinePoses, registration } from '../../../src/numerics/areal/masked-registration.ts'
import { arealField, flatMap } from '../../helpers/areal-field.ts'

const OPTIONS = {
  rotationMax: 180,
  rotationStep: 3,
  minOverlap: 0.2,
  candidates: 10,
  finalists: 4,
  enough: 1000,
  apartShift: 6,
  apartRotation: 6,
}
const N = 80
const canvas = ({ values, ny, nx }: ArealMap): MaskedGrid => onCanvas(values, ny, nx, N)
const mark = canvas(arealField(1, N))

describe('registration', () => {
  const LAID = [
    { degrees: 0, dy: 0, dx: 0 },
    { degrees: 10, dy: 4, dx: -2 },
    { degrees: -26, dy: -9, dx: 6 },
    { degrees: 90, dy: 12, dx: 3 },
    { degrees: 163, dy: -6, dx: -14 },
    { degrees: -120, dy: 0, dx: 9 },
  ]
  test.each(LAID)('finds a copy laid by $degrees degrees and ($dy, $dx) pixels', (laid) => {
    const [best] = registration(mark, canvas(arealField(1, N, laid)), OPTIONS)
    expect(Math.abs(best!.degrees - laid.degrees)).toBeLessThanOrEqual(1)
    expect(Math.hypot(best!.dy - laid.dy, best!.dx - laid.dx)).toBeLessThanOrEqual(1.5)
    expect(best!.quality).toBeGreaterThan(0.7 * Math.sqrt(mark.valid))
  })
  test('poses come best first, and lie apart in angle or in shift', () => {
    const poses = registration(mark, canvas(arealField(2, N)), OPTIONS)
    expect(poses.length).toBeGreaterThanOrEqual(OPTIONS.finalists)
    expect(poses.length).toBeLessThanOrEqual(2 * OPTIONS.finalists)
    expect(poses).toEqual(poses.toSorted((one, other) => other.quality - one.quality))
  })
  test('marks that agree nowhere are also laid with enough in common', () => {
    const poses = registration(mark, canvas(arealField(2, N)), { ...OPTIONS, enough: 0.8 * mark.valid })
    expect(poses.some(({ dy, dx }) => Math.hypot(dy, dx) < 0.25 * N)).toBe(true)
  })
  test('another texture has a lower quality than a copy', () => {
    const [other] = registration(mark, canvas(arealField(2, N)), OPTIONS)
    const [copy] = registration(mark, canvas(arealField(1, N, { degrees: 112, dy: 4, dx: 4 })), OPTIONS)
    expect(copy!.quality).toBeGreaterThan(2 * other!.quality)
  })
  test('a mark without points, or with fewer than 20, has no pose; a constant neither', () => {
    const none = canvas(flatMap(Number.NaN, N))
    const few = canvas({ values: arealField(1, 4).values.fill(1), ny: 4, nx: 4 })
    for (const other of [none, few, canvas(flatMap(0, N)), canvas(flatMap(1, N))]) {
      expect(registration(mark, other, OPTIONS)).toEqual([])
      expect(registration(other, mark, OPTIONS)).toEqual([])
    }
  })
})

describe('refined', () => {
  test('the quality of a mark on itself is the square root of its points', () => {
    const start = { degrees: 0, dy: 0, dx: 0, quality: 0 }
    const [pose] = refinePoses(mark, mark, [start], [{ angles: [0], reach: 1 }], 0.2)
    expect(pose).toMatchObject({ degrees: 0, dy: 0, dx: 0 })
    expect(pose!.quality).toBeCloseTo(Math.sqrt(mark.valid), 9)
  })
})
