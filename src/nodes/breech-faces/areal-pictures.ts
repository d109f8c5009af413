import { z } from 'zod'
import { arealTraceKind, pictureKind } from '../../kinds/marks/pictures.ts'
import { arealSignatureKind, MAP_SIDE } from '../../kinds/marks/signature.ts'
import { bandpassedKind, type Surface, surfaceKind } from '../../kinds/marks/surface.ts'
import { defineNode } from '../../kinds/node.ts'
import { PREVIEW_SIDE, picture } from '../scan/preview.ts'

const GRID_SIDE = 120

/** The measured part of a map, NaN elsewhere. */
const measured = (values: Float64Array): Float64Array =>
  values.map((value) => (value === 0 ? Number.NaN : value))

/** The whole areal map as a picture, so that fractions of the map are fractions of the picture. */
export const arealPreview = defineNode({
  name: 'areal-preview',
  version: 1,
  title: 'Picture',
  params: z.strictObject({}),
  inputs: { signature: arealSignatureKind },
  output: pictureKind,
  run: ({ signature: { values } }) => ({
    grid: picture(measured(values.data), MAP_SIDE, MAP_SIDE, PREVIEW_SIDE),
  }),
})

/**
 * Raw, roughness band, areal signature of one breech face.
 * in      the artifacts of its stages
 * out     pictures of at most 120 x 120 values in [0, 1]
 */
export const arealTrace = defineNode({
  name: 'areal-trace',
  version: 1,
  title: 'Pictures of the pipeline',
  params: z.strictObject({}),
  inputs: { surface: surfaceKind, bandpassed: bandpassedKind, signature: arealSignatureKind },
  output: arealTraceKind,
  run({ surface, bandpassed, signature }) {
    const small = ({ heights: { data, shape } }: Surface) => picture(data, shape[0]!, shape[1]!, GRID_SIDE)
    return {
      dx_um: surface.dx * 1e6,
      dy_um: surface.dy * 1e6,
      shape_raw: [...surface.heights.shape],
      raw_preview: small(surface),
      bandpassed_preview: small(bandpassed),
      signature_preview: picture(measured(signature.values.data), MAP_SIDE, MAP_SIDE, GRID_SIDE),
      downsample: { grid: GRID_SIDE },
    }
  },
})
