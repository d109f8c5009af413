/** Bundles that were made once and are kept, one of each domain: what this program still shows of them, whatever became of its nodes. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBundle } from '../../../src/verify/bundles/open-bundle.ts'
import type { Engine } from '../../../src/verify/replay.ts'
import { verifyBundle } from '../../../src/verify/verify-bundle.ts'
import { engineOf } from '../../../src/verify/verify-report.ts'
import { DOMAINS, smallReferences } from '../../helpers/bundles.ts'
import type { TestComposition } from '../../helpers/composition.ts'

/** A node that the bundle of a domain has runs of, how many, and a node of another domain. */
const NODES = {
  striated: { own: 'land-signature', runs: 4, other: 'cmr-2d' },
  impressed: { own: 'areal-signature', runs: 2, other: 'land-signature' },
  toolmark: { own: 'toolmark-signature', runs: 2, other: 'cmr-2d' },
}

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

describe.each(DOMAINS)('a bundle of domain %s', (domain) => {
  const { own, runs, other } = NODES[domain]
  const packed = readFileSync(`test/verify/bundles/fixtures/${domain}-0.2.0.zip.gz`)
  const zip = new Uint8Array(gunzipSync(packed))
  const check = (engine: Engine) => verifyBundle(zip, engine, async () => [])

  test('it has nodes of its own, and there are nodes that it has not', () => {
    const nodes = openBundle(zip).dossier!.runs.map(({ node }) => node)
    expect(packed.length).toBeLessThan(450_000)
    expect(nodes.filter((node) => node === own)).toHaveLength(runs)
    expect(nodes).not.toContain(other)
  })

  const notEqual = ({ steps }: Awaited<ReturnType<typeof check>>): number =>
    steps.reduce((sum, step) => sum + step.not_equal, 0)

  test('the nodes whose version rose since are named, and all other runs give what they gave', async () => {
    for (const engine of [later(), later(other)]) {
      const found = await check(engine)
      expect(found.verdict).toBe('intact, not recomputable')
      expect(found.lacks.join('\n')).toMatch(
        /fit-calibration@3 made it, and this program has fit-calibration@4/,
      )
      expect(found.lacks.join('\n')).not.toMatch(`${own}@`)
      expect(notEqual(found)).toBe(0)
    }
  })

  test('with another version of a node that it uses: that node is named too', async () => {
    const found = await check(later(own))
    expect(found.verdict).toBe('intact, not recomputable')
    const { version } = engineOf(one.service).nodes.get(own)!
    expect(found.lacks.join('\n')).toMatch(
      new RegExp(
        `${own}@\\d+ made it, and this program has ${own}@${version + 1}: ${runs} of the computations \\(${own}\\) were`,
      ),
    )
    expect(notEqual(found)).toBe(0)
  })

  test('a node that this program has no more is named', async () => {
    const engine = engineOf(one.service)
    const fewer: Engine = {
      ...engine,
      nodes: new Map([...engine.nodes].filter(([name]) => name !== 'calibrated-report')),
    }
    const found = await check(fewer)
    expect(found.lacks.join('\n')).toMatch(
      /calibrated-report@\d+ made it, and this program has no calibrated-report: 1 of/,
    )
  })
})
