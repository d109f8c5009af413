import { z } from 'zod'
import { extentOf, usualCost } from '../../kinds/cost.ts'
import { grid } from '../../kinds/kind.ts'
import { surfaceKind } from '../../kinds/marks/surface.ts'
import { defineNode, keysWith } from '../../kinds/node.ts'
import { onlySquares, primerFace } from '../../numerics/areal/primer-face.ts'
import { robustQuadratic } from '../../numerics/filters/robust-form.ts'
import { faceCost } from './primer-face-cost.ts'

const length = z.number().positive() // metres

/**
 * The region of interest of a breech face: the face of the primer in a raw scan.
 * in      surface, (ny, nx) float64 metres, NaN = not measured
 * params  raw: residual of the robust form of degree 2 above which a scan counts as raw; the others: see `FaceOptions`
 * out     the same surface, NaN outside the face; unchanged when the scan is not raw, or shows no such face
 * source  docs/method.md, "How are breech faces compared?"
 */
export const primerRegion = defineNode({
  name: 'primer-region',
  version: 1,
  title: 'Find the breech face',
  stage: 'region',
  params: z.strictObject({
    raw: length,
    pitch: length,
    groove: z.tuple([length, length]),
    level: length,
    narrow: length,
    edge: length,
  }),
  configKeys: keysWith('impressed_region_', 'raw', 'pitch', 'groove', 'level', 'narrow', 'edge'),
  inputs: { surface: surfaceKind },
  output: surfaceKind,
  cost({ surface }, { pitch, groove, narrow, edge }) {
    const usual = usualCost([surface])
    const own = faceCost(extentOf(surface), { pitch, groove, narrow, edge })
    return { bytes: usual.bytes + own.bytes, operations: usual.operations + own.operations }
  },
  run({ surface }, { raw, ...options }) {
    const { heights, dx, dy } = surface
    const [ny, nx] = heights.shape as [number, number]
    if (!(robustQuadratic(heights.data, ny, nx).rms > raw)) return surface
    const face = primerFace(heights.data, ny, nx, dy, dx, options)
    if (!face) return surface
    return { heights: grid(onlySquares(heights.data, ny, nx, dy, dx, face, options.pitch), ny, nx), dx, dy }
  },
})
