import { expect, test } from 'vitest'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { allNodes } from '../../src/service/nodes.ts'
import { committedRuns } from './committed.ts'
import { driftOf } from './drift.ts'
import { type GoldenRuns, goldenRuns } from './golden-runs.ts'

const RENEW = 'look at the list, then renew the committed runs: npm run golden'

test('no node gives another result without another version', async () => {
  const { moved, others } = driftOf(committedRuns(), await goldenRuns())
  expect(moved, 'raise the version of these nodes: their results moved').toEqual([])
  expect(others, `the comparisons are done by other runs; ${RENEW}`).toEqual([])
})

test('the golden comparisons run every node that takes part in a likelihood ratio', () => {
  const run = new Set(
    Object.values(committedRuns()).flatMap((runs) => runs.map(({ code }) => code.split('@')[0]!)),
  )
  const missing = [...allNodes(ALL_MARKS).values()].filter(({ name, stage }) => stage && !run.has(name))
  expect(missing.map(({ name }) => name)).toEqual([])
})

const RUNS: GoldenRuns = {
  bullets: [
    { code: 'decode@5', key: 'k1', output: 'o1' },
    { code: 'robust-form@2', key: 'k2', output: 'o2' },
  ],
}
const changed = (at: number, run: Partial<GoldenRuns[string][number]>): GoldenRuns => ({
  bullets: RUNS['bullets']!.map((one, i) => (i === at ? { ...one, ...run } : one)),
})

test('a result that moves under the same version names its node', () => {
  expect(driftOf(RUNS, RUNS)).toEqual({ moved: [], others: [] })
  const { moved, others } = driftOf(RUNS, changed(1, { output: 'o3' }))
  expect(moved).toEqual(['robust-form@2 of bullets: o2 is committed, it gives o3'])
  expect(others).toEqual([])
})

test('a result that moves under a new version only asks for new committed runs', () => {
  const { moved, others } = driftOf(RUNS, changed(1, { code: 'robust-form@3', key: 'k3', output: 'o3' }))
  expect(moved).toEqual([])
  expect(others).toEqual(['new: robust-form@3 of bullets', 'gone: robust-form@2 of bullets'])
})
