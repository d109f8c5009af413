import { z } from 'zod'
import { signatureKind } from '../../kinds/marks/signature.ts'
import { sketchKind } from '../../kinds/marks/sketch.ts'
import { defineNode } from '../../kinds/node.ts'
import { localAmplitude } from '../../numerics/filters/local-amplitude.ts'
import { striaeSketch } from '../../numerics/sketches/striae-sketch.ts'

/**
 * A signature in few integers, by which its mark is found among many.
 * in      signature of a toolmark or a land
 * params  pitch: metres between the values of the sketch, to the next multiple of the signature's own; emphasis: standard
 *         deviation in metres of the Gaussian mean above which the signature counts `weight` times more, null for none; amplitude: sigma in metres and floor of the local amplitude
 *         that the signature is divided by first, null where it is divided already
 * out     at most 1024 values, of a longer mark its middle; none of a signature without relief
 */
export const striaeSketchNode = defineNode({
  name: 'striae-sketch',
  version: 3,
  title: 'Sketch of the striae',
  params: z.strictObject({
    pitch: z.number().positive(),
    emphasis: z.strictObject({ sigma: z.number().positive(), weight: z.number().positive() }).nullable(),
    amplitude: z.strictObject({ sigma: z.number().positive(), floor: z.number().positive() }).nullable(),
  }),
  inputs: { signature: signatureKind },
  output: sketchKind,
  run({ signature: { values, dx } }, { pitch, emphasis, amplitude }) {
    const factor = Math.max(1, Math.round(pitch / dx))
    const own = amplitude ? localAmplitude(values.data, amplitude.sigma / dx, amplitude.floor) : values.data
    const options = {
      factor,
      emphasis: emphasis && { ...emphasis, sigma: emphasis.sigma / dx },
    }
    return { values: striaeSketch(own, options), dx: factor * dx }
  },
})
