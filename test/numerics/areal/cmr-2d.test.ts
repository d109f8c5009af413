import { describe, expect, test } from 'vitest'
import { type ArealMap, cmr2d, congruentShare } from '../../../src/numerics/areal/cmr-2d.ts'
import { arealField, flatMap, type Laid } from '../../helpers/areal-field.ts'

const REGISTRATION = {
  rotationMax: 180,
  rotationStep: 3,
  minOverlap: 0.2,
  candidates: 10,
  finalists: 4,
  apartShift: 6,
  apartRotation: 6,
}
const SHARE = { prior: { congruent: 2.5, cells: 10 }, fewest: 9 }
const CELLS = {
  cell: 12,
  cellValid: 0.4,
  cellOverlap: 0.6,
  search: 6,
  tolerance: 2,
  home: 2,
  corr: 0.3,
  z: 4,
  relativeCorr: 0.9,
}
const N = 80
const LAID: Laid = { degrees: 10, dy: 4, dx: 0 } // 100 µm at the map's 25 µm
const score = (a: ArealMap, b: ArealMap) => cmr2d(a, b, REGISTRATION, CELLS, SHARE)
const mark = arealField(1, N)
const copy = arealField(1, N, LAID)
const other = arealField(2, N)

/** The same map with `rows` more rows and `columns` more columns after it, not measured. */
function grown({ values, ny, nx }: ArealMap, rows: number, columns: number): ArealMap {
  const out = new Float64Array((ny + rows) * (nx + columns)).fill(Number.NaN)
  for (let y = 0; y < ny; y++) out.set(values.subarray(y * nx, (y + 1) * nx), y * (nx + columns))
  return { values: out, ny: ny + rows, nx: nx + columns }
}

/** The smaller count of congruent cells. */
const count = ({ a, b }: ReturnType<typeof cmr2d>) => Math.min(a.congruent.length, b.congruent.length)

/** Mean distance in pixels between the places of cells on b, and where the pose that b was made with puts them. */
function meanError(congruent: ReturnType<typeof cmr2d>['a']['congruent'], { degrees, dy, dx }: Laid): number {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const shift = 5.5 - (N - 1) / 2 // from the corner of a cell to its middle, about the middle of the map
  const errors = congruent.map(({ y, x, partnerY, partnerX }) => {
    const [v, u] = [y + shift - dy, x + shift - dx]
    return Math.hypot(cos * v - sin * u - (partnerY + shift), sin * v + cos * u - (partnerX + shift))
  })
  return errors.reduce((sum, error) => sum + error, 0) / errors.length
}

/** The part of a map with its first `columns` columns. */
function leftOf({ values, ny, nx }: ArealMap, columns: number): ArealMap {
  const out = new Float64Array(ny * columns)
  for (let y = 0; y < ny; y++) out.set(values.subarray(y * nx, y * nx + columns), y * columns)
  return { values: out, ny, nx: columns }
}

describe('cmr2d', () => {
  test('a mark on itself: nearly every cell, in place', () => {
    const found = score(mark, mark)
    expect(found.a.cells).toBeGreaterThan(20)
    expect(found.a).toMatchObject({ cells: found.b.cells, comparable: found.a.cells })
    expect(count(found)).toBe(found.a.cells)
    expect(Math.abs(found.degrees)).toBeLessThanOrEqual(0.5)
    expect(Math.max(Math.abs(found.dy), Math.abs(found.dx))).toBeLessThanOrEqual(1)
    expect(meanError(found.a.congruent, { degrees: 0, dy: 0, dx: 0 })).toBeLessThan(1)
    expect(count(found)).toBeGreaterThanOrEqual(count(score(mark, copy)))
  })
  test.each([10, 77, 90, 135, 180, -45, -120])(
    'a copy turned by %i degrees and shifted is found',
    (degrees) => {
      const laid = { ...LAID, degrees }
      const found = score(mark, arealField(1, N, laid))
      expect(Math.abs(found.degrees - degrees) % 360).toBeLessThanOrEqual(1)
      expect(count(found)).toBeGreaterThan(0.8 * Math.min(found.a.comparable, found.b.comparable))
      expect(meanError(found.a.congruent, laid)).toBeLessThan(2)
    },
  )
  test('a third of a mark is found on it; cells that are not on the other mark are not comparable', () => {
    const found = score(leftOf(mark, 28), copy)
    expect(found.a.comparable).toBeLessThanOrEqual(found.a.cells)
    expect(found.b.comparable).toBeLessThan(0.6 * found.b.cells)
    expect(count(found)).toBeGreaterThan(0.6 * found.b.comparable)
    const shareOf = ({ congruent, comparable }: typeof found.a) =>
      congruentShare(congruent.length, comparable, SHARE)
    expect(shareOf(found[found.deciding])).toBe(Math.min(shareOf(found.a), shareOf(found.b)))
    expect(shareOf(found.a)).toBeGreaterThan(2 * shareOf(score(leftOf(mark, 28), other).a))
  })
  test('congruent cells are comparable ones', () => {
    for (const partner of [copy, other, leftOf(copy, 28)]) {
      const { a, b } = score(mark, partner)
      for (const side of [a, b]) {
        expect(side.congruent.length).toBeLessThanOrEqual(side.comparable)
        expect(side.comparable).toBeLessThanOrEqual(side.cells)
      }
    }
  })
  test('the places of cells are right whichever mark comes first', () => {
    const back = score(copy, mark)
    expect(meanError(back.b.congruent, LAID)).toBeLessThan(2)
    expect(Math.abs(back.degrees + LAID.degrees)).toBeLessThanOrEqual(1)
  })
  test('marks swapped give the same cells, swapped', () => {
    for (const partner of [copy, other, grown(copy, 7, 12)]) {
      const there = score(mark, partner)
      const back = score(partner, mark)
      expect(back.a).toEqual(there.b)
      expect(back.b).toEqual(there.a)
      expect(back.deciding).not.toBe(there.deciding)
      expect(back.degrees).toBeCloseTo(-there.degrees, 12)
    }
  })
  test('maps of other sizes keep their own places', () => {
    const found = score(mark, grown(copy, 9, 14))
    expect(count(found)).toBeGreaterThan(0.7 * count(score(mark, copy)))
    expect(meanError(found.a.congruent, LAID)).toBeLessThan(2)
  })
  test('different textures agree in few cells', () => {
    for (const seed of [2, 3, 4, 5]) {
      expect(count(score(mark, arealField(seed, N)))).toBeLessThanOrEqual(3)
    }
  })
  test('finds nothing on an empty map, nothing measured or a constant', () => {
    const empty: ArealMap = { values: new Float64Array(0), ny: 0, nx: 0 }
    const nothing = { cells: 0, comparable: 0, congruent: [] }
    for (const none of [empty, flatMap(Number.NaN, N), flatMap(0, N), flatMap(1, N), flatMap(1, 1)]) {
      expect(score(mark, none)).toMatchObject({ degrees: 0, dy: 0, dx: 0, a: nothing, b: nothing })
      expect(score(none, none)).toMatchObject({ a: nothing, b: nothing })
      const { a, b, degrees, dy, dx } = score(none, mark)
      expect([a, b]).toEqual([nothing, nothing])
      expect([degrees, dy, dx].map(Math.abs)).toEqual([0, 0, 0])
    }
  })
})
