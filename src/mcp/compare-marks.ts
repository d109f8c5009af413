import type { Answer } from '../compare/answer/answer.ts'
import { answerComparison } from '../compare/answer/answer-comparison.ts'
import { saidFirst } from '../compare/answer/wording.ts'
import { prepareComparison } from '../compare/request/comparison.ts'
import { KNOWN_SIDES, parseComparison } from '../compare/request/parse-request.ts'
import { MarkgraphError } from '../errors.ts'
import { placesOf } from '../kinds/report.ts'
import { endedAfter } from '../limits/deadline.ts'
import { edgesInMetres } from '../marks/land-texts.ts'
import { type Service, until } from '../service/service.ts'
import { type GivenScan, givenScans, namingScan } from './given-scans.ts'
import type { Host } from './host.ts'
import { type Extra, telling } from './progress.ts'
import { type CompareAnswer, type CompareArguments, ratioFields } from './schemas.ts'
import { noRatioSentence, ratioSentence } from './sentences.ts'

/** Compares two marks, with the same composition, limits and recipe as over HTTP. */
export async function compareMarks(
  service: Service,
  given: CompareArguments,
  { principal, folders }: Pick<Host, 'principal' | 'folders'>,
  extra?: Extra,
): Promise<CompareAnswer> {
  const ofA = marked(given, 'mark_a')
  const isBGiven = given.mark_b_scans || given.mark_b_base64 || !given.known_marks
  const ofB = isBGiven ? marked(given, 'mark_b') : undefined
  const marks = [ofA, ...(ofB ? [ofB] : []), ...(given.known_marks ?? []).map(knownMark)]
  const scans = await givenScans(service.settings, { folders }, marks.flat(), given)
  let at = 0
  const taken = marks.map(({ length }) => {
    at += length
    return scans.slice(at - length, at)
  })
  const edges = {
    mark_a_edges: edgesInMetres(given.mark_a_edges),
    mark_b_edges: edgesInMetres(given.mark_b_edges),
  }
  const asked = parseComparison(
    { ...given, ...edges, ...knownFields(given) },
    { a: taken[0]!, b: ofB && taken[1], known: taken.slice(ofB ? 2 : 1) },
  )
  const seen = telling(service, scans.length, extra)
  const prepared = await prepareComparison(service, asked)
  const asking = { include: new Set(['recipe'] as const), principal }
  const work = (over: AbortSignal) => answerComparison(until(seen, over), prepared, asking)
  const answer = await endedAfter(work, service.settings.compareSeconds).catch(
    namingScan(marks.flat(), scans),
  )
  return answerOf(answer)
}

/** The scans of a known mark with their names. Base64 of an X3P file, which is a ZIP, begins with UEsD. */
const knownMark = (scans: NonNullable<CompareArguments['known_marks']>[number], i: number): GivenScan[] =>
  scans.map((scan, j) => {
    const name = `${KNOWN_SIDES[i]}_${j + 1}`
    return typeof scan === 'string' && scan.startsWith('UEsD')
      ? { name, base64: scan }
      : { name, reference: scan }
  })

/** What is said of each known mark, under the names of its fields. */
const knownFields = (given: CompareArguments): object =>
  Object.fromEntries(
    KNOWN_SIDES.flatMap((side, i) => [
      [`${side}_lands`, given.known_lands?.[i] ?? undefined],
      [`${side}_edges`, edgesInMetres(given.known_edges?.[i] ?? undefined)],
      [`${side}_replica`, given.known_replica?.[i] ?? undefined],
      [`${side}_mirrored`, given.known_mirrored?.[i] ?? undefined],
      [`${side}_left_out`, given.known_left_out?.[i] ?? undefined],
    ]),
  )

/** The scans of a mark with their names. Error: `bad-value` unless they are given in one of the two ways. */
function marked(given: CompareArguments, side: 'mark_a' | 'mark_b'): GivenScan[] {
  const [references, texts] = [given[`${side}_scans`], given[`${side}_base64`]]
  if (references && texts)
    throw new MarkgraphError('bad-value', `${side}_scans and ${side}_base64 are both given; give one of them`)
  if (references) return references.map((reference, i) => ({ name: `${side}_${i + 1}`, reference }))
  if (texts) return texts.map((base64, i) => ({ name: `${side}_${i + 1}`, base64 }))
  throw new MarkgraphError('bad-value', `${side} has no scans: give ${side}_scans or ${side}_base64`)
}

/** The outcome for an agent: one flat object, without pictures. */
export function answerOf(answer: Answer): CompareAnswer {
  const { domain, provenance, report_handle, scope_note, notes, warnings } = answer
  const about = {
    input_hashes: provenance.input_hashes,
    engine_version: provenance.engine_version,
    report_handle,
    warnings,
    scope_warnings: warnings
      .filter(({ code }) => code.startsWith('scope_'))
      .map((one) => `${placesOf(one).join(', ')}: ${one.message}`),
    scope_note,
    notes,
  }
  if ('refused' in answer) {
    const { reason, reasons } = answer
    const summary = noRatioSentence(reason)
    const { known } = answer
    return {
      status: 'refused',
      calibrated: false,
      domain,
      summary,
      reason,
      reasons,
      ...(known && { known }),
      ...about,
    }
  }
  const scored = {
    score: answer.score,
    score_kind: answer.score_kind,
    ...(answer.known && { known: answer.known }),
    ...about,
    attribution_regions: answer.attribution,
    attribution_regions_b: answer.attribution_b,
  }
  if (!answer.calibrated) {
    const { uncalibrated_reason: reason, requested_scorer_config_hash, reference_scorer_config_hash } = answer
    return {
      status: 'uncalibrated',
      calibrated: false,
      domain,
      reason,
      summary: [...saidFirst(warnings), noRatioSentence(reason)].join(' '),
      reasons: answer.reasons,
      requested_scorer_config_hash,
      reference_scorer_config_hash,
      ...scored,
    }
  }
  const { log10_lr_ci_lo, log10_lr_ci_hi, reference, handle, evidence_note } = answer
  return {
    status: 'calibrated',
    calibrated: true,
    domain,
    summary: [
      ...saidFirst(warnings),
      ratioSentence(answer, [log10_lr_ci_lo, log10_lr_ci_hi], reference.name),
    ].join(' '),
    ...ratioFields(answer),
    reference,
    ...(evidence_note && { evidence_note }),
    ...(handle && { handle }),
    ...scored,
  }
}
