import { robustForm } from '../../nodes/bullets/robust-form.ts'
import { faceMeasures } from '../../nodes/scan/mark-measures.ts'
import type { MarkType, MeasureRule } from '../mark-type.ts'
import { AREA, PITCH, RMS, SLOPE, VALID } from '../measure-rules.ts'
import { breechFace } from './face.ts'

const STEPS: MeasureRule = {
  measure: 'steps_um',
  refused: 'above',
  factor: 'conditions_factor',
}

/** Breech faces are level, so their curvature is chance; pocket ring and firing pin show as steps. */
export const measures: MarkType['measures'] = {
  rules: [PITCH, STEPS, RMS, SLOPE, AREA, VALID],
  async of(session, config, scan, { region }) {
    const { surface, bandpassed: map } = await breechFace(session, config, scan, region)
    const form = await session.evaluate(robustForm, {}, { surface })
    return session.evaluate(faceMeasures, {}, { surface, form, map })
  },
}
