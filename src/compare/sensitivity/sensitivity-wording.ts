import type { Sensitivity, SensitivitySummary, VariantAnswer } from '../../kinds/sensitivity.ts'

/** The numbers of a sensitivity block in words, the same in a report and on the command line. */

type Shown = (log10Lr: number) => string

const rangeText = ({ log10_lr_range: { least, greatest } }: SensitivitySummary, shown: Shown): string =>
  `log10 LR from ${shown(least)} to ${shown(greatest)}; this is not an interval`

const countsText = (one: SensitivitySummary): string =>
  [
    `${one.n_variants} variants`,
    `${one.n_calibrated} with an LR`,
    `${one.n_at_bound} at a bound`,
    `${one.n_refused} refused`,
    ...(one.n_not_available > 0 ? [`${one.n_not_available} not available`] : []),
    `${one.n_crossed} beyond 0.5 on the other side`,
  ].join(', ')

function movesMostText({ moves_most: most }: SensitivitySummary, shown: Shown): string {
  if (!most) return 'no single hyperparameter moves the answer'
  const end = (value: number | null): string => (value === null ? 'none' : shown(value))
  return `${most.hyperparameter}: ${end(most.log10_lr_low)} at its low end, ${end(most.log10_lr_high)} at its high end`
}

/** What a block says of all its variants together. */
export const summaryTexts = (block: Extract<Sensitivity, { available: true }>, shown: Shown) => ({
  deployed: `log10 LR ${shown(block.deployed_log10_lr)}`,
  range: rangeText(block, shown),
  variants: countsText(block),
  movesMost: movesMostText(block, shown),
})

export const cllrText = ({ cllr_source_disjoint: cllr }: VariantAnswer): string => cllr?.toFixed(3) ?? ''

/** `lambda_c 0.0004`; the hyperparameters of a joint draw are in the document of the reference. */
export const changesText = ({ hyperparameter, changes }: VariantAnswer): string =>
  hyperparameter === null ? 'all together' : `${hyperparameter} ${changes[hyperparameter]}`
