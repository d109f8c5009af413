/** A changed copy, through the whole service: every way out says so before the number. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noise } from '../../../lab/trials/edits.ts'
import { sha256 } from '../../../src/address/canonical.ts'
import { outcomeTable } from '../../../src/cli/outcome.ts'
import type { CalibratedAnswer } from '../../../src/compare/answer/answer.ts'
import { answerComparison } from '../../../src/compare/answer/answer-comparison.ts'
import { prepareComparison } from '../../../src/compare/request/comparison.ts'
import { answerOf } from '../../../src/mcp/compare-marks.ts'
import { comparisonReport } from '../../../src/report/comparison.ts'
import { contentsOf, PRINTED } from '../../../src/report/contents.ts'
import { explainReport } from '../../../src/report/explanation.ts'
import { simulateToolmark } from '../../../src/simulate/toolmark.ts'
import { writeX3p } from '../../../src/x3p/write.ts'
import { bundledComposition, type TestComposition } from '../../helpers/composition.ts'
import { readPdf } from '../../helpers/pdf.ts'

const given = (data: Uint8Array) => ({
  filename: 'scan.x3p',
  size: data.length,
  sha256: sha256(data),
  read: async () => data,
})
const mark = (markSeed: number) => simulateToolmark({ edgeSeed: 3, markSeed, asProfile: true })

let at: TestComposition
beforeAll(async () => {
  at = await bundledComposition()
})
afterAll(() => at.close())

const asked = async (a: Uint8Array, b: Uint8Array) => {
  const request = { domain: 'toolmark', a: { scans: [given(a)] }, b: { scans: [given(b)] } }
  const prepared = await prepareComparison(at.service, { ...request, resolution: 'reference' })
  const answer = await answerComparison(at.service, prepared, { include: PRINTED, principal: '' })
  const pdf = await at.service.graph.within(async (session) =>
    comparisonReport(await contentsOf(at.service, session, answer as CalibratedAnswer, TEXTS)),
  )
  return { answer, printed: (await readPdf(pdf)).text.replaceAll(/\s+/g, ' ') }
}

const TEXTS = { caseId: '', examiner: '' }
const SAID = 'Warning about mark_b: it agrees with mark_a better than two scans of one mark do'
const IN_PLAIN_WORDS = SAID.replace('mark_b', 'mark B').replace('mark_a', 'mark A')

test('a changed copy is the first warning, and is said before the number in every text', async () => {
  const { answer, printed } = await asked(writeX3p(mark(4)), writeX3p(noise(20e-9)(mark(4))))
  expect(answer.warnings[0]).toMatchObject({ code: 'near_copy', where: 'mark_b', values: { of: 'mark_a' } })
  expect(outcomeTable(answer)).toMatch(new RegExp(`^${SAID}`))
  expect(explainReport(answer).summary).toMatch(new RegExp(`^${IN_PLAIN_WORDS}.*The likelihood ratio is`))
  expect(answerOf(answer).summary).toMatch(new RegExp(`^${SAID}.*ratio`))
  const [warned, number] = [IN_PLAIN_WORDS, 'Likelihood ratio'].map((text) => printed.indexOf(text))
  expect(warned).toBeGreaterThan(0)
  expect(number).toBeGreaterThan(warned!)
})

test('two marks of one edge are no copies', async () => {
  const { answer } = await asked(writeX3p(mark(4)), writeX3p(mark(5)))
  expect(answer.warnings.map(({ code }) => code)).not.toContain('near_copy')
  expect(outcomeTable(answer)).not.toContain('Warning about')
})
