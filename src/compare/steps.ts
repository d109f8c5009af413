import type { Handle } from '../address/canonical.ts'
import { MarkgraphError, phrase, quote } from '../errors.ts'
import { codeOf } from '../graph/recipe.ts'
import type { Session } from '../graph/session.ts'
import { type Row, usualCost } from '../kinds/cost.ts'
import { scoreKind } from '../kinds/marks/score.ts'
import { surfaceKind } from '../kinds/marks/surface.ts'
import { questionScoreKind } from '../kinds/marks/test-fires.ts'
import type { MarkReading, MarkType } from '../marks/mark-type.ts'
import { checkFlip, surfaceAsRead } from '../marks/read.ts'
import type { Pair, PairStep, PartPlaces, SurfaceStep } from '../marks/step.ts'
import { bandOf } from '../marks/texture.ts'
import { referenceMembers } from '../nodes/calibration/reference.ts'
import { notesOfRatio } from '../nodes/report/report.ts'
import { stopping } from '../nodes/report/scope-report.ts'
import { calibrateQuestion } from '../nodes/test-fires/calibration.ts'
import { questionScoreName } from '../nodes/test-fires/score.ts'
import { anchorOf } from '../numerics/test-fires/anchored.ts'
import type { ReferenceEntry } from '../references/library.ts'
import { artifactPreview, artifactRecord } from '../service/artifacts.ts'
import { reserveFor } from '../service/reserve.ts'
import type { Service } from '../service/service.ts'
import { ENGINE_VERSION } from '../settings/version.ts'
import { fact, factOf, inWords, sentence } from '../words/said.ts'
import { calibrationBlock, evidence, likelihoodRatio } from './calibration.ts'
import { referenceWarnings } from './checks/reference-warnings.ts'
import { readingsOf } from './request/ingest.ts'
import { questionEvidence, questionsFit, reproducible } from './test-fires/evidence.ts'

const MAX_SOURCES_TOLD = 20

/** The record of a step's result with its preview. Results are written to disk first, because the record is read from the store. */
async function recorded<T extends object>(service: Service, session: Session, handle: Handle, preview: T) {
  await session.flush()
  return { ...(await artifactRecord(service, session, handle)), preview }
}

/** Form removal and roughness band of a surface: its record and a small picture. */
export async function preprocessStep(
  service: Service,
  session: Session,
  surface: Handle,
  band: { lambda_s: number; lambda_c: number },
) {
  const ref = await session.named(surface, surfaceKind)
  await reserveFor(service, session, [surface])
  const { handle } = await bandOf(session, ref, band)
  return recorded(service, session, handle, await artifactPreview(session, handle))
}

/**
 * A stage of a mark type on one scan: the record of its result, and a small picture of it.
 * errors  `bad-value` where the scan cannot be read in this way; those of the step
 */
export async function runSurfaceStep(
  service: Service,
  session: Session,
  { domain }: MarkType,
  step: SurfaceStep<MarkReading>,
  surface: Handle,
  read: Omit<MarkReading, 'region'>,
) {
  checkFlip(step.shows, read)
  const config = service.marks.configs.deployed(domain)
  const ref = await session.named(surface, surfaceKind)
  await reserveFor(service, session, [surface], step.cost && ((rows) => step.cost!(config, rows)))
  const [file] = await readingsOf(service.store, surface)
  const region = file?.reading.mask === 'file' ? 'file' : 'auto' // as a comparison of this surface takes it
  const scan = await surfaceAsRead(session, ref, read)
  const { handle, preview } = await step.run(session, config, scan, { ...read, region })
  return recorded(service, session, handle, preview ?? (await artifactPreview(session, handle)))
}

/** A stage of a mark type on artifacts of two marks. */
export async function runPairStep(
  service: Service,
  session: Session,
  { domain }: MarkType,
  step: PairStep,
  { a, b }: Pair<Handle>,
  places: PartPlaces,
) {
  const named = (handles: readonly Handle[]) =>
    Promise.all(handles.map((handle) => session.named(handle, step.kind)))
  const config = service.marks.configs.deployed(domain)
  const pair = { a: await named(a), b: await named(b) }
  const cost = (rows: readonly Row[]) =>
    step.cost?.(config, { a: rows.slice(0, a.length), b: rows.slice(a.length) }, places) ?? usualCost(rows)
  await reserveFor(service, session, [...a, ...b], cost)
  const { handle, facts } = await step.run(session, config, pair, places)
  return {
    step: step.name,
    code: codeOf({ node: step.node.name, version: step.node.version }),
    inputs: step.part ? { a, b } : [...a, ...b],
    ...facts,
    engine_version: ENGINE_VERSION,
    handle,
  }
}

/** A request to read a score on a reference. */
interface ScoreRequest {
  /** Sources of the reference whose pairs take no part in the calibration. */
  readonly leftOut?: readonly string[] | undefined
  readonly score: number
  readonly reference: string
  readonly configHash?: string | undefined
  readonly ci: boolean
  /** Of a questioned mark with several known marks: the scores of every two of these. `score` is then the mean with each. */
  readonly among?: readonly number[] | undefined
}

