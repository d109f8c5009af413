import { landMeasures } from '../../nodes/mark-measures.ts'
import type { MarkType } from '../mark-type.ts'
import { AREA, CURVATURE, LENGTH, PITCH, RESIDUAL, RMS, SLOPE, VALID } from '../measure-rules.ts'
import { landByGrooves } from './lands.ts'

export const measures: MarkType['measures'] = {
  rules: [PITCH, LENGTH, CURVATURE, RESIDUAL, RMS, SLOPE, AREA, VALID],
  async of(session, config, surface) {
    const { orientation, signature } = await landByGrooves(session, config, surface)
    return session.evaluate(landMeasures, {}, { surface, orientation, signature })
  },
}
