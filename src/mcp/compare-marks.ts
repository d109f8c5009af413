import type { Answer } from '../composition/answer.ts'
import { answered } from '../composition/answered.ts'
import { type AskedComparison, prepareComparison } from '../composition/comparison.ts'
import { endedAfter } from '../composition/deadline.ts'
import { readAs } from '../composition/ingest.ts'
import { type Service, until } from '../composition/service.ts'
import { AS_IN_FILE, type MarkReading } from '../marks/mark-type.ts'
import type { Host } from './host.ts'
import { scansOf, type TextScan } from './scans.ts'
import type { CompareAnswer, CompareArguments } from './schemas.ts'
import { noRatioSentence, ratioSentence } from './sentences.ts'

/** Compares two marks given as text, with the same composition, limits and recipe as over HTTP. */
export async function compareMarks(
  service: Service,
  given: CompareArguments,
  { principal }: Pick<Host, 'principal'>,
): Promise<CompareAnswer> {
  const { scorer_config, units = AS_IN_FILE.units, mask = AS_IN_FILE.mask } = given
  const texts = [...named('mark_a', given.mark_a_base64), ...named('mark_b', given.mark_b_base64)]
  const uploads = readAs(await scansOf(service.settings, texts), { units, mask })
  const asked: AskedComparison = {
    domain: given.domain,
    a: {
      scans: uploads.slice(0, given.mark_a_base64.length),
      read: { edges: edgesOf(given.mark_a_edges), replica: given.mark_a_replica ?? false },
    },
    b: {
      scans: uploads.slice(given.mark_a_base64.length),
      read: { edges: edgesOf(given.mark_b_edges), replica: given.mark_b_replica ?? false },
    },
    reference: given.reference,
    resolution: given.resolution,
    scorerConfig: typeof scorer_config === 'object' ? JSON.stringify(scorer_config) : scorer_config,
  }
  const prepared = await prepareComparison(service, asked)
  const asking = { include: new Set(['recipe'] as const), principal }
  const work = (over: AbortSignal) => answered(until(service, over), prepared, asking)
  return answerOf(await endedAfter(work, service.settings.compareSeconds))
}

const UM_A_METRE = 1e6

/** Groove edges in metres from pairs in micrometres. */
const edgesOf = (pairs: CompareArguments['mark_a_edges'] = []): MarkReading['edges'] =>
  pairs.map((pair) => pair && [pair[0]! / UM_A_METRE, pair[1]! / UM_A_METRE])

const named = (side: string, texts: readonly string[]): TextScan[] =>
  texts.map((base64, i) => ({ name: `${side}_${i + 1}`, base64 }))

/** The outcome for an agent: one flat object, without pictures. */
function answerOf(answer: Answer): CompareAnswer {
  const { domain, provenance, report_handle, scope_note, warnings } = answer
  const about = {
    input_hashes: {
      mark_a: [...provenance.input_hashes.mark_a],
      mark_b: [...provenance.input_hashes.mark_b],
    },
    engine_version: provenance.engine_version,
    report_handle,
    warnings: [...warnings],
    scope_warnings: warnings
      .filter(({ code }) => code.startsWith('scope_'))
      .map(({ where, message }) => `${where}: ${message}`),
    scope_note,
  }
  if ('refused' in answer) {
    const { reason } = answer
    const summary = noRatioSentence(reason)
    return { status: 'refused', calibrated: false, domain, summary, reason, ...about }
  }
  const scored = {
    score: answer.score,
    score_kind: answer.score_kind,
    ...about,
    attribution_regions: [...answer.attribution],
    attribution_regions_b: [...answer.attribution_b],
  }
  if (!answer.calibrated) {
    const { uncalibrated_reason: reason, requested_scorer_config_hash, reference_scorer_config_hash } = answer
    return {
      ...{ status: 'uncalibrated', calibrated: false, domain, summary: noRatioSentence(reason), reason },
      ...{ requested_scorer_config_hash, reference_scorer_config_hash },
      ...scored,
    }
  }
  const { likelihood_ratio, log10_lr, log10_lr_ci_lo, log10_lr_ci_hi, lr_ci_method, n_sources } = answer
  const {
    lr_bound_log10,
    lr_bounds_log10,
    lr_bound_hit,
    direction,
    verbal,
    reference,
    handle,
    evidence_note,
  } = answer
  return {
    ...{ status: 'calibrated', calibrated: true, domain },
    summary: ratioSentence(answer, [log10_lr_ci_lo, log10_lr_ci_hi], reference.name),
    ...{ likelihood_ratio, log10_lr, log10_lr_ci_lo, log10_lr_ci_hi, lr_ci_method, n_sources },
    ...{ lr_bound_log10, lr_bounds_log10: [...lr_bounds_log10], lr_bound_hit, direction, verbal },
    reference: {
      ...reference,
      left_out: [...reference.left_out],
      conditions: [...reference.conditions],
    },
    ...(evidence_note && { evidence_note: { ...evidence_note } }),
    ...(handle && { handle }),
    ...scored,
  }
}
