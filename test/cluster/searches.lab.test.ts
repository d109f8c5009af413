import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startWorker, type Worker } from '../../src/cli/commands/worker.ts'
import type { SearchAnswer } from '../../src/search/search.ts'
import { settings } from '../../src/settings/settings.ts'
import { openStoreAt } from '../../src/store/open-store.ts'
import { answer } from '../helpers/answers.ts'
import { makeCollection } from '../helpers/collections.ts'
import { sharedThreads } from '../helpers/composition.ts'
import { engines, environmentOf } from '../helpers/engines.ts'
import { form, type Part } from '../helpers/form.ts'
import { repeatCollection } from '../helpers/repeat-collection.ts'
import { bullet } from '../helpers/scans.ts'
import { type TestService, temporaryFolder, testService } from '../helpers/service.ts'

const BLOCKS = 20 // more than a search compares alone
const NUMBERS = [1, 2, 3]

const [, ...shared] = engines()

describe.each(shared)('searches on $name', (engine) => {
  let folder: string
  let place: Record<string, string>
  let one: TestService
  const workers: Worker[] = []
  const chosen = (name: string) =>
    settings({ ...place, MARKGRAPH_DATA: join(folder, name), MARKGRAPH_THREADS: '1' })
  const start = async (): Promise<void> => {
    const executor = sharedThreads(1, workers.length + 1)
    workers.push(await startWorker(chosen(`worker-${workers.length}`), { executor }))
  }
  const search = async (): Promise<Omit<SearchAnswer, 'steps'>> => {
    const texts = Object.entries({ domain: 'striated', against: 'many', candidates: '4', hits: '3' })
    const scans = bullet(77, { barrel: 2 }).map((data, i): Part => ['mark', data, `q${i}.x3p`])
    const { steps, ...found } = answer(
      await one.app.inject({ method: 'POST', url: '/v1/search', ...form(...texts, ...scans) }),
    ) as SearchAnswer
    expect(steps[0]).toMatchObject({ step: 'sketches', in: 3 * BLOCKS, out: 4 })
    return found
  }

  /** How many blocks each worker is given from now on, each time. */
  const compared = () =>
    workers.map(({ service }) => {
      const spy = vi.spyOn(service.sketches, 'likenesses')
      return () => spy.mock.calls.map(([, blocks]) => blocks.length)
    })

  beforeAll(async () => {
    folder = await temporaryFolder()
    place = environmentOf(await engine.placeOf(folder))
    one = await testService({ ...place, MARKGRAPH_THREADS: '1' }, join(folder, 'server'))
    await makeCollection(
      one.app,
      { name: 'few', domain: 'striated' },
      NUMBERS.flatMap((n) => [1, 2].map((land) => `barrel-${n},bullet-${n},${land},${n}-${land}.x3p`)),
      NUMBERS.flatMap((n) =>
        bullet(10 + n, { barrel: n }).map((data, i) => [`${n}-${i + 1}.x3p`, data] as const),
      ),
    )
    const [land] = bullet(77)
    answer(
      await one.app.inject({
        method: 'POST',
        url: '/v1/search',
        ...form(['domain', 'striated'], ['against', 'few'], ['mark', land!, 'q.x3p']),
      }),
    )
    await repeatCollection(one.service, { of: 'few', name: 'many', scans: 6 * BLOCKS })
  })
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()))
    expect(one.reports).toEqual([])
  })
  afterAll(async () => {
    await one.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('are the same with one and three workers, each of which has a part of the sketches', async () => {
    const alone = await search()
    expect(alone.hits.map(({ source }) => source.split('.')[0])).toEqual(Array(3).fill('barrel-2'))
    await start()
    const [first] = compared()
    expect(await search()).toEqual(alone)
    expect(first!()).toEqual([BLOCKS / 2, BLOCKS / 2]) // for each land of the bullet
    await start()
    await start()
    const each = compared()
    expect(await search()).toEqual(alone)
    for (const count of each) expect(count().slice(-2)).toEqual([BLOCKS / 4, BLOCKS / 4])
  })

  test('are the same when the worker that is asked ends', async () => {
    const alone = await search()
    const store = await openStoreAt({ ...chosen('x').store, dataFolder: join(folder, 'ending') })
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    await store.queue!.answer(1, ({ until }) => {
      begin()
      return new Promise((_, reject) => until.addEventListener('abort', () => reject(until.reason)))
    })
    const found = search()
    await begun
    await store.close() // it does not hand anything back
    expect(await found).toEqual(alone)
  })

  test('are the same when a worker answers nonsense, or has another version', async () => {
    const alone = await search()
    const store = await openStoreAt({ ...chosen('x').store, dataFolder: join(folder, 'odd') })
    const asked: unknown[] = []
    const odd = await store.queue!.answer(1, async ({ body }) => {
      asked.push(body)
      return asked.length === 1 ? 'AAAA' : null
    })
    expect(await search()).toEqual(alone)
    expect(asked).toHaveLength(2) // for each land of the bullet
    await odd.stop()
    await store.close()
  })
})
