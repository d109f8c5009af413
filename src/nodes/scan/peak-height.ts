import { z } from 'zod'
import { bandRmsKind } from '../../kinds/marks/measures.ts'
import { bandpassedKind } from '../../kinds/marks/surface.ts'
import { defineNode } from '../../kinds/node.ts'

/**
 * The highest peak of a surface in its band.
 * in      band-passed surface, (ny, nx) float64 metres, NaN = not measured
 * out     metres
 * source  ISO 25178-2, Sp
 */
export const peakHeight = defineNode({
  name: 'peak-height',
  version: 1,
  title: 'Highest peak',
  params: z.strictObject({}),
  inputs: { surface: bandpassedKind },
  output: bandRmsKind,
  run: ({ surface: { heights } }) => ({
    rms: heights.data.reduce((most, one) => (one > most ? one : most), 0),
  }),
})
