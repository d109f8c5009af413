import { expect, test } from 'vitest'
import { sourceDisjointFolds } from '../../../src/references/validation/folds.ts'
import { populationOfMarks } from '../../helpers/population.ts'

const population = populationOfMarks(15, 3, 2, 1)
const folds = sourceDisjointFolds(population, 10, 7)
const sourcesOf = (pairs: Uint32Array): Set<number> =>
  new Set([...pairs].flatMap((i) => [population.a[i]!, population.b[i]!]))

test('no source stands on both sides of a fold, and pairs across are on neither', () => {
  expect(folds).toHaveLength(10)
  for (const { heldOut, train, test } of folds) {
    const trained = sourcesOf(train)
    const tested = sourcesOf(test)
    expect([...tested].filter((source) => trained.has(source))).toEqual([])
    expect([...tested].every((source) => heldOut.includes(source))).toBe(true)
    const across = [...population.a.keys()].filter(
      (i) => heldOut.includes(population.a[i]!) !== heldOut.includes(population.b[i]!),
    )
    expect(train.length + test.length + across.length).toBe(population.a.length)
  }
})

test('every fold holds out 40 % of the sources, each once, and folds differ', () => {
  for (const { heldOut } of folds) expect(new Set(heldOut).size).toBe(6)
  expect(new Set(folds.map(({ heldOut }) => heldOut.join())).size).toBeGreaterThan(5)
})

test('the same seed draws the same folds, another one others', () => {
  expect(sourceDisjointFolds(population, 10, 7)).toEqual(folds)
  expect(sourceDisjointFolds(population, 10, 8)).not.toEqual(folds)
})

test('three sources cannot be split', () => {
  expect(sourceDisjointFolds(populationOfMarks(3, 3, 2, 1), 10, 7)).toEqual([])
})
