import { describe, expect, test } from 'vitest'
import { pairsOfMarks } from '../../src/marks/population.ts'
import { bandsOf, type Tile, tilesOf } from '../../src/marks/toolmarks/tiles.ts'

/** The pairs of a tile, in the order of its scores. */
function pairsIn({ rows, columns }: Tile): [number, number][] {
  const found: [number, number][] = []
  for (let i = rows.from; i < rows.to; i++) {
    const { from, to } = columns ?? { from: i + 1, to: rows.to }
    for (let j = from; j < to; j++) found.push([i, j])
  }
  return found
}
const named = (pairs: readonly (readonly [number, number])[]): string[] => pairs.map(String).sort()

describe('tiles of a study', () => {
  test.each([0, 1, 2, 31, 32, 33, 64, 65, 100, 580])('have every pair of %i marks, each once', (count) => {
    expect(named(tilesOf(count, 470).flatMap(pairsIn))).toEqual(named(pairsOfMarks(count)))
  })

  test.each([
    [1, 1],
    [1, 0],
    [1, 700],
    [40, 300],
    [100, 3],
  ])('have every pair of %i marks with %i others, each once', (own, others) => {
    const pairs = pairsOfMarks(own + others, own)
    expect(named(tilesOf(own + others, 470, own).flatMap(pairsIn))).toEqual(named(pairs))
  })

  test('are found again when marks are added at the end', () => {
    const before = tilesOf(100, 470)
    const after = new Set(tilesOf(130, 470).map((tile) => JSON.stringify(tile)))
    const kept = before.filter((tile) => after.has(JSON.stringify(tile)))
    expect(before).toHaveLength(10)
    expect(kept).toHaveLength(6) // all but those of the last marks, which were too few for a full tile
  })

  test('have at most 1,024 pairs, fewer of longer marks, and at least one', () => {
    const most = (longest: number, against?: number): number =>
      tilesOf(300, longest, against).reduce((sum, tile) => Math.max(sum, pairsIn(tile).length), 0)
    expect([most(0), most(1024), most(4096), most(1e9)]).toEqual([1024, 1024, 256, 1])
    expect([most(470, 1), most(470, 4), most(4096, 1), most(1e9, 2)]).toEqual([256, 1024, 256, 1])
  })

  test.each([
    [100, undefined],
    [100, 40],
    [33, 1],
    [1, undefined],
  ])('of %i marks come in bands: every pair of some marks with those after them', (count, against) => {
    for (const least of [1, 1500, 1e9]) {
      const bands = [...bandsOf(count, 470, against, least)]
      expect(bands.flatMap(({ tiles }) => tiles)).toEqual(tilesOf(count, 470, against))
      const pairs = pairsOfMarks(count, against)
      for (const { rows, tiles } of bands) {
        const own = pairs.filter(([i]) => i >= rows.from && i < rows.to)
        expect(named(tiles.flatMap(pairsIn))).toEqual(named(own))
      }
      const ends = bands.map(({ rows }) => rows.to)
      expect([0, ...ends].slice(0, -1)).toEqual(bands.map(({ rows }) => rows.from))
      expect(ends.at(-1)).toBe(against ?? count)
      for (const { tiles } of bands.slice(0, -1))
        expect(tiles.flatMap(pairsIn).length).toBeGreaterThanOrEqual(least)
      if (least === 1e9) expect(bands).toHaveLength(1)
    }
  })
})
