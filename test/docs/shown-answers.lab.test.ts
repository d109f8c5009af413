/**
 * The answers that docs/mcp.md shows are those that this version gives. When they change, the score in README.md changes too:
 * `npm run demo` prints it.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compare } from '../../src/compare/compare.ts'
import { loadComparison, prepareComparison } from '../../src/compare/request/comparison.ts'
import type { CalibratedReport } from '../../src/kinds/report.ts'
import { decode } from '../../src/nodes/scan/decode.ts'
import { simulateBullet } from '../../src/simulate/bullet.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { uploadOf } from '../helpers/bundles.ts'
import { bundledComposition, type TestComposition } from '../helpers/composition.ts'

const PAGE = readFileSync(new URL('../../docs/mcp.md', import.meta.url), 'utf8')

const PITCH = 1.5625 * 1e-6 // metres, as the command makes it of micrometres

let one: TestComposition
beforeAll(async () => {
  one = await bundledComposition()
})
afterAll(() => one.close())

const scans = (bulletSeed: number) =>
  simulateBullet({ barrelSeed: 1, bulletSeed, pitch: PITCH }).map((land, i) =>
    uploadOf(
      writeX3p(land, { creator: 'Markgraph', comment: 'Simulated by Markgraph; not a measurement.' }),
      i,
    ),
  )

/** Two bullets of barrel 1, as `markgraph simulate bullet` writes them. */
async function compared(a: number, b: number): Promise<{ report: CalibratedReport; handle: string }> {
  const asked = { domain: 'striated', a: { scans: scans(a) }, b: { scans: scans(b) } }
  const prepared = await prepareComparison(one.service, asked)
  return one.service.graph.within(async (session) => {
    const { report } = await compare(
      one.service,
      session,
      await loadComparison(one.service, session, prepared),
    )
    return { report: (await session.value(report)) as CalibratedReport, handle: report.handle }
  })
}

test('the session has the score, the Cllr of the reference and the handles of its two bullets', async () => {
  const { report, handle } = await compared(1, 2)
  expect(PAGE).toContain(`"score": ${report.score},`)
  expect(PAGE).toContain(`"cllr": ${report.reference.cllr},`)
  expect(PAGE).toContain(`"step": "decode", "code": "decode@${decode.version}"`)
  expect(PAGE).toContain(`"handle": "${report.recipe_handle}"`)
  expect(PAGE).toContain(`"report_handle": "${handle}"`)
})
