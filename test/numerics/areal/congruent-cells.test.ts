import { describe, expect, test } from 'vitest'
import type { ArealMap } from '../../../src/numerics/areal/cmr-2d.ts'
import {
  type Cell,
  type CellAgreement,
  cellsOf,
  congruentCells,
  searchSide,
} from '../../../src/numerics/areal/congruent-cells.ts'
import { centredBox, type MaskedGrid, onCanvas } from '../../../src/numerics/areal/masked-grid.ts'
import { transformedPoints } from '../../../src/numerics/areal/transformed-points.ts'
import { arealField, flatMap } from '../../helpers/areal-field.ts'

const OPTIONS = {
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
const HERE = { degrees: 0, dy: 0, dx: 0 }
const canvas = ({ values, ny, nx }: ArealMap) => onCanvas(values, ny, nx, N)
const box = centredBox(N, N, N)
const mark = canvas(arealField(1, N))
const laidOn = (cells: readonly Cell[], grid: MaskedGrid) =>
  transformedPoints([{ lists: cells.map(({ points }) => points), grid }], 40, searchSide(OPTIONS))[0]!
const agreed = (
  cells: readonly Cell[],
  b: MaskedGrid,
  pose = HERE,
  options = OPTIONS,
  ...atLeast: [number?]
): CellAgreement | undefined => congruentCells(cells, laidOn(cells, b), pose, options, ...atLeast)
const of = (b: ArealMap, pose = HERE, options = OPTIONS) =>
  agreed(cellsOf(mark, box, options), canvas(b), pose, options)!

describe('congruentCells', () => {
  test('every cell of a mark is found on the mark itself, where it is', () => {
    const { congruent, cells } = of(arealField(1, N))
    expect(cells).toBeGreaterThan(20)
    expect(congruent).toHaveLength(cells)
    for (const { dy, dx, corr } of congruent) {
      expect([dy, dx]).toEqual([0, 0])
      expect(corr).toBeCloseTo(1, 9)
    }
  })
  test('cells are found under the pose of a copy, and on no other texture', () => {
    const laid = { degrees: 10, dy: 4, dx: -3 }
    const { congruent, cells } = of(arealField(1, N, laid), laid)
    expect(congruent.length).toBeGreaterThan(0.9 * cells)
    for (const { dy, dx } of congruent) expect(Math.hypot(dy - 4, dx + 3)).toBeLessThan(1.5)
    expect(of(arealField(2, N)).congruent.length).toBeLessThan(0.15 * cells)
  })
  test('a copy further off than home and tolerance from the pose does not count', () => {
    expect(of(arealField(1, N, { degrees: 0, dy: 0, dx: 4 })).congruent.length).toBeGreaterThan(20)
    expect(of(arealField(1, N, { degrees: 0, dy: 0, dx: 6 })).congruent.length).toBeLessThan(4)
  })
  test('cells tile the map symmetrically, and keep their place', () => {
    const { congruent } = of(arealField(1, N))
    for (const { y, x } of congruent) expect([(y + 2) % 12, (x + 2) % 12]).toEqual([0, 0])
    expect(congruent).toEqual(congruent.toSorted((one, other) => one.y - other.y || one.x - other.x))
  })
  test('a smaller share of measured points makes a cell, and a larger one does not', () => {
    const count = (cellValid: number) => of(arealField(1, N), HERE, { ...OPTIONS, cellValid }).cells
    expect(count(0.1)).toBeGreaterThan(count(0.4))
    expect(count(1)).toBeLessThan(count(0.4))
  })
  test('is not computed to its end where fewer cells can agree than are asked for', () => {
    const cells = cellsOf(mark, box, OPTIONS)
    const [copy, other] = [mark, canvas(arealField(2, N))]
    expect(agreed(cells, copy, HERE, OPTIONS, cells.length)).toEqual(agreed(cells, copy))
    expect(agreed(cells, other, HERE, OPTIONS, cells.length)).toBeUndefined()
  })
  test('no more cells agree when a larger correlation is demanded', () => {
    const laid = { degrees: 10, dy: 4, dx: -3 }
    const count = (corr: number) => of(arealField(1, N, laid), laid, { ...OPTIONS, corr }).congruent.length
    expect(count(0.9)).toBeLessThanOrEqual(count(0.3))
    expect(count(1)).toBe(0)
  })
  test('nothing agrees with a constant, or with nothing; a constant agrees with nothing', () => {
    for (const value of [0, 1, Number.NaN]) {
      expect(of(flatMap(value, N)).congruent).toEqual([])
      const cells = cellsOf(canvas(flatMap(value, N)), box, OPTIONS)
      expect(agreed(cells, mark)!.congruent).toEqual([])
    }
    expect(cellsOf(canvas(flatMap(Number.NaN, N)), box, OPTIONS)).toEqual([])
    expect(cellsOf(mark, centredBox(0, 0, N), OPTIONS)).toEqual([])
    expect(agreed([], mark)).toEqual({ congruent: [], comparable: 0, cells: 0 })
  })
})
