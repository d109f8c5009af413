import type { Json } from '../address/canonical.ts'
import { type ErrorCode, MarkgraphError } from '../errors.ts'
import type { Graph } from '../graph/graph.ts'
import type { ScoreKind } from '../kinds/score.ts'
import { bootstrapCalibration, fitCalibration } from '../nodes/calibration.ts'
import type { Domain } from '../nodes/domain.ts'
import { calibrate, uncertainty } from '../nodes/likelihood-ratio.ts'
import { scopeChecks } from '../nodes/scope.ts'
import type { ReferenceEntry } from '../references/library.ts'
import { API_VERSION, ENGINE_VERSION } from '../version.ts'
import { type Calibrated, calibrated, calibrationBlock } from './calibration.ts'
import { chosenReference, scoreKindOf } from './chosen-reference.ts'
import type { Scan } from './ingest.ts'
import { mapLimited } from './limit.ts'
import { codeOf, type Recipe, withHandle } from './recipe.ts'
import { BLOCKING, REFERENCE, type ScopeMode, type ScopeReport, weighed } from './scope.ts'
import { scoreImpressed } from './score-impressed.ts'
import { scoreStriated } from './score-striated.ts'
import { scoreToolmark } from './score-toolmark.ts'
import type { Marks, Scored } from './scored.ts'
import { configHash, DEPLOYED, type ScorerConfig } from './scorer-config.ts'
import type { Service } from './service.ts'
import { preprocess, textureOf } from './striated.ts'

export const SCOPE_NOTE =
  'This likelihood ratio is a weight of evidence relative to the named reference population, not a verdict on a common source, and makes no claim about the error rate of forensic examination.'

export const INCLUDES = ['calibration', 'features', 'perland', 'trace', 'recipe'] as const
export type Include = (typeof INCLUDES)[number]

/** What a scorer throws when a mark shows too little to be compared: no error of the request, and no evidence. */
const TOO_LITTLE: readonly ErrorCode[] = ['not-scorable', 'no-valid-points']

const SCORERS: Record<Domain, (service: Service, marks: Marks) => Promise<Scored>> = {
  impressed: scoreImpressed,
  striated: scoreStriated,
  toolmark: scoreToolmark,
}

export interface CompareRequest extends Marks {
  readonly domain: Domain
  readonly include: ReadonlySet<Include>
  /** Id of the reference to calibrate on; the domain's bundled one when it is not said. */
  readonly reference?: string | undefined
}

/** The domains that have a scorer and a reference to calibrate on. */
export const calibratedDomains = ({ references }: Service): Domain[] =>
  references
    .all()
    .map(({ record }) => record)
    .filter(({ id, domain }) => id === domain)
    .map(({ domain }) => domain)
    .sort()

/** `unknown-domain` when nothing calibrates that domain here. */
export function requireCalibrated(service: Service, domain: Domain): void {
  const calibrated = calibratedDomains(service)
  if (calibrated.includes(domain)) return
  const message = `domain ${domain} has no calibrated reference here; there are ${calibrated.join(', ')}`
  throw new MarkgraphError('unknown-domain', message, { domain })
}

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
  const params = { domain, reference: REFERENCE[domain] }
  const checks = await graph.evaluate(scopeChecks, params, { surface, coherence, bandpassed })
  return weighed(domain, (await graph.value(checks)).checks, mode, blocking)
}

/**
 * Compares two marks: a calibrated report, a refusal (out of scope), or an uncalibrated score (another scorer config than
 * the reference's). Everything it reports is on disk when it returns.
 */
export async function compare(service: Service, request: CompareRequest) {
  const { graph } = service
  const { domain, a, b, config } = request
  const scorer = SCORERS[domain]
  if (!scorer)
    throw new MarkgraphError('unknown-domain', `domain ${domain} has no calibrated reference here`, {
      domain,
    })

  const kind = scoreKindOf(domain, { a: a.scans.length, b: b.scans.length })
  const reference = chosenReference(service, request.reference, domain, kind)
  const scans = [...a.scans, ...b.scans]
  const reports = await mapLimited(scans, graph.executor.threads + 1, (scan) =>
    scopeOf(service, scan, domain, 'refuse', BLOCKING, config),
  )
  const scope = { mark_a: reports.slice(0, a.scans.length), mark_b: reports.slice(a.scans.length) }
  if (reports.some(({ admissible }) => !admissible)) {
    await graph.flush()
    return refusal(request, scope, blockedBy(scope))
  }

  let scored: Scored
  try {
    scored = await scorer(service, request)
  } catch (error) {
    if (!(error instanceof MarkgraphError && TOO_LITTLE.includes(error.code))) throw error
    await graph.flush()
    return refusal(request, scope, error.message)
  }
  const shown = await picturesOf(graph, scored)
  const { score } = await graph.value(scored.score)
  const { record } = reference
  const about = {
    domain,
    score,
    score_kind: scored.scoreKind,
    ...shown,
    provenance: provenance(request, scored),
    scope,
  }
  if (configHash(config) !== record.scorer_config_hash) {
    await graph.flush()
    return uncalibrated(about, config, record)
  }
  return calibratedReport(service, request, scored, about, reference)
}

