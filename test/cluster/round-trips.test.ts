import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { openService } from '../../src/composition/service.ts'
import { settings } from '../../src/settings.ts'
import { openStoreAt } from '../../src/store/open-store.ts'
import type { Message, TaskQueue } from '../../src/store/task-queue.ts'
import { runStudy } from '../../src/studies/run.ts'
import { workOn } from '../../src/studies/work.ts'
import { type Engine, engines, environmentOf } from '../helpers/engines.ts'
import { temporaryFolder } from '../helpers/service.ts'
import { created, silent, strokes, writeStudy } from '../helpers/studies.ts'

const engine = engines()[1] as Engine
afterAll(() => engine.stop())

const MARKS = strokes(10, 3)
const MOST_STATEMENTS = 3 // for each task: a worker claims all of a message at once, and writes each result in one statement

test('a worker asks the database little for each task of a message', async () => {
  const folder = await temporaryFolder()
  await writeStudy(join(folder, 'scans'), MARKS)
  const place = await engine.placeOf(folder)
  const chosen = (name: string) =>
    settings({ ...environmentOf(place), MARKGRAPH_DATA: join(folder, name), MARKGRAPH_THREADS: '1' })
  const { store: at, dataFolder } = chosen('server')
  const store = await openStoreAt({ ...at, dataFolder })
  const messages: Message[] = []
  const queue: TaskQueue = {
    ...store.queue!,
    places: async () => 1,
    async send(message) {
      messages.push(message) // and nobody gets it, so that the server does its pieces itself
      return randomUUID()
    },
  }
  const service = await openService(chosen('server'), { references: null, store: { ...store, queue } })
  await runStudy(service, await created(service, join(folder, 'scans'), MARKS), silent)
  await service.close()

  const tasks = messages.filter(({ body }) => piecesOf(body).every(({ name }) => name === 'cmr-1d-block'))
  const count = tasks.reduce((sum, { body }) => sum + piecesOf(body).length, 0)
  expect(count).toBeGreaterThan(15)
  const client = new Client({ connectionString: place.database })
  await client.connect()
  const { rowCount } = await client.query("delete from runs where node = 'cmr-1d-block'")
  await client.end()
  expect(rowCount).toBe(MARKS.length - 1)

  const worker = await openService(chosen('worker'), { alone: true, references: null })
  const asked = vi.spyOn(Client.prototype, 'query')
  for (const { body } of tasks) await workOn(worker, { body, until: new AbortController().signal })
  const statements = asked.mock.calls.length
  asked.mockRestore()
  expect(worker.graph.counts().get('cmr-1d-block')).toMatchObject({ computed: count })
  expect(statements / count).toBeLessThan(MOST_STATEMENTS)
  await worker.close()
  await rm(folder, { recursive: true, force: true })
})

const piecesOf = (body: Message['body']) =>
  (body as { readonly pieces: unknown }).pieces as readonly { readonly name: string }[]
