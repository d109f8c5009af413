/** The first page of a report can be read without the others. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RefusalAnswer } from '../../src/compare/answer/answer.ts'
import { answerComparison } from '../../src/compare/answer/answer-comparison.ts'
import { prepareComparison } from '../../src/compare/request/comparison.ts'
import { type Warning, warning } from '../../src/kinds/report.ts'
import { comparisonReport } from '../../src/report/comparison.ts'
import {
  contentsOf,
  isPrintable,
  PRINTED,
  type RefusalContents,
  type ReportContents,
} from '../../src/report/contents.ts'
import { explainReport } from '../../src/report/explanation.ts'
import { DOMAINS, type Domain, filesOf, smallReferences, uploadOf } from '../helpers/bundles.ts'
import type { TestComposition } from '../helpers/composition.ts'
import { type ReadPdf, readPdf } from '../helpers/pdf.ts'

const TEXTS = {
  caseId: '2026-17',
  reportNumber: 'R-3',
  examiner: 'A. Examiner',
  date: '4 May 2026',
  laboratory: 'Forensic Laboratory, Ely',
  exhibitA: 'Item 3, from the wall',
  exhibitB: 'Item 7, test fires',
  signatures: ['A. Examiner, examiner', 'B. Reviewer, reviewer'],
}

let one: TestComposition
beforeAll(async () => {
  one = await smallReferences()
})
afterAll(() => one.close())

async function contents(domain: Domain, marks: readonly [number, ...number[]], isQuestion = false) {
  const { service } = one
  const [a, ...others] = marks.map((number) => ({ scans: filesOf(domain, number).map(uploadOf) }))
  const known = isQuestion ? { known: others } : {}
  const prepared = await prepareComparison(service, { domain, a: a!, b: others[0]!, ...known })
  const answer = await answerComparison(service, prepared, { include: PRINTED, principal: '' })
  if (!isPrintable(answer)) throw new Error('it has no document')
  return service.graph.within((session) => contentsOf(service, session, answer, TEXTS))
}

async function printed(of: ReportContents | RefusalContents) {
  const pdf = await readPdf(await comparisonReport(of))
  const [first, ...others] = pdf.pages
  const text = first!.text.replaceAll(/\s+/g, ' ')
  const says = (...words: readonly string[]): void => {
    for (const one of words) expect(text.replaceAll(' ', '')).toContain(one.replaceAll(/\s/g, ''))
  }
  return { first: first!, others, says, text, pdf }
}

const withWarnings = (of: ReportContents, warnings: readonly Warning[]): ReportContents => ({
  ...of,
  answer: { ...of.answer, warnings },
})

/** Nothing of the statement is left for the page after it. */
const expectWhole = ({ pages }: ReadPdf, title: string): void => {
  expect(pages[1]!.text).toContain(`1 ${title}`)
  expect(pages[1]!.text.indexOf(title)).toBeLessThan(120)
}

const WHO_AND_WHEN = [
  TEXTS.caseId,
  TEXTS.reportNumber,
  TEXTS.examiner,
  TEXTS.date,
  TEXTS.laboratory,
  ...TEXTS.signatures,
]

