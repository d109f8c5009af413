import type { Json } from '../address/canonical.ts'
import { arrayKind } from './kind.ts'

/** What a study found, beside its pairs. */
export type PopulationHead = {
  readonly domain: string
  readonly score_kind: string
  readonly scorer_config: { readonly [name: string]: Json }
  readonly cluster_scheme: string
  /** Decimal places that a reference keeps its scores to. */
  readonly decimals: number
  /** Tags of the datasets its scans come from, each once. */
  readonly studies: readonly string[]
  /** Smallest and largest pitch of its scans in metres. */
  readonly measured_pitch: readonly [number, number]
  readonly marks: readonly {
    readonly mark: string
    readonly source: string
    readonly scans: readonly string[]
  }[]
}

/** Every pair of a study: `pairs` (n, 3) holds place of mark a, place of mark b, score. */
export const populationKind = arrayKind<'pairs', PopulationHead>('population', 'pairs')

export type Population = ReturnType<typeof populationKind.decode>
