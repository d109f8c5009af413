import { z } from 'zod'
import { arealSignatureKind, MAP_SIDE } from '../../kinds/marks/signature.ts'
import { sketchKind } from '../../kinds/marks/sketch.ts'
import { defineNode } from '../../kinds/node.ts'
import { faceSketch } from '../../numerics/sketches/face-sketch.ts'

/**
 * A breech face in few integers, by which it is found among many: its texture in rings of frequencies, wherever the face lies.
 * in      areal signature of the face
 * out     24 rings of 64 angles of half a turn, ring by ring, as integers of 8 bits, two in each value; none of a face without relief
 */
export const faceSketchNode = defineNode({
  name: 'face-sketch',
  version: 2,
  title: 'Sketch of the breech face',
  params: z.strictObject({}),
  inputs: { signature: arealSignatureKind },
  output: sketchKind,
  run: ({ signature: { values, dx } }) => ({ values: faceSketch(values.data, MAP_SIDE), dx }),
})
