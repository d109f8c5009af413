import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sha256 } from '../../../src/address/canonical.ts'
import type { Asking } from '../../../src/compare/answer/answer.ts'
import { answerComparison, answersOf } from '../../../src/compare/answer/answer-comparison.ts'
import { type ComparisonRequest, prepareComparison } from '../../../src/compare/request/comparison.ts'
import { scansOf } from '../../../src/compare/request/ingest.ts'
import type { Given } from '../../../src/compare/request/upload.ts'
import { MarkgraphError } from '../../../src/errors.ts'
import { warning } from '../../../src/kinds/report.ts'
import { openStore } from '../../../src/store/sqlite/sqlite-store.ts'
import type { Store } from '../../../src/store/store.ts'
import { type TestComposition, testComposition } from '../../helpers/composition.ts'
import { type Calls, watched } from '../../helpers/graph.ts'
import { bullet } from '../../helpers/scans.ts'

const LANDS = 2
let at: TestComposition
let calls: Calls
let failing = false
beforeAll(async () => {
  at = await testComposition({}, undefined, {
    async store(folder, report) {
      const store = await openStore(folder, report)
      const watching = watched(store, () =>
        failing ? new MarkgraphError('disk-full', 'no space') : undefined,
      )
      calls = watching.calls
      return { ...store, ...watching.store }
    },
  })
})
afterAll(() => at.close())
beforeEach(() => {
  for (const name of Object.keys(calls)) calls[name as keyof Calls] = 0
})

const uploadsOf = (seed: number) =>
  bullet(seed, { lands: LANDS }).map((bytes, i) => ({
    filename: `${seed}-${i}.x3p`,
    sha256: sha256(bytes),
    size: bytes.length,
    read: async () => bytes,
  }))
const [first, second, third] = [1, 2, 3].map(uploadsOf)
const ask = async (
  a: readonly Given[],
  b: readonly Given[],
  asking: Partial<Asking> = {},
  more: Partial<ComparisonRequest> = {},
) => {
  const asked = { domain: 'striated', a: { scans: a }, b: { scans: b }, ...more }
  const prepared = await prepareComparison(at.service, asked)
  return answerComparison(at.service, prepared, { include: new Set(['recipe']), principal: '', ...asking })
}
const surfaces = (files: typeof first) =>
  at.service.graph.within(async (session) =>
    (await scansOf(at.service, session, files!)).map(({ surface }) => surface.handle),
  )
const computed = () => [...at.service.graph.counts().values()].reduce((sum, one) => sum + one.computed, 0)

test('an answer that was given is given again, without a question about its stages', async () => {
  const fresh = await ask(first!, second!)
  for (const name of Object.keys(calls)) calls[name as keyof Calls] = 0
  const [a, b] = [await surfaces(first), await surfaces(second)]
  const byHandles = await ask(a, b)
  const unnamed = { mark_a: ['', ''], mark_b: ['', ''] }
  expect(byHandles).toEqual({ ...fresh, provenance: { ...fresh.provenance, filenames: unnamed } })
  expect(fresh.provenance).toMatchObject({ filenames: { mark_a: ['1-0.x3p', '1-1.x3p'] } })
  for (const name of Object.keys(calls)) calls[name as keyof Calls] = 0
  expect(await ask(a, b)).toBe(byHandles)
  expect(calls).toEqual({ outputs: 0, producers: 0, artifacts: 0, has: 0, read: 0, commit: 0 })
})

test('what is asked otherwise is answered otherwise, and as without memory', async () => {
  const [a, b] = [await surfaces(first), await surfaces(second)]
  const plain = await ask(a, b)
  const others: [Partial<Asking>, Partial<ComparisonRequest>][] = [
    [{ include: new Set(['recipe', 'features']) }, {}],
    [{ include: new Set() }, {}],
    [{ previews: false }, {}],
    [{ warnings: [warning('request', 'units_override')] }, {}],
    [{}, { a: { scans: a, places: [1, 3] } }],
    [{}, { nPlaces: 4 }],
    [{}, { a: { scans: a, read: { replica: true, mirrored: false, edges: [] } } }],
    [{}, { resolution: 'reference' }],
    [{}, { scorerConfig: '{"land_clip": 2.5}' }],
    [{}, { reference: 'striated', b: { scans: a } }],
  ]
  for (const [asking, more] of others) {
    const other = await ask(a, b, asking, more)
    expect(other).not.toEqual(plain)
    expect(await ask(a, b, asking, more)).toBe(other)
    answersOf(at.service).clear()
    const before = computed()
    expect(await ask(a, b, asking, more)).toEqual(other)
    expect(computed()).toBe(before)
  }
})

test('the report is also recorded for another client', async () => {
  const [a, b] = [await surfaces(first), await surfaces(second)]
  const { report_handle } = await ask(a, b)
  const reports = (at.service.store as Store).reports
  expect(await reports.has('somebody', report_handle)).toBe(false)
  const answer = await ask(a, b, { principal: 'somebody' })
  expect(await reports.has('somebody', report_handle)).toBe(true)
  expect(await ask(a, b)).toBe(answer)
})

test('a file that was lost is stored again', async () => {
  const files = third!.map((one) => ({ ...one }))
  const answer = await ask(files, second!)
  const blobs = join(at.data, 'blobs')
  const path = join(blobs, files[0]!.sha256.slice(0, 2), files[0]!.sha256)
  await rm(path)
  expect(await ask(files, second!)).toBe(answer)
  expect(await readdir(join(blobs, files[0]!.sha256.slice(0, 2)))).toContain(files[0]!.sha256)
})

test('what could not be stored is not remembered', async () => {
  const [a, b] = [await surfaces(first), await surfaces(third)]
  answersOf(at.service).clear()
  failing = true
  await expect(ask(a, b)).rejects.toMatchObject({ code: 'disk-full' })
  expect(answersOf(at.service).size).toBe(0)
  failing = false
  await ask(a, b)
  expect(answersOf(at.service).size).toBe(1)
})
