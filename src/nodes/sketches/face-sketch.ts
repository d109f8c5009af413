import { z } from 'zod'
import { arealSignatureKind, MAP_SIDE } from '../../kinds/marks/signature.ts'
import { sketchKind } from '../../kinds/marks/sketch.ts'
import { defineNode } from '../../kinds/node.ts'
import { COARSE, faceViews, waveIntegers } from '../../numerics/sketches/face-rings.ts'
import { faceSketch } from '../../numerics/sketches/face-sketch.ts'

/**
 * A breech face in few integers, by which it is found among many: its heights along coarse rings.
 * in      areal signature of the face
 * out     the waves around 18 rings, as integers of 8 bits, two in each value: see `faceRings`; none of a face without relief
 */
export const faceSketchNode = defineNode({
  name: 'face-sketch',
  version: 3,
  title: 'Sketch of the breech face',
  params: z.strictObject({}),
  inputs: { signature: arealSignatureKind },
  output: sketchKind,
  run: ({ signature: { values, dx } }) => ({
    values: faceSketch(values.data, MAP_SIDE),
    dx: COARSE.pitch * dx,
  }),
})

/**
 * A breech face that is searched for, along the rings of a sketch about each place that its middle may be at.
 * in      areal signature of the face
 * out     views on a grid of 100 µm, up to 300 µm from the middle of its map, in 16-bit integers: see `faceViews`; none of a face
 *         without relief
 */
export const faceViewsNode = defineNode({
  name: 'face-views',
  version: 1,
  title: 'Views of the breech face',
  params: z.strictObject({}),
  inputs: { signature: arealSignatureKind },
  output: sketchKind,
  run: ({ signature: { values, dx } }) => ({
    values: waveIntegers(faceViews(values.data, MAP_SIDE, COARSE)),
    dx: COARSE.pitch * dx,
  }),
})
