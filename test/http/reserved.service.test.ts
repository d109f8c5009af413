/** Every way to have something computed takes its memory from the one budget, before the work begins. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Release } from '../../src/limits/memory-budget.ts'
import { answer, failure } from '../helpers/answers.ts'
import { comparison, form, type Part, urlencoded } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'
import { contents, type TestService, testService } from '../helpers/service.ts'
import { manifestOf, strokes } from '../helpers/studies.ts'

const MARKS = strokes(2, 2)
const opened: TestService[] = []
const service = async (env: Record<string, string> = {}): Promise<TestService> => {
  const one = await testService(env)
  opened.push(one)
  return one
}
afterAll(() => Promise.all(opened.map((one) => one.close())))

const study = ({ app }: TestService, marks = MARKS) => {
  const files = marks.map(({ bytes, scan }): Part => ['scans', bytes, scan])
  const body = form(['domain', 'toolmark'], ['manifest', manifestOf(marks)], ...files)
  return app.inject({ method: 'POST', url: '/v1/studies', ...body })
}

describe('while others have all the memory', () => {
  let one: TestService
  let surface: string
  let signature: string
  let report: string
  let recipe: string
  let id: string
  beforeAll(async () => {
    one = await service()
    const post = (url: string, body: object) => one.app.inject({ method: 'POST', url, ...body })
    const upload = form(['scan', bullet(1)[0]!, 'a.x3p'])
    surface = answer(await post('/v1/artifacts', upload)).handle
    signature = answer(await post('/v1/steps/signature', urlencoded({ surface }))).handle
    const compared = answer(await post('/v1/compare', comparison(bullet(1), bullet(2))))
    report = compared.report_handle
    recipe = compared.handle
    const made = await study(one)
    expect(made.statusCode, made.body).toBe(201)
    id = made.json().id
  })
  let releases: Release[] = []
  const takeAll = async (): Promise<void> => {
    const { budget } = one.service
    releases = [
      await budget.take(budget.share, { clients: () => ['others'] }),
      await budget.take(budget.whole - budget.share, { clients: () => ['more others'] }),
    ]
  }
  const giveBack = (): void => releases.splice(0).forEach((release) => void release())
  afterEach(giveBack)

  test.each<[string, 'GET' | 'POST', () => string, (() => Record<string, string>)?]>([
    ['a step', 'POST', () => `/v1/steps/preprocess`, () => ({ surface })],
    ['the signature of a land', 'POST', () => `/v1/steps/signature`, () => ({ surface })],
    ['a lag', 'POST', () => `/v1/steps/align`, () => ({ a: signature, b: signature })],
    ['features', 'POST', () => `/v1/steps/features`, () => ({ a: signature, b: signature })],
    ['a picture', 'GET', () => `/v1/artifacts/${surface}/image.png`],
    ['a mesh', 'GET', () => `/v1/artifacts/${surface}/mesh`],
    ['a preview', 'GET', () => `/v1/artifacts/${surface}/preview`],
    ['a block of a report', 'GET', () => `/v1/reports/${report}?include=features`],
    ['the view of a pair', 'GET', () => `/v1/reports/${report}/pair`],
    ['a document', 'GET', () => `/v1/reports/${report}/report.pdf`],
    ['a bundle', 'GET', () => `/v1/reports/${report}/bundle.zip`],
    ['a verification', 'POST', () => `/v1/recipes/${recipe}/verify`],
  ])('%s waits', async (_, method, url, body) => {
    await takeAll()
    const { budget } = one.service
    const asked = one.app.inject({ method, url: url(), ...(body && urlencoded(body())) }).then((got) => got)
    await expect.poll(() => budget.waiting()).toBe(1)
    giveBack()
    const { statusCode, body: text } = await asked
    expect(statusCode, text.slice(0, 300)).toBe(200)
    await expect.poll(() => [budget.taken(), budget.waiting()]).toEqual([0, 0])
  })

  test('a pair of a study waits', async () => {
    await takeAll()
    const { budget } = one.service
    await one.app.inject({ method: 'POST', url: `/v1/studies/${id}/run` })
    await expect.poll(() => budget.waiting()).toBeGreaterThan(0)
    const record = async () => (await one.app.inject({ url: `/v1/studies/${id}` })).json()
    expect(await record()).toMatchObject({ state: 'running', pairs_done: 0 })
    giveBack()
    await expect.poll(async () => (await record()).state, { timeout: 60_000 }).toBe('done')
    await expect.poll(() => [budget.taken(), budget.waiting()]).toEqual([0, 0])
  })
})

describe('more than one request may take', () => {
  test('is refused for a study when it is created, and leaves nothing behind', async () => {
    const one = await service({ MARKGRAPH_MAX_OPERATIONS: '1000000' })
    const before = await contents(one.data)
    expect(failure(await study(one), 413)).toMatch(
      /would take .* operations and .* of memory, more than the 0\.001·10\^9 .* of one request; send smaller scans/,
    )
    expect(await contents(one.data)).toEqual(before)
  })

  test('is refused for a study against a collection too, and leaves nothing behind', async () => {
    const one = await service({ MARKGRAPH_MAX_OPERATIONS: '1000000' })
    const send = (url: string, marks: typeof MARKS, ...fields: Part[]) => {
      const files = marks.map(({ bytes, scan }): Part => ['scans', bytes, scan])
      return one.app.inject({
        method: 'POST',
        url,
        ...form(['manifest', manifestOf(marks)], ...fields, ...files),
      })
    }
    const named = urlencoded({ name: 'known', domain: 'toolmark' })
    const { id } = (await one.app.inject({ method: 'POST', url: '/v1/collections', ...named })).json()
    answer(await send(`/v1/collections/${id}/scans`, MARKS.slice(0, 2)))
    const before = await contents(one.data)
    expect(
      failure(await send('/v1/studies', MARKS.slice(2), ['domain', 'toolmark'], ['against', id]), 413),
    ).toMatch(/would take/)
    expect(await contents(one.data)).toEqual(before)
  })

  test('is refused for a picture', async () => {
    const one = await service({ MARKGRAPH_MAX_WORK_BYTES: '8000000' })
    const upload = form(['scan', bullet(1)[0]!, 'a.x3p'])
    const { handle: surface } = answer(
      await one.app.inject({ method: 'POST', url: '/v1/artifacts', ...upload }),
    )
    expect(failure(await one.app.inject({ url: `/v1/artifacts/${surface}/image.png` }), 413)).toMatch(
      /would take about \d+ MiB of memory, more than the 8 MiB/,
    )
  })

  test.each(['1', '8'])(
    'is not what %s threads would take: then fewer scans are read at a time',
    async (threads) => {
      const one = await service({ MARKGRAPH_MAX_WORK_BYTES: '24000000', MARKGRAPH_THREADS: threads })
      const sent = comparison(bullet(1, { lands: 6 }), bullet(2, { lands: 6 }))
      answer(await one.app.inject({ method: 'POST', url: '/v1/compare', ...sent }))
    },
  )
})
