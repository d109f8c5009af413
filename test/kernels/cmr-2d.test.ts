import { describe, expect, test } from 'vitest'
import { type ArealMap, cmr2d } from '../../src/kernels/cmr-2d.ts'
import { arealField, flatMap, type Laid } from '../helpers/areal-field.ts'

const REGISTRATION = {
  ...{ rotationMax: 30, rotationStep: 3, shiftMax: 40, minOverlap: 0.3 },
  ...{ candidates: 2, apartShift: 6, apartRotation: 6 },
}
const CELLS = {
  ...{ cell: 12, cellValid: 0.4, cellOverlap: 0.6, search: 6, tolerance: 2, home: 2 },
  ...{ corr: 0.3, z: 4, relativeCorr: 0.9 },
}
const N = 80
const LAID: Laid = { degrees: 10, dy: 4, dx: 0 } // 100 µm at the map's 25 µm
const score = (a: ArealMap, b: ArealMap) => cmr2d(a, b, REGISTRATION, CELLS)
const mark = arealField(1, N)
const copy = arealField(1, N, LAID)
const other = arealField(2, N)

/** The same map with `rows` more rows and `columns` more columns after it, not measured. */
function grown({ values, ny, nx }: ArealMap, rows: number, columns: number): ArealMap {
  const out = new Float64Array((ny + rows) * (nx + columns)).fill(Number.NaN)
  for (let y = 0; y < ny; y++) out.set(values.subarray(y * nx, (y + 1) * nx), y * (nx + columns))
  return { values: out, ny: ny + rows, nx: nx + columns }
}

/** Mean distance in pixels between the places of cells on b, and where the pose that b was made with puts them. */
function meanError({ congruentA }: ReturnType<typeof cmr2d>, { degrees, dy, dx }: Laid): number {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const shift = 5.5 - (N - 1) / 2 // from the corner of a cell to its middle, about the middle of the map
  const errors = congruentA.map(({ y, x, partnerY, partnerX }) => {
    const [v, u] = [y + shift - dy, x + shift - dx]
    return Math.hypot(cos * v - sin * u - (partnerY + shift), sin * v + cos * u - (partnerX + shift))
  })
  return errors.reduce((sum, error) => sum + error, 0) / errors.length
}

describe('cmr2d', () => {
  test('a mark on itself: every cell, in place', () => {
    const found = score(mark, mark)
    expect(found.cellsA).toBeGreaterThan(20)
    expect(found).toMatchObject({ score: found.cellsA, cellsB: found.cellsA })
    expect([found.degrees, found.dy, found.dx].map(Math.abs)).toEqual([0, 0, 0])
    for (const { y, x, partnerY, partnerX } of found.congruentA) {
      expect([partnerY, partnerX]).toEqual([expect.closeTo(y, 9), expect.closeTo(x, 9)])
    }
    expect(found.score).toBeGreaterThanOrEqual(score(mark, copy).score)
  })
  test('a copy turned by 10 degrees and shifted by 100 µm is found, with the places of its cells', () => {
    const found = score(mark, copy)
    expect(Math.abs(found.degrees - LAID.degrees)).toBeLessThanOrEqual(1)
    expect(found.score).toBeGreaterThan(0.8 * Math.min(found.cellsA, found.cellsB))
    expect(meanError(found, LAID)).toBeLessThan(2)
  })
  test('the places of cells are right whichever mark comes first', () => {
    const back = score(copy, mark)
    const places = { congruentA: back.congruentB }
    expect(meanError({ ...back, ...places }, LAID)).toBeLessThan(2)
    expect(Math.abs(back.degrees + LAID.degrees)).toBeLessThanOrEqual(1)
  })
  test('marks swapped give the same score and the same cells, swapped', () => {
    for (const partner of [copy, other, grown(copy, 7, 12)]) {
      const there = score(mark, partner)
      const back = score(partner, mark)
      expect(back.score).toBe(there.score)
      expect([back.cellsA, back.cellsB]).toEqual([there.cellsB, there.cellsA])
      expect(back.congruentA).toEqual(there.congruentB)
      expect(back.congruentB).toEqual(there.congruentA)
      expect(back.degrees).toBeCloseTo(-there.degrees, 12)
    }
  })
  test('maps of other sizes keep their own places', () => {
    const found = score(mark, grown(copy, 9, 14))
    expect(found.score).toBeGreaterThan(0.7 * score(mark, copy).score)
    expect(meanError(found, LAID)).toBeLessThan(2)
  })
  test('the score is the smaller count of both directions', () => {
    const { score: smaller, congruentA, congruentB } = score(mark, copy)
    expect(smaller).toBe(Math.min(congruentA.length, congruentB.length))
  })
  test('different textures score low', () => {
    for (const seed of [2, 3, 4, 5]) {
      expect(score(mark, arealField(seed, N)).score).toBeLessThanOrEqual(3)
    }
  })
  test('scores 0, with no cells congruent, against nothing, nothing measured or a constant', () => {
    const empty: ArealMap = { values: new Float64Array(0), ny: 0, nx: 0 }
    for (const none of [empty, flatMap(Number.NaN, N), flatMap(0, N), flatMap(1, N), flatMap(1, 1)]) {
      const nothing = { score: 0, degrees: 0, dy: 0, dx: 0, congruentA: [], congruentB: [] }
      expect(score(mark, none)).toMatchObject(nothing)
      expect(score(none, none)).toMatchObject(nothing)
      const { score: back, degrees, dy, dx } = score(none, mark)
      expect([back, degrees, dy, dx].map(Math.abs)).toEqual([0, 0, 0, 0])
    }
  })
})
