import { z } from 'zod'
import { defineNode } from '../../kinds/node.ts'
import { anySurfaceKind, meshKind } from '../../kinds/views.ts'
import { cellMeans } from '../../numerics/areal/cell-means.ts'
import { removeRobustForm } from '../../numerics/filters/robust-form.ts'
import { measured, pictureCost, sizeOf } from './surface-image.ts'

const BYTES_A_CELL = 30 // heights, form and the mesh
const NOT_MEASURED = 0x7fc00000 // a NaN

/**
 * A surface as float32, small enough to be drawn in three dimensions.
 * in      any array of two dimensions with a pitch, metres, NaN = not measured; of an areal signature 0 = not measured
 * params  max: the most points a side; form `removed`: without its robust polynomial of degree 2
 * out     little-endian: uint32 n, n bytes of JSON (n a multiple of 4, filled up with spaces), then ny * nx float32 in C
 *         order. JSON: `shape` [ny, nx]; `pitch` [dx, dy] and `offset` [x, y] of the first point from that of the array, in
 *         metres; `z_offset`, the mean height that was taken off, metres. A point is the mean of its cell.
 */
export const mesh = defineNode({
  name: 'mesh',
  version: 1,
  title: 'Mesh of the surface',
  params: z.strictObject({ max: z.number().int().min(16).max(4096), form: z.enum(['kept', 'removed']) }),
  inputs: { surface: anySurfaceKind },
  output: meshKind,
  cost: ({ surface }, { max }) => pictureCost(surface, max, BYTES_A_CELL),
  run({ surface }, { max, form }) {
    const points = sizeOf(surface)
    const cells = cellMeans({ ...points, values: measured(surface) }, max)
    const { ny, nx, dx, dy } = cells
    const heights = form === 'removed' ? removeRobustForm(cells.values, ny, nx) : cells.values
    const zOffset = meanOf(heights)
    const header = new TextEncoder().encode(
      JSON.stringify({
        shape: [ny, nx],
        pitch: [dx, dy],
        offset: [(dx - points.dx) / 2, (dy - points.dy) / 2],
        z_offset: zOffset,
      }),
    )
    const length = Math.ceil(header.length / 4) * 4
    const out = new Uint8Array(4 + length + 4 * heights.length)
    const view = new DataView(out.buffer)
    view.setUint32(0, length, true)
    out.fill(0x20, 4, 4 + length)
    out.set(header, 4)
    heights.forEach((height, i) => {
      const at = 4 + length + 4 * i
      // the bits of a NaN differ between processors, and the bytes are hashed
      if (Number.isNaN(height)) view.setUint32(at, NOT_MEASURED, true)
      else view.setFloat32(at, height - zOffset, true)
    })
    return out
  },
})

/** The mean of the measured values; 0 when there are none. */
function meanOf(values: Float64Array): number {
  let [sum, count] = [0, 0]
  for (const value of values) {
    if (Number.isNaN(value)) continue
    sum += value
    count += 1
  }
  return count > 0 ? sum / count : 0
}
