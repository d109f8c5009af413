/** What became of a comparison under one variant of the scorer config. */
export interface VariantAnswer {
  readonly id: string
  /** The hyperparameter that is moved; null where all are moved together. */
  readonly hyperparameter: string | null
  readonly changes: { readonly [name: string]: number }
  readonly scorer_config_hash: string
  /** `refused`: out of scope under this variant; `not_available`: no fit of this variant is shipped for it. */
  readonly outcome: 'calibrated' | 'refused' | 'not_available'
  readonly score: number | null
  readonly log10_lr: number | null
  readonly lr_bounds_log10: readonly [number, number] | null
  readonly lr_bound_hit: boolean | null
  /** Of the variant's fit, over source-disjoint folds; null where its sources cannot be split. */
  readonly cllr_source_disjoint: number | null
  /**
   * Where there is none: that of another reference of the same scans under the same settings, such as single lands. It says how
   * well these settings tell marks apart, not how good the fit is.
   */
  /** Why there is no LR. */
  readonly reason: string | null
}

/** The LRs of all variants in a few numbers. It has no mean and no vote: the variants are no sample of anything. */
export interface SensitivitySummary {
  readonly n_variants: number
  readonly n_calibrated: number
  readonly n_at_bound: number
  readonly n_refused: number
  readonly n_not_available: number
  /** Variants beyond 0.5 on the other side than the deployed answer, which is beyond 0.5 itself. */
  readonly n_crossed: number
  /** Least and greatest log10 LR of the variants and the deployed answer. */
  readonly log10_lr_range: { readonly least: number; readonly greatest: number }
  /** The hyperparameter whose ends lie farthest from the deployed answer; null where none moves it. */
  readonly moves_most: {
    readonly hyperparameter: string
    /** At the low and the high end; null where there is no LR. */
    readonly log10_lr_low: number | null
    readonly log10_lr_high: number | null
    /** The larger distance of the two from the deployed answer, in log10. */
    readonly distance: number
  } | null
}

const DECIDED = 0.5 // log10 LR beyond which an answer counts as on a side

/** in      `deployed`: the log10 LR of the deployed config; the variants in their order */
export function summaryOf(deployed: number, variants: readonly VariantAnswer[]): SensitivitySummary {
  const count = (is: (one: VariantAnswer) => boolean): number => variants.filter(is).length
  const lrs = variants.flatMap(({ log10_lr }) => (log10_lr === null ? [] : [log10_lr]))
  const all = [deployed, ...lrs]
  const crossed = (log10Lr: number): boolean =>
    (deployed > DECIDED && log10Lr < -DECIDED) || (deployed < -DECIDED && log10Lr > DECIDED)
  return {
    n_variants: variants.length,
    n_calibrated: lrs.length,
    n_at_bound: count(({ lr_bound_hit }) => lr_bound_hit === true),
    n_refused: count(({ outcome }) => outcome === 'refused'),
    n_not_available: count(({ outcome }) => outcome === 'not_available'),
    n_crossed: lrs.filter(crossed).length,
    log10_lr_range: { least: Math.min(...all), greatest: Math.max(...all) },
    moves_most: movesMost(deployed, variants),
  }
}

function movesMost(deployed: number, variants: readonly VariantAnswer[]): SensitivitySummary['moves_most'] {
  const names = [...new Set(variants.flatMap(({ hyperparameter }) => hyperparameter ?? []))]
  let most: SensitivitySummary['moves_most'] = null
  for (const hyperparameter of names) {
    const end = (which: 'low' | 'high'): number | null =>
      variants.find(({ id }) => id === `${hyperparameter}-${which}`)?.log10_lr ?? null
    const [low, high] = [end('low'), end('high')]
    const distance = Math.max(...[low, high].map((one) => (one === null ? 0 : Math.abs(one - deployed))))
    if (distance > (most?.distance ?? 0)) {
      most = { hyperparameter, log10_lr_low: low, log10_lr_high: high, distance }
    }
  }
  return most
}
