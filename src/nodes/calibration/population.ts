import { z } from 'zod'
import { MarkgraphError, type Phrase, phrase } from '../../errors.ts'
import { defineNode } from '../../kinds/node.ts'
import { listedPairs, MAX_LISTED_PAIRS, populationKind } from '../../kinds/population.ts'
import {
  acceptedSchema,
  dataSetSchema,
  instrumentsSchema,
  pairsOf,
  type Reference,
  referenceKind,
} from '../../kinds/reference.ts'
import {
  knmLookAlike,
  leftOutFigures,
  type SetPairs,
  withoutDataSets,
} from '../../numerics/statistics/data-sets.ts'
import {
  bySource,
  CALIBRATION_METHODS,
  type CalibrationRule,
  EVIDENCE_UNITS,
  type EvidenceUnit,
} from '../../numerics/statistics/pairs-calibration.ts'
import { fitCalibration } from './calibration.ts'

export const IN_SAMPLE = 'in-sample: the deployed fit on the pairs it was fitted to; not a validation'

const MIN_PAIRS = 10 // of each class: the smallest bound, a ratio of 10, needs this many
const MIN_CLUSTERS = 2 // of each class: resampling a single cluster would show no spread

/**
 * The reference document of a population, with its in-sample diagnostics.
 * in      population: pairs (n, 3)
 * params  what the document says about itself; scorer_config_hash: of the population's config
 * errors  `bad-value` when a class has fewer than 10 pairs or 2 clusters (unordered pairs of sources); `too-large`: over a million
 *         pairs
 */
export const populationReference = defineNode({
  name: 'population-reference',
  version: 4,
  title: 'Make the reference',
  params: z.strictObject({
    id: z.string(),
    name: z.string(),
    scorer_config_hash: z.string(),
    calibration: z.enum(CALIBRATION_METHODS),
    /** Marks whose pairs take no part in the fit, and why. */
    left_out: z.array(z.strictObject({ mark: z.string(), reason: z.string() })),
    datasets: z.array(z.looseObject({ tag: z.string(), source: z.string() })),
    /** Its data sets by their tags. */
    data_sets: z.array(dataSetSchema).nonempty(),
    /** Who says which cases belong to the population; null where nobody does, and evidence counts by data set. */
    population: z.string().nullable(),
    /** What its bounds count as evidence where nobody vouches for the population. */
    evidence: z.enum(EVIDENCE_UNITS),
    /** Bounds that it must not exceed: those of the whole marks whose parts it holds. */
    lr_bounds_at_most_log10: z.tuple([z.number(), z.number()]).nullable(),
    /** What of it somebody accepts that would be refused, and why. */
    accepted: z.array(acceptedSchema).nonempty().optional(),
    generator: z.string(),
    created: z.string(),
    /** For each tag, the instruments that its files name. */
    instruments: z
      .array(
        z.strictObject({
          tag: z.string(),
          instruments: instrumentsSchema,
        }),
      )
      .optional(),
  }),
  inputs: { population: populationKind },
  output: referenceKind,
  run({ population }, params): Reference {
    const { id, name, scorer_config_hash, calibration, left_out, datasets, generator, created } = params
    const { data_sets, lr_bounds_at_most_log10 } = params
    checkListable(phrase('a reference'), population.pairs.data.length / 3)
    const sources = [...new Set(population.marks.map(({ source }) => source))].sort()
    const numbers = new Map(sources.map((source, i) => [source, i]))
    const pairs = listedPairs(population) // diagnostics are those of the rows as a document lists them
    const shell: Reference = {
      id,
      name,
      domain: population.domain,
      score_kind: population.score_kind,
      scorer_config: { ...population.scorer_config } as Reference['scorer_config'],
      scorer_config_hash,
      cluster_scheme: population.cluster_scheme,
      n_sources: sources.length,
      datasets: datasets.map((dataset) => ({ ...dataset })),
      diagnostics: { n_km: 0, n_knm: 0, auc: 0, cllr: 0, cllr_min: 0 },
      diagnostics_protocol: IN_SAMPLE,
      calibration,
      conditions: population.conditions.map((one) => {
        const instruments = params.instruments?.find(({ tag }) => tag === one.tag)?.instruments
        return { ...one, ranges: { ...one.ranges } as never, ...(instruments && { instruments }) }
      }),
      data_sets: data_sets.map(({ data_set, tags }) => ({ data_set, tags: [...tags] as [string] })) as [
        never,
      ],
      population: params.population,
      ...(lr_bounds_at_most_log10 && { lr_bounds_at_most_log10 }),
      ...(params.accepted && { accepted: params.accepted }),
      measured_pitch: [...population.measured_pitch],
      generator,
      created,
      sources,
      marks: population.marks.map(({ mark, source, tag, scans, surfaces }) => {
        const out = left_out.find((one) => one.mark === mark)
        return {
          source: numbers.get(source)!,
          mark,
          ...(tag !== undefined && { tag }),
          scans: [...scans],
          surfaces: [...surfaces],
          ...(out && { left_out: out.reason }),
        }
      }),
      pairs,
    }
    const unknown = left_out.find(({ mark }) => !population.marks.some((one) => one.mark === mark))
    if (unknown)
      throw new MarkgraphError(
        'bad-value',
        phrase('no mark is called {mark}, so it cannot be left out', { mark: unknown.mark }),
      )
    checkEnough(shell)
    return withDiagnostics(shell, params.evidence)
  },
})