/**
 * A score on a named reference. If the config hash of the score is given, it must be that of the reference.
 * errors  `not-found`; `bad-value`: a source to leave out that the reference does not have, or too few pairs without it
 */
export async function calibrateStep(
  { references }: Service,
  session: Session,
  { score, reference, configHash, ci, leftOut: named = [], among }: ScoreRequest,
) {
  const entry = await references.get(reference)
  const leftOut = await sourcesOf(session, entry, named)
  const { id, name, scorer_config_hash, diagnostics, score_kind } = entry.record
  const about = { id, name, scorer_config_hash, diagnostics }
  if (configHash !== undefined && configHash !== scorer_config_hash) {
    return {
      calibrated: false as const,
      config_verified: false as const,
      score,
      reference: about,
      requested_scorer_config_hash: configHash,
      reference_scorer_config_hash: scorer_config_hash,
      reason: sentence(fact('other_scorer_config', { reference: id })),
    }
  }
  const found = among
    ? await ratioOfQuestion(session, entry, { score, score_kind, among }, leftOut, ci)
    : await ratioOfPair(session, entry, { score, score_kind }, leftOut, ci)
  if ('reason' in found) {
    return {
      calibrated: false as const,
      config_verified: configHash !== undefined,
      score,
      reference: about,
      reason: found.reason,
    }
  }
  const ratio = await session.value(found.lr)
  const range = found.interval && (await session.value(found.interval))
  return {
    calibrated: true as const,
    config_verified: configHash !== undefined,
    score,
    likelihood_ratio: ratio.likelihood_ratio,
    log10_lr: ratio.log10_lr,
    lr_bound_log10: ratio.lr_bound_log10,
    lr_bounds_log10: ratio.lr_bounds_log10,
    lr_bound_hit: ratio.lr_bound_hit,
    direction: ratio.direction,
    verbal: range?.verbal ?? ratio.verbal,
    notes: [
      fact('weight_of_evidence'),
      ...notesOfRatio(ratio),
      ...referenceWarnings(entry.record).map(factOf),
    ].map(inWords),
    reference: about,
    calibration: await calibrationBlock(session, entry, found, among),
    ...(range && {
      log10_lr_ci: range.log10_lr_ci,
      lr_ci_method: range.lr_ci_method,
      n_sources: range.n_sources,
    }),
  }
}

interface Kinded {
  readonly score: number
  readonly score_kind: string
}

async function ratioOfPair(
  session: Session,
  entry: ReferenceEntry,
  kinded: Kinded,
  leftOut: readonly string[],
  ci: boolean,
) {
  const given = session.put(scoreKind, kinded)
  if (ci) return evidence(session, given, entry, leftOut)
  return { ...(await likelihoodRatio(session, given, entry, leftOut)), interval: undefined }
}

/** Anchored on the scores among the known marks, or why these give no ratio. */
async function ratioOfQuestion(
  session: Session,
  entry: ReferenceEntry,
  { score, score_kind, among }: Kinded & { readonly among: readonly number[] },
  leftOut: readonly string[],
  ci: boolean,
) {
  const calibration = await questionsFit(session, entry.ref, leftOut)
  const { known } = anchorOf(await session.value(calibration), Float64Array.from(among))
  const places = Array.from({ length: known }, (_, i) => i + 1)
  const pairs = places.flatMap((i) => places.slice(i).map((j) => [i, j] as const))
  const given = session.put(questionScoreKind, {
    score,
    score_kind: questionScoreName(score_kind),
    scores: [],
    scores_among: pairs.map(([i, j], n): [number, number, number] => [i, j, among[n]!]),
  })
  const { checks } = await session.value(await reproducible(session, entry.record.domain, given, calibration))
  const refusal = stopping(checks)[0]
  if (refusal) return { reason: refusal.reason }
  if (ci) return questionEvidence(session, given, entry, calibration, leftOut)
  const lr = await session.evaluate(calibrateQuestion, {}, { score: given, calibration })
  return { calibration, lr, interval: undefined }
}

/** The named sources of a reference, each once. A misspelt one would leave nothing out. Error: `bad-value`. */
async function sourcesOf(
  session: Session,
  { ref: reference, record: { id } }: ReferenceEntry,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return []
  const { marks } = await session.value(await session.evaluate(referenceMembers, {}, { reference }))
  const known = new Set(marks.map(({ source }) => source))
  const unknown = names.find((name) => !known.has(name))
  if (unknown === undefined) return [...new Set(names)]
  const some = [...known].slice(0, MAX_SOURCES_TOLD)
  const more = known.size - some.length
  const message = phrase(
    'reference {id} has no source {unknown} to leave out; its sources are {some}{rest}',
    {
      id,
      unknown: quote(unknown),
      some: some.join(', '),
      rest: more > 0 ? phrase(' and {n} more', { n: more }) : '',
    },
  )
  throw new MarkgraphError('bad-value', message, { source: unknown })
}
