/** Requests that would take too much: refused at once with the numbers, before anything is computed. */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { largeScan } from '../../lab/bench/service/large-scans.ts'
import { answer, failure } from '../helpers/answers.ts'
import { comparison, form, type Part } from '../helpers/form.ts'
import { bullet, scanOf } from '../helpers/scans.ts'
import { testBundled } from '../helpers/service.ts'
import { faceScan } from '../helpers/simulated.ts'

const FACE = (seed: number) =>
  scanOf(120, 120, (y, x) => 1e-6 * (Math.sin(0.3 * x + seed) + Math.sin(0.2 * y * seed)), 12e-6)

let one: Awaited<ReturnType<typeof testBundled>>
beforeAll(async () => {
  one = await testBundled()
})
afterAll(() => one.close())

const computed = (): number =>
  [...one.service.graph.counts().values()].reduce((sum, count) => sum + count.computed, 0)

const post = (url: string, ...parts: readonly Part[]) =>
  one.app.inject({ method: 'POST', url, ...form(...parts) })

async function handleOf(scan: Uint8Array): Promise<string> {
  return answer(await post('/v1/artifacts', ['scan', scan, 'a.x3p'])).handle
}

describe('a scorer config that costs too much', () => {
  let handles: string[]
  let before: number
  beforeAll(async () => {
    handles = [await handleOf(FACE(1)), await handleOf(FACE(2))]
  })
  beforeEach(() => {
    before = computed()
  })
  const compare = (domain: string, config: object) =>
    one.app.inject({
      method: 'POST',
      url: '/v1/compare',
      ...form(
        ['domain', domain],
        ['mark_a_handles', handles[0]!],
        ['mark_b_handles', handles[1]!],
        ['scorer_config', JSON.stringify(config)],
      ),
    })

  test.each([
    ['impressed', { impressed_search: 0.01, impressed_cell: 5e-5 }, ['impressed_search']],
    ['impressed', { impressed_cell: 1e-7 }, ['impressed_cell']],
    ['impressed', { impressed_search: 0.01 }, ['impressed_search']],
    [
      'impressed',
      { impressed_home: 0.01, impressed_tolerance: 0.01, impressed_search: 2e-3 },
      ['impressed_home'],
    ],
    ['impressed', { impressed_region_pitch: 1e-7 }, ['impressed_region_pitch']],
    ['impressed', { impressed_region_pitch: 1e-6, impressed_region_edge: 0.01 }, ['impressed_region_edge']],
    ['toolmark', { toolmark_pitch: 1e-7, toolmark_surrogates: 1024 }, ['toolmark_pitch']],
  ])('%s %o is refused before anything is computed', async (domain, config, keys) => {
    const start = process.cpuUsage()
    const response = await compare(domain, config)
    const { user, system } = process.cpuUsage(start)
    const detail = failure(response, 400)
    expect(detail).toMatch(
      /^scorer_config: .* would take .* operations and .* of memory, more than the 60·10\^9 and 512 MiB/,
    )
    for (const key of keys) expect(detail).toContain(key)
    expect(computed()).toBe(before)
    expect((user + system) / 1e6).toBeLessThan(5) // seconds of processors; the work itself takes minutes
    expect(one.service.budget.taken()).toBe(0)
  })

  test('two faces at their usual pitch are refused at once: their cells were compared for a minute, and further', async () => {
    const face = (cartridgeSeed: number) => faceScan({ slideSeed: 1, cartridgeSeed })
    handles = [await handleOf(face(1)), await handleOf(face(2))]
    const now = computed()
    const start = process.cpuUsage()
    const detail = failure(await compare('impressed', { impressed_search: 0.01, impressed_cell: 5e-5 }), 400)
    const { user, system } = process.cpuUsage(start)
    expect(detail).toMatch(
      /^scorer_config: .* more than the 60·10\^9 and 512 MiB.*; change .*impressed_search/,
    )
    expect(computed()).toBe(now)
    expect((user + system) / 1e6).toBeLessThan(5)
    handles = [await handleOf(FACE(1)), await handleOf(FACE(2))]
  })

  test('over MCP it is the same sentence', async () => {
    const scan = Buffer.from(FACE(1)).toString('base64')
    const message = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: {
        name: 'compare_marks',
        arguments: {
          domain: 'impressed',
          mark_a_base64: [scan],
          mark_b_base64: [Buffer.from(FACE(2)).toString('base64')],
          scorer_config: { impressed_cell: 1e-7 },
        },
      },
    }
    const response = await one.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
      payload: message,
    })
    const { result } = response.json()
    expect(result.isError).toBe(true)
    expect(result.content[0].text).toMatch(/^scorer_config: .*change impressed_cell$/)
    expect(computed()).toBe(before)
  })

  test.each([
    { impressed_cell: 200e-6 },
    { impressed_cell: 500e-6, impressed_search: 300e-6 },
    { impressed_search: 500e-6 },
    { impressed_rotation_step: 1, impressed_candidates: 40, impressed_finalists: 8 },
    { impressed_pitch: 30e-6 },
    { impressed_region_pitch: 50e-6 },
    { impressed_home: 100e-6, impressed_tolerance: 100e-6 },
  ])('a plausible one is not refused: %o', async (config) => {
    const response = await compare('impressed', config)
    expect(response.statusCode, response.body.slice(0, 300)).toBe(200)
  })
})

describe('scans that would take too much memory', () => {
  test('two of 8000 x 8000 points are refused with the numbers, before they are decoded', async () => {
    const [a, b] = [largeScan(8000, 1), largeScan(8000, 2)]
    expect(a.length).toBeLessThan(4e6)
    const before = computed()
    const detail = failure(
      await post('/v1/compare', ['domain', 'striated'], ['mark_a', a, 'a.x3p'], ['mark_b', b, 'b.x3p']),
      413,
    )
    expect(detail).toMatch(/scan 1 of mark_a has 64000000 points.*at most 16777216/)
    expect(failure(await post('/v1/artifacts', ['scan', a, 'a.x3p']), 413)).toMatch(
      /would take about \d+ MiB of memory, more than the 512 MiB that one request may use/,
    )
    expect(computed()).toBe(before)
    expect(one.service.budget.taken()).toBe(0)
  })

  test('two of fewer points, one of which takes more than the share of one request', async () => {
    const [a, b] = [largeScan(3800, 1), largeScan(3800, 2)]
    const parts: Part[] = [
      ['domain', 'striated'],
      ['mark_a', a, 'a.x3p'],
      ['mark_b', b, 'b.x3p'],
    ]
    expect(failure(await post('/v1/compare', ...parts), 413)).toMatch(/more than the 512 MiB/)
  })
})

describe('the memory of all requests', () => {
  test('a request waits while others have it, and is given back when the work has ended', async () => {
    const { budget } = one.service
    const release = await budget.take(budget.share)
    const rest = await budget.take(budget.whole - budget.share, { clients: () => ['another'] })
    const [a, b] = [bullet(11), bullet(12)]
    const running = one.app.inject({ method: 'POST', url: '/v1/compare', ...comparison(a, b) })
    await expect.poll(() => budget.waiting()).toBe(1)
    await sleep(50)
    expect(budget.waiting()).toBe(1)
    release()
    expect((await running).statusCode).toBe(200)
    rest()
    expect([budget.taken(), budget.waiting()]).toEqual([0, 0])
  })
})
