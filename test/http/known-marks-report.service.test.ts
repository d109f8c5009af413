/** What a report of a questioned mark against several known marks shows: its print, its sentences, and the pair by each known mark. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outcomeTable } from '../../src/cli/outcome.ts'
import { explainReport } from '../../src/report/explanation.ts'
import { answer, failure } from '../helpers/answers.ts'
import { comparison, form, marks } from '../helpers/form.ts'
import { hasQpdf, qpdfCheck, type ReadPdf, readPdf } from '../helpers/pdf.ts'
import { bullet } from '../helpers/scans.ts'
import { type TestService, testService } from '../helpers/service.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read deep into answers
type Answer = any

const QUESTIONED = bullet(1)
const KNOWN = [bullet(2), bullet(3), bullet(4)]
const OF_OTHERS = [bullet(5, { barrel: 5 }), bullet(6, { barrel: 6 })]

let one: TestService
beforeAll(async () => {
  one = await testService()
})
afterAll(() => one.close())

const question = (known: readonly Uint8Array[][], fields: Record<string, string> = {}) =>
  form(
    ['domain', 'striated'],
    ...Object.entries(fields),
    ...marks('mark_a', QUESTIONED),
    ...known.flatMap((scans, i) => marks(`known_${i + 1}`, scans)),
  )

const post = (url: string, body: ReturnType<typeof form>) => one.app.inject({ method: 'POST', url, ...body })
const get = (url: string) => one.app.inject({ method: 'GET', url })

async function printed(response: Awaited<ReturnType<typeof get>>): Promise<ReadPdf> {
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200)
  expect(response.headers['content-type']).toBe('application/pdf')
  if (hasQpdf) expect(qpdfCheck(response.rawPayload)).toContain('No syntax or stream encoding errors found')
  return readPdf(response.rawPayload)
}

const flat = (text: string): string => text.replace(/\s/g, '')
const short = (value: number): string => String(Number(value.toPrecision(4)))
const titles = ({ bookmarks }: ReadPdf): string[] => bookmarks.map((title) => title.replace(/^\d+ +/, ''))
const alternatives = ({ pages }: ReadPdf): string => pages.flatMap((page) => page.alternatives).join('\n')

const CHECKS = 'Checks, warnings and limitations'
const STATED = {
  known_made: '5',
  known_ammunition_alike: 'true',
  known_condition_alike: 'false',
  known_2_left_out: 'the barrel was hot',
}

describe('a question with a likelihood ratio', () => {
  let report: Answer
  beforeAll(async () => {
    report = answer(await post('/v1/compare', question(KNOWN, { ...STATED, include: 'all' })))
  })

  test('has the densities of its score, whose ratio at the score is the LR before the bounds', () => {
    const { score, different, same } = report.calibration.densities
    const step = score[1] - score[0]
    for (const density of [different, same]) {
      expect(density).toHaveLength(score.length)
      expect(density.reduce((sum: number, value: number) => sum + value, 0) * step).toBeCloseTo(1, 1)
    }
    const at = Math.round((report.score - score[0]) / step)
    const [lower, upper] = report.lr_bounds_log10
    const free = Math.log10(same[at] / different[at])
    expect(Math.min(upper, Math.max(lower, free))).toBeCloseTo(report.log10_lr, 1)
    expect(report.known.chance.mean).toBeGreaterThan(score[0])
    expect(report.known.agreement).toBeLessThan(score.at(-1))
  })

  test('a report of two marks has no densities, and says what test fires would add', async () => {
    const pair = answer(
      await post('/v1/compare', comparison(QUESTIONED, KNOWN[0]!, { include: 'calibration' })),
    )
    expect(pair.calibration.densities).toBeUndefined()
    const pdf = await printed(await get(`/v1/reports/${pair.report_handle}/report.pdf`))
    expect(flat(pdf.text)).toContain(flat(pair.note_test_fires))
    expect(outcomeTable(pair)).toContain(pair.note_test_fires)
    expect(explainReport(pair).paragraphs).toContain(pair.note_test_fires)
  })

  test('prints every score, what is stated, the ratio with one known mark less, and every scan', async () => {
    const pdf = await printed(await post('/v1/compare/report.pdf', question(KNOWN, STATED)))
    const { known, provenance } = report
    expect(titles(pdf).slice(0, 3)).toEqual(['The result in numbers', 'The known marks', CHECKS])
    const text = flat(pdf.text)
    for (const score of known.scores) expect(text).toContain(short(score))
    for (const [i, j, score] of known.scores_among)
      expect(alternatives(pdf)).toContain(`K${i} with K${j} ${short(score)}`)
    expect(alternatives(pdf)).toContain('Density of the score')
    expect(text).toContain(flat('5 made, 3 used'))
    expect(text).toContain(flat('Ammunition: yes'))
    expect(text).toContain(flat('Instrument: not stated'))
    expect(text).toContain(flat('Condition of the source: no'))
    expect(known.without).toHaveLength(1)
    expect(text).toContain(flat('the barrel was hot'))
    for (const hash of [provenance.input_hashes.mark_a, ...provenance.input_hashes.known].flat())
      expect(text).toContain(hash)
    for (const name of ['Q 1', 'K1 1', 'K2 2', 'K3 2']) expect(pdf.text).toContain(name)
    expect(pdf.text).toContain('known_3-2.x3p')
    expect(pdf.text).not.toMatch(/[Mm]ark [AB]\b/)
    expect(pdf.text).toContain(`Known mark K${known.best}`)
  })

  test('prints the same bytes again, and by its handle', async () => {
    const url = `/v1/reports/${report.report_handle}/report.pdf`
    const first = await get(url)
    expect(titles(await printed(first))).toContain('The known marks')
    expect((await get(url)).rawPayload.equals(first.rawPayload)).toBe(true)
  })

  test('the command line and the explanation name every known mark and what is stated', () => {
    const table = outcomeTable(report)
    for (const score of report.known.scores) expect(table).toContain(short(score))
    for (const name of [
      'known_1.1',
      'known_3.2',
      'Without known_2',
      '5 made, 3 used',
      'instrument: not stated',
    ])
      expect(table).toContain(name)
    const { paragraphs } = explainReport(report)
    const whole = paragraphs.join('\n')
    expect(whole).toContain('The questioned mark was held against 3 known marks of one source.')
    expect(whole).toContain('Without known mark 2')
    expect(whole).toContain('alike in ammunition')
    expect(whole).toContain('different in condition of the source')
    expect(whole).toContain('Nothing is stated about instrument.')
  })

  describe('known=n', () => {
    const url = (rest: string) => `/v1/reports/${report.report_handle}${rest}`

    test.each([1, 2, 3])(
      'shows the questioned mark with known mark %i as their own comparison does',
      async (n) => {
        const pair = answer(
          await post('/v1/compare', comparison(QUESTIONED, KNOWN[n - 1]!, { include: 'features,trace' })),
        )
        const own = `/v1/reports/${pair.report_handle}/pair?a=1&b=0`
        expect((await get(url(`/pair?known=${n}&a=1&b=0`))).json()).toEqual((await get(own)).json())
        const shown = (await get(url(`?known=${n}&include=features,trace`))).json()
        expect(shown.features).toEqual(pair.features)
        expect(shown.trace).toEqual(pair.trace)
        expect(shown.attribution).toEqual(pair.attribution)
        expect(shown.previews).toEqual(pair.previews)
        expect(shown.score).toBe(report.score)
        expect(shown.known).toEqual(report.known)
      },
    )

    test('is the known mark that agrees best without it', async () => {
      const { best } = report.known
      expect((await get(url('/pair'))).json()).toEqual((await get(url(`/pair?known=${best}`))).json())
    })

    test('has an answer without a number that no known mark has', async () => {
      failure(await get(url('/pair?known=9')), 422)
      expect(failure(await get(url('/pair?known=4')), 400)).toContain('known marks 1 to 3')
      expect(failure(await get(url('?known=4')), 400)).toContain('known marks 1 to 3')
      const pair = answer(await post('/v1/compare', comparison(QUESTIONED, KNOWN[0]!)))
      expect(failure(await get(`/v1/reports/${pair.report_handle}/pair?known=1`), 400)).toContain('two marks')
    })
  })
})

describe('a question that was refused', () => {
  test('because known marks do not agree is printed with its reason and every score', async () => {
    const body = question(OF_OTHERS)
    const refusal = answer(await post('/v1/compare', body))
    expect(refusal.refused).toBe(true)
    expect(refusal.known.scores).toHaveLength(2)
    const response = await post('/v1/compare/report.pdf', body)
    const pdf = await printed(response)
    expect(response.headers['content-disposition']).toContain(refusal.report_handle.slice(7, 19))
    expect(titles(pdf)).toEqual(['The known marks', CHECKS, 'Inputs', 'Report'])
    expect(pdf.pages[0]!.text).toContain('No likelihood ratio')
    expect(flat(pdf.text).toLowerCase()).toContain(flat(refusal.reason).toLowerCase())
    for (const score of refusal.known.scores) expect(alternatives(pdf)).toContain(short(score))
    expect(outcomeTable(refusal)).toContain(short(refusal.known.scores[1]))
    expect(explainReport(refusal).paragraphs[0]).toContain('held against 2 known marks')
    const again = await get(`/v1/reports/${refusal.report_handle}/report.pdf`)
    expect(titles(await printed(again))).toEqual(titles(pdf))
  })

  test('because too few known marks are no copies is printed without scores', async () => {
    const body = question([KNOWN[0]!, KNOWN[0]!])
    const refusal = answer(await post('/v1/compare', body))
    expect(refusal.known).toBeUndefined()
    const pdf = await printed(await post('/v1/compare/report.pdf', body))
    expect(titles(pdf)).toEqual([CHECKS, 'Inputs', 'Report'])
    expect(flat(pdf.text).toLowerCase()).toContain(flat(refusal.reason).toLowerCase())
    expect(pdf.text).toContain('K2 1')
    expect(explainReport(refusal).paragraphs[0]).toBe(
      'The questioned mark was held against 2 known marks of one source.',
    )
  })
})
