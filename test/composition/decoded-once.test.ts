import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { compare } from '../../src/composition/compare.ts'
import { comparisonOf, prepareComparison } from '../../src/composition/comparison.ts'
import { readX3p } from '../../src/x3p/read.ts'
import { type TestComposition, testComposition } from '../helpers/composition.ts'
import { bullet } from '../helpers/scans.ts'

const LANDS = 6
const THREADS = 1
const SHOWN = 2 // lands that a result shows: their heights are read again for the pictures
const bullets = [11, 12].map((seed) => bullet(seed, { lands: LANDS }))

let at: TestComposition
beforeAll(async () => {
  const surface = Math.max(...bullets.flat().map((scan) => readX3p(scan).heights.byteLength))
  const most = (THREADS + 2) * surface // as many as are read at a time, and no more
  at = await testComposition({ MARKGRAPH_MEMORY_BYTES: `${most}`, MARKGRAPH_THREADS: `${THREADS}` })
})
afterAll(() => at.close())

test('a comparison decodes each of its scans once, also when memory does not hold them all', async () => {
  const [a, b] = bullets.map((scans) => ({
    scans: scans.map((bytes) => ({
      ...{ filename: '', sha256: sha256(bytes), size: bytes.length },
      read: async () => bytes,
    })),
  }))
  const prepared = await prepareComparison(at.service, { domain: 'striated', a: a!, b: b! })
  await at.service.graph.within(async (session) =>
    compare(at.service, session, await comparisonOf(at.service, session, prepared)),
  )
  const computed = (node: string): number => at.service.graph.counts().get(node)?.computed ?? 0
  expect(computed('land-signature')).toBe(2 * LANDS)
  expect(computed('decode')).toBeLessThanOrEqual(2 * LANDS + SHOWN)
})
