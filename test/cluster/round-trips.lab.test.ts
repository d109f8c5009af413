import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { runStudy } from '../../src/jobs/study-run.ts'
import { UNWATCHED } from '../../src/marks/mark-type.ts'
import { workOn } from '../../src/references/studies/work.ts'
import { openService } from '../../src/service/service.ts'
import { settings } from '../../src/settings/settings.ts'
import { sharedThreads } from '../helpers/composition.ts'
import { type Engine, engines, environmentOf } from '../helpers/engines.ts'
import { temporaryFolder } from '../helpers/service.ts'
import { bullets, created, writeStudy } from '../helpers/studies.ts'

const engine = engines()[1] as Engine

const MARKS = bullets(4)
const NODE = 'features' // a task for every pair of bullets
const PAIRS = 28
const MAX_STATEMENTS = 3 // for each task: a worker claims many at once, and writes results in one statement

test('a worker asks the database little for each task of a message', async () => {
  const folder = await temporaryFolder()
  await writeStudy(join(folder, 'scans'), MARKS)
  const place = await engine.placeOf(folder)
  const chosen = (name: string) =>
    settings({ ...environmentOf(place), MARKGRAPH_DATA: join(folder, name), MARKGRAPH_THREADS: '1' })
  const service = await openService(chosen('server'), { references: null, executor: sharedThreads(1) })
  await runStudy(service, await created(service, join(folder, 'scans'), MARKS, 'striated'), UNWATCHED)
  await service.close()

  const pieces = await forgotten(place.database)
  expect(pieces).toHaveLength(PAIRS)
  const worker = await openService(chosen('worker'), {
    alone: true,
    references: null,
    executor: sharedThreads(1, 1),
  })
  const asked = vi.spyOn(Client.prototype, 'query')
  await workOn(worker, { body: { pieces }, until: new AbortController().signal })
  const statements = asked.mock.calls.length
  asked.mockRestore()
  expect(worker.graph.counts().get(NODE)).toMatchObject({ computed: pieces.length })
  expect(statements / pieces.length).toBeLessThan(MAX_STATEMENTS)
  await worker.close()
  await rm(folder, { recursive: true, force: true })
})

/** Takes the runs of the node out of a database; their tasks, as a message has them. */
async function forgotten(database: string) {
  const client = new Client({ connectionString: database })
  await client.connect()
  const { rows } = await client.query('delete from runs where node = $1 returning *', [NODE])
  await client.end()
  return rows.map(({ run_key: runKey, node, version, params, inputs }) => ({
    key: runKey,
    name: node,
    body: { runKey, node, version: Number(version), params: JSON.parse(params), inputs: JSON.parse(inputs) },
  }))
}
