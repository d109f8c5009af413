import { changesText, cllrText, summaryTexts } from '../../compare/sensitivity/sensitivity-wording.ts'
import type { VariantAnswer } from '../../kinds/sensitivity.ts'
import type { ReportWords } from '../../words/languages/report-words.ts'
import type { ReportContents } from '../contents.ts'
import type { Flow } from '../pdf/flow.ts'

/** The section that shows how much of the LR is the choice of hyperparameters. Only in reports that were asked for it. */
export function sensitivitySection(page: Flow, { answer }: ReportContents, words: ReportWords): void {
  const { sensitivity } = answer
  if (!sensitivity) return
  const { logRatio, sensitivity: said } = words.sections
  page.heading(said.heading)
  if (!sensitivity.available) {
    page.paragraph(said.notAvailable(sensitivity.reason))
    return
  }
  page.paragraph(said.note)
  const { deployed, range, variants, movesMost } = summaryTexts(sensitivity, words.number.signed, said)
  page.facts([
    { name: said.deployed, value: deployed },
    { name: said.range, value: range },
    { name: said.variants, value: variants },
    { name: said.movesMost, value: movesMost },
  ])
  const { variants: all } = sensitivity
  const alike = manyAtOneBound(all, words)
  if (alike.length > 0) page.paragraph(boundSentence(alike, all, words))
  const others = all.filter((one) => !alike.includes(one))
  if (others.length === 0) return
  page.table(
    [
      { title: said.variant, share: 0.28 },
      { title: said.changed, share: 0.36, mono: true },
      { title: logRatio, share: 0.22 },
      { title: 'Cllr', share: 0.14 },
    ],
    others.map((one) => rowOf(one, words)),
  )
  page.paragraph(said.cost)
}

type Variants = readonly VariantAnswer[]

/** The variants that stand at one bound, where they are many: they are one sentence, in place of equal rows. */
function manyAtOneBound(variants: Variants, words: ReportWords): Variants {
  const hit = variants.filter(({ lr_bound_hit, log10_lr }) => lr_bound_hit && log10_lr !== null)
  const groups = [...Map.groupBy(hit, (one) => outcomeOf(one, words)).values()].sort(
    (a, b) => b.length - a.length,
  )
  const [most = []] = groups
  return most.length < MANY ? [] : most
}

function boundSentence(alike: Variants, variants: Variants, words: ReportWords): string {
  const value = outcomeOf(alike[0]!, words)
  return words.sections.sensitivity.alike(alike.length, variants.length, value, words.join(alike.map(nameOf)))
}

const rowOf = (one: VariantAnswer, words: ReportWords): string[] => [
  nameOf(one),
  changesText(one, words.sections.sensitivity),
  outcomeOf(one, words),
  words.number.decimal(cllrText(one)),
]

const MANY = 6 // variants at one bound that are said in a sentence

const nameOf = ({ id }: VariantAnswer): string => id.replaceAll('_', ' ')

function outcomeOf(
  { log10_lr, lr_bound_hit, outcome }: VariantAnswer,
  { number, sections: { sensitivity: said } }: ReportWords,
): string {
  if (log10_lr === null) return said.outcomes[outcome]
  const value = number.signed(log10_lr)
  return lr_bound_hit ? said.atBound(value) : value
}
