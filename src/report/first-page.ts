import { isSaidFirst } from '../compare/answer/wording.ts'
import { exp10 } from '../numerics/elementary/exponential.ts'
import { verbalIn } from '../words/languages/catalogue.ts'
import type { FirstPageWords } from '../words/languages/first-page/english.ts'
import type { ReportWords } from '../words/languages/report-words.ts'
import type { Scale } from '../words/languages/scales.ts'
import { cautions } from './cautions.ts'
import type { RefusalContents, ReportContents } from './contents.ts'
import { verbalScale } from './figures/verbal-scale.ts'
import { type FirstPageTexts, whoAndWhat } from './first-page-facts.ts'
import { markNames, withMarkNames } from './mark-names.ts'
import { markPictures, partName } from './mark-pictures.ts'
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

/** The words that a first page is written in, and the scale that names its ratio. */
export interface Wording {
  readonly words: ReportWords
  readonly scale: Scale
}

/**
 * The first page: who and when, the propositions, what must be known before the number, the conclusion on the verbal
 * scale, both marks, and the limits. It can be read without the pages after it.
 */
export function firstPage(
  page: Flow,
  contents: ReportContents | RefusalContents,
  texts: FirstPageTexts,
  wording: Wording,
): void {
  const { words } = wording
  page.facts(whoAndWhat(contents, texts, words))
  cautionBox(page, contents, words)
  if ('reference' in contents) {
    conclusion(page, contents, wording)
    pictures(page, contents, words)
  } else refusal(page, contents, words)
  page.heading(words.limits, 2)
  for (const text of limits(contents, words)) page.paragraph(text, LIMIT)
  const { signatures = [], date = '' } = contents
  if (signatures.length > 0) page.signatures(signatures, date === '' ? words.fields.date : date)
}

/** The warnings without which the number must not be read. */
function cautionBox(page: Flow, { answer }: ReportContents | RefusalContents, words: FirstPageWords): void {
  const sentences = cautions(answer, words)
  if (sentences.length === 0) return
  page.box(
    sentences.map((text) => ({ text, size: 8 })),
    'caution',
  )
  page.space(4)
}

function conclusion(page: Flow, { answer }: ReportContents, { words, scale }: Wording): void {
  const { likelihood_ratio, evidence_note, log10_lr } = answer
  const ends = [answer.log10_lr_ci_lo, answer.log10_lr_ci_hi] as const
  const verbal = verbalIn(words, scale, log10_lr, ends)
  page.box([
    { text: words.conclusion(verbal), size: 13, style: 'bold' },
    { text: inWords(answer, words), size: 9.5 },
    { text: ratioWithInterval(answer, words), style: 'bold' },
    ...(evidence_note
      ? [{ text: upperFirst(`${words.diagnosticOnly}: ${evidence_note.reason}.`), style: 'bold' as const }]
      : []),
    ...furtherNotes(answer),
  ])
  page.space(6)
  page.figures(
    [
      verbalScale(
        {
          words,
          steps: scale.steps,
          log10Lr: log10_lr,
          interval: ends,
          bounds: [answer.lr_bounds_log10[0], answer.lr_bounds_log10[1]],
          boundHit: answer.lr_bound_hit,
          ratio: words.number.likelihoodRatio(likelihood_ratio),
          boundRatios: boundRatios(answer, words),
          verbal,
        },
        TEXT_WIDTH,
      ),
    ],
    [words.scale.caption, ...(scale.title === '' ? [] : [words.scale.name(scale.title)])].join(' '),
  )
}

