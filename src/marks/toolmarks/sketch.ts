import { phrase } from '../../errors.ts'
import { striaeSketchNode } from '../../nodes/sketches/striae-sketch.ts'
import type { Sketching } from '../mark-type.ts'
import { onlyScan } from '../scored.ts'
import { toolmarkAgreements } from './search.ts'
import { toolmark } from './toolmark.ts'

/**
 * How the sketch of a toolmark is made of its signature. Marks of cutting tools are told apart by striae that a pitch of 20 µm
 * loses, those of screwdrivers are not; striae finer than 30 µm, the fine part of the score, count three times.
 */
export const TOOLMARK_SKETCH = {
  pitch: 10e-6,
  emphasis: { sigma: 30e-6, weight: 2 },
  amplitude: null,
}

/** How toolmarks are found among many. */
export const toolmarkSketching: Sketching = {
  likeness: 'striae',
  whole: 1_000,
  candidates: { least: 1_000, share: 0.005 },
  // the smaller of two data sets: lab/measured/sketches.md
  kept: [
    { share: 0.0001, kept: 1065, of: 1155 },
    { share: 0.001, kept: 1121, of: 1155 },
    { share: 0.005, kept: 6437, of: 6532 },
    { share: 0.01, kept: 6457, of: 6532 },
  ],
  version: `${striaeSketchNode.name}@${striaeSketchNode.version}`,
  async sketches(session, config, mark) {
    const { signature } = await toolmark(
      session,
      config,
      onlyScan(phrase('a toolmark'), 'mark', mark).surface,
    )
    return [await session.evaluate(striaeSketchNode, TOOLMARK_SKETCH, { signature })]
  },
  registration: {
    most: 100,
    // the smaller of two data sets: lab/measured/sketches.md
    kept: [
      { share: 0.02, kept: 1107, of: 1142 },
      { share: 0.1, kept: 1131, of: 1142 },
      { share: 0.2, kept: 1133, of: 1142 },
    ],
    agreements: toolmarkAgreements,
  },
}
