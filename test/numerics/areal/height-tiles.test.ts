import { describe, expect, test } from 'vitest'
import {
  heightTiles,
  levelsOf,
  TILE_BORDER,
  TILE_BYTES,
  TILE_SIDE,
  type TileLevel,
} from '../../../src/numerics/areal/height-tiles.ts'
import { fitForm } from '../../../src/numerics/filters/form-removal.ts'

const ACROSS = TILE_SIDE + 2 * TILE_BORDER
const FLAT = new Float64Array(9)

function tiled(ny: number, nx: number, height: (y: number, x: number) => number, form: Float64Array = FLAT) {
  const heights = Float64Array.from({ length: ny * nx }, (_, i) => height(Math.floor(i / nx), i % nx))
  const { first, rows, columns } = levelsOf({ ny, nx }).at(-1)!
  const bytes = new Uint8Array((first + rows * columns) * TILE_BYTES)
  const levels = heightTiles(heights, { ny, nx, dx: 1e-6, dy: 2e-6 }, form, bytes)
  const view = new DataView(bytes.buffer)
  /** The height of a point of a level, read from the tile that has it inside or, with `aside`, on its border. */
  const at = ({ first, columns }: TileLevel, y: number, x: number, aside = 0): number => {
    const [row, column] = [Math.floor(y / TILE_SIDE), Math.floor(x / TILE_SIDE) + aside]
    const from = (first + row * columns + column) * TILE_BYTES
    const place = (y - row * TILE_SIDE + TILE_BORDER) * ACROSS + x - column * TILE_SIDE + TILE_BORDER
    const value = view.getInt16(from + 8 + 2 * place, true)
    if (value === -32_768) return Number.NaN
    return view.getFloat32(from, true) + value * view.getFloat32(from + 4, true)
  }
  return { heights, levels, at }
}

const waves = (y: number, x: number): number => 1e-6 * Math.sin(x / 9) + 5e-7 * Math.cos(y / 13)

describe('tiles of heights', () => {
  test('keep every point of the scan to a fraction of a nanometre', () => {
    const { levels, at } = tiled(300, 700, waves)
    expect(levels[0]).toMatchObject({ ny: 300, nx: 700, rows: 2, columns: 3, first: 0 })
    for (const [y, x] of [
      [0, 0],
      [299, 699],
      [255, 256],
      [256, 255],
      [123, 512],
    ] as const) {
      expect(Math.abs(at(levels[0]!, y, x) - waves(y, x))).toBeLessThan(1e-10)
    }
  })

  test('have a border with the points of their neighbours', () => {
    const { levels, at } = tiled(40, 600, waves)
    expect(at(levels[0]!, 20, 254, 1)).toBeCloseTo(waves(20, 254), 10)
    expect(at(levels[0]!, 20, 255, 1)).toBeCloseTo(waves(20, 255), 10)
  })

  test('halve until one tile holds the surface, and a point is the mean of the measured ones under it', () => {
    const { levels, at } = tiled(301, 701, (y, x) =>
      y === 10 && x === 21 ? Number.NaN : y * 1e-8 + x * 1e-9,
    )
    expect(levels.map(({ ny, nx }) => [ny, nx])).toEqual([
      [301, 701],
      [151, 351],
      [76, 176],
    ])
    expect(levels.map(({ first }) => first)).toEqual([0, 6, 8])
    expect(at(levels[1]!, 30, 40)).toBeCloseTo(60.5 * 1e-8 + 80.5 * 1e-9, 10)
    expect(at(levels[1]!, 5, 10)).toBeCloseTo((10e-8 + 20e-9 + 2 * 11e-8 + 41e-9) / 3, 10)
    expect(at(levels[1]!, 150, 350)).toBeCloseTo(300e-8 + 700e-9, 10) // a corner of one point
    expect(at(levels[2]!, 3, 3)).toBeCloseTo(13.5 * 1e-8 + 13.5 * 1e-9, 10)
  })

  test('have holes where nothing is measured, and outside', () => {
    const { levels, at } = tiled(20, 30, (y, x) => (y < 4 ? Number.NaN : waves(y, x)))
    expect(at(levels[0]!, 3, 10)).toBeNaN()
    expect(at(levels[0]!, 4, 10)).not.toBeNaN()
    expect(at(levels[0]!, 10, 30)).toBeNaN()
    const nothing = tiled(2, 2, () => Number.NaN)
    expect(nothing.at(nothing.levels[0]!, 1, 1)).toBeNaN()
    expect(nothing.levels[0]!.slope).toBe(0)
  })

  test('are without the form, and say how steep what is left is', () => {
    const height = (y: number, x: number): number => 1e-7 * x * x + 1e-6 * y + (x % 2) * 1e-7
    const plain = tiled(64, 64, height)
    const { levels, at } = tiled(64, 64, height, fitForm(plain.heights, 64, 64))
    expect(Math.abs(at(levels[0]!, 5, 60))).toBeLessThan(1e-7)
    expect(levels[0]!.slope).toBeCloseTo(0.05, 2) // 0.1 along x, none along y
    expect(tiled(8, 8, () => 3e-6).levels[0]!.slope).toBe(0)
  })
})
