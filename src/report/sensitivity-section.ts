import { changesText, cllrText, summaryTexts } from '../compare/sensitivity/sensitivity-wording.ts'
import type { Sensitivity, VariantAnswer } from '../kinds/sensitivity.ts'
import type { ReportContents } from './contents.ts'
import { signed } from './numbers.ts'
import type { Flow } from './pdf/flow.ts'

const lr = (value: number): string => signed(value, 2)

/** The section that shows how much of the LR is the choice of hyperparameters. Only in reports that were asked for it. */
export function sensitivitySection(page: Flow, { answer }: ReportContents): void {
  const { sensitivity } = answer
  if (!sensitivity) return
  page.heading('Other defensible settings')
  if (!sensitivity.available) {
    page.paragraph(`Not available: ${sensitivity.reason}.`)
    return
  }
  page.paragraph(sensitivity.note)
  const { deployed, range, variants, movesMost } = summaryTexts(sensitivity, lr)
  page.facts([
    { name: 'Deployed answer', value: deployed },
    { name: 'Least to greatest', value: range },
    { name: 'Variants', value: variants },
    { name: 'Moves it most', value: movesMost },
  ])
  page.table(
    [
      { title: 'Variant', share: 0.28 },
      { title: 'Changed', share: 0.36, mono: true },
      { title: 'log10 LR', share: 0.22 },
      { title: 'Cllr', share: 0.14 },
    ],
    rowsOf(sensitivity),
  )
  page.paragraph(
    'Cllr is that of the fit of the variant, over folds of sources that the fit did not see. Where it is missing, the reference has too few sources for folds.',
  )
}

const rowsOf = ({ variants }: Extract<Sensitivity, { available: true }>): string[][] =>
  variants.map((one) => [one.id.replaceAll('_', ' '), changesText(one), outcomeOf(one), cllrText(one)])

function outcomeOf({ log10_lr, lr_bound_hit, outcome }: VariantAnswer): string {
  if (log10_lr === null) return outcome.replaceAll('_', ' ')
  return lr_bound_hit ? `${lr(log10_lr)}, the bound` : lr(log10_lr)
}
