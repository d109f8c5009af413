/** The first page of a report in every language, and that all of its words come from the catalogue. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerComparison } from '../../src/compare/answer/answer-comparison.ts'
import { isSaidFirst } from '../../src/compare/answer/wording.ts'
import { prepareComparison } from '../../src/compare/request/comparison.ts'
import { warning } from '../../src/kinds/report.ts'
import { comparisonReport } from '../../src/report/comparison.ts'
import { contentsOf, PRINTED, type ReportContents, type Texts } from '../../src/report/contents.ts'
import { firstPage } from '../../src/report/first-page.ts'
import { withMarkNames } from '../../src/report/mark-names.ts'
import { flow } from '../../src/report/pdf/flow.ts'
import { given } from '../../src/report/pdf/given-text.ts'
import { pageWords, sentenceIn } from '../../src/words/languages/catalogue.ts'
import { ENGLISH_PAGE, type FirstPageWords } from '../../src/words/languages/first-page/english.ts'
import { LANGUAGES } from '../../src/words/languages/language.ts'
import { scaleIn } from '../../src/words/languages/scales.ts'
import { filesOf, smallReferences, uploadOf } from '../helpers/bundles.ts'
import type { TestComposition } from '../helpers/composition.ts'
import { readPdf } from '../helpers/pdf.ts'

const TEXTS: Texts = { caseId: '2026-17', examiner: '4711', date: '2026', exhibitA: '31', exhibitB: '32' }

let one: TestComposition
beforeAll(async () => {
  one = await smallReferences()
})
afterAll(() => one.close())

async function contents(domain: 'impressed' | 'toolmark', texts: Texts, known = 0): Promise<ReportContents> {
  const { service } = one
  const mark = (number: number) => ({ scans: filesOf(domain, number).map(uploadOf) })
  const others = Array.from({ length: known }, (_, i) => mark(i + 2))
  const request = { domain, a: mark(1), b: mark(2), ...(known > 0 && { known: others }) }
  const prepared = await prepareComparison(service, request)
  const answer = await answerComparison(service, prepared, { include: PRINTED, principal: '' })
  return service.graph.within((session) =>
    contentsOf(service, session, answer as ReportContents['answer'], texts),
  ) as Promise<ReportContents>
}

const squeezed = (text: string): string => text.replaceAll(/\s/g, '')

test('five languages of one report have one handle, and each says its own words', async () => {
  const handles = new Set<string>()
  for (const language of LANGUAGES) {
    const of = await contents('impressed', { ...TEXTS, language }, 2)
    handles.add(of.answer.report_handle)
    const pdf = await readPdf(await comparisonReport(of))
    const [first] = pdf.pages
    const text = squeezed(first!.text)
    const words = pageWords(language)
    expect(pdf.language).toBe(language)
    const others = of.answer.warnings.filter((one) => !isSaidFirst(one))
    expect(others.length).toBeGreaterThan(0)
    for (const { code, values } of others) {
      const message = sentenceIn(language)({ code, values })
      if (language !== 'en') {
        expect(squeezed(pdf.text)).toContain(squeezed(withMarkNames(of.answer, message, words)))
      }
    }
    for (const part of [
      words.report,
      words.limits,
      words.rows.same,
      words.scale.same,
      words.picture.higher,
    ]) {
      expect(text).toContain(squeezed(part))
    }
    expect(text).toContain(squeezed(of.answer.report_handle))
    expect(first!.pictures).toBe(2)
  }
  expect(handles.size).toBe(1)
}, 120_000)

test('the statement of the laboratory and its scale are printed as they are', async () => {
  const scale = {
    name: 'north',
    version: '2',
    steps: [
      { below: 1e9, support: 'Stütze der ersten Art', label: 'erster Art' },
      { below: null, support: 'Stütze der zweiten Art', label: 'zweiter Art' },
    ],
  }
  const statement = 'I understand my duty to the court.\nI have complied with it.'
  const { text } = await readPdf(
    await comparisonReport(await contents('impressed', { ...TEXTS, language: 'de', scale, statement })),
  )
  const all = squeezed(text)
  for (const line of statement.split('\n')) expect(all).toContain(squeezed(line))
  expect(all).toContain(squeezed('Ergebnis: Stütze der ersten Art für'))
  expect(all).toContain(squeezed('Verbale Skala: north, 2.'))
}, 60_000)

/** The same words in Greek letters, whatever they are: what is still in Latin letters is not from the catalogue. */
const marked = (text: string): string => text.replaceAll(/\p{Script=Latin}/gu, 'λ')
function inGreek<T>(value: T): T {
  if (typeof value === 'string') return marked(value) as T
  if (typeof value === 'function') return ((...all: unknown[]) => inGreek(value(...all))) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inGreek(one)])) as T
}

describe('every word of the first page is from the catalogue', () => {
  test.each([
    ['toolmark', 0],
    ['impressed', 0],
    ['impressed', 2],
  ] as const)(
    '%s, %d known marks',
    async (domain, known) => {
      const of = await contents(domain, TEXTS, known)
      const words: FirstPageWords = {
        ...inGreek({ ...ENGLISH_PAGE, number: null }),
        number: ENGLISH_PAGE.number,
      }
      const scale = scaleIn('en', 'specification')
      const { answer } = of
      const facts = [...answer.warnings, warning('pair', 'near_copy', { of: 'mark_a' })]
      const inLanguage: ReportContents = {
        ...of,
        answer: {
          ...answer,
          warnings: facts.map((fact) => ({ ...fact, message: 'λ' })),
          notes: answer.notes.map((note) => ({ ...note, message: 'λ' })),
          scope_note: 'λ',
          propositions: { ...answer.propositions, same: 'λ', different: 'λ' },
          reference: { ...answer.reference, name: '1', id: '2', population: null },
          ...(answer.evidence_note && { evidence_note: { ...answer.evidence_note, reason: 'λ' } }),
        },
      }
      const name = (text: string) => given('λ', text)
      const texts = {
        laboratory: name(''),
        caseId: name('17'),
        reportNumber: name(''),
        examiner: name('18'),
        date: name(''),
        exhibitA: name('19'),
        exhibitB: name('20'),
      }
      const about = { title: '', subject: '', language: 'en', producer: '' }
      const page = await flow(about, words)
      firstPage(page, inLanguage, texts, { words, scale: { ...scale, steps: scale.steps.map(inGreek) } })
      const pdf = await readPdf(await page.finish('', ''))
      const latin = [pdf.text, ...pdf.pages.flatMap(({ alternatives }) => alternatives)]
        .join(' ')
        .match(/\p{Script=Latin}+/gu)
      const UNITS = ['m', 'mm', 'LR', 'K', 'Q', 'A', 'B']
      expect(latin?.filter((word) => !UNITS.includes(word)) ?? []).toEqual([])
    },
    60_000,
  )
})
