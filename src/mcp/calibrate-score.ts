import { calibrateStep } from '../compare/steps.ts'
import type { Service } from '../service/service.ts'
import { fact, sentence } from '../words/said.ts'
import type { CalibrateAnswer, CalibrateArguments } from './schemas.ts'
import { noRatioSentence, ratioSentence } from './sentences.ts'

/** The calibrate step without its curves: a score as a bounded likelihood ratio, if its scorer config is that of the reference. */
export async function calibrateScore(
  service: Service,
  {
    score,
    reference,
    scorer_config_hash: configHash,
    left_out: leftOut,
    known_scores_among: among,
  }: CalibrateArguments,
): Promise<CalibrateAnswer> {
  const step = await service.graph.within((session) =>
    calibrateStep(service, session, { score, reference, configHash, ci: true, leftOut, among }),
  )
  if (!step.calibrated) {
    return {
      status: 'uncalibrated',
      summary: noRatioSentence(step.reason),
      ...step,
      scope_note: sentence(fact('weight_of_evidence')),
    }
  }
  const { calibration: _curves, log10_lr_ci, notes, ...rest } = step
  const [low, high] = log10_lr_ci!
  return {
    status: 'calibrated',
    summary: ratioSentence(step, [low, high], step.reference.name),
    ...rest,
    log10_lr_ci_lo: low,
    log10_lr_ci_hi: high,
    notes,
    scope_note: sentence(fact('weight_of_evidence')),
  }
}
