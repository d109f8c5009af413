import { SCOPE_NOTE } from '../composition/compare.ts'
import type { Service } from '../composition/service.ts'
import { calibrateStep } from '../composition/steps.ts'
import type { CalibrateAnswer, CalibrateArguments } from './schemas.ts'
import { noRatioSentence, ratioSentence } from './sentences.ts'

/** A score as a bounded likelihood ratio, behind the scorer-config firewall: the calibrate step without its curves. */
export async function calibrateScore(
  service: Service,
  { score, reference, scorer_config_hash: configHash }: CalibrateArguments,
): Promise<CalibrateAnswer> {
  const step = await calibrateStep(service, { score, reference, configHash, ci: true })
  if (!step.calibrated) {
    const { calibrated: _, ...rest } = step
    return {
      status: 'uncalibrated',
      summary: noRatioSentence(step.reason),
      ...rest,
      scope_note: SCOPE_NOTE,
    }
  }
  const { calibrated: _, calibration: _curves, log10_lr_ci, ...rest } = step
  const [low, high] = log10_lr_ci!
  return {
    status: 'calibrated',
    summary: ratioSentence(step, [low, high], step.reference.name),
    ...rest,
    ...{ log10_lr_ci_lo: low, log10_lr_ci_hi: high },
    scope_note: SCOPE_NOTE,
  }
}
