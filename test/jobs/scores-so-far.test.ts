import { expect, test } from 'vitest'
import { scoresSoFar } from '../../src/jobs/scores-so-far.ts'

test('scores are given in the order in which they came, a few at a time, until the run ends', () => {
  const scores = scoresSoFar()
  expect(scores.read('one', 0, 10)).toEqual({ pairs: [], next: 0 })
  const { scored, end } = scores.keep('one')
  for (let b = 1; b <= 5; b++) scored(0, b, b / 10)
  const { pairs, next } = scores.read('one', 0, 2)
  expect(pairs).toEqual([
    { a: 0, b: 1, score: 0.1 },
    { a: 0, b: 2, score: 0.2 },
  ])
  expect(scores.read('one', next, 10).pairs.map(({ b }) => b)).toEqual([3, 4, 5])
  expect(scores.read('one', 9, 10)).toEqual({ pairs: [], next: 9 })
  expect(scores.read('another', 0, 10).pairs).toEqual([])
  end()
  expect(scores.read('one', 0, 10)).toEqual({ pairs: [], next: 0 })
})

test('a run that ended late leaves the scores of the next run of its study', () => {
  const scores = scoresSoFar()
  const before = scores.keep('one')
  scores.keep('one').scored(0, 1, 0.5)
  before.end()
  expect(scores.read('one', 0, 10).pairs).toHaveLength(1)
})

test('of a study with more than 100,000 scores, the first 100,000 are kept', () => {
  const scores = scoresSoFar()
  const { scored } = scores.keep('large')
  for (let i = 0; i < 100_001; i++) scored(0, i, 0)
  expect(scores.read('large', 0, Infinity).next).toBe(100_000)
})
