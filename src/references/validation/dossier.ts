/** The dossier of a plan: what its marks gave, held against its criteria. */
import { z } from 'zod'
import { canonicalJson, type Json } from '../../address/canonical.ts'
import { handleOf } from '../../kinds/kind.ts'
import { MEASURES, type Measure, type Plan, planKind } from '../../kinds/laboratory/plan.ts'
import { defineNode, listOf } from '../../kinds/node.ts'
import { populationKind } from '../../kinds/population.ts'
import { referenceKind } from '../../kinds/reference.ts'
import { scopeChecksKind } from '../../kinds/scope.ts'
import { stopping } from '../../nodes/report/scope-report.ts'
import { log10 } from '../../numerics/elementary/logarithm.ts'
import { cost } from '../../numerics/statistics/cost.ts'
import { sourceResamples } from '../../numerics/statistics/source-resamples.ts'
import type { Fact } from '../../words/fact.ts'
import { fact, factOf, factSchema, inWords } from '../../words/said.ts'
import { type Dossier, dossierKind, type MatrixRow } from './dossier-document.ts'
import { moreKnownMarks, withoutASource, worstDataSet } from './dossier-parts.ts'
import { labelFindings } from './label-findings.ts'
import { type Figure, meansPart, measured, rankingPart } from './measures.ts'
import { classes } from './population.ts'
import { type TestPairs, testFigures, testPairs } from './test-marks.ts'

const NONE: Figure = { value: null, low: null, high: null }
const place = z.number().int().min(0)
const parameters = { seed: place, folds: z.number().int().min(1), resamples: z.number().int().min(1) }

/**
 * The dossier of a plan.
 * in      plan; scores, of all pairs of its marks; reference, that of the plan, or where it names none one made of its marks;
 *         scan_checks, those of its scans, whose marks `scans` names; pair_checks, those of some pairs
 * params  pairs: by their marks, with `warnings` of their scores; `checks`: how many of `pairs` are of each
 * source  Meuwly, Ramos and Haraksim, Forensic Science International 276 (2017) 142
 */
export const validationDossier = defineNode({
  name: 'validation-dossier',
  version: 1,
  title: 'Put the dossier together',
  params: z.strictObject({
    ...parameters,
    scans: z.array(place),
    pairs: z.array(
      z.strictObject({
        a: place,
        b: place,
        checks: place,
        warnings: z.array(factSchema),
        refused: z.array(factSchema),
      }),
    ),
  }),
  inputs: {
    plan: planKind,
    scores: populationKind,
    reference: referenceKind,
    scan_checks: listOf(scopeChecksKind),
    pair_checks: listOf(scopeChecksKind),
  },
  output: dossierKind,
  run({ plan, scores, reference, scan_checks, pair_checks }, { scans, pairs, ...rest }): Dossier {
    const own = plan.reference === null
    const tested = testPairs(scores, reference, own)
    const figures = testFigures(scores, reference, own, rest)
    const { km, knm } = classes(tested.population)
    const matrix = figures.unavailable === null ? matrixOf(plan, tested, rest) : withoutFigures(plan)
    let at = 0
    const findings = [
      ...plan.scored_before.flatMap(earlierScores),
      ...(plan.compared_before ? [fact('compared_before', plan.compared_before)] : []),
      ...instrumentFindings(plan),
      ...labelFindings(tested, scores.marks),
      ...scansRefused(
        scans.flatMap((place, i) =>
          stopping(scan_checks[i]!.checks).map((check) => ({
            mark: scores.marks[place]!.mark,
            finding: factOf(check),
          })),
        ),
      ),
      ...pairs.flatMap(({ a, b, checks, warnings, refused }) => {
        const found = pair_checks.slice(at, at + checks).flatMap((one) => stopping(one.checks).map(factOf))
        at += checks
        const [one, other] = [scores.marks[a]!, scores.marks[b]!]
        const about = { mark_a: one.mark, mark_b: other.mark, same_source: one.source === other.source }
        return [
          ...[...found, ...refused].map((finding) => fact('test_pair_refused', { ...about, finding })),
          ...warnings.map((finding) => fact('test_pair_warned', { ...about, finding })),
        ]
      }),
    ]
    return {
      format: 'markgraph-dossier-1',
      plan: handleOf(planKind.encode(plan)),
      name: plan.name,
      protocol: figures.statement,
      n_sources: tested.names.length,
      n_marks: scores.marks.length,
      n_km: km,
      n_knm: knm,
      matrix,
      passed: matrix.every(({ passed }) => passed),
      findings: findings.map(inWords),
      by_source: bySource(tested),
      by_data_set: byDataSet(tested),
      figures,
    }
  },
})

/** Instruments that measured marks of one source alone, where there are several. */
function instrumentFindings({ marks }: Plan): Fact[] {
  const sources = new Map<string, Set<string>>()
  for (const { source, instruments } of marks) {
    for (const one of instruments) sources.set(one, (sources.get(one) ?? new Set()).add(source))
  }
  if (sources.size < 2) return []
  return [...sources].flatMap(([instrument, [source, ...more]]) =>
    more.length === 0 ? [fact('instrument_of_one_source', { instrument, source: source! })] : [],
  )
}

/** What is against scans, once for all scans that it is said of. */
const scansRefused = (found: readonly { readonly mark: string; readonly finding: Fact }[]): Fact[] =>
  [...Map.groupBy(found, ({ finding }) => canonicalJson(finding as unknown as Json)).values()].map((alike) =>
    fact('test_scans_refused', {
      scans: alike.length,
      marks: [...new Set(alike.map(({ mark }) => mark))],
      finding: alike[0]!.finding,
    }),
  )

