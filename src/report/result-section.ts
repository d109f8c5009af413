import { bounded, intervalText, saidFirst } from '../compare/answer/wording.ts'
import type { EvidenceNote } from '../kinds/report.ts'
import { exp10 } from '../numerics/elementary/exponential.ts'
import type { RefusalContents, ReportContents } from './contents.ts'
import { placeInWords } from './mark-names.ts'
import { likelihoodRatio, ratio, signed } from './numbers.ts'
import type { Flow } from './pdf/flow.ts'
import { upperFirst } from './pdf/upper-first.ts'

/** The section with the likelihood ratio, its verbal equivalent, its interval and its bound. */
export function resultSection(page: Flow, { answer }: ReportContents): void {
  const { likelihood_ratio, log10_lr, log10_lr_ci_lo, log10_lr_ci_hi, verbal, lr_bound_hit } = answer
  const { lr_bounds_log10, lr_ci_method, n_sources, reference, propositions, evidence_note, notes } = answer
  const ends = [log10_lr_ci_lo, log10_lr_ci_hi] as const
  page.heading('Result')
  page.box([
    ...saidFirst(answer.warnings, (where) => placeInWords(answer, where)).map((text) => ({
      text,
      style: 'bold' as const,
    })),
    {
      text: `Likelihood ratio ${bounded(likelihoodRatio(likelihood_ratio), answer)}`,
      size: 15,
      style: 'bold',
    },
    { text: upperFirst(verbal), size: 11, style: 'bold' },
    { text: inWords(likelihood_ratio, answer.known ? KNOWN : TWO) },
    ...(evidence_note ? [{ text: upperFirst(inText(evidence_note)), style: 'bold' as const }] : []),
    ...notes.slice(1).map(({ message }) => ({ text: message })),
  ])
  page.space(8)
  page.facts([
    {
      name: 'Propositions',
      value: [`Same source: ${propositions.same}`, `Different sources: ${propositions.different}`],
    },
    ...(answer.known
      ? [
          {
            name: 'What is compared',
            value: [
              'Numerator: the test fires or test marks of this source.',
              `Denominator: other sources of reference ${reference.id}, of the same class.`,
            ],
          },
        ]
      : []),
    { name: 'log10 of the likelihood ratio', value: signed(log10_lr, 3) },
    {
      name: '95% interval',
      value: [
        `log10 LR ${intervalText(ends, (end) => signed(end, 3))}`,
        ...(ends[0] === ends[1]
          ? []
          : [`likelihood ratio ${intervalText(ends, (end) => likelihoodRatio(exp10(end)))}`]),
        `${lr_ci_method}, over the ${n_sources} sources of the reference`,
      ],
    },
    { name: 'Direction', value: answer.direction },
    {
      name: 'Bounds of the reference',
      value: [
        `log10 LR from ${signed(lr_bounds_log10[0], 3)} to ${signed(lr_bounds_log10[1], 3)}: a likelihood ratio from 1/${ratio(exp10(-lr_bounds_log10[0]))} to ${ratio(exp10(lr_bounds_log10[1]))}`,
        lr_bound_hit
          ? 'Reached: its pairs support no stronger statement, so the bound itself is reported.'
          : 'Not reached.',
      ],
    },
    { name: 'Score', value: `${Number(answer.score.toPrecision(6))} (${answer.score_kind})` },
    { name: 'Reference population', value: `${reference.name} (${reference.id})` },
    ...(answer.note_test_fires ? [{ name: 'Test fires', value: answer.note_test_fires }] : []),
  ])
}

/** The section of a refusal: why there is no likelihood ratio, and what that means. */
export function refusalSection(page: Flow, { answer: { reasons, notes } }: RefusalContents): void {
  page.heading('Result')
  page.box([
    { text: 'No likelihood ratio', size: 15, style: 'bold' },
    ...reasons.map(({ message }) => ({ text: `${upperFirst(message)}.`, style: 'bold' as const })),
    { text: 'The comparison was refused. That is no evidence for or against a common source.' },
    ...notes.slice(1).map(({ message }) => ({ text: message })),
  ])
  page.space(8)
}

/** Both propositions, as the end of a sentence. */
interface Clauses {
  readonly same: string
  readonly different: string
}

const TWO: Clauses = {
  same: 'the two marks have the same source',
  different: 'the two marks have different sources',
}
const KNOWN: Clauses = {
  same: 'the questioned mark has the source of the known marks',
  different: 'the questioned mark has another source',
}

/** Explains a likelihood ratio to a reader who sees one for the first time. */
function inWords(value: number, { same, different }: Clauses): string {
  const judged = 'judged by the reference population named below'
  if (value === 1) {
    return `The similarity found is equally probable whether ${same} or ${different}, ${judged}.`
  }
  const [one, other] = value > 1 ? [same, different] : [different, same]
  return `The similarity found is about ${ratio(Math.max(value, 1 / value))} times as probable if ${one} as if ${other}, ${judged}.`
}

/** Why a result says less than it seems to: `diagnostic only: one land a side was compared`. */
const inText = (note: EvidenceNote): string => `${levelText(note)}: ${note.reason}.`

/** `diagnostic only`. */
export const levelText = ({ level }: Pick<EvidenceNote, 'level'>): string => level.replaceAll('_', ' ')
