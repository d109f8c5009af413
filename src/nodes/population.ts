import { z } from 'zod'
import { MarkgraphError } from '../errors.ts'
import { CALIBRATION_METHODS } from '../kernels/pairs-calibration.ts'
import { defineNode } from '../kinds/node.ts'
import { listedPairs, populationKind } from '../kinds/population.ts'
import { pairsOf, type Reference, referenceKind } from '../kinds/reference.ts'
import { fitCalibration } from './calibration.ts'

export const IN_SAMPLE = 'in-sample: the deployed fit on the pairs it was fitted to; not a validation'

const FEWEST_PAIRS = 10 // of each class: the smallest bound, a ratio of 10, needs this many
const FEWEST_CLUSTERS = 2 // of each class: resampling a single cluster would show no spread

/**
 * The reference document of a population, with its in-sample diagnostics.
 * in      population: pairs (n, 3)
 * params  what the document says about itself; scorer_config_hash: of the population's config
 * errors  `bad-value` when a class has fewer than 10 pairs or 2 clusters (unordered pairs of sources)
 */
export const populationReference = defineNode({
  name: 'population-reference',
  version: 3,
  params: z.strictObject({
    id: z.string(),
    name: z.string(),
    scorer_config_hash: z.string(),
    calibration: z.enum(CALIBRATION_METHODS),
    /** Marks whose pairs take no part in the fit, and why. */
    left_out: z.array(z.strictObject({ mark: z.string(), reason: z.string() })),
    datasets: z.array(z.looseObject({ tag: z.string(), source: z.string() })),
    generator: z.string(),
    created: z.string(),
  }),
  inputs: { population: populationKind },
  output: referenceKind,
  run({ population }, params): Reference {
    const { id, name, scorer_config_hash, calibration, left_out, datasets, generator, created } = params
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
      conditions: population.conditions.map((one) => ({ ...one, ranges: { ...one.ranges } as never })),
      measured_pitch: [...population.measured_pitch],
      generator,
      created,
      sources,
      marks: population.marks.map(({ mark, source, scans, surfaces }) => {
        const out = left_out.find((one) => one.mark === mark)
        return {
          ...{ source: numbers.get(source)!, mark, scans: [...scans], surfaces: [...surfaces] },
          ...(out && { left_out: out.reason }),
        }
      }),
      pairs,
    }
    const unknown = left_out.find(({ mark }) => !population.marks.some((one) => one.mark === mark))
    if (unknown)
      throw new MarkgraphError('bad-value', `no mark is called ${unknown.mark}, so it cannot be left out`)
    checkEnough(shell)
    return { ...shell, diagnostics: diagnosticsOf(shell) }
  },
})

/** The in-sample diagnostics of a reference, as its record states them. */
export function diagnosticsOf(reference: Reference): Reference['diagnostics'] {
  const { n_km, n_knm, auc, cllr, cllr_min } = fitCalibration.run({ reference }, { left_out: [] })
  return { n_km, n_knm, auc, cllr, cllr_min }
}

/** Refuses a population too small for a likelihood ratio: `bad-value` says which class has too few pairs or clusters. */
export function checkEnough(reference: Pick<Reference, 'marks' | 'pairs' | 'sources'>): void {
  const { labels, clusters } = pairsOf(reference)
  for (const [label, what] of [
    [1, 'same-source (KM)'],
    [0, 'different-source (KNM)'],
  ] as const) {
    const own = clusters.filter((_, i) => labels[i] === label)
    const distinct = new Set(own).size
    if (own.length >= FEWEST_PAIRS && distinct >= FEWEST_CLUSTERS) continue
    throw new MarkgraphError(
      'bad-value',
      `there are ${own.length} ${what} pairs, from ${distinct} clusters (pairs of sources); a reference needs at least ${FEWEST_PAIRS} from ${FEWEST_CLUSTERS}`,
      { pairs: own.length, clusters: distinct },
    )
  }
}
