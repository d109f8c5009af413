import type { SensitivitySummary, VariantAnswer } from '../../kinds/sensitivity.ts'

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
