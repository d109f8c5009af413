import { MarkgraphError } from '../errors.ts'
import type { Json } from '../graph/canonical.ts'
import { bootstrapCalibration, fitCalibration } from '../nodes/calibration.ts'
import type { Domain } from '../nodes/domain.ts'
import { calibrate, uncertainty } from '../nodes/likelihood-ratio.ts'
import { scopeChecks } from '../nodes/scope.ts'
import type { ReferenceEntry } from '../references/library.ts'
import { API_VERSION, ENGINE_VERSION } from '../version.ts'
import { type Calibrated, calibrated, calibrationBlock } from './calibration.ts'
import type { Scan } from './ingest.ts'
import { mapLimited } from './limit.ts'
import { codeOf, type Recipe, withHandle } from './recipe.ts'
import { BLOCKING, type ScopeMode, type ScopeReport, weighed } from './scope.ts'
import { scoreStriated } from './score-striated.ts'
import type { Marks, Scored } from './scored.ts'
import { configHash, DEPLOYED, type ScorerConfig } from './scorer-config.ts'
import type { Service } from './service.ts'
import { preprocess, textureOf } from './striated.ts'

export const SCOPE_NOTE =
  'This likelihood ratio is a weight of evidence relative to the named reference population, not a verdict on a common source, and makes no claim about the error rate of forensic examination.'

export const INCLUDES = ['calibration', 'features', 'perland', 'trace', 'recipe'] as const
export type Include = (typeof INCLUDES)[number]

const SCORERS: Partial<Record<Domain, (service: Service, marks: Marks) => Promise<Scored>>> = {
  striated: scoreStriated,
}

export interface CompareRequest extends Marks {
  readonly domain: Domain
  readonly include: ReadonlySet<Include>
}

/** The domains that have a scorer and a reference to calibrate on. */
export const calibratedDomains = ({ references }: Service): Domain[] =>
  references
    .all()
    .map(({ record }) => record)
    .filter(({ id, domain }) => id === domain && SCORERS[domain])
    .map(({ domain }) => domain)
    .sort()

/** Checks one scan against a domain, on the deployed band. */
export async function scopeOf(
  service: Service,
  { surface }: Pick<Scan, 'surface'>,
  domain: Domain,
  mode: ScopeMode,
  blocking?: Parameters<typeof weighed>[3],
  config: Readonly<ScorerConfig> = DEPLOYED,
): Promise<ScopeReport> {
  const { graph } = service
  const { lambda_s, lambda_c } = config
  const { bandpassed } = await preprocess(graph, surface, { lambda_s, lambda_c })
  const coherence = await textureOf(graph, surface)
  const checks = await graph.evaluate(scopeChecks, { domain }, { surface, coherence, bandpassed })
  return weighed(domain, (await graph.value(checks)).checks, mode, blocking)
}

/**
 * Compares two marks: a calibrated report, a refusal (out of scope), or an uncalibrated score (another scorer config than
 * the reference's). Everything it reports is on disk when it returns.
 */
