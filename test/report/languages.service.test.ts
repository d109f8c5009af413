/** A report in every language, and that all of its words come from the catalogue. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerComparison } from '../../src/compare/answer/answer-comparison.ts'
import { isSaidFirst } from '../../src/compare/answer/wording.ts'
import { prepareComparison } from '../../src/compare/request/comparison.ts'
import { warning } from '../../src/kinds/report.ts'
import { comparisonReport } from '../../src/report/comparison.ts'
import { contentsOf, PRINTED, type ReportContents } from '../../src/report/contents.ts'
import { explainReport } from '../../src/report/explanation.ts'
import { withMarkNames } from '../../src/report/mark-names.ts'
import type { Texts } from '../../src/report/texts.ts'
import { answerIn, reportWords, sentenceIn } from '../../src/words/languages/catalogue.ts'
import { LANGUAGES } from '../../src/words/languages/language.ts'
import { ENGLISH, type ReportWords } from '../../src/words/languages/report-words.ts'
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
    const words = reportWords(language)
    expect(pdf.language).toBe(language)
    const others = of.answer.warnings.filter((one) => !isSaidFirst(one))
    expect(others.length).toBeGreaterThan(0)
    for (const { code, values } of others) {
      const message = sentenceIn(language)({ code, values })
      expect(squeezed(pdf.text)).toContain(squeezed(withMarkNames(of.answer, message, words)))
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
    const { result, known, scope, reference, marks, method, inputs, handles: ends } = words.sections
    for (const { heading } of [result, known, reference, marks, method, inputs, ends]) {
      expect(pdf.bookmarks.join('\n')).toContain(heading)
    }
    expect(squeezed(pdf.text)).toContain(squeezed(scope.bounded))
  }
  expect(handles.size).toBe(1)
}, 120_000)

test('an explanation says the same paragraphs in every language, each in its own words', async () => {
  const { answer } = await contents('impressed', TEXTS, 2)
  const english = explainReport(answer)
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    const { outcome, summary, paragraphs } = explainReport(answer, language)
    expect(outcome).toBe('calibrated')
    expect(paragraphs).toHaveLength(english.paragraphs.length)
    for (const [i, one] of [summary, ...paragraphs].entries()) {
      expect(one).not.toBe([english.summary, ...english.paragraphs][i])
      expect(one).not.toMatch(/\b(the|marks?|likelihood ratio)\b|mark_a|known_\d/)
    }
  }
  expect(english.paragraphs.join(' ')).not.toMatch(/mark_a|known_\d/)
})

test('every sentence of an answer is in its language, and the rest of it stays', async () => {
  const { answer } = await contents('impressed', TEXTS, 2)
  const sentences = (of: typeof answer): string[] => {
    const { mark_a, mark_b, known = [], pair } = of.scope
    return [
      of.verbal,
      of.scope_note,
      of.propositions.same,
      of.propositions.different,
      ...[...of.notes, ...of.warnings].map(({ message }) => message),
      ...[...mark_a, ...mark_b, ...known.flat(), pair].flatMap(({ checks, overall_reason }) => [
        overall_reason,
        ...checks.map(({ reason }) => reason),
      ]),
    ]
  }
  const english = sentences(answer)
  expect(answerIn('en', answer)).toBe(answer)
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    const shown = answerIn(language, answer)
    for (const [i, one] of sentences(shown).entries()) expect(one).not.toBe(english[i])
    expect(shown).toMatchObject({ report_handle: answer.report_handle, log10_lr: answer.log10_lr })
  }
})

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
  if (Array.isArray(value)) return value.map(inGreek) as T
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inGreek(one)])) as T
}

/** Fields of an answer that hold a sentence; answers in another language have them in its words. */
const SENTENCES = new Set(['reason', 'message', 'overall_reason', 'note', 'scope_note', 'note_test_fires'])
const SIDES = new Set(['same', 'different'])

/** The answer with its sentences in Greek letters. */
const sentencesInGreek = <T>(answer: T): T =>
  JSON.parse(
    JSON.stringify(answer, (key, value) =>
      typeof value === 'string' && (SENTENCES.has(key) || SIDES.has(key)) ? marked(value) : value,
    ),
  ) as T

const inGreekAll = <T>(value: T): T => JSON.parse(JSON.stringify(value, (_, one) => inString(one))) as T
const inString = (one: unknown): unknown => (typeof one === 'string' ? marked(one) : one)

/** Words of the data that a report prints as they are: names, codes and parameters. */
function wordsOfData(value: unknown, into = new Set<string>(), keys = false): Set<string> {
  const add = (text: string): void => {
    for (const [word] of text.matchAll(/\p{Script=Latin}+/gu)) into.add(word)
  }
  if (typeof value === 'string') add(value)
  if (typeof value !== 'object' || value === null) return into
  for (const [key, one] of Object.entries(value)) {
    if (keys) add(key)
    wordsOfData(one, into, keys || key === 'params')
  }
  return into
}

describe('every word of a report is from the catalogue, or data', () => {
  test.each([
    ['toolmark', 0],
    ['impressed', 0],
    ['impressed', 2],
  ] as const)(
    '%s, %d known marks',
    async (domain, known) => {
      const of = await contents(domain, TEXTS, known)
      const words: ReportWords = { ...inGreek({ ...ENGLISH, number: null }), number: ENGLISH.number }
      const { steps } = scaleIn('en', 'specification')
      const answer = sentencesInGreek({
        ...of.answer,
        warnings: [...of.answer.warnings, warning('pair', 'near_copy', { of: 'mark_a' })],
        propositions: { ...of.answer.propositions, same: 'λ', different: 'λ' },
      })
      const scale = {
        name: 'λ',
        version: '1',
        steps: steps.map(({ limit, support, label }) => ({
          below: Number.isFinite(limit) ? 10 ** limit : null,
          support: marked(support),
          label: marked(label),
        })),
      }
      const reference = inGreekAll(of.reference)
      const pdf = await readPdf(await comparisonReport({ ...of, answer, reference, scale }, words))
      const data = wordsOfData({ ...answer, direction: '', reference: answer.reference.id })
      const OURS = ['m', 'mm', 'LR', 'K', 'Q', 'A', 'B', 'KM', 'KNM', 'Cllr', 'Markgraph', 'API', 'SHA']
      const latin = [pdf.text, ...pdf.pages.flatMap(({ alternatives }) => alternatives)]
        .join(' ')
        .match(/\p{Script=Latin}+/gu)
      const strange = new Set(latin!.filter((word) => !OURS.includes(word) && !data.has(word)))
      expect([...strange].filter((word) => !/^[a-f]+$/.test(word))).toEqual([])
    },
    60_000,
  )
})
