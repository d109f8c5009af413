import type { Session } from '../../graph/session.ts'
import type { Sensitivity, VariantAnswer } from '../../kinds/sensitivity.ts'
import { configHash } from '../../marks/scorer-config.ts'
import { blockedBy, weighed } from '../../nodes/report/scope-report.ts'
import { withinBounds } from '../../numerics/statistics/bound.ts'
import { lineLog10Lr } from '../../numerics/statistics/logistic.ts'
import { type Fit, fitWithout } from '../../references/fits-without.ts'
import type { ScoredVariant, SensitivityDocument } from '../../references/sensitivity.ts'
import type { Service } from '../../service/service.ts'
import { joinSentences } from '../../words/said.ts'
import { checkAndScore, type Judged } from '../compare.ts'
import type { Compared } from '../compared.ts'
import type { LoadedComparison } from '../request/request.ts'
import { summaryOf } from './sensitivity-summary.ts'

const SENSITIVITY_NOTE =
  'Each variant is scored under its own scorer config and calibrated on the reference scored under that same config. The range goes from the least to the greatest log10 LR of the variants and of the deployed answer. It is not an interval and has no probability: the variants are choices, not a sample. The answer stays that of the deployed config.'

/** A comparison that was calibrated under the deployed config. */
type CalibratedComparison = Compared & Required<Pick<Compared, 'evidence' | 'recipe'>>

/** Compares again under every variant that is shipped for the reference. Shared stages are computed once. */
export async function sensitivityOf(
  service: Service,
  session: Session,
  { request, evidence, recipe }: CalibratedComparison,
): Promise<Sensitivity> {
  const { record, ref } = request.reference
  if (request.known) {
    const reason =
      'no variants are scored for several known marks; compare with each of them alone to see what the settings change'
    return { available: false, reason }
  }
  const document = service.references.sensitivity(record.id)
  if (document?.reference !== ref.handle) {
    return {
      available: false,
      reason: `no variants of the scorer config are scored for reference ${record.id}; only bundled references have them`,
    }
  }
  const stale = staleNode(document, recipe.steps)
  if (stale) return { available: false, reason: stale }
  const { left_out } = await session.value(evidence.calibration)
  const { log10_lr } = await session.value(evidence.lr)
  const fits = new Map(document.variants.map((one) => [one, fitOf(document, one, left_out)]))
  if (left_out.length > 0 && [...fits.values()].every((fit) => fit === undefined)) {
    const sources = `${left_out.length} sources of reference ${record.id} (${left_out.join(', ')})`
    const reason = `scans of ${sources} are compared, and its variants have no fits without all of these`
    return { available: false, reason }
  }
  const variants = await session.map(document.variants, (variant) =>
    answerUnder(service, session, request, variant, fits.get(variant)),
  )
  return {
    available: true,
    reference: record.id,
    left_out,
    deployed_log10_lr: log10_lr,
    note: SENSITIVITY_NOTE,
    ...summaryOf(log10_lr, variants),
    variants,
  }
}

/** Why the variants of a document cannot calibrate these runs: a node has another version now. */
function staleNode(
  { nodes, id }: SensitivityDocument,
  steps: NonNullable<Compared['recipe']>['steps'],
): string | undefined {
  const runs = steps
    .filter(({ step }) => step !== 'calibrate' && step !== 'uncertainty')
    .flatMap((step) => step.runs)
  const other = runs.find(({ node, version }) => nodes[node] !== version)
  return (
    other &&
    `the variants of reference ${id} were scored by version ${nodes[other.node] ?? 'none'} of ${other.node}, not by version ${other.version}; they have to be scored again`
  )
}

/** The fit of a variant without these sources; undefined where none is shipped. */
function fitOf(
  { sources }: SensitivityDocument,
  { fit, without }: ScoredVariant,
  leftOut: readonly string[],
): Fit | undefined {
  if (leftOut.length === 0) return fit ?? undefined
  const places = leftOut.map((source) => sources.indexOf(source)).sort((a, b) => a - b)
  const [low, high] = [places[0]!, places.at(-1)!]
  return places.length > 2 ? undefined : fitWithout(without, sources.length, low, high)
}

async function answerUnder(
  service: Service,
  session: Session,
  request: LoadedComparison,
  variant: ScoredVariant,
  fit: Fit | undefined,
): Promise<VariantAnswer> {
  const { id, hyperparameter, changes, scorer_config_hash, cllr_source_disjoint } = variant
  const about = { id, hyperparameter, changes, scorer_config_hash, cllr_source_disjoint }
  const without = (outcome: 'refused' | 'not_available', reason: string) => ({
    ...about,
    outcome,
    score: null,
    log10_lr: null,
    lr_bounds_log10: null,
    lr_bound_hit: null,
    reason,
  })
  const config = { ...request.config, ...changes }
  if (configHash(config) !== scorer_config_hash) {
    return without('not_available', 'its fit belongs to another scorer config')
  }
  if (!fit) {
    return without('not_available', 'no fit is shipped for it without the sources of this comparison')
  }
  const { conditions, measured_pitch } = variant
  const record = { ...request.reference.record, conditions, measured_pitch }
  const found = await checkAndScore(service, session, {
    ...request,
    config,
    reference: { ...request.reference, record },
  })
  if (found.refusal) return without('refused', await reasonOf(session, request, found))
  const { score } = await session.value(found.scored.score)
  const [slope, intercept, lower, upper] = fit
  const free = lineLog10Lr({ slope, intercept }, score)
  const log10_lr = withinBounds(free, { lower, upper })
  return {
    ...about,
    outcome: 'calibrated',
    score,
    log10_lr,
    lr_bounds_log10: [lower, upper],
    lr_bound_hit: log10_lr !== free,
    reason: null,
  }
}

async function reasonOf(session: Session, { type }: LoadedComparison, found: Judged): Promise<string> {
  if (found.refusal?.reasons) return joinSentences(found.refusal.reasons)
  const reports = async (of: Judged['pair']) =>
    Promise.all(of.map(async (ref) => weighed(type.domain, (await session.value(ref)).checks, 'refuse')))
  const pair = await Promise.all(found.pair.map(async (ref) => (await session.value(ref)).checks))
  const blocked = blockedBy({
    mark_a: await reports(found.checks.scope_a),
    mark_b: await reports(found.checks.scope_b),
    pair: weighed(type.domain, pair.flat(), 'refuse'),
  })
  return joinSentences(blocked)
}
