import { expect, test } from 'vitest'
import { knownMatrix, meanScore } from '../../../src/compare/answer/known-matrix.ts'

const copy = { index: 2, code: 'copy_left_out', values: {}, reason: '' }
const known = {
  scores: [5, 7, 9],
  scores_among: [
    [1, 3, 0.1],
    [1, 4, 0.2],
    [3, 4, 0.3],
  ] as [number, number, number][],
  left_out: [copy],
}

test('a matrix of known marks has the questioned mark first, is symmetric below, and leaves out marks that do not count', () => {
  const { counted, rows } = knownMatrix(known, 4)
  expect(counted).toEqual([1, 3, 4])
  expect(rows).toEqual([
    [5, 7, 9],
    [null, 0.1, 0.2],
    [0.1, null, 0.3],
    [0.2, 0.3, null],
  ])
})

test('the mean of a row is that of its scores', () => {
  expect(meanScore([null, 0.1, 0.2])).toBeCloseTo(0.15, 12)
})
