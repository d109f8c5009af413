/** What real scans are like: which texture they show, and whether the conditions of a reference hold for marks it has not seen. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ingest } from '../../src/compare/request/ingest.ts'
import { mapLimited } from '../../src/graph/map-limited.ts'
import type { Measures } from '../../src/kinds/marks/measures.ts'
import { AS_SCANNED } from '../../src/marks/mark-type.ts'
import { conditionsCheck } from '../../src/nodes/scan/conditions.ts'
import { robustQuadratic } from '../../src/numerics/filters/robust-form.ts'
import { collapseRatio } from '../../src/numerics/profiles/collapse-ratio.ts'
import { uploadOfScan } from '../../src/references/studies/study-scans.ts'
import { readX3p } from '../../src/x3p/read.ts'
import { type TestComposition, testComposition } from '../helpers/composition.ts'
import { bytesOf } from '../helpers/edit-scan.ts'
import { csvRows, hasShared, sharedPath, titleFor } from '../helpers/shared.ts'

const SCANS = 'scans'
const rowsOf = (manifest: string) => csvRows(`manifests/${manifest}.csv`)

describe.skipIf(!hasShared(SCANS))(titleFor('textures of real scans', SCANS), () => {
  const ratioOf = (path: string): number => {
    const { heights, ny, nx, dx, dy } = readX3p(bytesOf(path))
    return collapseRatio(heights, ny, nx, { dx, dy }, robustQuadratic(heights, ny, nx).coefficients)
  }

  test('all 52 lands are striated, without doubt', { timeout: 120_000 }, () => {
    const ratios = rowsOf('bullets').map(({ scan }) => ratioOf(scan!))
    expect(ratios).toHaveLength(52)
    expect(Math.min(...ratios)).toBeGreaterThan(0.22)
  })

  test('all 74 breech faces are areal, without doubt', { timeout: 120_000 }, () => {
    const ratios = ['cartridges', 'cartridges-weller'].flatMap((manifest) =>
      rowsOf(manifest).map(({ scan }) => ratioOf(scan!)),
    )
    expect(ratios).toHaveLength(74)
    expect(Math.max(...ratios)).toBeLessThan(0.12)
  })
})

describe.skipIf(!hasShared(SCANS))(titleFor('conditions of bullets', SCANS), () => {
  let at: TestComposition
  beforeAll(async () => {
    at = await testComposition()
  })
  afterAll(() => at.close())

  test('each barrel left out lies inside the conditions of the other two', { timeout: 240_000 }, async () => {
    const { service } = at
    const type = service.marks.of('striated')
    const config = service.marks.configs.deployed()
    // one session for each scan: a session holds the memory that it took until it is closed
    const measured = await mapLimited(rowsOf('bullets'), 3, ({ scan, source, study }) =>
      service.graph.within(async (session) => {
        const [one] = await ingest(service, session, [await uploadOfScan(sharedPath('scans'), scan!)])
        const ref = await type.measures.of(session, config, one!.surface, AS_SCANNED, 0)
        return { scan, source, study, measures: await session.value(ref) }
      }),
    )
    const rules = type.measures.rules.map((rule) => ({ ...rule, factor: Number(config[rule.factor]) }))
    for (const out of new Set(measured.map(({ source }) => source))) {
      const rest = Map.groupBy(
        measured.filter(({ source }) => source !== out),
        ({ study }) => study!,
      )
      const sets = [...rest].map(([tag, rows]) => ({
        tag,
        ranges: rangesOf(rows.map(({ measures }) => measures)),
      }))
      for (const { scan, measures } of measured.filter(({ source }) => source === out)) {
        const found = conditionsCheck(measures, { reference: 'rest', sets, rules, unmeasured: null })
        expect(found.severity, `${scan}: ${found.reason}`).not.toBe('refuse')
      }
    }
  })
})

const rangesOf = (all: readonly Measures[]): Record<string, [number, number]> =>
  Object.fromEntries(
    Object.keys(all[0]!).map((name) => {
      const values = all.map((one) => one[name]!)
      return [name, [Math.min(...values), Math.max(...values)]]
    }),
  )
