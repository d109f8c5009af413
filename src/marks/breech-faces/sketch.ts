import { phrase } from '../../errors.ts'
import { faceSketchNode } from '../../nodes/sketches/face-sketch.ts'
import type { Sketching } from '../mark-type.ts'
import { onlyScan } from '../scored.ts'
import { breechFace } from './face.ts'

/** How breech faces are found among many. */
export const faceSketching: Sketching = {
  likeness: 'faces',
  candidates: { least: 300, share: 0 },
  kept: [], // not measured among many marks
  version: `${faceSketchNode.name}@${faceSketchNode.version}`,
  async sketches(session, config, mark) {
    const { surface } = onlyScan(phrase('a breech face'), 'mark', mark)
    const { signature } = await breechFace(session, config, surface, mark.read.region)
    return [await session.evaluate(faceSketchNode, {}, { signature })]
  },
}
