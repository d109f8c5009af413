import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerComparison } from '../../src/compare/answer/answer-comparison.ts'
import { prepareComparison } from '../../src/compare/request/comparison.ts'
import { comparisonReport } from '../../src/report/comparison.ts'
import { contentsOf, isPrintable, PRINTED } from '../../src/report/contents.ts'
import { DOMAINS, filesOf, smallReferences, uploadOf } from '../helpers/bundles.ts'
import type { TestComposition } from '../helpers/composition.ts'
import { readPdf } from '../helpers/pdf.ts'

let one: TestComposition
beforeAll(async () => {
  one = await smallReferences()
})
afterAll(() => one.close())

test.each(DOMAINS)('a question of domain %s is printed with its own names for the marks', async (domain) => {
  const { service } = one
  const mark = (number: number) => ({ scans: filesOf(domain, number).map(uploadOf) })
  const known = [mark(2), mark(3), mark(4)]
  const prepared = await prepareComparison(service, { domain, a: mark(1), b: known[0]!, known })
  const answer = await answerComparison(service, prepared, { include: PRINTED, principal: '' })
  if (!isPrintable(answer)) throw new Error('it has no document')
  expect('refused' in answer).toBe(false)
  const texts = { caseId: '', examiner: '', exhibitA: 'Item 1', exhibitB: 'Item 2' }
  const contents = await service.graph.within((session) => contentsOf(service, session, answer, texts))
  const pdf = await readPdf(await comparisonReport(contents))
  expect(pdf.text).toContain('Questioned mark (Item 1)')
  expect(pdf.text).toContain(`Known mark K${answer.known!.best} (Item 2)`)
  expect(pdf.text).not.toMatch(/[Mm]ark [AB]\b|\bof [AB]\b|\bOn [AB]\b/)
  const outside = pdf.pages.flatMap(({ pieces, width }) =>
    pieces.filter(({ x, width: wide }) => x < 50 || x + wide > width - 50),
  )
  expect(outside).toEqual([])
})
