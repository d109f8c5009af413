/** What a release changes in stored reports. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Handle } from '../../src/address/canonical.ts'
import type { AnyNode } from '../../src/kinds/node.ts'
import { impactOf, impactWith } from '../../src/laboratory/impact.ts'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { allNodes } from '../../src/service/nodes.ts'
import type { ArtifactStore } from '../../src/store/store.ts'
import type { Engine } from '../../src/verify/replay.ts'
import { engineOf } from '../../src/verify/verify-report.ts'
import { filesOf, reportOf, reportOfFiles, smallReferences } from '../helpers/bundles.ts'
import type { TestComposition } from '../helpers/composition.ts'
import { localExecutor, testGraph } from '../helpers/graph.ts'

let one: TestComposition
let reports: Record<'bullets' | 'faces' | 'refused', Handle>
beforeAll(async () => {
  one = await smallReferences()
  const handle = (report: { report_handle: Handle }): Handle => report.report_handle
  reports = {
    bullets: handle(await reportOf(one.service, 'striated')),
    faces: handle(await reportOf(one.service, 'impressed')),
    refused: handle(
      await reportOfFiles(one.service, 'impressed', [filesOf('toolmark', 1), filesOf('impressed', 1)]),
    ),
  }
})
afterAll(() => one.close())

/** The present engine, but for nodes that give something else. */
function changedEngine(changes: Readonly<Record<string, (result: never) => object>>): Engine {
  const nodes = new Map(
    [...allNodes(ALL_MARKS)].map(([name, node]): [string, AnyNode] => {
      const change = changes[name]
      if (!change) return [name, node]
      const run: AnyNode['run'] = (inputs, params) => change(node.run(inputs, params) as never) as never
      return [name, { ...node, version: node.version + 1, run }]
    }),
  )
  const all = [...nodes.values()]
  const freshGraph = (store: ArtifactStore) =>
    testGraph(store, { executor: localExecutor(undefined, all, 0), nodes: all })
  return { ...engineOf(one.service), nodes, freshGraph }
}

test('under the release that made them, every report is the same, and the document is kept', async () => {
  let seen = 0
  const { handle, impact } = await impactOf(one.service, engineOf(one.service), () => seen++)
  expect(seen).toBe(3)
  expect(impact).toMatchObject({ reports: 3, largest: null, changed: [] })
  expect(impact.counts.equal).toBe(3)
  expect(await impactWith(one.service, handle)).toEqual(impact)
  expect(await one.service.store.events.newest({ subject: handle }, 1)).toMatchObject([
    { act: 'made', kind: 'impact' },
  ])
})

test('a release that scores bullets another way moves their report, and no other number', async () => {
  const engine = changedEngine({
    'bullet-score': (result: { score: number }) => ({ ...result, score: result.score * 0.3 }),
  })
  const { impact } = await impactOf(one.service, engine)
  expect(impact.counts.equal).toBe(2)
  const [changed] = impact.changed
  expect(changed).toMatchObject({ report: reports.bullets, domain: 'striated', why: null })
  expect(changed!.is!.score).toBeCloseTo(changed!.was.score! * 0.3, 12)
  expect(['moved', 'verbal', 'bound']).toContain(changed!.change)
  expect(changed!.is!.log10_lr).toBeLessThan(changed!.was.log10_lr!)
  expect(impact.largest).toBeCloseTo(changed!.was.log10_lr! - changed!.is!.log10_lr!, 12)
})

test('a release that refuses is counted so, and one that refuses for other reasons in other words is not a move', async () => {
  const refusing = changedEngine({
    'cells-check': (result: { checks: object[] }) => ({
      ...result,
      checks: result.checks.map((check) => ({ ...check, passed: false, severity: 'refuse' })),
    }),
    'scope-checks': (result: { checks: { name: string }[] }) => ({
      ...result,
      checks: result.checks.map((check) => ({ ...check, threshold: 7 })),
    }),
  })
  const { impact } = await impactOf(one.service, refusing)
  const byReport = new Map(impact.changed.map((row) => [row.report, row]))
  expect(byReport.get(reports.faces)).toMatchObject({
    change: 'refused',
    is: { outcome: 'refused', log10_lr: null },
  })
  expect(byReport.get(reports.refused)!.change).toBe('words')
  expect(impact.counts).toMatchObject({ equal: 0, refused: 1, words: 2 })
})

test('a report whose scans are gone is named with the reason', async () => {
  const engine = engineOf(one.service)
  const without = { ...engine, reference: async () => undefined }
  const { impact } = await impactOf(one.service, without)
  expect(impact.counts.equal + impact.counts['not done']).toBe(3)
})
