import { z } from 'zod'
import { grid } from '../../kinds/kind.ts'
import { surfaceKind } from '../../kinds/marks/surface.ts'
import { defineNode } from '../../kinds/node.ts'
import { rowsBackwards } from '../../numerics/areal/rows-backwards.ts'

/**
 * The mark that a scan shows as its mirror image, as some instruments export it. Heights stay as they are; of a cast, which
 * exchanges heights and depths too, see `replica`.
 * in      surface of the mirror image, (ny, nx) float64 metres, NaN = not measured
 * out     same shape and pitch: rows run backwards
 * note    an instrument may have mirrored the columns instead. That differs by half a turn, which faces are searched over.
 *         Half a turn of a land reverses its profile, while the lands keep their numbers: they are numbered on the bullet,
 *         not on its pictures. Lands mirrored along their striae must therefore be numbered backwards; then they are those
 *         of a bullet upside down, which is searched too.
 */
export const mirrored = defineNode({
  name: 'mirrored',
  version: 1,
  title: 'Mirror the scan',
  stage: 'region',
  params: z.strictObject({}),
  inputs: { surface: surfaceKind },
  output: surfaceKind,
  run({ surface: { heights, dx, dy } }) {
    const [ny, nx] = heights.shape as [number, number]
    return { heights: grid(rowsBackwards(heights.data, ny, nx), ny, nx), dx, dy }
  },
})
