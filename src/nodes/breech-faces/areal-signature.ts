import { z } from 'zod'
import { grid, jsonKind } from '../../kinds/kind.ts'
import type { ArealSignature } from '../../kinds/marks/signature.ts'
import { arealSignatureKind, MAP_SIDE } from '../../kinds/marks/signature.ts'
import { bandpassedKind } from '../../kinds/marks/surface.ts'
import { defineNode } from '../../kinds/node.ts'
import {
  cropToMeasured,
  measuredMiddle,
  onSquare,
  standardise,
  withoutSquare,
} from '../../numerics/areal/areal-map.ts'
import type { ArealMap } from '../../numerics/areal/cmr-2d.ts'

/**
 * The areal signature of a breech face.
 * in      the mark in its band and on its pitch, (ny, nx) metres, NaN = not measured
 * params  clip: robust deviations that heights are limited to
 * out     all zeros when fewer than 50 points are measured or there is no relief; a mark larger than 256 pixels is cut
 *         to its middle
 */
export const arealSignature = defineNode({
  name: 'areal-signature',
  version: 2,
  title: 'Map of the face',
  stage: 'areal-signature',
  params: z.strictObject({ clip: z.number().positive() }),
  configKeys: { clip: 'impressed_clip' },
  inputs: { surface: bandpassedKind },
  output: arealSignatureKind,
  run({ surface: { heights, dx, dy } }, { clip }) {
    const [rows, columns] = heights.shape as [number, number]
    const { map, valid } = standardise(cropToMeasured(heights.data, rows, columns, MAP_SIDE), clip)
    const values = grid(onSquare(map, MAP_SIDE, Math.sqrt(valid)), MAP_SIDE, MAP_SIDE)
    return { values, dx, dy, valid, ny: map.ny, nx: map.nx }
  },
})

const mapCornerKind = jsonKind<{ readonly top: number; readonly left: number }>('map-corner')

/**
 * Where the mark of a signature was cut from its band: for viewers that lay scans on each other.
 * in      the mark in its band, as for `arealSignature`
 * out     its first row and column
 */
export const mapCorner = defineNode({
  name: 'map-corner',
  version: 1,
  title: 'Place of the map on the face',
  params: z.strictObject({}),
  inputs: { surface: bandpassedKind },
  output: mapCornerKind,
  run({ surface: { heights } }) {
    const [rows, columns] = heights.shape as [number, number]
    const { top, left } = measuredMiddle(heights.data, rows, columns, MAP_SIDE)
    return { top, left }
  },
})

/** The mark alone, of variance 1, NaN where it is not measured: what the signature was made from. */
export const mapOf = ({ values, valid, ny, nx }: ArealSignature): ArealMap => ({
  values: withoutSquare(values.data, MAP_SIDE, ny, nx, Math.sqrt(valid)),
  ny,
  nx,
})
