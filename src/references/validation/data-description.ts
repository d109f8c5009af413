import { pairsOf, type Reference, ruleOf } from '../../kinds/reference.ts'
import { histogram } from '../../numerics/statistics/metrics.ts'
import { sourceResamples } from '../../numerics/statistics/source-resamples.ts'
import { sourceTable, weightedMeans } from '../../numerics/statistics/source-table.ts'
import type { Validation } from './document.ts'
import { type Band, interval } from './measures.ts'
import type { Population } from './population.ts'

/** The pairs of a reference (or of a study, which has the same shape) by their sources. */
export const populationOf = (
  reference: Parameters<typeof pairsOf>[0] &
    Pick<Reference, 'calibration' | 'bounds_by' | 'lr_bounds_at_most_log10'>,
): Population => {
  const { scores, a, b, n_sources, sets } = pairsOf(reference)
  const { sources, data_sets = [], lr_bounds_at_most_log10: most } = reference
  return {
    scores,
    a,
    b,
    sources: n_sources,
    sets,
    rule: ruleOf(reference),
    names: { sources, dataSets: data_sets.map(({ data_set }) => data_set) },
    atMost: most && { lower: most[0], upper: most[1] },
  }
}

/** The sources, marks and pairs of the population. */
export function describe(reference: Reference): Validation['reference'] {
  const { scores, labels } = pairsOf(reference)
  const km = scores.filter((_, i) => labels[i] === 1)
  const knm = scores.filter((_, i) => labels[i] === 0)
  const { id, name, domain, score_kind, scorer_config_hash, cluster_scheme, datasets } = reference
  return {
    id,
    name,
    domain,
    score_kind,
    scorer_config_hash,
    cluster_scheme,
    datasets,
    n_sources: reference.sources.length,
    n_marks: reference.marks.length,
    n_km: km.length,
    n_knm: knm.length,
    smallest_km_score: km.reduce((x, y) => Math.min(x, y)),
    largest_knm_score: knm.reduce((x, y) => Math.max(x, y)),
  }
}

/** Share of the KM and of the KNM pairs in each bin of the score, with intervals. */
export function scoreDistributions(
  population: Population,
  seed: number,
  resamples: number,
): Validation['scores'] {
  const { scores, a, b } = population
  const labels = Uint8Array.from(a, (source, i) => Number(source === b[i]))
  const { edges } = histogram(scores, labels)
  const bins = edges.length - 1
  const { times, count } = sourceResamples(population, seed, resamples)
  const shares = (same: boolean): Band => {
    const table = sourceTable(population, same, 1 + bins, (row, i) => {
      let bin = 0
      while (bin + 1 < bins && scores[i]! >= edges[bin + 1]!) bin++
      row[1 + bin]!++
    })
    const { sources } = population
    const whole = weightedMeans(table, new Uint32Array(sources).fill(1))
    const drawn = Array.from({ length: count }, (_, k) =>
      weightedMeans(table, times.subarray(k * sources, (k + 1) * sources)),
    )
    const figures = Array.from({ length: bins }, (_, bin) =>
      interval(
        whole[1 + bin]!,
        Float64Array.from(drawn, (means) => means[1 + bin]!),
      ),
    )
    return {
      value: figures.map(({ value }) => value),
      low: figures.map(({ low }) => low),
      high: figures.map(({ high }) => high),
    }
  }
  return { edges: [...edges], km_share: shares(true), knm_share: shares(false) }
}
