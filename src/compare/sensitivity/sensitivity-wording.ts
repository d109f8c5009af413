import type { Sensitivity, SensitivitySummary, VariantAnswer } from '../../kinds/sensitivity.ts'
import { ENGLISH_SECTIONS, type SectionWords } from '../../words/languages/sections/english.ts'

/** The numbers of a sensitivity block in words, the same in a report and on the command line. */

type Shown = (log10Lr: number) => string
type Words = SectionWords['sensitivity']

function movesMostText({ moves_most: most }: SensitivitySummary, shown: Shown, words: Words): string {
  if (!most) return words.nothingMoves
  const end = (value: number | null): string => (value === null ? words.none : shown(value))
  return words.moves(most.hyperparameter, end(most.log10_lr_low), end(most.log10_lr_high))
}

/** What a block says of all its variants together. */
export const summaryTexts = (
  block: Extract<Sensitivity, { available: true }>,
  shown: Shown,
  words: Words = ENGLISH_SECTIONS.sensitivity,
) => ({
  deployed: words.ofDeployed(shown(block.deployed_log10_lr)),
  range: words.ofRange(shown(block.log10_lr_range.least), shown(block.log10_lr_range.greatest)),
  variants: words.counts({
    all: block.n_variants,
    calibrated: block.n_calibrated,
    bound: block.n_at_bound,
    refused: block.n_refused,
    missing: block.n_not_available,
    crossed: block.n_crossed,
  }),
  movesMost: movesMostText(block, shown, words),
})

export const cllrText = ({ cllr_source_disjoint: cllr }: VariantAnswer): string => cllr?.toFixed(3) ?? ''

/** `lambda_c 0.0004`; the hyperparameters of a joint draw are in the document of the reference. */
export const changesText = (
  { hyperparameter, changes }: VariantAnswer,
  { together }: Words = ENGLISH_SECTIONS.sensitivity,
): string => (hyperparameter === null ? together : `${hyperparameter} ${changes[hyperparameter]}`)
