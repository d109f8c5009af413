import { writeFile } from 'node:fs/promises'
import { configHash, DEPLOYED } from '../composition/scorer-config.ts'
import { fitCalibration } from '../nodes/calibration.ts'
import { pairsOf, type Reference } from '../nodes/reference.ts'
import { datasetsOf } from './datasets.ts'

export const IN_SAMPLE = 'in-sample: the deployed fit on the pairs it was fitted to; not a validation'

/** A pair of marks by their places in the list, and its score. */
export type ScoredPair = readonly [a: number, b: number, score: number]

/** What a study found, before it is a reference. */
export interface Population {
  readonly id: string
  readonly name: string
  readonly domain: Reference['domain']
  readonly scoreKind: Reference['score_kind']
  readonly clusterScheme: string
  readonly studies: readonly string[]
  readonly marks: readonly {
    readonly mark: string
    readonly source: string
    readonly scans: readonly string[]
  }[]
  readonly pairs: readonly ScoredPair[]
  /** Pitches of its scans in metres. */
  readonly pitches: readonly number[]
  /** Decimal places that its scores are kept to. */
  readonly decimals: number
}

/** The reference document of a population, with its in-sample diagnostics. */
export function referenceOf(population: Population, generator: string, created: string): Reference {
  const sources = [...new Set(population.marks.map(({ source }) => source))].sort()
  const marks = population.marks.map(({ mark, source, scans }) => ({
    source: sources.indexOf(source),
    mark,
    scans: [...scans],
  }))
  const pairs = population.pairs.map(([a, b, score]): [number, number, number] => [
    a,
    b,
    Number(score.toFixed(population.decimals)),
  ])
  const shell = {
    id: population.id,
    name: population.name,
    domain: population.domain,
    score_kind: population.scoreKind,
    scorer_config: { ...DEPLOYED },
    scorer_config_hash: configHash(DEPLOYED),
    cluster_scheme: population.clusterScheme,
    n_sources: sources.length,
    datasets: datasetsOf(population.studies).map((dataset) => ({ ...dataset })),
    diagnostics: { n_km: 0, n_knm: 0, auc: 0, cllr: 0, cllr_min: 0 },
    diagnostics_protocol: IN_SAMPLE,
    measured_pitch: [Math.min(...population.pitches), Math.max(...population.pitches)] as [number, number],
    generator,
    created,
    sources,
    marks,
    pairs,
  }
  const { n_km, n_knm, auc, cllr, cllr_min } = fitCalibration.run({ reference: shell }, {})
  return { ...shell, diagnostics: { n_km, n_knm, auc, cllr, cllr_min } }
}

/** Number of KM and KNM pairs, for a first look. */
export function classCounts(reference: Reference): { km: number; knm: number } {
  const km = pairsOf(reference).labels.reduce((sum, label) => sum + label, 0)
  return { km, knm: reference.pairs.length - km }
}

/** One line a key, one line a mark, one line a row of pairs: small, and readable in a diff. */
export async function writeReference(path: string, reference: Reference): Promise<void> {
  const { marks, pairs, ...head } = reference
  const rows = [...Map.groupBy(pairs, ([a]) => a).values()].map((row) =>
    row.map((pair) => JSON.stringify(pair)).join(','),
  )
  const text = JSON.stringify(head, null, 1).replace(/\n}$/, '')
  const list = (lines: readonly string[]): string => `[\n${lines.join(',\n')}\n]`
  const document = `${text},\n "marks": ${list(marks.map((mark) => JSON.stringify(mark)))},\n "pairs": ${list(rows)}\n}\n`
  await writeFile(path, document)
}
