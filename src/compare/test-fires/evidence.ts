import type { Ref } from '../../graph/ref.ts'
import type { Session } from '../../graph/session.ts'
import type { LikelihoodRatio } from '../../kinds/calibration.ts'
import type { QuestionCalibration, QuestionScore } from '../../kinds/marks/test-fires.ts'
import {
  bootstrapQuestions,
  calibrateQuestion,
  fitQuestions,
  questionUncertainty,
  reproducibility,
} from '../../nodes/test-fires/calibration.ts'
import type { ReferenceEntry } from '../../references/library.ts'
import { BOOTSTRAP } from '../calibration.ts'
import { isBlocked } from '../checks/scan-checks.ts'
import { type KnownScores, scoreOf } from './known-scores.ts'

/** What a reference says about questions, without some of its sources. Error: `bad-value` where it says nothing. */
export const questionsFit = (
  session: Session,
  reference: ReferenceEntry['ref'],
  leftOut: readonly string[],
): Promise<Ref<QuestionCalibration>> =>
  session.evaluate(fitQuestions, { left_out: [...leftOut] }, { reference })

/** The check whether known marks agree beyond chance, as a check of the pair. */
export const reproducible = (
  session: Session,
  domain: string,
  score: Ref<QuestionScore>,
  calibration: Ref<QuestionCalibration>,
) => session.evaluate(reproducibility, { domain }, { score, calibration })

/** The bounded LR of a question. */
export const questionRatio = (
  session: Session,
  score: Ref<QuestionScore>,
  calibration: Ref<QuestionCalibration>,
): Promise<Ref<LikelihoodRatio>> => session.evaluate(calibrateQuestion, {}, { score, calibration })

/** The bounded LR of a question, with its interval. */
export async function questionEvidence(
  session: Session,
  score: Ref<QuestionScore>,
  { ref: reference }: ReferenceEntry,
  calibration: Ref<QuestionCalibration>,
  leftOut: readonly string[],
) {
  const lr = await questionRatio(session, score, calibration)
  const params = { ...BOOTSTRAP, left_out: [...leftOut] }
  const bootstrap = await session.evaluate(bootstrapQuestions, params, { reference })
  const inputs = { score, likelihood_ratio: lr, calibration, bootstrap }
  return { calibration, lr, interval: await session.evaluate(questionUncertainty, {}, inputs) }
}

/** The ratio of a question without one of its known marks; undefined where the others agree no better than chance. */
export async function ratioWithout(
  session: Session,
  domain: string,
  scores: KnownScores,
  places: readonly number[],
  calibration: Ref<QuestionCalibration>,
): Promise<Ref<LikelihoodRatio> | undefined> {
  if (places.length < 2) return undefined
  const score = await scoreOf(session, scores, places)
  if (await isBlocked(session, [await reproducible(session, domain, score, calibration)])) return undefined
  return questionRatio(session, score, calibration)
}