/**
 * One data set of a reference as a reference by itself, for a case that somebody says belongs to its population: bounded by
 * source, like the reference of a laboratory.
 * errors  `bad-value`: the reference has no such data set, or it is too small
 */
export const referencePart = defineNode({
  name: 'reference-part',
  version: 1,
  title: 'Part of the reference',
  params: z.strictObject({ data_set: z.string() }),
  inputs: { reference: referenceKind },
  output: referenceKind,
  run({ reference }, { data_set }): Reference {
    const set = reference.data_sets?.find((one) => one.data_set === data_set)
    if (!set)
      throw new MarkgraphError(
        'bad-value',
        phrase('reference {id} has no data set {data_set}', { id: reference.id, data_set }),
      )
    const isOwn = reference.marks.map(({ tag }) => set.tags.includes(tag ?? ''))
    const sources = reference.sources.filter((_, source) =>
      reference.marks.some((mark, i) => isOwn[i] && mark.source === source),
    )
    const marks = reference.marks.filter((_, i) => isOwn[i])
    const place = new Map(marks.map((mark, i) => [mark, i]))
    const placeOf = (i: number): number => place.get(reference.marks[i]!)!
    const shell: Reference = {
      ...reference,
      id: `${reference.id}.${data_set}`,
      name: `${reference.name}: data set ${data_set} alone`,
      n_sources: sources.length,
      datasets: reference.datasets.filter(({ tag }) => set.tags.includes(tag)),
      data_sets: [set],
      population:
        'Whoever chose this data set says that the case belongs to its population; nobody else vouches for that.',
      sources,
      marks: marks.map((mark) => ({ ...mark, source: sources.indexOf(reference.sources[mark.source]!) })),
      pairs: reference.pairs
        .filter(([a, b]) => isOwn[a] && isOwn[b])
        .map(([a, b, score]) => [placeOf(a), placeOf(b), score]),
      ...(reference.conditions && {
        conditions: reference.conditions.filter(({ tag }) => set.tags.includes(tag)),
      }),
    }
    checkEnough(shell)
    return withDiagnostics(shell, 'source')
  },
})

/**
 * A reference with what follows from its pairs and from who vouches for its population: by what its bounds count evidence,
 * its in-sample diagnostics, and each data set tried with the others.
 */
