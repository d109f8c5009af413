import { phrase } from '../../errors.ts'
import { usualCost } from '../../kinds/cost.ts'
import { arealSignature } from '../../nodes/breech-faces/areal-signature.ts'
import type { MarkReading } from '../mark-type.ts'
import type { Steps } from '../step.ts'
import { breechFace } from './face.ts'
import { breechFaceNeeds } from './memory-estimate.ts'

/** The deployed pipeline of one breech face. */
export const breechFaceSteps: Steps<MarkReading> = {
  surface: [
    {
      name: 'areal-signature',
      summary: 'The areal signature of one breech face',
      node: arealSignature,
      shows: phrase('the breech face'),
      edges: false,
      cost(config, scan) {
        const stages = breechFaceNeeds(config, { a: scan, b: scan }).filter(({ ofScan }) => ofScan)
        return { bytes: Math.max(usualCost(scan).bytes, ...stages.map(({ cost }) => cost.bytes)) }
      },
      async run(session, config, surface, { region }) {
        const { signature } = await breechFace(session, config, surface, region)
        return { handle: signature.handle }
      },
    },
  ],
}
