import { describe, expect, test } from 'vitest'
import type { ArealMap } from '../../src/kernels/cmr-2d.ts'
import { halved, type MaskedGrid, onCanvas } from '../../src/kernels/masked-grid.ts'
import { coarsePoses, refinedPose } from '../../src/kernels/masked-registration.ts'
import { arealField, flatMap } from '../helpers/areal-field.ts'

const OPTIONS = {
  ...{ rotationMax: 30, rotationStep: 3, shiftMax: 16, minOverlap: 0.3 },
  ...{ candidates: 2, apartShift: 6, apartRotation: 6 },
}
const N = 80
const canvas = ({ values, ny, nx }: ArealMap): MaskedGrid => onCanvas(values, ny, nx, N)
const coarse = (a: MaskedGrid, b: MaskedGrid, options = OPTIONS) => coarsePoses(halved(a), halved(b), options)
const mark = canvas(arealField(1, N))

describe('coarsePoses and refinedPose', () => {
  const LAID = [
    { degrees: 0, dy: 0, dx: 0 },
    { degrees: 10, dy: 4, dx: -2 },
    { degrees: -26, dy: -9, dx: 6 },
  ]
  test.each(LAID)('finds a copy laid by $degrees degrees and ($dy, $dx) pixels', (laid) => {
    const copy = canvas(arealField(1, N, laid))
    const [first] = coarse(mark, copy)
    expect(Math.abs(first!.degrees - laid.degrees)).toBeLessThanOrEqual(3)
    const { degrees, dy, dx, quality } = refinedPose(mark, copy, first!, OPTIONS.minOverlap)
    expect(Math.abs(degrees - laid.degrees)).toBeLessThanOrEqual(1)
    expect(Math.hypot(dy - laid.dy, dx - laid.dx)).toBeLessThanOrEqual(1.5)
    expect(quality).toBeGreaterThan(0.8 * Math.sqrt(mark.valid))
  })
  test('the quality of a mark on itself is the square root of its points', () => {
    const { quality } = refinedPose(mark, mark, { degrees: 0, dy: 0, dx: 0, quality: 0 }, 0.3)
    expect(quality).toBeCloseTo(Math.sqrt(mark.valid), 9)
  })
  test('candidates come best first, and lie apart in angle or in shift', () => {
    const poses = coarse(mark, canvas(arealField(2, N)), { ...OPTIONS, candidates: 5 })
    expect(poses).toHaveLength(5)
    poses.forEach((one, i) => {
      for (const other of poses.slice(i + 1)) {
        expect(one.quality).toBeGreaterThanOrEqual(other.quality)
        const apart = Math.max(Math.abs(one.dy - other.dy), Math.abs(one.dx - other.dx)) > OPTIONS.apartShift
        expect(apart || Math.abs(one.degrees - other.degrees) > OPTIONS.apartRotation).toBe(true)
      }
    })
  })
  test('keeps to the largest rotation and shift', () => {
    for (const { degrees, dy, dx } of coarse(mark, canvas(arealField(2, N)), {
      ...OPTIONS,
      candidates: 10,
    })) {
      expect(Math.abs(degrees)).toBeLessThanOrEqual(30)
      expect(Math.max(Math.abs(dy), Math.abs(dx))).toBeLessThanOrEqual(16)
    }
  })
  test('another texture has a lower quality than a copy', () => {
    const [other] = coarse(mark, canvas(arealField(2, N)))
    const [copy] = coarse(mark, canvas(arealField(1, N, { degrees: 12, dy: 4, dx: 4 })))
    expect(copy!.quality).toBeGreaterThan(3 * other!.quality)
  })
  test('a mark without points, or with fewer than 20, has no pose; one of zeros neither', () => {
    const none = canvas(flatMap(Number.NaN, N))
    const few = canvas({ values: arealField(1, 4).values.fill(1), ny: 4, nx: 4 })
    const zeros = canvas(flatMap(0, N))
    for (const other of [none, few, zeros]) {
      expect(coarse(mark, other)).toEqual([])
      expect(coarse(other, mark)).toEqual([])
    }
  })
  test('a constant has no refined pose', () => {
    const start = { degrees: 0, dy: 0, dx: 0, quality: 1 }
    const { quality } = refinedPose(mark, canvas(flatMap(1, N)), start, 0.3)
    expect(quality).toBe(Number.NEGATIVE_INFINITY)
  })
})