export function withDiagnostics(reference: Reference, evidence: EvidenceUnit): Reference {
  const rule = boundsRule(reference, evidence)
  const ruled: Reference = { ...reference, bounds_by: { lower: rule.lower, upper: rule.upper } }
  const of = setPairs(ruled)
  const found = of ? withoutDataSets(of, rule) : []
  return {
    ...ruled,
    diagnostics: diagnosticsOf(ruled),
    left_out_diagnostics: found.map((calibration, set) => ({
      data_set: ruled.data_sets![set]!.data_set,
      ...leftOutFigures(of!, set, calibration),
    })),
  }
}

/**
 * Where somebody vouches for the population, both bounds are by source. Where nobody does, and evidence counts by data set,
 * the side of different sources is by data set, and so is the side of same source unless different-source scores are alike
 * in all data sets.
 */
function boundsRule(reference: Reference, evidence: EvidenceUnit): CalibrationRule {
  const rule = bySource(reference.calibration ?? 'platt')
  const isOne = (reference.data_sets?.length ?? 1) === 1 // then there is no other data set to learn from
  if (typeof reference.population === 'string' || evidence === 'source' || isOne) return rule
  const open: CalibrationRule = { ...rule, lower: 'data_set' }
  const of = setPairs(reference)
  return { ...open, upper: of && knmLookAlike(of, open) ? 'source' : 'data_set' }
}

/** The pairs of a reference of several data sets; undefined where there is one. */
function setPairs(reference: Reference): SetPairs | undefined {
  const { scores, a, b, n_sources, sets } = pairsOf(reference)
  return sets && (reference.data_sets?.length ?? 0) > 1
    ? { scores, a, b, sources: n_sources, sets }
    : undefined
}

/** The bounds of a reference that leaves no source out. */
export function fitBounds(reference: Reference): [lower: number, upper: number] {
  const [lower, upper] = fitCalibration.run({ reference }, { left_out: [] }).lr_bounds_log10
  return [lower, upper]
}

/** The in-sample diagnostics of a reference, as its record states them. */
export function diagnosticsOf(reference: Reference): Reference['diagnostics'] {
  const { n_km, n_knm, auc, cllr, cllr_min } = fitCalibration.run({ reference }, { left_out: [] })
  return { n_km, n_knm, auc, cllr, cllr_min }
}

/** Error `too-large`: a document that lists so many pairs is not made. */
export function checkListable(what: Phrase, pairs: number): void {
  if (pairs <= MAX_LISTED_PAIRS) return
  const message = phrase(
    '{what} lists every pair, so its study may have at most {most} pairs; this one has {pairs}, so choose fewer marks',
    { what, most: MAX_LISTED_PAIRS, pairs },
  )
  throw new MarkgraphError('too-large', message, { pairs, most: MAX_LISTED_PAIRS })
}

/** Refuses a population too small for a likelihood ratio: `bad-value` says which class has too few pairs or clusters. */
export function checkEnough(reference: Pick<Reference, 'marks' | 'pairs' | 'sources'>): void {
  const { labels, clusters, scores } = pairsOf(reference)
  for (const [label, what] of [
    [1, phrase('same-source (KM)')],
    [0, phrase('different-source (KNM)')],
  ] as const) {
    const own = clusters.filter((_, i) => labels[i] === label)
    const distinct = new Set(own).size
    if (own.length >= MIN_PAIRS && distinct >= MIN_CLUSTERS) continue
    throw new MarkgraphError(
      'bad-value',
      phrase(
        'there are {own} {what} pairs, from {distinct} clusters (pairs of sources); a reference needs at least {least} from {least_clusters}',
        { own: own.length, what, distinct, least: MIN_PAIRS, least_clusters: MIN_CLUSTERS },
      ),
      { pairs: own.length, clusters: distinct },
    )
  }
  if (scores.every((score) => score === scores[0]))
    throw new MarkgraphError(
      'bad-value',
      phrase('all scores are {score}, so they tell no sources apart', { score: scores[0]! }),
    )
}
