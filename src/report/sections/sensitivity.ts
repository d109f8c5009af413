import { changesText, cllrText, summaryTexts } from '../../compare/sensitivity/sensitivity-wording.ts'
import type { VariantAnswer } from '../../kinds/sensitivity.ts'
import { joinWithAnd } from '../../words/lists.ts'
import type { ReportContents } from '../contents.ts'
import { signed } from '../numbers.ts'
import type { Flow } from '../pdf/flow.ts'

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
  const { variants: all } = sensitivity
  const alike = manyAtOneBound(all)
  if (alike.length > 0) page.paragraph(boundSentence(alike, all))
  const others = all.filter((one) => !alike.includes(one))
  if (others.length === 0) return
  page.table(
    [
      { title: 'Variant', share: 0.28 },
      { title: 'Changed', share: 0.36, mono: true },
      { title: 'log10 LR', share: 0.22 },
      { title: 'Cllr', share: 0.14 },
    ],
    others.map(rowOf),
  )
  page.paragraph(
    'Cllr is that of the fit of the variant, over folds of sources that the fit did not see. Where it is missing, the reference has too few sources for folds, or several known marks were compared.',
  )
}

type Variants = readonly VariantAnswer[]

/** The variants that stand at one bound, where they are many: they are one sentence, in place of equal rows. */
function manyAtOneBound(variants: Variants): Variants {
  const hit = variants.filter(({ lr_bound_hit, log10_lr }) => lr_bound_hit && log10_lr !== null)
  const groups = [...Map.groupBy(hit, outcomeOf).values()].sort((a, b) => b.length - a.length)
  const [most = []] = groups
  return most.length < MANY ? [] : most
}

function boundSentence(alike: Variants, variants: Variants): string {
  const count =
    alike.length === variants.length ? `All ${alike.length}` : `${alike.length} of ${variants.length}`
  return `${count} variants give log10 LR ${outcomeOf(alike[0]!)}: ${joinWithAnd(alike.map(nameOf))}.`
}

const rowOf = (one: VariantAnswer): string[] => [nameOf(one), changesText(one), outcomeOf(one), cllrText(one)]

const MANY = 6 // variants at one bound that are said in a sentence

const nameOf = ({ id }: VariantAnswer): string => id.replaceAll('_', ' ')

function outcomeOf({ log10_lr, lr_bound_hit, outcome }: VariantAnswer): string {
  if (log10_lr === null) return outcome.replaceAll('_', ' ')
  return lr_bound_hit ? `${lr(log10_lr)}, the bound` : lr(log10_lr)
}
