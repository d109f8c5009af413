import type { Answer } from '../compare/answer.ts'
import { answerComparison } from '../compare/answer-comparison.ts'
import { type ComparisonRequest, prepareComparison } from '../compare/comparison.ts'
import { saidFirst } from '../compare/wording.ts'
import { MarkgraphError } from '../errors.ts'
import { placesOf, type Warning } from '../kinds/report.ts'
import { endedAfter } from '../limits/deadline.ts'
import { UM_PER_METRE } from '../marks/land-texts.ts'
import type { MarkReading } from '../marks/mark-type.ts'
import { type Service, until } from '../service/service.ts'
import type { Said } from '../words/said.ts'
import { type GivenScan, givenScans } from './given-scans.ts'
import type { Host } from './host.ts'
import { type Extra, telling } from './progress.ts'
import type { CompareAnswer, CompareArguments } from './schemas.ts'
import { noRatioSentence, ratioSentence } from './sentences.ts'

/** Compares two marks, with the same composition, limits and recipe as over HTTP. */
export async function compareMarks(
  service: Service,
  given: CompareArguments,
  { principal, folders }: Pick<Host, 'principal' | 'folders'>,
  extra?: Extra,
): Promise<CompareAnswer> {
  const { scorer_config, units, mask } = given
  const [named, ofB] = [marked(given, 'mark_a'), marked(given, 'mark_b')]
  const nOfA = named.length
  const scans = await givenScans(service.settings, { folders }, [...named, ...ofB], { units, mask })
  const asked: ComparisonRequest = {
    domain: given.domain,
    a: {
      scans: scans.slice(0, nOfA),
      places: given.mark_a_lands,
      read: {
        edges: edgesOf(given.mark_a_edges),
        replica: given.mark_a_replica ?? false,
        mirrored: given.mark_a_mirrored ?? false,
      },
    },
    b: {
      scans: scans.slice(nOfA),
      places: given.mark_b_lands,
      read: {
        edges: edgesOf(given.mark_b_edges),
        replica: given.mark_b_replica ?? false,
        mirrored: given.mark_b_mirrored ?? false,
      },
    },
    nPlaces: given.n_lands,
    reference: given.reference,
    resolution: given.resolution,
    scorerConfig: typeof scorer_config === 'object' ? JSON.stringify(scorer_config) : scorer_config,
  }
  const seen = telling(service, scans.length, extra)
  const prepared = await prepareComparison(service, asked)
  const asking = { include: new Set(['recipe'] as const), principal }
  const work = (over: AbortSignal) => answerComparison(until(seen, over), prepared, asking)
  return answerOf(await endedAfter(work, service.settings.compareSeconds))
}

/** Groove edges in metres from pairs in micrometres. */
const edgesOf = (pairs: CompareArguments['mark_a_edges'] = []): MarkReading['edges'] =>
  pairs.map((pair) => pair && [pair[0]! / UM_PER_METRE, pair[1]! / UM_PER_METRE])

/** The scans of a mark with their names. Error: `bad-value` unless they are given in one of the two ways. */
function marked(given: CompareArguments, side: 'mark_a' | 'mark_b'): GivenScan[] {
  const [references, texts] = [given[`${side}_scans`], given[`${side}_base64`]]
  if (references && texts)
    throw new MarkgraphError('bad-value', `${side}_scans and ${side}_base64 are both given; give one of them`)
  if (references) return references.map((reference, i) => ({ name: `${side}_${i + 1}`, reference }))
  if (texts) return texts.map((base64, i) => ({ name: `${side}_${i + 1}`, base64 }))
  throw new MarkgraphError('bad-value', `${side} has no scans: give ${side}_scans or ${side}_base64`)
}

/** A sentence as an answer of a tool has it. */
export const plainSaid = ({ code, values, message }: Said) => ({ code, values: { ...values }, message })

/** A warning as an answer of a tool has it. */
export const warningOnWire = ({ where, ...one }: Warning): CompareAnswer['warnings'][number] => ({
  ...plainSaid(one),
  where: typeof where === 'string' ? where : [...where],
})

/** The outcome for an agent: one flat object, without pictures. */
export function answerOf(answer: Answer): CompareAnswer {
  const { domain, provenance, report_handle, scope_note, notes, warnings } = answer
  const about = {
    input_hashes: {
      mark_a: [...provenance.input_hashes.mark_a],
      mark_b: [...provenance.input_hashes.mark_b],
    },
    engine_version: provenance.engine_version,
    report_handle,
    warnings: warnings.map(warningOnWire),
    scope_warnings: warnings
      .filter(({ code }) => code.startsWith('scope_'))
      .map((one) => `${placesOf(one).join(', ')}: ${one.message}`),
    scope_note,
    notes: notes.map(plainSaid),
  }
  if ('refused' in answer) {
    const { reason } = answer
    const reasons = answer.reasons.map(plainSaid)
    const summary = noRatioSentence(reason)
    return { status: 'refused', calibrated: false, domain, summary, reason, reasons, ...about }
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
      status: 'uncalibrated',
      calibrated: false,
      domain,
      reason,
      summary: [...saidFirst(warnings), noRatioSentence(reason)].join(' '),
      reasons: answer.reasons.map(plainSaid),
      requested_scorer_config_hash,
      reference_scorer_config_hash,
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
    status: 'calibrated',
    calibrated: true,
    domain,
    summary: [
      ...saidFirst(warnings),
      ratioSentence(answer, [log10_lr_ci_lo, log10_lr_ci_hi], reference.name),
    ].join(' '),
    likelihood_ratio,
    log10_lr,
    log10_lr_ci_lo,
    log10_lr_ci_hi,
    lr_ci_method,
    n_sources,
    lr_bound_log10,
    lr_bounds_log10: [...lr_bounds_log10],
    lr_bound_hit,
    direction,
    verbal,
    reference: {
      ...reference,
      left_out: [...reference.left_out],
      conditions: [...reference.conditions],
      left_out_diagnostics: [...reference.left_out_diagnostics],
    },
    ...(evidence_note && { evidence_note: { ...evidence_note } }),
    ...(handle && { handle }),
    ...scored,
  }
}