describe.each(DOMAINS)('domain %s', (domain) => {
  test('two marks: conclusion, scale, propositions, both marks, limits, who and when, report number', async () => {
    const of = (await contents(domain, [1, 2])) as ReportContents
    const { answer } = of
    const { first, says, pdf } = await printed(of)
    says(
      `Conclusion: ${answer.verbal}`,
      'on the verbal scale',
      'moderately strong',
      'Limits',
      answer.scope_note,
    )
    says(answer.propositions.same, answer.propositions.different, answer.report_handle, ...WHO_AND_WHEN)
    says(
      TEXTS.exhibitA,
      TEXTS.exhibitB,
      'Mark A',
      'Mark B',
      'What was compared: mark A (left) with mark B (right)',
    )
    says(`The reference supports ratios from`, answer.reference.name, `${answer.n_sources} sources`)
    expect(first.pictures).toBe(2)
    expect(first.alternatives[0]).toMatch(/^Verbal scale of likelihood ratios/)
    expect(first.alternatives[0]).toContain(answer.verbal)
    expectWhole(pdf, 'The result in numbers')
  })

  test('several known marks: what agrees best is shown, and how many there are', async () => {
    const of = (await contents(domain, [1, 2, 3, 4], true)) as ReportContents
    const { first, says, pdf } = await printed(of)
    const { best } = of.answer.known!
    says(
      'Questioned mark (Q)',
      'Known marks (K1 to K3)',
      '3 marks of one source',
      TEXTS.exhibitA,
      TEXTS.exhibitB,
    )
    says(`with 3 known marks, of which K${best} agrees best (right)`, `Known mark K${best}`)
    expect(first.pictures).toBe(2)
    expectWhole(pdf, 'The result in numbers')
  })

  test('a ratio that was fitted on its own pair says so before the number', async () => {
    const of = (await contents(domain, [1, 2])) as ReportContents
    const member = { mark: 'M1', source: 'S1', reference: 'striated', sources: ['S1'] }
    const scans = of.answer.provenance.input_hashes.mark_a.map((_, i, { length }) =>
      length === 1 ? 'mark_a' : `mark_a.${i + 1}`,
    )
    const own = warning(scans, 'in_reference', { ...member, left_out: false })
    const { text, says, first, pdf } = await printed(withWarnings(of, [own]))
    says(`Warning about mark A: ${own.message}`)
    expect(own.message).toContain('this ratio is not independent')
    expect(text.indexOf('Warning about mark A')).toBeLessThan(text.indexOf('Likelihood ratio'))
    expect(first.pictures).toBe(2)
    expectWhole(pdf, 'The result in numbers')

    const left = warning(scans, 'in_reference', { ...member, left_out: true })
    const calm = await printed(withWarnings(of, [left]))
    expect(calm.text).not.toContain('Warning about')
    calm.says('All checks, and one further warning, are in section')
  })
})

test('a ratio at the limit of the reference is not said to be measured, on the page and in plain words', async () => {
  const of = (await contents('toolmark', [1, 2])) as ReportContents
  const within = { ...of.answer, lr_bound_hit: false, likelihood_ratio: 2.4, log10_lr: Math.log10(2.4) }
  const measured = await printed({ ...of, answer: within })
  measured.says('about 2.4 times as probable')
  expect(explainReport(within).paragraphs.join(' ')).toContain('2.4 times as probable')

  const at = { ...within, lr_bound_hit: true }
  const { text, says } = await printed({ ...of, answer: at })
  says('supports that the two marks have the same source', 'it is not a measured value')
  expect(text).not.toContain('times as probable')
  const words = explainReport(at).paragraphs.join(' ')
  expect(words).toContain('The result is cut at 2.4, the limit of this reference in this direction')
  expect(words).not.toContain('times as probable')
})

test('many warnings are all before the number, and the marks are still on the first page', async () => {
  const of = (await contents('impressed', [1, 2, 3], true)) as ReportContents
  const parts = ['impressed.fadul', 'impressed.weller']
  const warnings = [
    warning('pair', 'population_unknown', { reference: 'impressed', data_sets: 4, parts }),
    warning('known_2', 'test_fire_apart', { of: 2 }),
    warning('pair', 'reproduction_unknown', { ammunition: null, instrument: false, condition: null }),
  ]
  const { text, says, first } = await printed(withWarnings(of, warnings))
  for (const { message } of warnings) says(message)
  expect(text.lastIndexOf('Warning about')).toBeLessThan(text.indexOf('Conclusion:'))
  says('on the verbal scale', 'Limits', 'The reference supports ratios from')
  expect(first.pictures).toBe(2)
})

test('a refusal: the reason, what was compared, who and when', async () => {
  const mark = (number: number) => ({ scans: filesOf('toolmark', number).map(uploadOf) })
  const known = [mark(2), mark(2)] // one of them is a copy
  const request = { domain: 'toolmark', a: mark(1), b: known[0]!, known }
  const prepared = await prepareComparison(one.service, request)
  const answer = await answerComparison(one.service, prepared, { include: PRINTED, principal: '' })
  expect('refused' in answer).toBe(true)
  const of = await one.service.graph.within((session) =>
    contentsOf(one.service, session, answer as RefusalAnswer, TEXTS),
  )
  const { says, text } = await printed(of)
  says('No likelihood ratio', (answer as RefusalAnswer).reasons[0]!.message.slice(1))
  says(
    'no evidence for or against',
    'Known marks (K1 to K2)',
    'Limits',
    answer.report_handle,
    ...WHO_AND_WHEN,
  )
  expect(text).not.toContain('verbal scale')
})
