import { bounded, intervalText, isSaidFirst, populationText, saidFirst } from '../compare/answer/wording.ts'
import type { EvidenceNote } from '../kinds/report.ts'
import { SUPPORT } from '../nodes/report/verbal.ts'
import { exp10 } from '../numerics/elementary/exponential.ts'
import type { RefusalContents, ReportContents } from './contents.ts'
import { verbalScale } from './figures/verbal-scale.ts'
import { type FirstPageTexts, whoAndWhat } from './first-page-facts.ts'
import { markNames, placesInWords, withMarkNames } from './mark-names.ts'
import { markPictures } from './mark-pictures.ts'
import { likelihoodRatio, ratio } from './numbers.ts'
import type { BoxParagraph, Flow } from './pdf/flow.ts'
import { SMALL, TEXT_WIDTH } from './pdf/layout.ts'
import { upperFirst } from './pdf/upper-first.ts'
import { signaturesHeight } from './signature-lines.ts'

const PICTURE = { most: 150, least: { striae: 52, map: 84 } }
const GAP = 14
const CAPTION = 28 // points below the pictures
const HEADING = 30
const LIMIT = { size: SMALL } as const

/** The title of the section that the first page refers to for every check and warning. */
export const CHECKS_TITLE = 'Checks, warnings and limitations'

/**
 * The first page: who and when, the propositions, what must be known before the number, the conclusion on the verbal
 * scale, both marks, and the limits. It can be read without the pages after it.
 */
export function firstPage(
  page: Flow,
  contents: ReportContents | RefusalContents,
  texts: FirstPageTexts,
): void {
  page.facts(whoAndWhat(contents, texts))
  cautions(page, contents)
  if ('reference' in contents) {
    conclusion(page, contents)
    pictures(page, contents)
  } else refusal(page, contents)
  page.heading('Limits', 2)
  for (const text of limits(contents)) page.paragraph(text, LIMIT)
  const { signatures = [], date = '' } = contents
  if (signatures.length > 0) page.signatures(signatures, date === '' ? 'Date' : date)
}

/** The warnings without which the number must not be read. */
function cautions(page: Flow, { answer }: ReportContents | RefusalContents): void {
  const first = saidFirst(answer.warnings, (places) => placesInWords(answer, places))
  if (first.length === 0) return
  page.box(
    first.map((text) => ({ text: withMarkNames(answer, text), size: 8 })),
    'caution',
  )
  page.space(4)
}

function conclusion(page: Flow, { answer }: ReportContents): void {
  const { likelihood_ratio, verbal, evidence_note } = answer
  const ends = [answer.log10_lr_ci_lo, answer.log10_lr_ci_hi] as const
  page.box([
    { text: `Conclusion: ${verbal}`, size: 13, style: 'bold' },
    { text: inWords(likelihood_ratio, answer.known ? KNOWN : TWO), size: 9.5 },
    { text: ratioWithInterval(answer), style: 'bold' },
    ...(evidence_note ? [{ text: upperFirst(inText(evidence_note)), style: 'bold' as const }] : []),
    ...furtherNotes(answer),
  ])
  page.space(6)
  page.figures(
    [
      verbalScale(
        {
          steps: SUPPORT,
          log10Lr: answer.log10_lr,
          interval: ends,
          bounds: [answer.lr_bounds_log10[0], answer.lr_bounds_log10[1]],
          boundHit: answer.lr_bound_hit,
          ratio: likelihoodRatio(likelihood_ratio),
          boundRatios: boundRatios(answer),
          verbal,
        },
        TEXT_WIDTH,
      ),
    ],
    'The likelihood ratio (LR) on the verbal scale. Upright strokes: limits of the reference. Thick line: 95 % interval.',
  )
}

/** `Likelihood ratio 4.2; 95 % interval 3.5 to 10`. At a bound the interval has no width, and is left to the limits. */
function ratioWithInterval(answer: ReportContents['answer']): string {
  const ends = [answer.log10_lr_ci_lo, answer.log10_lr_ci_hi] as const
  const words = `Likelihood ratio ${bounded(likelihoodRatio(answer.likelihood_ratio), answer)}`
  if (ends[0] === ends[1]) return words
  return `${words}; 95 % interval ${intervalText(ends, (end) => likelihoodRatio(exp10(end)))}`
}

