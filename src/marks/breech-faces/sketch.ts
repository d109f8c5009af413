import { faceSketchNode, faceViewsNode } from '../../nodes/sketches/face-sketch.ts'
import type { Sketching } from '../mark-type.ts'
import { breechFaceAgreements, onlyFace } from './search.ts'

/** How breech faces are found among many. */
export const faceSketching: Sketching = {
  likeness: 'faces',
  whole: 300,
  candidates: { least: 10_000, share: 0.01 },
  // the smallest of three data sets: lab/measured/sketches.md
  kept: [
    { share: 0.001, kept: 22, of: 31 },
    { share: 0.005, kept: 25, of: 31 },
    { share: 0.01, kept: 26, of: 31 },
  ],
  registration: {
    most: 100,
    kept: [
      { share: 0.001, kept: 28, of: 31 },
      { share: 0.01, kept: 29, of: 31 },
    ],
    agreements: breechFaceAgreements,
  },
  version: `${faceSketchNode.name}@${faceSketchNode.version}`,
  async sketches(session, config, mark) {
    const { signature } = await onlyFace(session, config, 'mark', mark)
    return [await session.evaluate(faceSketchNode, {}, { signature })]
  },
  async views(session, config, mark) {
    const { signature } = await onlyFace(session, config, 'mark', mark)
    return [await session.evaluate(faceViewsNode, {}, { signature })]
  },
}
