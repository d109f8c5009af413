import { describe, expect, test } from 'vitest'
import {
  heightTiles,
  levelsOf,
  TILE_BORDER,
  TILE_BYTES,
  TILE_SIDE,
} from '../../src/numerics/areal/height-tiles.ts'
import { fieldAt, fieldsOf } from '../../web/src/microscope/layout.ts'
import { slopeSide, slopesOf } from '../../web/src/microscope/slopes.ts'
import {
  levelFor,
  numberOf,
  seenTiles,
  slopeAt,
  standFor,
  type Tiles,
} from '../../web/src/microscope/tile-plan.ts'

const [NY, NX] = [1500, 3000]
const TILES: Tiles = {
  shape: [NY, NX],
  pitch: [1e-6, 1e-6],
  side: TILE_SIDE,
  border: TILE_BORDER,
  levels: levelsOf({ ny: NY, nx: NX }).map(({ ny, nx, rows, columns, first }, i) => ({
    shape: [ny, nx],
    tiles: [rows, columns],
    first,
    slope: 0.1 / (i + 1),
  })),
}
const BOX = { x: 0, y: 0, w: 600, h: 400 }

describe('the tiles of a picture', () => {
  test('are of the level whose points are nearest to the pixels', () => {
    expect([0.2, 1, 1.4, 2, 8, 500].map((um) => levelFor(TILES, um))).toEqual([0, 0, 0, 1, 3, 4])
    expect(slopeAt(TILES, 1)).toBe(0.1)
    expect(slopeAt(TILES, 2 ** 0.5)).toBeCloseTo(0.075, 9)
  })

  test('cover what is seen, the middle first, whatever way the mark is turned', () => {
    const view = { x: 1000, y: 700, scale: 1 }
    const upright = seenTiles(TILES, 0, { turn: 0, x: 0, y: 0 }, { view, box: BOX, part: BOX })
    expect(upright[0]).toEqual({ level: 0, row: 2, column: 3 })
    expect(new Set(upright.map(({ column }) => column))).toEqual(new Set([2, 3, 4, 5]))
    expect(new Set(upright.map(({ row }) => row))).toEqual(new Set([1, 2, 3]))
    const half = seenTiles(TILES, 0, { turn: 0, x: 0, y: 0 }, { view, box: BOX, part: { ...BOX, w: 20 } })
    expect(new Set(half.map(({ column }) => column))).toEqual(new Set([2]))
    const turned = seenTiles(TILES, 0, { turn: 180, x: 2000, y: 1400 }, { view, box: BOX, part: BOX })
    expect(turned).toHaveLength(upright.length)
    const beside = { ...view, x: -5000 }
    expect(seenTiles(TILES, 0, { turn: 0, x: 0, y: 0 }, { view: beside, box: BOX, part: BOX })).toEqual([])
  })

  test('are stood for by the finest tile that is there', () => {
    const place = { level: 0, row: 3, column: 5 }
    expect(numberOf(TILES, place)).toBe(3 * 12 + 5)
    expect(standFor(TILES, place, () => true)).toEqual({ place, x: 0, y: 0, size: 256 })
    const coarser = standFor(TILES, place, ({ level }) => level === 2)
    expect(coarser).toEqual({ place: { level: 2, row: 0, column: 1 }, x: 64, y: 192, size: 64 })
    expect(standFor(TILES, place, () => false)).toBeUndefined()
  })
})

describe('the slopes of a tile', () => {
  const tileOf = (height: (y: number, x: number) => number) => {
    const [ny, nx] = [100, 200]
    const heights = Float64Array.from({ length: ny * nx }, (_, i) => height(Math.floor(i / nx), i % nx))
    const out = new Uint8Array(TILE_BYTES)
    heightTiles(heights, { ny, nx, dx: 1e-6, dy: 2e-6 }, new Float64Array(9), out)
    const slopes = slopesOf({
      bytes: out.buffer,
      side: TILE_SIDE,
      border: TILE_BORDER,
      dx: 1e-6,
      dy: 2e-6,
      usual: 0.2,
    })
    const texel = (y: number, x: number) => {
      const at = 4 * ((y + 1) * slopeSide(TILE_SIDE) + x + 1)
      const slope = (byte: number): number => {
        const share = (byte - 128) / 126
        return (0.2 * share) / (1 - Math.abs(share))
      }
      return { x: slope(slopes[at]!), y: slope(slopes[at + 1]!), alpha: slopes[at + 3] }
    }
    return texel
  }

  test('are those of its heights, to some percent', () => {
    const texel = tileOf((y, x) => 3e-7 * x - 2e-7 * y)
    for (const [y, x] of [
      [0, 0],
      [50, 60],
      [99, 199],
    ] as const) {
      expect(texel(y, x).x).toBeCloseTo(0.3, 1.5)
      expect(texel(y, x).y).toBeCloseTo(-0.1, 1.5)
      expect(texel(y, x).alpha).toBe(255)
    }
  })

  test('have holes where nothing is measured, and none beside them', () => {
    const texel = tileOf((y, x) => (y === 40 && x === 50 ? Number.NaN : 3e-7 * x))
    expect(texel(40, 50).alpha).toBe(0)
    expect(texel(40, 51).x).toBeCloseTo(0.3, 1.5)
    expect(texel(40, 201).alpha).toBe(0)
  })
})

test('the fields of two marks meet at the line, or have middles of their own side by side', () => {
  const split = fieldsOf({ mode: 'split', upright: false, line: 0.25 }, BOX)
  expect(split.map(({ part }) => part)).toEqual([
    { x: 0, y: 0, w: 600, h: 100 },
    { x: 0, y: 100, w: 600, h: 300 },
  ])
  expect(split[1].box).toEqual(BOX)
  const side = fieldsOf({ mode: 'side', upright: true, line: 0.25 }, BOX)
  expect(side[1]).toEqual({ box: { x: 300, y: 0, w: 300, h: 400 }, part: { x: 300, y: 0, w: 300, h: 400 } })
  expect(fieldAt(side, 400, 10)).toBe(side[1])
  expect(fieldAt(side, 10, 10)).toBe(side[0])
})
