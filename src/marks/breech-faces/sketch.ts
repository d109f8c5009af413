import { phrase } from '../../errors.ts'
import { faceSketchNode } from '../../nodes/sketches/face-sketch.ts'
import type { Sketching } from '../mark-type.ts'
import { onlyScan } from '../scored.ts'
import { breechFace } from './face.ts'
import { breechFaceAgreements } from './search.ts'

/** How breech faces are found among many. */
export const faceSketching: Sketching = {
  likeness: 'faces',
  whole: 300,
  candidates: { least: 10_000, share: 0.01 },
  // the smallest of three data sets: lab/measured/sketches.md
  kept: [{ share: 0.01, kept: 7, of: 31 }],
  registration: {
    most: 100,
    kept: [
      { share: 0.001, kept: 26, of: 31 },
      { share: 0.01, kept: 28, of: 31 },
    ],
    agreements: breechFaceAgreements,
  },
  version: `${faceSketchNode.name}@${faceSketchNode.version}`,
  async sketches(session, config, mark) {
    const { surface } = onlyScan(phrase('a breech face'), 'mark', mark)
    const { signature } = await breechFace(session, config, surface, mark.read.region)
    return [await session.evaluate(faceSketchNode, {}, { signature })]
  },
}
