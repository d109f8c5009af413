import { phrase } from '../../errors.ts'
import { striaeSketchNode } from '../../nodes/sketches/striae-sketch.ts'
import type { Sketching } from '../mark-type.ts'
import { onlyScan } from '../scored.ts'
import { toolmarkAgreements } from './search.ts'
import { toolmark } from './toolmark.ts'

// Marks of cutting tools are told apart by striae that a pitch of 20 µm loses, those of screwdrivers are not.
const PARAMS = { pitch: 10e-6, fine: 250e-6, amplitude: null }

/** How toolmarks are found among many. */
export const toolmarkSketching: Sketching = {
  likeness: 'striae',
  candidates: 2_000,
  // the smaller of two data sets: lab/measured/sketches.md
  kept: [
    { share: 0.0001, kept: 0.8 },
    { share: 0.001, kept: 0.93 },
    { share: 0.01, kept: 0.975 },
  ],
  version: `${striaeSketchNode.name}@${striaeSketchNode.version}`,
  async sketches(session, config, mark) {
    const { signature } = await toolmark(
      session,
      config,
      onlyScan(phrase('a toolmark'), 'mark', mark).surface,
    )
    return [await session.evaluate(striaeSketchNode, PARAMS, { signature })]
  },
  registration: {
    most: 100,
    // the smaller of two data sets: lab/measured/sketches.md
    kept: [
      { share: 0.01, kept: 0.96 },
      { share: 0.05, kept: 0.985 },
      { share: 0.33, kept: 1 },
    ],
    agreements: toolmarkAgreements,
  },
}
