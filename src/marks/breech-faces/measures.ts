import { faceMeasures } from '../../nodes/mark-measures.ts'
import type { MarkType } from '../mark-type.ts'
import { AREA, PITCH, RESIDUAL, RMS, SLOPE, VALID } from '../measure-rules.ts'
import { breechFace } from './face.ts'

/** Breech faces are level, so their curvature is chance; pocket ring and firing pin show in the residual. */
export const measures: MarkType['measures'] = {
  rules: [PITCH, RESIDUAL, RMS, SLOPE, AREA, VALID],
  async of(session, config, scan, { region }) {
    const { surface, bandpassed: map } = await breechFace(session, config, scan, region)
    return session.evaluate(faceMeasures, {}, { surface, map })
  },
}
