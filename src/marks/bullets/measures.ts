import { landMeasures } from '../../nodes/scan/mark-measures.ts'
import type { MarkType } from '../mark-type.ts'
import { AREA, CURVATURE, LENGTH, PITCH, RESIDUAL, RMS, SLOPE, VALID } from '../measure-rules.ts'
import { landByGrooves } from './lands.ts'
import { givenEdges } from './lands-of-mark.ts'

/** Lands are measured as the deployed pipeline sees them, whatever method scores them. */
export const measures: MarkType['measures'] = {
  rules: [PITCH, LENGTH, CURVATURE, RESIDUAL, RMS, SLOPE, AREA, VALID],
  async of(session, config, surface, read, i) {
    const { form, orientation, signature } = await landByGrooves(
      session,
      config,
      surface,
      givenEdges(read, i),
    )
    return session.evaluate(landMeasures, {}, { surface, form, orientation, signature })
  },
}