interface ScopeOfMarks {
  readonly mark_a: readonly ScopeReport[]
  readonly mark_b: readonly ScopeReport[]
}

/** Why the scope checks stop a comparison. */
const blockedBy = (scope: ScopeOfMarks): string =>
  (['mark_a', 'mark_b'] as const)
    .flatMap((side) =>
      scope[side].flatMap(({ checks }, i) =>
        checks
          .filter(({ name, severity }) => severity === 'refuse' && BLOCKING.includes(name))
          .map(({ reason }) => `scan ${i + 1} of ${side}: ${reason}`),
      ),
    )
    .join('; ')

/** No likelihood ratio: a scan is outside what the reference was validated on, or shows too little. */
const refusal = (request: CompareRequest, scope: ScopeOfMarks, reason: string) => ({
  refused: true as const,
  domain: request.domain,
  reason,
  scope,
  scope_note: SCOPE_NOTE,
  provenance: provenance(request),
})

async function picturesOf(graph: Graph, { attribution, previews }: Scored) {
  const regions = await graph.value(attribution)
  return {
    attribution: regions.a,
    attribution_b: regions.b,
    previews: { a: (await graph.value(previews.a)).grid, b: (await graph.value(previews.b)).grid },
  }
}

/** What every outcome with a score says. */
interface About extends Awaited<ReturnType<typeof picturesOf>> {
  readonly domain: Domain
  readonly score: number
  readonly score_kind: ScoreKind
  readonly provenance: ReturnType<typeof provenance>
  readonly scope: ScopeOfMarks
}

/** The firewall: a score under another scorer config than the reference's is passed through without a likelihood ratio. */
function uncalibrated(about: About, config: Readonly<ScorerConfig>, record: ReferenceEntry['record']) {
  return {
    calibrated: false as const,
    ...about,
    requested_scorer_config_hash: configHash(config),
    reference_scorer_config_hash: record.scorer_config_hash,
    scorer_config: config,
    uncalibrated_reason: `the score was computed under another scorer config than reference ${record.id} was built with, so no likelihood ratio can be read from it`,
  }
}

async function calibratedReport(
  service: Service,
  request: CompareRequest,
  scored: Scored,
  about: About,
  reference: ReferenceEntry,
) {
  const { graph } = service
  const { include } = request
  const result = await calibrated(service, scored.score, reference)
  const { ratio, range } = result
  const { id, name, diagnostics, diagnostics_protocol, scorer_config_hash } = reference.record
  const { n_km, n_knm, cllr, cllr_min, auc } = diagnostics
  const { domain, score, score_kind, attribution, attribution_b, previews, provenance, scope } = about
  const recipe = recipeOf(request, scored, reference, result)
  const { blocks } = scored
  const report = {
    calibrated: true as const,
    ...{ domain, score, score_kind },
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
    ...{ attribution, attribution_b, previews, provenance },
    scope_note: SCOPE_NOTE,
    scope,
    ...(include.has('calibration') && { calibration: calibrationBlock(reference, result) }),
    ...(include.has('features') && blocks.features && { features: await blocks.features() }),
    ...(include.has('perland') && blocks.perLand && { per_land: await blocks.perLand() }),
    ...(include.has('trace') && blocks.trace && { trace: await blocks.trace() }),
    ...(include.has('recipe') && { recipe, handle: recipe.handle }),
  }
  // Every comparison can be cited later, whether its recipe was asked for or not.
  const { handle, ...body } = recipe
  const saved = graph.store.recipe(handle)
    ? undefined
    : graph.store.commit({ recipes: [{ handle, body: body as unknown as Json }] })
  await graph.flush(recipe.steps.flatMap(({ inputs, output }) => [...inputs, ...output]))
  await saved
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
