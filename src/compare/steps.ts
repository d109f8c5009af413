import type { Handle } from '../address/canonical.ts'
import { MarkgraphError } from '../errors.ts'
import { codeOf } from '../graph/recipe.ts'
import type { Session } from '../graph/session.ts'
import { type Cost, type Row, usualCost } from '../kinds/cost.ts'
import { scoreKind } from '../kinds/score.ts'
import { signatureKind } from '../kinds/signature.ts'
import { surfaceKind } from '../kinds/surface.ts'
import { questionScoreKind } from '../kinds/test-fires.ts'
import { breechFace } from '../marks/breech-faces/face.ts'
import { breechFaceNeeds } from '../marks/breech-faces/memory-estimate.ts'
import { land, landTrace } from '../marks/bullets/lands.ts'
import { givenEdges } from '../marks/bullets/lands-of-mark.ts'
import { correlationParams, featureParams, type Places } from '../marks/bullets/places.ts'
import type { MarkReading } from '../marks/mark-type.ts'
import { needOf } from '../marks/memory-estimate.ts'
import { checkFlip, type Flip, surfaceAsRead } from '../marks/read.ts'
import type { ScorerConfig } from '../marks/scorer-config.ts'
import { bandOf } from '../marks/texture.ts'
import { align } from '../nodes/bullets/align.ts'
import { features } from '../nodes/bullets/features.ts'
import { referenceMembers } from '../nodes/calibration/reference.ts'
import { notesOfRatio } from '../nodes/report/report.ts'
import { stopping } from '../nodes/report/scope-report.ts'
import { calibrateQuestion } from '../nodes/test-fires/calibration.ts'
import { questionKindOf } from '../nodes/test-fires/score.ts'
import { anchorOf } from '../numerics/test-fires/anchored.ts'
import type { ReferenceEntry } from '../references/library.ts'
import { artifactPreview, artifactRecord } from '../service/artifacts.ts'
import { reserveFor } from '../service/reserve.ts'
import type { Service } from '../service/service.ts'
import { ENGINE_VERSION } from '../settings/version.ts'
import { fact, inWords, sentence } from '../words/said.ts'
import { calibrationBlock, evidence, likelihoodRatio } from './calibration.ts'
import { readingsOf } from './ingest.ts'
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
 * The deployed striated pipeline of one land: the signature's record, and its trace as the preview.
 * errors  `bad-value` when there are edges of more than one land, or edges outside the scan
 */
export async function signatureStep(
  service: Service,
  session: Session,
  surface: Handle,
  read: Omit<MarkReading, 'region'>,
) {
  const { edges } = read
  checkFlip('the land', read)
  if (edges.length > 1) {
    throw new MarkgraphError('bad-value', `edges has ${edges.length} pairs; a signature is that of one land`)
  }
  const config = service.marks.configs.deployed()
  const ref = await session.named(surface, surfaceKind)
  await reserveFor(service, session, [surface])
  const one = await land(session, config, await surfaceAsRead(session, ref, read), givenEdges(read, 0))
  const preview = await session.value(await landTrace(session, config, one))
  return recorded(service, session, one.signature.handle, preview)
}

/** The deployed impressed pipeline of one breech face: the record of its areal signature, and a picture of it. */
export async function arealSignatureStep(service: Service, session: Session, surface: Handle, flip: Flip) {
  checkFlip('the breech face', flip)
  const config = service.marks.configs.deployed()
  const ref = await session.named(surface, surfaceKind)
  await reserveFor(service, session, [surface], (rows) => faceNeed(config, rows))
  const [read] = await readingsOf(service.store, surface)
  const region = read?.reading.mask === 'file' ? 'file' : 'auto' // as a comparison of this surface takes it
  const { signature } = await breechFace(session, config, await surfaceAsRead(session, ref, flip), region)
  const { handle } = signature
  return recorded(service, session, handle, await artifactPreview(session, handle))
}

/** The costliest stage of a breech face. */
function faceNeed(config: ScorerConfig, rows: readonly Row[]): Pick<Cost, 'bytes'> {
  const stages = breechFaceNeeds(config, { a: rows, b: rows }).filter(({ ofScan }) => ofScan)
  return { bytes: Math.max(usualCost(rows).bytes, ...stages.map(({ cost }) => cost.bytes)) }
}

const nodeCode = ({ name, version }: { readonly name: string; readonly version: number }): string =>
  codeOf({ node: name, version })

/** The best lag of two signatures, and their correlation there. */
export async function alignStep(service: Service, session: Session, a: Handle, b: Handle) {
  const inputs = {
    a: await session.named(a, signatureKind),
    b: await session.named(b, signatureKind),
  }
  await reserveFor(service, session, [a, b])
  const params = correlationParams(service.marks.configs.deployed())
  const alignment = await session.evaluate(align, params, inputs)
  const { lag, ccf } = await session.value(alignment)
  return {
    step: 'align',
    code: nodeCode(align),
    inputs: [a, b],
    lag,
    ccf,
    engine_version: ENGINE_VERSION,
    handle: alignment.handle,
  }
}

/** The structure features of two bullets from the signatures of their lands. */
export async function featuresStep(
  service: Service,
  session: Session,
  a: readonly Handle[],
  b: readonly Handle[],
  places: Places,
) {
  const signatures = (handles: readonly Handle[]) =>
    Promise.all(handles.map((handle) => session.named(handle, signatureKind)))
  const params = featureParams(service.marks.configs.deployed(), places)
  const inputs = { a: await signatures(a), b: await signatures(b) }
  await reserveFor(service, session, [...a, ...b], (rows) =>
    needOf(features, { a: rows.slice(0, a.length), b: rows.slice(a.length) }, params),
  )
  const found = await session.evaluate(features, params, inputs)
  return {
    step: 'features',
    code: nodeCode(features),
    inputs: { a, b },
    features: await session.value(found),
    engine_version: ENGINE_VERSION,
    handle: found.handle,
  }
}

/** A request to read a score on a reference. */
export interface ScoreRequest {
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
    ? await questionStep(session, entry, { score, score_kind, among }, leftOut, ci)
    : await pairStep(session, entry, { score, score_kind }, leftOut, ci)
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
    notes: [fact('weight_of_evidence'), ...notesOfRatio(ratio)].map(inWords),
    reference: about,
    calibration: await calibrationBlock(session, entry, found),
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

async function pairStep(
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
async function questionStep(
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
    score_kind: questionKindOf(score_kind),
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
  const message = `reference ${id} has no source ${JSON.stringify(unknown.slice(0, 100))} to leave out; its sources are ${some.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  throw new MarkgraphError('bad-value', message, { source: unknown })
}
