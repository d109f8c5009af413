import { robustForm } from '../../nodes/bullets/robust-form.ts'
import { toolmarkMeasures } from '../../nodes/scan/mark-measures.ts'
import type { MarkType } from '../mark-type.ts'
import { CURVATURE, LENGTH, PITCH, RESIDUAL, RMS, SLOPE, VALID } from '../measure-rules.ts'
import { toolmark } from './toolmark.ts'

/**
 * A toolmark may be flatter than those of the reference; the lands of bullets are more curved. Its area says nothing: the
 * marks of the reference are profiles.
 */
export const measures: MarkType['measures'] = {
  rules: [PITCH, LENGTH, { ...CURVATURE, refused: 'above' }, RESIDUAL, RMS, SLOPE, VALID],
  async of(session, config, surface) {
    const { profile } = await toolmark(session, config, surface)
    const form = await session.evaluate(robustForm, {}, { surface })
    return session.evaluate(toolmarkMeasures, {}, { surface, form, profile })
  },
}
