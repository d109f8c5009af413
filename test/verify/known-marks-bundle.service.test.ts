import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerComparison } from '../../src/compare/answer/answer-comparison.ts'
import { prepareComparison } from '../../src/compare/request/comparison.ts'
import { verifyBundle } from '../../src/verify/verify-bundle.ts'
import { printingEngine, uploadOf, zipOfReport } from '../helpers/bundles.ts'
import { type TestComposition, testComposition } from '../helpers/composition.ts'
import { bullet } from '../helpers/scans.ts'

let one: TestComposition
beforeAll(async () => {
  one = await testComposition()
})
afterAll(() => one.close())

test.each([
  ['with a likelihood ratio', [1, 1, 1], 'calibrated'],
  ['that was refused, because its known marks do not agree', [5, 6, 7], 'refused'],
] as const)('the bundle of a question %s holds every scan, and is verified', async (_, barrels, outcome) => {
  const { service } = one
  const mark = (files: readonly Uint8Array[]) => ({ scans: files.map(uploadOf) })
  const known = barrels.map((barrel, i) => mark(bullet(i + 2, { barrel })))
  const asked = { domain: 'striated', a: mark(bullet(1)), b: known[0]!, known }
  const prepared = await prepareComparison(service, asked)
  const answer = await answerComparison(service, prepared, { include: new Set(), principal: '' })
  const zip = await zipOfReport(service, answer)
  const scans = Buffer.from(zip)
    .toString('latin1')
    .match(/scans\/[0-9a-f]{64}\.x3p/g)
  expect(new Set(scans).size).toBe(8)
  const found = await verifyBundle(zip, await printingEngine(service), async () => [])
  expect(found).toMatchObject({ verdict: 'verified', outcome, findings: [] })
})
