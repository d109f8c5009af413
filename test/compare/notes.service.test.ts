/** An answer for different sources says, on every way out, that it is an absence of agreement; one for the same source does not. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outcomeTable } from '../../src/cli/outcome.ts'
import { reportAnswer } from '../../src/compare/answer/reports.ts'
import { calibrateScore } from '../../src/mcp/calibrate-score.ts'
import { answerOf } from '../../src/mcp/compare-marks.ts'
import { contentsOf, PRINTED } from '../../src/report/contents.ts'
import { explainReport } from '../../src/report/explanation.ts'
import { openPrinter } from '../../src/report/printer.ts'
import { reportOfFiles } from '../helpers/bundles.ts'
import { type TestComposition, testComposition } from '../helpers/composition.ts'
import { readPdf } from '../helpers/pdf.ts'
import { bullet } from '../helpers/scans.ts'

const ABSENCE =
  'Support for different sources is an absence of agreement. Wear, ammunition, damage and poor marking also cause it. It excludes nothing.'

let one: TestComposition
beforeAll(async () => {
  one = await testComposition()
})
afterAll(() => one.close())

describe.each([
  ['another barrel', 2, true],
  ['the same barrel', 1, false],
] as const)('a bullet of %s', (_, barrel, told) => {
  test('in the report, its print, on the command line, over MCP and in the explanation', async () => {
    const { service } = one
    const answer = await reportOfFiles(service, 'striated', [bullet(1), bullet(2, { barrel })])
    if (!('log10_lr' in answer)) throw new Error('there is no likelihood ratio')
    expect(answer.log10_lr < 0).toBe(told)
    const printer = openPrinter()
    try {
      const contents = await service.graph.within(async (session) => {
        const whole = await reportAnswer(service, session, answer.report_handle, PRINTED)
        return contentsOf(service, session, whole as typeof answer, { caseId: '', examiner: '' })
      })
      const { text } = await readPdf(await printer.comparison(contents, service.graph.wanted))
      const flat = (of: string): string => of.replace(/\s/g, '')
      expect(flat(text).includes(flat(ABSENCE))).toBe(told)
    } finally {
      await printer.close()
    }
    const { score, reference, log10_lr } = answer
    expect(answer.notes.map(({ message }) => message).includes(ABSENCE)).toBe(told)
    expect(outcomeTable(answer).includes(ABSENCE)).toBe(told)
    expect(explainReport(answer).paragraphs.includes(ABSENCE)).toBe(told)
    expect(answerOf(answer).notes.some(({ code }) => code === 'absence_of_agreement')).toBe(told)
    const step = await calibrateScore(service, { score, reference: reference.id })
    expect(step.log10_lr).toBeCloseTo(log10_lr, 9)
    expect(step.notes!.some(({ message }) => message === ABSENCE)).toBe(told)
  })
})
