import type { ComparedMark, ReviewDocument, ReviewResult } from '../kinds/laboratory/review.ts'
import { ENGINE_VERSION } from '../settings/version.ts'
import { numbersIn, ratioText } from '../words/languages/numbers.ts'
import { REVIEW_FAULT_WORDS, REVIEW_STEP_WORDS } from '../words/review-steps.ts'
import { type Flow, flow } from './pdf/flow.ts'
import { upperFirst } from './pdf/upper-first.ts'

/** What a review is printed from. */
export interface ReviewContents {
  readonly handle: string
  readonly review: ReviewDocument
  readonly laboratory: string
}

const { signed } = numbersIn('en')
const DIGITS = 12 // of a hash in a table

/** A review that both have signed, as a PDF: the resolution first, then both results, what differs, and the order of the acts. */
export async function reviewReport({ handle, review, laboratory }: ReviewContents): Promise<Uint8Array> {
  const page = await flow({
    title: `Review ${review.id}`,
    subject: 'A second comparison of the same scans, made without seeing the first',
    language: 'en',
    producer: `Markgraph ${ENGINE_VERSION}`,
  })
  page.title('Review', review.id)
  if (laboratory !== '') page.facts([{ name: 'Laboratory', value: laboratory }])
  page.box([
    { text: review.sentence, style: 'bold' },
    { text: blindness(review) },
    {
      text: 'Two comparisons of the same scans are not two pieces of evidence: their ratios are not multiplied.',
    },
  ])
  page.facts([
    { name: 'Asked by', value: review.requester },
    { name: 'Asked of', value: review.reviewer },
    ...(review.reason === '' ? [] : [{ name: 'Why', value: review.reason }]),
    { name: 'Same source', value: review.propositions.same },
    { name: 'Different sources', value: review.propositions.different },
    { name: 'Reference', value: review.reference.id },
  ])
  results(page, review)
  settings(page, review)
  order(page, review)
  return page.finish(`Markgraph ${ENGINE_VERSION}: review ${handle}`)
}

const blindness = ({ blind, faults }: ReviewDocument): string =>
  blind
    ? 'The review was blind: the settings were committed before there was a score, and the first result was not read before.'
    : `The review was NOT blind: ${faults.map((fault) => REVIEW_FAULT_WORDS[fault]).join('; ')}.`

function results(page: Flow, { first, second, differences }: ReviewDocument): void {
  page.heading('Both results')
  const both = (title: string, of: (one: ReviewResult) => string): string[] => [title, of(first), of(second)]
  const ratio = ({ log10_lr }: ReviewResult): string => (log10_lr === null ? 'none' : ratioText(log10_lr))
  page.table(
    [
      { title: '', share: 0.24 },
      { title: `First: ${first.principal}`, share: 0.38 },
      { title: `Second: ${second.principal}`, share: 0.38 },
    ],
    [
      both('Outcome', ({ outcome }) => outcome),
      both('Likelihood ratio', ratio),
      both('In words', ({ verbal }) => verbal ?? 'none'),
      both('Score', ({ score }) => (score === null ? 'none' : String(Number(score.toPrecision(4))))),
      both('Why no ratio', ({ reasons }) => reasons.map(({ message }) => message).join('; ') || '-'),
    ],
    moves(differences),
  )
  for (const { principal, report } of [first, second]) {
    page.facts([{ name: `Report of ${principal}`, value: report, mono: true }])
  }
}

function moves({ log10_lr, verbal, outcome }: ReviewDocument['differences']): string {
  if (outcome) return 'One of the two has a likelihood ratio and the other has none.'
  if (log10_lr === null) return 'Neither has a likelihood ratio.'
  const step = verbal
    ? 'They stand on different steps of the verbal scale.'
    : 'They stand on one step of the verbal scale.'
  return `The second log₁₀ LR less the first is ${signed(log10_lr)}. ${step}`
}

function settings(page: Flow, { first, second, differences, commitment }: ReviewDocument): void {
  page.heading('How each read the marks')
  if (differences.settings.length === 0) {
    page.paragraph('Both read the marks in the same way: regions, edges, order and units are equal.')
  } else {
    page.table(
      [
        { title: 'Setting', share: 0.24 },
        { title: `First: ${first.principal}`, share: 0.38 },
        { title: `Second: ${second.principal}`, share: 0.38 },
      ],
      differences.settings.map(({ field, first: one, second: other }) => [
        fieldText(field),
        valueText(one),
        valueText(other),
      ]),
      'Only settings that differ are listed. Handles and hashes are cut.',
    )
  }
  for (const [who, { settings: read }] of [
    ['first', first],
    ['second', second],
  ] as const) {
    const marks = [read.mark_a, ...(read.mark_b ? [read.mark_b] : (read.known ?? []))]
    page.paragraph(`${upperFirst(who)}: ${marks.map(readingText).join('; ')}.`)
  }
  page.facts([{ name: 'Committed before the score (SHA-256)', value: commitment.sha256, mono: true }])
}

function readingText({ scans, edges, replica, mirrored }: ComparedMark, i: number): string {
  const own = edges?.filter((one) => one !== null).length ?? 0
  const ways = [
    `${scans.length} ${scans.length === 1 ? 'scan' : 'scans'}`,
    own === 0 ? 'edges found' : `${own} with edges set by hand`,
    ...(replica ? ['a cast'] : []),
    ...(mirrored ? ['a mirror image'] : []),
  ]
  return `mark ${i + 1}: ${ways.join(', ')}`
}

/** `mark_a.edges` as `Mark A: edges`, `known_2.lands` as `Known mark 2: lands`. */
const fieldText = (field: string): string =>
  field
    .replace(/^mark_([ab])\./, (_, side: string) => `Mark ${side.toUpperCase()}: `)
    .replace(/^known_(\d+)\./, 'Known mark $1: ')

/** A value of a setting, with what is long cut; null is how it is found. */
function valueText(value: unknown): string {
  if (value === null) return 'found'
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  const text = String(value)
  return /^(sha256:)?[0-9a-f]{64}$/.test(text) ? `${text.replace('sha256:', '').slice(0, DIGITS)}…` : text
}

function order(page: Flow, { order: steps }: ReviewDocument): void {
  page.heading('In which order')
  page.table(
    [
      { title: 'Step', share: 0.24 },
      { title: 'By', share: 0.14 },
      { title: 'When (UTC)', share: 0.26 },
      { title: 'Row', share: 0.1, align: 'end' },
      { title: 'Hash of the row', share: 0.26 },
    ],
    steps.map(({ step, principal, at, sequence, hash }) => [
      REVIEW_STEP_WORDS[step],
      principal,
      at,
      String(sequence),
      `${hash.slice(0, DIGITS)}…`,
    ]),
    'Rows of the record of acts. Each holds the hash of the one before it: "markgraph events --check" shows that none was changed.',
  )
}
