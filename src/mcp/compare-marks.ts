import { type CompareOutcome, compare, requireCalibrated, SCOPE_NOTE } from '../composition/compare.ts'
import { withDeadline } from '../composition/deadline.ts'
import { ingest } from '../composition/ingest.ts'
import { placesOf } from '../composition/places.ts'
import { overridden } from '../composition/scorer-config.ts'
import type { Service } from '../composition/service.ts'
import { scansOf, type TextScan } from './scans.ts'
import type { CompareAnswer, CompareArguments } from './schemas.ts'
import { noRatioSentence, ratioSentence, warningsOf } from './sentences.ts'

/** Compares two marks given as text: the same composition, limits and recipe as over HTTP. */
export async function compareMarks(service: Service, given: CompareArguments): Promise<CompareAnswer> {
  const { domain, scorer_config } = given
  requireCalibrated(service, domain)
  const config = overridden(typeof scorer_config === 'object' ? JSON.stringify(scorer_config) : scorer_config)
  const counts = { a: given.mark_a_base64.length, b: given.mark_b_base64.length }
  const uploads = await scansOf(service.settings, [
    ...named('mark_a', given.mark_a_base64),
    ...named('mark_b', given.mark_b_base64),
  ])
  const { a, b, nLands } = placesOf(counts, {})
  const run = async (): Promise<CompareOutcome> => {
    const scans = await ingest(service, uploads)
    return compare(service, {
      domain,
      config,
      include: new Set(['recipe']),
      a: { scans: scans.slice(0, counts.a), lands: a },
      b: { scans: scans.slice(counts.a), lands: b },
      nLands,
    })
  }
  return answerOf(await withDeadline(run(), service.settings.compareSeconds))
}

const named = (side: string, texts: readonly string[]): TextScan[] =>
  texts.map((base64, i) => ({ name: `${side}_${i + 1}`, base64 }))

/** An outcome as an agent gets it: one flat object, without pictures. */
function answerOf(outcome: CompareOutcome): CompareAnswer {
  const { domain, provenance, scope } = outcome
  const about = {
    input_hashes: provenance.input_hashes,
    engine_version: provenance.engine_version,
    scope_warnings: warningsOf(scope),
    scope_note: SCOPE_NOTE,
  }
  if ('refused' in outcome) {
    const { reason } = outcome
    return { status: 'refused', domain, summary: noRatioSentence(reason), reason, ...about }
  }
  const scored = {
    score: outcome.score,
    score_kind: outcome.score_kind,
    ...about,
    attribution_regions: [...outcome.attribution],
    attribution_regions_b: [...outcome.attribution_b],
  }
  if (!outcome.calibrated) {
    const {
      uncalibrated_reason: reason,
      requested_scorer_config_hash,
      reference_scorer_config_hash,
    } = outcome
    return {
      ...{ status: 'uncalibrated', domain, summary: noRatioSentence(reason), reason },
      ...{ requested_scorer_config_hash, reference_scorer_config_hash },
      ...scored,
    }
  }
  const { likelihood_ratio, log10_lr, log10_lr_ci_lo, log10_lr_ci_hi, lr_ci_method, n_sources } = outcome
  const { lr_bound_log10, lr_bound_hit, direction, verbal, reference, handle } = outcome
  return {
    ...{ status: 'calibrated', domain },
    summary: ratioSentence(outcome, [log10_lr_ci_lo, log10_lr_ci_hi], reference.name),
    ...{ likelihood_ratio, log10_lr, log10_lr_ci_lo, log10_lr_ci_hi, lr_ci_method, n_sources },
    ...{ lr_bound_log10, lr_bound_hit, direction, verbal, reference },
    ...(handle && { handle }),
    ...scored,
  }
}
