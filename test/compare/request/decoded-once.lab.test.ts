import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../../../src/address/canonical.ts'
import { compare } from '../../../src/compare/compare.ts'
import { loadComparison, prepareComparison } from '../../../src/compare/request/comparison.ts'
import type { Upload } from '../../../src/compare/request/upload.ts'
import { readX3p } from '../../../src/x3p/read.ts'
import { type TestComposition, testComposition } from '../../helpers/composition.ts'
import { bullet } from '../../helpers/scans.ts'

const LANDS = 6
const THREADS = 1
const SHOWN = 2 // lands that a result shows: their heights are read again for the pictures
const bullets = (one: number, other: number) =>
  [bullet(one, { lands: LANDS }), bullet(other, { lands: LANDS })] as const

let at: TestComposition
beforeAll(async () => {
  const surface = Math.max(
    ...bullets(11, 12)
      .flat()
      .map((scan) => readX3p(scan).heights.byteLength),
  )
  const most = (THREADS + 2) * surface // as many as are read at a time, and no more
  at = await testComposition({ MARKGRAPH_MEMORY_BYTES: `${most}`, MARKGRAPH_THREADS: `${THREADS}` })
})
afterAll(() => at.close())

const asked = (a: readonly Uint8Array[], b: readonly Uint8Array[]) =>
  at.service.graph.within(async (session) => {
    const prepared = await prepareComparison(at.service, {
      domain: 'striated',
      a: { scans: a.map(uploadOf) },
      b: { scans: b.map(uploadOf) },
    })
    return compare(at.service, session, await loadComparison(at.service, session, prepared))
  })

const uploadOf = (bytes: Uint8Array): Upload => ({
  filename: '',
  sha256: sha256(bytes),
  size: bytes.length,
  read: async () => bytes,
})

const computed = (node: string): number => at.service.graph.counts().get(node)?.computed ?? 0

test('a comparison decodes each of its scans twice at most, to score it and to look for copies, when memory does not hold them all', async () => {
  await asked(...bullets(11, 12))
  expect(computed('land-signature')).toBe(2 * LANDS)
  expect(computed('decode')).toBeLessThanOrEqual(2 * 2 * LANDS + SHOWN)
})

test('when a scan cannot be read, the others are decoded and not worked on', async () => {
  const [before, decoded] = [computed('land-signature'), computed('decode')]
  const [a, b] = bullets(13, 14)
  const bad = new TextEncoder().encode('no scan')
  await expect(asked([bad, ...a.slice(1)], b)).rejects.toMatchObject({ details: { upload: 0 } })
  expect(computed('decode') - decoded).toBe(2 * LANDS - 1)
  expect(computed('land-signature')).toBe(before)
})
