import { z } from 'zod'
import { type Cost, type Row, shapeOf, usualCost } from '../../kinds/cost.ts'
import { arealSignatureKind } from '../../kinds/marks/signature.ts'
import { defineNode } from '../../kinds/node.ts'
import { type AnySurface, anySurfaceKind, imageKind } from '../../kinds/views.ts'
import { cellMeans } from '../../numerics/areal/cell-means.ts'
import { percentile } from '../../numerics/areal/preview.ts'
import { shadedRelief } from '../../numerics/areal/shaded-relief.ts'
import { removeRobustForm } from '../../numerics/filters/robust-form.ts'
import { colourPng } from '../../report/figures/png.ts'
import { divergingOf, greyOf, lengthInWords, pictureWithScale } from '../../report/figures/raster.ts'

const COPIES = 2 // of the array: as it is held, and as it is lent
const BYTES_A_CELL = 100 // heights, form, light, colours and the PNG
const OPERATIONS_A_CELL = 1000
const HIGHEST = 0.98 // share of the heights within the range of the colours

/**
 * A picture of a surface with a scale bar, as PNG.
 * in      any array of two dimensions with a pitch, metres, NaN = not measured; of an areal signature 0 = not measured
 * params  max: the most cells a side; style `relief`: lit from the upper left, without its form (a robust polynomial of
 *         degree 2); `map`: heights around their median, blue below and red above, over the range that holds 98 % of them
 * out     square pixels, row 0 at the top, transparent where not measured; below it a strip with the scale. A picture
 *         under 160 pixels wide is enlarged by a whole number.
 */
export const surfaceImage = defineNode({
  name: 'surface-image',
  version: 1,
  title: 'Picture',
  params: z.strictObject({ max: z.number().int().min(16).max(4096), style: z.enum(['relief', 'map']) }),
  inputs: { surface: anySurfaceKind },
  output: imageKind,
  cost: ({ surface }, { max }) => pictureCost(surface, max, BYTES_A_CELL),
  run({ surface }, { max, style }) {
    const cells = cellMeans({ ...sizeOf(surface), values: measured(surface) }, max)
    const { ny, nx, dx: metresACell } = cells
    if (style === 'relief') {
      const relief = removeRobustForm(cells.values, ny, nx).map((height) => height / metresACell)
      const light = shadedRelief(relief, ny, nx)
      return colourPng(pictureWithScale(light, [ny, nx], greyOf, { metresACell }))
    }
    const middle = at(cells.values, 0.5)
    const around = cells.values.map((value) => value - middle)
    const range = at(
      around.map((value) => Math.abs(value)),
      HIGHEST,
    )
    const shares = around.map((value) => (range > 0 ? value / range : value * 0))
    const legend = surface.kind === arealSignatureKind.name ? '' : `±${lengthInWords(range * 1e9)}`
    return colourPng(pictureWithScale(shares, [ny, nx], divergingOf, { metresACell, legend }))
  },
})

/** What a picture or mesh of at most `max` cells a side takes: the array, and so many bytes for each cell. */
export function pictureCost(surface: Row, max: number, bytesACell: number): Cost {
  const [ny = 1, nx = 1] = shapeOf(surface)
  const cells = Math.min(ny, max) * Math.min(nx, max)
  const { bytes, operations } = usualCost([surface], COPIES)
  return { bytes: bytes + bytesACell * cells, operations: operations + OPERATIONS_A_CELL * cells }
}

/** Rows, columns and pitch. */
export const sizeOf = ({ heights: { shape }, dx, dy }: AnySurface) => ({
  ny: shape[0]!,
  nx: shape[1]!,
  dx,
  dy,
})

/** Its values, NaN where not measured. */
export const measured = ({ kind, heights: { data } }: AnySurface): Float64Array =>
  kind === arealSignatureKind.name ? data.map((value) => (value === 0 ? Number.NaN : value)) : data

const at = (values: Float64Array, share: number): number =>
  percentile(values.filter((value) => !Number.isNaN(value)).sort(), share)