/** Notes after the first, which is the scope note. What it means that there is no number is said where there is none. */
function furtherNotes({ notes, ...answer }: Pick<ReportContents['answer'], 'notes'>): BoxParagraph[] {
  const isNumber = 'likelihood_ratio' in answer
  return notes
    .slice(1)
    .filter(({ code }) => !(isNumber && code === 'neither'))
    .map(({ message }) => ({ text: message }))
}

/** The ratios that are the bounds of the reference: `1/2.89` and `10`. */
export function boundRatios({ lr_bounds_log10: [low, high] }: ReportContents['answer']): [string, string] {
  return [`1/${ratio(exp10(-low))}`, ratio(exp10(high))]
}

/** Both marks as pictures, as high as the limits and the lines to sign on leave room for. */
function pictures(page: Flow, contents: ReportContents): void {
  const { answer, marks, signatures = [] } = contents
  const limitsHeight = limits(contents).reduce(
    (sum, text) => sum + page.paragraphHeight(text, LIMIT),
    HEADING,
  )
  const room = page.room() - CAPTION - limitsHeight - signaturesHeight(signatures)
  const height = Math.min(PICTURE.most, Math.max(PICTURE.least[marks.layout], room))
  const { a, b } = markNames(answer)
  const { known } = answer.provenance.input_hashes
  const sentences = [
    known
      ? `What was compared: ${a.words} (left) with ${known.length} known marks, of which ${b.short} agrees best (right).`
      : `What was compared: ${a.words} (left) with ${b.words} (right).`,
    answer.features ? `Of each the ${marks.part} that matches best.` : '',
    'Higher is lighter.',
  ]
  page.figures(
    markPictures(contents, { width: (TEXT_WIDTH - GAP) / 2, height, framed: false }),
    sentences.filter((one) => one !== '').join(' '),
  )
}

function refusal(page: Flow, { answer }: RefusalContents): void {
  const { reasons, notes } = answer
  page.box([
    { text: 'No likelihood ratio', size: 13, style: 'bold' },
    ...reasons.map(({ message }) => ({
      text: `${upperFirst(withMarkNames(answer, message))}.`,
      style: 'bold' as const,
    })),
    { text: 'The comparison was refused. That is no evidence for or against a common source.' },
    ...furtherNotes({ notes }),
  ])
  page.space(8)
}

/** What the conclusion does not say, in the order in which it matters. */
function limits(contents: ReportContents | RefusalContents): string[] {
  const { answer } = contents
  const others = answer.warnings.filter((one) => !isSaidFirst(one)).length
  const findings =
    others === 0
      ? 'All checks'
      : `All checks, and ${others === 1 ? 'one further warning' : `${others} further warnings`},`
  const last = `${findings} are in section “${CHECKS_TITLE}”. No check finds a wrong exhibit, a damaged mark, or a scan of a wrong place.`
  if (!('reference' in contents)) return [last]
  return [...limitsOfRatio(contents), last]
}

function limitsOfRatio({ answer }: ReportContents): string[] {
  const [low, high] = boundRatios(answer)
  const { reference, n_sources, lr_bound_hit, scope_note } = answer
  return [
    lr_bound_hit
      ? `The reference supports ratios from ${low} to ${high}. This one stands at that limit, which the size of the reference sets: it is no certainty.`
      : `The reference supports ratios from ${low} to ${high}. This one lies between these limits.`,
    `${scope_note} It is one part of the evidence in a case. To combine it with the rest is the task of the court.`,
    `Reference ${reference.id}: ${reference.name}. It holds ${populationText(answer)}, from ${n_sources} sources.${populationSentence(answer)} The number says nothing about other firearms, tools, materials or instruments.`,
  ]
}

/** Who vouches for the population of the case, unless a warning before the number says that nobody does. */
function populationSentence({ reference, warnings }: ReportContents['answer']): string {
  if (reference.population !== null) return ` ${reference.population}`
  if (warnings.some(({ code }) => code === 'population_unknown')) return ''
  return ' Nobody has said that this case belongs to its population.'
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
  const judged = 'judged by the reference named below'
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
