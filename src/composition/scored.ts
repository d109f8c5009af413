import type { Json } from '../address/canonical.ts'
import { MarkgraphError } from '../errors.ts'
import type { attributionKind, Features } from '../kinds/agreement.ts'
import type { Grid } from '../kinds/kind.ts'
import type { Ref } from '../kinds/node.ts'
import type { pictureKind } from '../kinds/pictures.ts'
import type { ScoreKind, scoreKind } from '../kinds/score.ts'
import type { Scan } from './ingest.ts'
import type { Step } from './recipe.ts'
import type { ScorerConfig } from './scorer-config.ts'

type ValueOf<K extends { decode(encoded: never): unknown }> = ReturnType<K['decode']>

/** One mark of a comparison: its scans in order, and for bullets the place of each land, from 1. */
export interface Mark {
  readonly scans: readonly Scan[]
  readonly lands: readonly number[]
}

export interface Marks {
  readonly a: Mark
  readonly b: Mark
  /** Places on a bullet, scanned or not. */
  readonly nLands: number
  readonly config: Readonly<ScorerConfig>
}

/** Evidence of each land pair on the winning diagonal; lands count from 0, in the order of the scans. */
export interface PerLand {
  readonly offset: number
  readonly lands: readonly {
    readonly a: number
    readonly b: number
    readonly ccf: number
    readonly lag: number
    readonly land_lr: number
    readonly land_log10_lr: number
  }[]
  readonly single_land_reference: string
  readonly note: string
}

/** What a domain's scorer hands over: the score, and how to show where it came from. */
export interface Scored {
  readonly score: Ref<ValueOf<typeof scoreKind>>
  readonly scoreKind: ScoreKind
  readonly attribution: Ref<ValueOf<typeof attributionKind>>
  readonly previews: {
    readonly a: Ref<ValueOf<typeof pictureKind>>
    readonly b: Ref<ValueOf<typeof pictureKind>>
  }
  /** From the scans to the score. */
  readonly steps: readonly Step[]
  readonly provenance: { readonly [key: string]: Json }
  /** Blocks of `/v1/compare` that only this domain can fill; made when asked for. */
  readonly blocks: {
    readonly features?: () => Promise<Features>
    readonly perLand?: () => Promise<PerLand>
    readonly trace?: () => Promise<unknown>
  }
}

/** The scan of a mark that has one: `bad-value` when it has more. */
export function onlyScan(what: string, side: string, { scans }: Mark): Scan {
  const [scan, ...more] = scans
  if (scan && more.length === 0) return scan
  throw new MarkgraphError('bad-value', `${what} is one scan, but ${side} has ${scans.length}`, { side })
}

/**
 * Refuses a mark whose signature says too little: a score of 0 for want of anything to compare is no evidence of
 * different sources.
 * errors  `not-scorable` with the reason
 */
export function enoughToCompare(
  where: string,
  { values, length, dx }: { values: Grid; length: number; dx: number },
  fewest: number,
): void {
  const micrometres = (samples: number): string => `${Math.round(samples * dx * 1e6)} µm`
  if (length < fewest) {
    throw new MarkgraphError(
      'not-scorable',
      `${where} shows ${micrometres(length)} of striae, but at least ${micrometres(fewest)} are needed`,
    )
  }
  if (values.data.every((value) => value === 0 || Number.isNaN(value))) {
    throw new MarkgraphError('not-scorable', `${where} shows no relief to compare`)
  }
}