/** What scores that stood before the plan say against it. */
function earlierScores({ study, pairs_done, marks, left_out, plans }: Plan['scored_before'][number]): Fact[] {
  return [
    fact('scored_before', { study, pairs: pairs_done, marks }),
    ...(plans.length > 0 ? [fact('planned_before', { study, plans })] : []),
    ...(left_out.length > 0 ? [fact('marks_left_out', { study, marks: left_out })] : []),
  ]
}

function matrixOf(
  plan: Plan,
  tested: TestPairs,
  { seed, resamples: count }: { seed: number; resamples: number },
) {
  const { population, evidence } = tested
  const resamples = sourceResamples(population, seed, count)
  const more = moreKnownMarks(tested)
  const parts = [
    rankingPart(evidence, new Float64Array()),
    meansPart(evidence),
    withoutASource(evidence),
    worstDataSet(evidence, population.sets!),
    ...(more ? [more] : []),
  ]
  const found = measured(parts, population.sources, resamples)
  const figureOf = (measure: Measure): Figure => {
    if (measure === 'calibration_loss') return found.calibrationLoss()
    if (measure === 'cllr_more_known_marks' && !more) return NONE
    if (measure !== 'misleading_km' && measure !== 'misleading_knm') return found.figure(measure)
    const { value, low, high } = found.band(measure)
    return { value: value[0]!, low: low[0]!, high: high[0]! } // beyond a ratio of 1
  }
  const { a, b } = population
  const kmSources = new Set(a.filter((source, i) => source === b[i])).size
  return plan.criteria.map((criterion) => {
    const { measure } = criterion
    const figure = figureOf(measure)
    const result =
      measure === 'cllr_min'
        ? separated(figure, kmSources)
        : SHARES.has(measure)
          ? notExcluded(figure, kmSources)
          : figure
    return rowOf(criterion, result, population.sources)
  })
}

const SHARES: ReadonlySet<Measure> = new Set(['misleading_km', 'misleading_knm', 'auc', 'eer'])

/**
 * The interval of a share that is 0 or 1, which no resample can move: 3 in `sources` would be otherwise without being seen once in
 * twenty tries. `sources`: those with same-source pairs.
 * source  the rule of three: Hanley and Lippman-Hand, JAMA 249 (1983) 1743
 */
function notExcluded({ value, low, high }: Figure, sources: number): Figure {
  const unseen = Math.min(1, 3 / sources)
  if (value === 0) return { value, low, high: Math.max(high ?? 0, unseen) }
  if (value === 1) return { value, low: Math.min(low ?? 1, 1 - unseen), high }
  return { value, low, high }
}

/**
 * The interval of the Cllr_min of classes that no resample mixes: its upper end is that of a share of 3 in `sources` of the
 * same-source pairs which scored like different sources, the least that the best calibration costs then.
 */
function separated({ value, low, high }: Figure, sources: number): Figure {
  if (value === null || low !== high) return { value, low, high }
  const unseen = Math.min(1, 3 / sources)
  const least = (unseen * cost(-log10(unseen)) + cost(log10(unseen))) / 2
  return { value, low, high: Math.max(value, least) }
}

const withoutFigures = (plan: Plan): MatrixRow[] =>
  plan.criteria.map((criterion) => rowOf(criterion, NONE, 0))

/** A criterion with what was found. The end of the interval decides, so that a figure from few marks does not pass by chance. */
function rowOf(criterion: Plan['criteria'][number], result: Figure, n_sources: number): MatrixRow {
  const { measure, limit, least_sources } = criterion
  const { of: characteristic, limit: side } = MEASURES[measure]
  const end = side === 'at_most' ? result.high : result.low
  const reason =
    n_sources < least_sources
      ? fact('too_few_sources', { found: n_sources, least: least_sources })
      : end === null
        ? fact('no_figure')
        : (side === 'at_most' ? end <= limit : end >= limit)
          ? null
          : fact('limit_not_met', { end, limit, at_most: side === 'at_most' })
  return {
    characteristic,
    ...criterion,
    side,
    result,
    n_sources,
    passed: reason === null,
    reason: reason && inWords(reason),
  }
}

/** The figures of the pairs that `isOf` says, without intervals. */
function partOf({ evidence }: TestPairs, isOf: (a: number, b: number) => boolean) {
  const { a, b, log10Lr } = evidence
  const pairs = [...a.keys()].filter((i) => isOf(a[i]!, b[i]!))
  const classOf = (same: boolean) => {
    const lrs = pairs.filter((i) => (a[i] === b[i]) === same).map((i) => log10Lr[i]!)
    const costs = lrs.reduce((sum, lr) => sum + cost(same ? -lr : lr), 0) / lrs.length
    return { n: lrs.length, costs, wrong: lrs.filter((lr) => (same ? lr < 0 : lr > 0)).length }
  }
  const [km, knm] = [classOf(true), classOf(false)]
  return {
    n_km: km.n,
    n_knm: knm.n,
    cllr: km.n > 0 && knm.n > 0 ? (km.costs + knm.costs) / 2 : null,
    km_below_one: km.wrong,
    knm_above_one: knm.wrong,
  }
}

const bySource = (tested: TestPairs): Dossier['by_source'] =>
  tested.names.map((source, at) => ({ source, ...partOf(tested, (a, b) => a === at || b === at) }))

function byDataSet(tested: TestPairs): Dossier['by_data_set'] {
  const { sets, names } = tested.population
  return names!.dataSets.map((data_set, at) => ({
    data_set,
    n_sources: sets!.filter((set) => set === at).length,
    ...partOf(tested, (a, b) => sets![a] === at && sets![b] === at),
  }))
}
