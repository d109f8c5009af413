/** A bundle that was made once and is kept: what this program still shows of it, whatever became of its nodes. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBundle } from '../../src/evidence/opened.ts'
import { engineOf } from '../../src/evidence/stored.ts'
import type { Engine } from '../../src/evidence/verify.ts'
import { verifyBundle } from '../../src/evidence/verify-bundle.ts'
import { smallReferences } from '../helpers/bundles.ts'
import type { TestComposition } from '../helpers/composition.ts'

const zip = new Uint8Array(gunzipSync(readFileSync('test/evidence/fixtures/toolmark-0.2.0.zip.gz')))

let one: TestComposition
beforeAll(async () => {
  one = await smallReferences()
})
afterAll(() => one.close())

/** This program with a later version of one of its nodes. */
function later(name?: string): Engine {
  const engine = engineOf(one.service)
  if (name === undefined) return engine
  const node = engine.nodes.get(name)!
  return { ...engine, nodes: new Map([...engine.nodes, [name, { ...node, version: node.version + 1 }]]) }
}
const check = (engine: Engine) => verifyBundle(zip, engine, async () => [])

test('it has nodes of its own, and there are nodes that it has not', () => {
  const nodes = new Set(openBundle(zip).dossier!.runs.map(({ node }) => node))
  expect(nodes.has('toolmark-signature')).toBe(true)
  expect(nodes.has('cmr-2d')).toBe(false)
})

test('it is verified by this program, and by one with another version of a node that it does not use', async () => {
  expect((await check(later())).verdict).toBe('verified')
  expect((await check(later('cmr-2d'))).verdict).toBe('verified')
})

test('with another version of a node that it uses: that node is named, all other runs are done again', async () => {
  const found = await check(later('toolmark-signature'))
  expect(found.verdict).toBe('intact, not recomputable')
  expect(found.lacks[0]).toMatch(
    /^toolmark-signature@\d+ made it, and this program has toolmark-signature@\d+: 2 of the computations \(toolmark-signature\) were/,
  )
  expect(found.lacks.at(-1)).toMatch(/^the recipe was not derived again: toolmark-signature@/)
  const count = (name: 'runs' | 'equal' | 'not_equal') =>
    found.steps.reduce((sum, step) => sum + step[name], 0)
  expect([count('not_equal'), count('runs') - count('equal')]).toEqual([0, 2])
})

test('a node that this program has no more is named', async () => {
  const engine = engineOf(one.service)
  const fewer: Engine = {
    ...engine,
    nodes: new Map([...engine.nodes].filter(([name]) => name !== 'calibrated-report')),
  }
  const found = await check(fewer)
  expect(found.lacks[0]).toMatch(
    /^calibrated-report@\d+ made it, and this program has no calibrated-report: 1 of/,
  )
})
