/** The parts of `npm run torture -- soak`: its requests, each once, and its figures. */
import { expect, test } from 'vitest'
import { clientAt } from '../../lab/bench/attacks/polite.ts'
import type { Material } from '../../lab/torture/soak/material.ts'
import { type Having, KINDS } from '../../lab/torture/soak/mix.ts'
import { summary } from '../../lab/torture/soak/summary.ts'
import { random } from '../../src/numerics/elementary/random.ts'
import { form } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'
import { testBundled } from '../helpers/service.ts'
import { strokes } from '../helpers/studies.ts'

test('every kind of request of a soak is answered, and none is a failure of the service', async () => {
  const { app, close } = await testBundled()
  try {
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const client = clientAt(url, '127.0.0.1')
    const profiles = strokes(6, 2).map(({ bytes }) => bytes)
    const lands = bullet(1)
    const handle = async (scan: Uint8Array): Promise<string> =>
      (await app.inject({ method: 'POST', url: '/v1/artifacts', ...form(['scan', scan, 'a.x3p']) })).json()
        .handle
    const toolmark = await Promise.all(profiles.map(handle))
    const striated = [
      (await Promise.all(lands.map(handle))).join(','),
      (await Promise.all(bullet(2).map(handle))).join(','),
    ]
    const material: Material = {
      lands,
      faces: lands,
      profiles,
      fresh: () => profiles[0]!,
      marks: { toolmark, striated, impressed: [toolmark[0]!] },
    }
    const known: Having['known'] = { artifacts: [], recipes: [], reports: [], jobs: [], studies: [] }
    const having: Having = { url, address: '127.0.0.1', client, rng: random(4), material, known }
    const statuses: Record<string, number> = {}
    for (const { name, send } of KINDS) statuses[name] = (await send(having))?.status ?? 0
    expect(Object.entries(statuses).filter(([, status]) => status >= 500)).toEqual([])
    expect(statuses).toMatchObject({
      upload: 200,
      job: 200,
      report: 200,
      'MCP: score': 200,
      'wrong field': 422,
    })
    client.close()
  } finally {
    await close()
  }
}, 120_000)

test('the figures of a soak: memory in the last half, and how it rises', () => {
  const samples = [900, 100, 100, 100, 102, 104].map((residentMb, i) => {
    return { seconds: 10 * i, residentMb, highestMb: 900, answers: i }
  })
  expect(summary(samples, [1, 2, 3], []).residentMb).toEqual({
    highest: 900,
    leastOfHalf: 100,
    greatestOfHalf: 104,
    thirdQuarter: 100,
    fourthQuarter: 104,
    risePercent: 4,
  })
  expect(summary(samples, [1, 2, 3], []).healthMs).toEqual({ n: 3, median: 2, p99: 3 })
  expect(summary([], [], []).residentMb.risePercent).toBe(0)
})