/** `Likelihood ratio 4.2; 95 % interval 3.5 to 10`. At a bound the interval has no width, and is left to the limits. */
function ratioWithInterval(answer: ReportContents['answer'], words: FirstPageWords): string {
  const { likelihoodRatio } = words.number
  const { log10_lr_ci_lo: low, log10_lr_ci_hi: high } = answer
  const own = likelihoodRatio(answer.likelihood_ratio)
  const ratio = words.likelihoodRatio(answer.lr_bound_hit ? words.atBound(own) : own)
  if (low === high) return ratio
  return `${ratio}${words.interval(words.range(likelihoodRatio(exp10(low)), likelihoodRatio(exp10(high))))}`
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
export function boundRatios(
  { lr_bounds_log10: [low, high] }: ReportContents['answer'],
  { number: { ratio } }: FirstPageWords,
): [string, string] {
  return [`1/${ratio(exp10(-low))}`, ratio(exp10(high))]
}

/** Both marks as pictures, as high as the limits and the lines to sign on leave room for. */
function pictures(page: Flow, contents: ReportContents, words: ReportWords): void {
  const { answer, marks, signatures = [] } = contents
  const limitsHeight = limits(contents, words).reduce(
    (sum, text) => sum + page.paragraphHeight(text, LIMIT),
    HEADING,
  )
  const room = page.room() - CAPTION - limitsHeight - signaturesHeight(signatures)
  const height = Math.min(PICTURE.most, Math.max(PICTURE.least[marks.layout], room))
  const { a, b } = markNames(answer, words)
  const { known } = answer.provenance.input_hashes
  const sentences = [
    known
      ? words.picture.knownMarks(a.words, known.length, b.short)
      : words.picture.twoMarks(a.words, b.words),
    answer.features ? words.picture.bestPart(partName(marks.part, words)) : '',
    words.picture.higher,
  ]
  page.figures(
    markPictures(contents, { width: (TEXT_WIDTH - GAP) / 2, height, framed: false }, words),
    sentences.filter((one) => one !== '').join(' '),
  )
}

function refusal(page: Flow, { answer }: RefusalContents, words: FirstPageWords): void {
  const { reasons, notes } = answer
  page.box([
    { text: words.refused, size: 13, style: 'bold' },
    ...reasons.map(({ message }) => ({
      text: `${upperFirst(withMarkNames(answer, message, words))}.`,
      style: 'bold' as const,
    })),
    { text: words.refusedMeans },
    ...furtherNotes({ notes }),
  ])
  page.space(8)
}

/** What the conclusion does not say, in the order in which it matters. */
function limits(contents: ReportContents | RefusalContents, words: FirstPageWords): string[] {
  const { answer } = contents
  const others = answer.warnings.filter((one) => !isSaidFirst(one)).length
  const last = words.allChecks(others, words.quote(words.checks))
  if (!('reference' in contents)) return [last]
  return [...limitsOfRatio(contents, words), last]
}

function limitsOfRatio({ answer }: ReportContents, words: FirstPageWords): string[] {
  const [low, high] = boundRatios(answer, words)
  const { reference, n_sources, lr_bound_hit, scope_note, known } = answer
  const { n_km, n_knm, id, name } = reference
  const population = known ? words.questions(n_km, n_knm) : words.pairs(n_km, n_knm)
  const vouched = populationSentence(answer, words)
  return [
    words.limitsOfRatio(low, high, lr_bound_hit),
    words.onePart(scope_note),
    words.reference(id, name, population, n_sources, vouched),
  ]
}

/** Who vouches for the population of the case, unless a warning before the number says that nobody does. */
function populationSentence(
  { reference, warnings }: ReportContents['answer'],
  { nobodyVouches }: FirstPageWords,
): string {
  if (reference.population !== null) return ` ${reference.population}`
  if (warnings.some(({ code }) => code === 'population_unknown')) return ''
  return ` ${nobodyVouches}`
}

/** Explains a likelihood ratio to a reader who sees one for the first time. */
function inWords(
  { likelihood_ratio: value, lr_bound_hit: isAtLimit, known }: ReportContents['answer'],
  words: FirstPageWords,
): string {
  const { twoSame, twoDifferent, knownSame, knownDifferent } = words.clauses
  const [same, different] = known ? [knownSame, knownDifferent] : [twoSame, twoDifferent]
  if (value === 1) return words.equallyProbable(same, different)
  const [one, other] = value > 1 ? [same, different] : [different, same]
  if (isAtLimit) return words.atLimit(one)
  return words.timesAsProbable(words.number.ratio(Math.max(value, 1 / value)), one, other)
}
