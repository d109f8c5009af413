import { striaeSketchNode } from '../../nodes/sketches/striae-sketch.ts'
import type { Sketching } from '../mark-type.ts'
import type { ScorerConfig } from '../scorer-config.ts'
import { bulletsOf } from './config.ts'
import { landsOfMark } from './lands-of-mark.ts'

const PITCH = 10e-6

/** How the sketch of a land is made of its signature. */
export function landSketchParams(config: ScorerConfig): Parameters<typeof striaeSketchNode.run>[1] {
  const { land_amplitude_sigma: sigma, land_amplitude_floor: floor } = bulletsOf(config)
  return { pitch: PITCH, emphasis: null, amplitude: { sigma, floor } }
}

/** How bullets are found among many. */
export const bulletSketching: Sketching = {
  likeness: 'striae',
  whole: 2_000,
  candidates: { least: 2_000, share: 0 },
  kept: [{ share: 0.0001, kept: 6, of: 6 }], // the smallest of three data sets: lab/measured/sketches.md
  version: `${striaeSketchNode.name}@${striaeSketchNode.version}`,
  async sketches(session, config, mark) {
    const params = landSketchParams(config)
    const lands = await landsOfMark(session, config, 'mark', mark, Math.max(1, ...mark.places))
    return session.map(lands, ({ signature }) => session.evaluate(striaeSketchNode, params, { signature }))
  },
}