export async function compare(service: Service, request: CompareRequest) {
  const { graph } = service
  const { domain, a, b, config, include } = request
  const scorer = SCORERS[domain]
  if (!scorer)
    throw new MarkgraphError('unknown-domain', `domain ${domain} has no calibrated reference here`, {
      domain,
    })

  const scans = [...a.scans, ...b.scans]
  const reports = await mapLimited(scans, graph.executor.threads + 1, (scan) =>
    scopeOf(service, scan, domain, 'refuse', BLOCKING, config),
  )
  const scope = { mark_a: reports.slice(0, a.scans.length), mark_b: reports.slice(a.scans.length) }
  const refused = reports.findIndex(({ admissible }) => !admissible)
  if (refused >= 0) {
    await graph.flush()
    const side = refused < a.scans.length ? 'mark_a' : 'mark_b'
    const place = 1 + (refused < a.scans.length ? refused : refused - a.scans.length)
    const why = reports[refused]!.checks.filter(
      ({ name, severity }) => severity === 'refuse' && BLOCKING.includes(name),
    )
    const reason = `scan ${place} of ${side}: ${why.map((check) => check.reason).join('; ')}`
    return {
      refused: true as const,
      domain,
      reason,
      scope,
      scope_note: SCOPE_NOTE,
      provenance: provenance(request),
    }
  }

  const scored = await scorer(service, request)
  const reference = service.references.get(scored.referenceId)
  const shown = {
    attribution: (await graph.value(scored.attribution)).a,
    attribution_b: (await graph.value(scored.attribution)).b,
    previews: {
      a: (await graph.value(scored.previews.a)).grid,
      b: (await graph.value(scored.previews.b)).grid,
    },
  }
  const { score } = await graph.value(scored.score)
  const requested = configHash(config)
  if (requested !== reference.record.scorer_config_hash) {
    await graph.flush()
    return {
      calibrated: false as const,
      domain,
      score,
      score_kind: scored.scoreKind,
      ...shown,
      scope,
      provenance: provenance(request, scored),
      requested_scorer_config_hash: requested,
      reference_scorer_config_hash: reference.record.scorer_config_hash,
      scorer_config: config,
      uncalibrated_reason: `the score was computed under another scorer config than reference ${reference.record.id} was built with, so no likelihood ratio can be read from it`,
    }
  }

  const result = await calibrated(service, scored.score, reference)
  const { ratio, range } = result
  const { id, name, diagnostics, diagnostics_protocol, scorer_config_hash } = reference.record
  const { n_km, n_knm, cllr, cllr_min, auc } = diagnostics
  const recipe = include.has('recipe') ? recipeOf(request, scored, reference, result) : undefined
  const report = {
    calibrated: true as const,
    domain,
    score,
    score_kind: scored.scoreKind,
    likelihood_ratio: ratio.likelihood_ratio,
    log10_lr: ratio.log10_lr,
    log10_lr_ci_lo: range!.log10_lr_ci[0],
    log10_lr_ci_hi: range!.log10_lr_ci[1],
    lr_ci_method: range!.lr_ci_method,
    n_sources: range!.n_sources,
    direction: result.direction,
    verbal: result.verbal,
    lr_bound_log10: ratio.lr_bound_log10,
    lr_bound_hit: ratio.lr_bound_hit,
    reference: { id, name, n_km, n_knm, cllr, cllr_min, auc, diagnostics_protocol, scorer_config_hash },
    ...shown,
    provenance: provenance(request, scored),
    scope_note: SCOPE_NOTE,
    scope,
    ...(include.has('calibration') && { calibration: calibrationBlock(reference, result) }),
    ...(include.has('features') && scored.blocks.features && { features: await scored.blocks.features() }),
    ...(include.has('perland') && scored.blocks.perLand && { per_land: await scored.blocks.perLand() }),
    ...(include.has('trace') && scored.blocks.trace && { trace: await scored.blocks.trace() }),
    ...(recipe && { recipe, handle: recipe.handle }),
  }
  if (recipe) {
    const { handle, ...body } = recipe
    await graph.store.commit({ recipes: [{ handle, body: body as unknown as Json }] })
  }
  await graph.flush()
  return report
}

export type CompareOutcome = Awaited<ReturnType<typeof compare>>
export type Report = Extract<CompareOutcome, { calibrated: true }>

function provenance({ domain, a, b }: CompareRequest, scored?: Scored) {
  const names = (scans: readonly Scan[]) => scans.map(({ filename }) => filename)
  const hashes = (scans: readonly Scan[]) => scans.map(({ sha256 }) => sha256)
  return {
    ...(scored && { scorer: scored.scoreKind }),
    domain,
    api_version: API_VERSION,
    engine_version: ENGINE_VERSION,
    input_hashes: { mark_a: hashes(a.scans), mark_b: hashes(b.scans) },
    filenames: { mark_a: names(a.scans), mark_b: names(b.scans) },
    ...scored?.provenance,
  }
}

function recipeOf(
  { domain, a, b }: CompareRequest,
  scored: Scored,
  { record, ref }: ReferenceEntry,
  { ratio, refs, verbal }: Calibrated,
): Recipe {
  const { name, scorer_config_hash, diagnostics } = record
  const { n_km, n_knm, auc, cllr_min } = diagnostics
  const inputs = [scored.score.handle, ref.handle]
  return withHandle({
    engine_version: ENGINE_VERSION,
    domain,
    scorer_config_hash,
    inputs: {
      mark_a: a.scans.map(({ sha256 }) => sha256),
      mark_b: b.scans.map(({ sha256 }) => sha256),
    },
    reference: { name, scorer_config_hash, diagnostics: { n_km, n_knm, auc, cllr_min } },
    result: { likelihood_ratio: ratio.likelihood_ratio, log10_lr: ratio.log10_lr, verbal },
    steps: [
      ...scored.steps,
      {
        step: 'calibrate',
        code: codeOf(fitCalibration, calibrate),
        params: { lr_bound: 'auto' },
        inputs,
        output: [refs.lr.handle],
      },
      {
        step: 'uncertainty',
        code: codeOf(bootstrapCalibration, uncertainty),
        inputs,
        output: refs.interval ? [refs.interval.handle] : [],
      },
    ],
  })
}
