import { toolmarkMeasures } from '../../nodes/mark-measures.ts'
import type { MarkType } from '../mark-type.ts'
import { AREA, CURVATURE, LENGTH, PITCH, RESIDUAL, RMS, SLOPE, VALID } from '../measure-rules.ts'
import { toolmark } from './toolmark.ts'

/** A toolmark may be flatter than those of the reference; the lands of bullets are more curved. */
export const measures: MarkType['measures'] = {
  rules: [PITCH, LENGTH, { ...CURVATURE, refused: 'above' }, RESIDUAL, RMS, SLOPE, AREA, VALID],
  async of(session, config, surface) {
    const { profile } = await toolmark(session, config, surface)
    return session.evaluate(toolmarkMeasures, {}, { surface, profile })
  },
}
