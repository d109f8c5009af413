import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { openStore } from '../../src/store/sqlite/sqlite-store.ts'
import { answer, failure } from '../helpers/answers.ts'
import { comparison, form, urlencoded } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'
import { contents, type TestService, testService } from '../helpers/service.ts'

const [a, b] = [bullet(1), bullet(2)]
const body = comparison(a, b, { include: 'all' })
let open: TestService[] = []
const service = async (env: Record<string, string> = {}): Promise<TestService> => {
  const one = await testService(env)
  open.push(one)
  return one
}
afterEach(async () => {
  await Promise.all(open.map((one) => one.close()))
  open = []
})
const compared = ({ app }: TestService, of = body) =>
  app.inject({ method: 'POST', url: '/v1/compare', ...of })

test('a recipe handle is the same for 1 and 4 threads, with and without memory, in fresh folders and after a restart', async () => {
  const answers: string[] = []
  for (const env of [
    { MARKGRAPH_THREADS: '1' },
    { MARKGRAPH_THREADS: '4' },
    { MARKGRAPH_MEMORY_BYTES: '1' },
  ]) {
    answers.push((await compared(await service(env))).body)
  }
  const again = await open[0]!.restart()
  open[0] = again
  answers.push((await compared(again)).body)
  expect(new Set(answers).size).toBe(1)
  expect(JSON.parse(answers[0]!).handle).toMatch(/^sha256:[0-9a-f]{64}$/)
  const counts = [...again.service.graph.counts().values()]
  expect(counts.reduce((sum, { computed }) => sum + computed, 0)).toBe(0)
})

test('file names take no part in the recipe, the order of the lands does', async () => {
  const one = await service()
  const handle = answer(await compared(one)).handle
  const renamed = form(
    ['domain', 'striated'],
    ...a.map((x, i) => ['mark_a', x, `other ${i}`] as const),
    ...b.map((x) => ['mark_b', x, 'é"'] as const),
  )
  expect(answer(await compared(one, renamed)).handle).toBe(handle)
  expect(answer(await compared(one, comparison([...a].reverse(), b))).handle).not.toBe(handle)
})

test('MARKGRAPH_KEEP_SCANS=false keeps hashes only, and compares as before', async () => {
  const one = await service({ MARKGRAPH_KEEP_SCANS: 'false' })
  const report = answer(await compared(one))
  const scan = report.recipe.steps[0].inputs[0]
  expect(answer(await one.app.inject(`/v1/artifacts/${scan}`))).toMatchObject({
    kind: 'scan',
    bytes: a[0]!.length,
    meta: { source_sha256: report.provenance.input_hashes.mark_a[0] },
  })
  const data = await one.app.inject(`/v1/artifacts/${scan}/data`)
  failure(data, 404)
  expect(data.headers['cache-control']).toBeUndefined()
  expect(await one.service.store.has(report.provenance.input_hashes.mark_a[0])).toBe(false)
  expect((await compared(one)).json()).toEqual(report)
  expect(answer(await compared(await service()))).toEqual(report)
})

test('a damaged surface is computed again from its scan, and the answer stays the same', async () => {
  const one = await service()
  const first = (await compared(one)).body
  const surface = JSON.parse(first).recipe.steps[0].output[0]
  const { dataSha256, bytes } = (await one.service.store.artifacts([surface])).get(surface)!
  // a surface is not stored where its scan is; an earlier edition stored it
  const { data: heights } = await one.service.graph.within((session) => session.encoded(surface))
  await one.service.store.commit({ blobs: [{ sha256: dataSha256, data: heights }] })
  await writeFile(`${one.data}/blobs/${dataSha256.slice(0, 2)}/${dataSha256}`, Buffer.alloc(bytes))
  const again = await one.restart()
  open = [again]
  const data = await again.app.inject(`/v1/artifacts/${surface}/data`)
  expect(data.statusCode).toBe(200)
  expect(again.reports).toEqual(['blob corrupt'])
  expect((await compared(again)).body).toBe(first)
})

test('a comparison past its time is a 503 that says when to come back, and done by then', async () => {
  let waitMs = 300
  const one = await testService({ MARKGRAPH_COMPARE_SECONDS: '1' }, undefined, {
    async store(folder, report) {
      const store = await openStore(folder, report)
      const outputs: typeof store.outputs = async (keys) => {
        await sleep(waitMs) // a comparison asks about one stage after the other
        return store.outputs(keys)
      }
      return { ...store, outputs }
    },
  })
  open.push(one)
  const late = await compared(one)
  failure(late, 503)
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  waitMs = 0
  await expect.poll(async () => (await compared(one)).statusCode, { timeout: 30_000 }).toBe(200)
})

test('a full queue is a 503 that says when to come back', async () => {
  const one = await service({ MARKGRAPH_QUEUE: '1' })
  const answers = await Promise.all([compared(one), compared(one), compared(one)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 503, 503])
  const busy = answers.find(({ statusCode }) => statusCode === 503)!
  failure(busy, 503)
  expect(Number(busy.headers['retry-after'])).toBeGreaterThan(0)
  expect((await compared(one)).statusCode).toBe(200)
})

test('every comparison can be cited, whether its recipe was asked for or not', async () => {
  const one = await service()
  const lean = await one.app.inject({ method: 'POST', url: '/compare', ...comparison(a, b) })
  expect(answer(lean).calibrated).toBe(true)
  expect((await contents(one.data))['recipes']).toBe(1)
  const { handle } = answer(await compared(one))
  expect((await one.app.inject(`/v1/recipes/${handle}`)).statusCode).toBe(200)
  const missing = urlencoded({ domain: 'striated' })
  failure(await compared(one, missing), 422)
})
