import { describe, expect, test } from 'vitest'
import { random } from '../../src/numerics/elementary/random.ts'
import { clustersOf } from '../../src/numerics/statistics/links.ts'

type Pair = readonly [a: number, b: number, score: number]
const clusters = (size: number, least: number, pairs: readonly Pair[]) =>
  clustersOf(
    {
      pairs: Float64Array.from(pairs.flat()),
      log10Lr: Float64Array.from(pairs, ([, , score]) => score),
    },
    size,
    least,
  )

describe('clusters of linked marks', () => {
  test('a chain is one cluster, held by its links; without the weakest it is two', () => {
    const [one, ...others] = clusters(6, 1, [
      [0, 1, 3],
      [1, 2, 1.5],
      [2, 3, 2],
      [0, 2, 0.5],
      [0, 3, -2],
      [1, 3, -1],
      [4, 5, 0.9],
    ])
    expect(others).toEqual([])
    expect(one).toEqual({
      marks: [0, 1, 2, 3],
      links: 3,
      held_by: [
        { a: 0, b: 1, score: 3, log10_lr: 3 },
        { a: 2, b: 3, score: 2, log10_lr: 2 },
        { a: 1, b: 2, score: 1.5, log10_lr: 1.5 },
      ],
      parts: [
        [0, 1],
        [2, 3],
      ],
      between: 1,
      contrary: 2,
      lowest: { a: 0, b: 3, score: -2, log10_lr: -2 },
    })
  })

  test('the largest comes first; links beside the weakest are counted', () => {
    const found = clusters(7, 1, [
      [0, 1, 9],
      [2, 3, 5],
      [3, 4, 4],
      [2, 5, 2],
      [3, 5, 1.5],
      [4, 5, 1],
    ])
    expect(found.map(({ marks }) => marks)).toEqual([
      [2, 3, 4, 5],
      [0, 1],
    ])
    expect(found[0]).toMatchObject({ parts: [[2, 3, 4], [5]], between: 3, contrary: 0, lowest: null })
    expect(found[1]).toMatchObject({ parts: [[0], [1]], between: 1 })
  })

  test('no cluster is lost or torn: they are the connected components of any graph', () => {
    const { uniform } = random(7)
    for (let round = 0; round < 50; round++) {
      const size = 12
      const pairs: Pair[] = []
      for (let a = 0; a < size; a++)
        for (let b = a + 1; b < size; b++) pairs.push([a, b, uniform() * 4 - 2.6])
      const component = Array.from({ length: size }, (_, i) => i)
      for (let pass = 0; pass < size; pass++) {
        for (const [a, b, score] of pairs) {
          if (score >= 1) component[a] = component[b] = Math.min(component[a]!, component[b]!)
        }
      }
      const groups = [...Map.groupBy(component.keys(), (i) => component[i]!).values()]
      const expected = groups.filter(({ length }) => length > 1)
      const found = clusters(size, 1, pairs)
      expect(found.map(({ marks }) => [...marks].join()).sort()).toEqual(
        expected.map((one) => one.join()).sort(),
      )
      for (const { marks, held_by, parts } of found) {
        expect(held_by).toHaveLength(marks.length - 1)
        expect([...parts[0], ...parts[1]].sort((a, b) => a - b)).toEqual(marks)
      }
    }
  })
})
