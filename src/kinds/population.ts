import type { Handle, Json } from '../address/canonical.ts'
import { arrayKind, jsonKind } from './kind.ts'
import type { Conditions } from './reference.ts'

/** The results of a study, except its pairs. */
export type PopulationHead = {
  readonly domain: string
  readonly score_kind: string
  readonly scorer_config: { readonly [name: string]: Json }
  readonly cluster_scheme: string
  /** Decimal places to which a reference rounds its scores. */
  readonly decimals: number
  /** Tags of the datasets its scans come from, each once. */
  readonly studies: readonly string[]
  /** Smallest and largest pitch of its scans in metres. */
  readonly measured_pitch: readonly [number, number]
  readonly marks: readonly {
    readonly mark: string
    readonly source: string
    /** Tag of the data set its scans come from; populations of earlier releases do not say. */
    readonly tag?: string
    readonly scans: readonly string[]
    /** Handles of the decoded scans. */
    readonly surfaces: readonly string[]
  }[]
  /** For each data set, the range of every measure over its scans. */
  readonly conditions: readonly Conditions[]
}

/** Every pair of a study: each row of `pairs` (n, 3) is the index of mark a, the index of mark b, the score. */
export const populationKind = arrayKind<'pairs', PopulationHead>('population', 'pairs')

export type Population = ReturnType<typeof populationKind.decode>

/** Pairs that a document may list, and that a population may have. More than these are stored in parts of so many. */
export const MAX_LISTED_PAIRS = 1_000_000

/** A part of the pairs of a study: rows as in a population. */
export const studyPairsKind = arrayKind<'pairs', Record<never, never>>('study-pairs', 'pairs')

/** The results of a study whose pairs are in parts: how many there are, and the handles of the parts in their order. */
type PopulationInParts = PopulationHead & { readonly count: number; readonly parts: readonly Handle[] }

export const populationInPartsKind = jsonKind<PopulationInParts>('population-in-parts')

/** The pairs as a reference lists them: by their marks, with rounded scores. Sums depend on this order. */
export function listedPairs({ pairs: { data }, decimals }: Population): [number, number, number][] {
  const rows = Array.from({ length: data.length / 3 }, (_, i): [number, number, number] => [
    data[3 * i]!,
    data[3 * i + 1]!,
    Number(data[3 * i + 2]!.toFixed(decimals)),
  ])
  return rows.sort(([a, b], [c, d]) => a - c || b - d)
}
