import { z } from 'zod'
import { jsonKind } from '../../kinds/kind.ts'
import { surfaceKind } from '../../kinds/marks/surface.ts'
import { defineNode } from '../../kinds/node.ts'
import { type Seam, seam } from '../../numerics/areal/seam.ts'

const seamKind = jsonKind<Seam>('seam')

/**
 * The straightest break of a breech face, which tells a scan that was put together from parts.
 * in      the part of the scan that is compared, (ny, nx) float64 metres, NaN = not measured
 * source  see the kernel
 */
export const faceSeam = defineNode({
  name: 'face-seam',
  version: 1,
  title: 'Look for a seam',
  params: z.strictObject({}),
  inputs: { surface: surfaceKind },
  output: seamKind,
  run({ surface: { heights } }) {
    const [ny, nx] = heights.shape as [number, number]
    return seam(heights.data, ny, nx)
  },
})
