import { expect, test } from 'vitest'
import { scoreMatrix, scoreText } from '../../web/src/screens/result/known/score-matrix.ts'

// the second of four known marks does not count
const KNOWN = {
  best: 4,
  scores: [30.5, 31, 40.25],
  scores_among: [
    [1, 3, 35],
    [1, 4, 36],
    [3, 4, 37],
  ],
}

test('the matrix has a column for each known mark that counts, by its number in the request', () => {
  const { numbers, rows } = scoreMatrix(KNOWN)
  expect(numbers).toEqual([1, 3, 4])
  expect(rows.map(({ name }) => name)).toEqual(['Questioned', 'K1', 'K3', 'K4'])
  expect(rows[0]!.cells.map(({ score }) => score)).toEqual(KNOWN.scores)
  expect(rows[2]!.cells.map(({ score }) => score)).toEqual([35, undefined, 37])
})

test('the known mark that agrees best with the questioned one is marked, and no other', () => {
  const marked = scoreMatrix(KNOWN).rows.map(({ cells }) => cells.map(({ best }) => best))
  expect(marked).toEqual([[false, false, true], ...Array.from({ length: 3 }, () => [false, false, false])])
})

test.each([
  [40.25, '30.0'],
  [4.5, '30.00'],
  [0.4, '30.000'],
])('scores up to %d are written with the same decimals', (greatest, text) => {
  expect(scoreText({ best: 1, scores: [greatest, 0.1], scores_among: [[1, 2, 0.2]] })(30)).toBe(text)
})
