import type { Session } from '../../graph/session.ts'
import type { Sensitivity, VariantAnswer } from '../../kinds/sensitivity.ts'
import { configHash } from '../../marks/scorer-config.ts'
import type { Service } from '../../service/service.ts'
import { ENGLISH_SECTIONS } from '../../words/languages/sections/english.ts'
import type { Compared } from '../compared.ts'
import { isQuestion, type LoadedComparison } from '../request/request.ts'
import { summaryOf } from './sensitivity-summary.ts'
import { pairUnder, questionUnder } from './under-variant.ts'
import { type ReferenceVariant, variantsFor } from './variants-for.ts'

/** A comparison that was calibrated under the deployed config. */
type CalibratedComparison = Compared & Required<Pick<Compared, 'evidence' | 'recipe'>>

/** Compares again under every variant that its reference was scored under. Shared stages are computed once. */
export async function sensitivityOf(
  service: Service,
  session: Session,
  compared: CalibratedComparison,
): Promise<Sensitivity> {
  const { request, evidence } = compared
  const { left_out } = await session.value(evidence.calibration)
  const found = await variantsFor(service, session, compared, left_out)
  if ('reason' in found) return { available: false, ...found }
  const { log10_lr } = await session.value(evidence.lr)
  const variants = await session.map(found, (variant) => answerUnder(service, session, request, variant))
  return {
    available: true,
    reference: request.reference.record.id,
    left_out: [...left_out],
    deployed_log10_lr: log10_lr,
    note: ENGLISH_SECTIONS.sensitivity.note,
    ...summaryOf(log10_lr, variants),
    variants,
  }
}

async function answerUnder(
  service: Service,
  session: Session,
  request: LoadedComparison,
  { about, on }: ReferenceVariant,
): Promise<VariantAnswer> {
  const without = (outcome: 'refused' | 'not_available', reason: string) => ({
    ...about,
    outcome,
    score: null,
    log10_lr: null,
    lr_bounds_log10: null,
    lr_bound_hit: null,
    reason,
  })
  const config = { ...request.config, ...about.changes }
  if (configHash(config) !== about.scorer_config_hash) {
    return without('not_available', 'its fit belongs to another scorer config')
  }
  if ('reason' in on) return without('not_available', on.reason)
  const asked = { ...request, config, reference: on.reference }
  const found = isQuestion(asked)
    ? await questionUnder(service, session, asked, on)
    : await pairUnder(service, session, asked, on)
  if ('reason' in found) return without(found.outcome, found.reason)
  const { score, log10_lr, lr_bounds_log10, lr_bound_hit } = found
  return {
    ...about,
    outcome: 'calibrated',
    score,
    log10_lr,
    lr_bounds_log10: [...lr_bounds_log10],
    lr_bound_hit,
    reason: null,
  }
}
