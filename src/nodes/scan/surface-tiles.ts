import { z } from 'zod'
import { shapeOf, usualCost } from '../../kinds/cost.ts'
import { defineNode } from '../../kinds/node.ts'
import { anySurfaceKind, tilesKind } from '../../kinds/views.ts'
import {
  heightTiles,
  levelsOf,
  TILE_BORDER,
  TILE_BYTES,
  TILE_SIDE,
} from '../../numerics/areal/height-tiles.ts'
import { robustQuadratic } from '../../numerics/filters/robust-form.ts'
import { measured, sizeOf } from './surface-image.ts'

const COPIES = 3 // of the array: as it is held, as it is lent, and what is not measured marked in it
const HALVED = 2.7 // bytes a point of the levels under the first
const OPERATIONS_A_POINT = 60

/** Bytes of the text before the tiles, filled up with spaces: more than 24 levels need. */
export const TILES_HEAD = 4096

/**
 * A surface as tiles, so that a part of it is seen at full resolution without the rest.
 * in      any array of two dimensions with a pitch, metres, NaN = not measured; of an areal signature 0 = not measured
 * out     4,096 bytes of JSON, filled up with spaces, then tiles of one length as `heightTiles` makes them, numbered through
 *         the levels row by row. JSON: `shape` [ny, nx]; `pitch` [dx, dy] in metres; `side` and `border`, points of a tile and
 *         around it; `levels`, the finest first, each half as fine as the one before: `shape`, `tiles` [rows, columns],
 *         `first`, the number of its first tile, and `slope`, the mean size of its slopes. Heights are without a robust
 *         polynomial of degree 2.
 */
export const surfaceTiles = defineNode({
  name: 'surface-tiles',
  version: 1,
  title: 'Tiles of the surface',
  params: z.strictObject({}),
  inputs: { surface: anySurfaceKind },
  output: tilesKind,
  cost({ surface }) {
    const [ny = 1, nx = 1] = shapeOf(surface)
    const { bytes } = usualCost([surface], COPIES)
    return {
      bytes: bytes + HALVED * ny * nx + bytesOf({ ny, nx }),
      operations: OPERATIONS_A_POINT * ny * nx,
    }
  },
  run({ surface }) {
    const size = sizeOf(surface)
    const { ny, nx, dx, dy } = size
    const heights = measured(surface)
    const out = new Uint8Array(bytesOf(size))
    const { coefficients } = robustQuadratic(heights, ny, nx)
    const levels = heightTiles(heights, size, coefficients, out.subarray(TILES_HEAD))
    const text = JSON.stringify({
      shape: [ny, nx],
      pitch: [dx, dy],
      side: TILE_SIDE,
      border: TILE_BORDER,
      levels: levels.map((level) => ({
        shape: [level.ny, level.nx],
        tiles: [level.rows, level.columns],
        first: level.first,
        slope: level.slope,
      })),
    })
    out.fill(0x20, 0, TILES_HEAD)
    out.set(new TextEncoder().encode(text))
    return out
  },
})

function bytesOf(size: { readonly ny: number; readonly nx: number }): number {
  const { first, rows, columns } = levelsOf(size).at(-1)!
  return TILES_HEAD + (first + rows * columns) * TILE_BYTES
}
