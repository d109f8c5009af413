import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { MarkgraphError } from '../../src/errors.ts'
import { studyJobs } from '../../src/jobs/study-jobs.ts'
import { runStudy, studyWork } from '../../src/jobs/study-run.ts'
import { populationKind } from '../../src/kinds/population.ts'
import { UNWATCHED } from '../../src/marks/mark-type.ts'
import { scansInFolder } from '../../src/references/studies/study-scans.ts'
import { openStore } from '../../src/store/sqlite/sqlite-store.ts'
import { testComposition } from '../helpers/composition.ts'
import { temporaryFolder, testService } from '../helpers/service.ts'
import { bullets, created, faces, strokes, writeStudy } from '../helpers/studies.ts'

const MARKS = strokes(2, 2)

/** A service with a study of four toolmarks, and its database as another process has it. */
async function withStudy() {
  const one = await testService()
  const folder = await temporaryFolder()
  await writeStudy(folder, MARKS)
  const id = await created(one.service, folder, MARKS)
  const database = new Database(join(one.service.settings.dataFolder, 'markgraph.sqlite'))
  const close = async (): Promise<void> => {
    database.close()
    await one.close()
    await rm(folder, { recursive: true })
  }
  return { service: one.service, folder, id, database, close }
}

/** Lets an update of a study fail in the database, as it does on a full disk. */
const refuse = (database: Database.Database, when: string): void => {
  database.exec(
    `CREATE TRIGGER refused BEFORE UPDATE ON studies WHEN ${when} BEGIN SELECT RAISE(ABORT, 'disk full'); END`,
  )
}

test('a study is done although none of its beats could be written', async () => {
  const { service, id, database, close } = await withStudy()
  refuse(database, "OLD.state = 'running' AND NEW.state = 'running'")
  let waited = false
  const wait = (): void => {
    // so that the first beat is due
    if (!waited) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1200)
    waited = true
  }
  const study = await runStudy(service, id, { stage: () => ({ step: wait, done() {} }) })
  expect(study).toMatchObject({ state: 'done', pairsDone: 6 })
  await close()
})

test.each([
  ['toolmark', strokes(3, 2)],
  ['striated', bullets(2)],
  ['impressed', faces(1)],
])(
  'a study of domain %s tells the score of every pair once, as its results have it',
  async (domain, marks) => {
    const one = await testService()
    const folder = await temporaryFolder()
    await writeStudy(folder, marks)
    const id = await created(one.service, folder, marks, domain)
    const told: number[][] = []
    const keep = () => ({ scored: (...pair: number[]) => void told.push(pair), end() {} })
    const scores = { keep, read: () => ({ pairs: [], next: 0 }) }
    const work = studyWork(one.service, UNWATCHED.stage, scores)
    const row = (await one.service.store.studies.get(id))!
    const { populations } = await work.begin(row, new AbortController().signal).result
    const { pairs } = await one.service.graph.within((session) =>
      session.value({ handle: populations![0]!, kind: populationKind }),
    )
    const rows = Array.from({ length: pairs.data.length / 3 }, (_, i) => [
      ...pairs.data.subarray(3 * i, 3 * i + 3),
    ])
    const sorted = (all: number[][]): number[][] => all.toSorted(([a, b], [c, d]) => a! - c! || b! - d!)
    expect(sorted(told)).toEqual(sorted(rows))
    await one.close()
    await rm(folder, { recursive: true })
  },
)

test('a study that cannot be claimed is reported, and can be run again', async () => {
  const { service, id, database, close } = await withStudy()
  const reported: string[] = []
  const jobs = studyJobs(service, (error) => reported.push((error as Error).message))
  refuse(database, "NEW.state = 'running'")
  await jobs.run(id)
  await expect.poll(() => reported).toHaveLength(1)
  database.exec('DROP TRIGGER refused')
  await jobs.run(id)
  await expect
    .poll(async () => (await service.store.studies.get(id))!.state, { timeout: 20_000 })
    .toBe('done')
  await jobs.stop()
  await close()
})

test('a study whose results cannot be written fails soon, and can be run again', async () => {
  const { service, id, database, close } = await withStudy()
  database.exec(
    "CREATE TRIGGER refused BEFORE INSERT ON runs WHEN NEW.node = 'toolmark-signature' BEGIN SELECT RAISE(ABORT, 'disk full'); END",
  )
  const failed = await runStudy(service, id, UNWATCHED)
  expect(failed).toMatchObject({ state: 'failed', runner: null })
  expect(failed.reason).toContain('could not be stored')
  database.exec('DROP TRIGGER refused')
  expect(await runStudy(service, id, UNWATCHED)).toMatchObject({ state: 'done', reason: null, pairsDone: 6 })
  await close()
})

test('a study whose store goes away goes on by itself when it is back', async () => {
  let refused = 0
  let isAway = false
  const store = async (data: string) => {
    const opened = await openStore(data)
    const commit: typeof opened.commit = async (rows) => {
      if (!isAway) return opened.commit(rows)
      refused += 1
      throw new MarkgraphError('store-unavailable', 'the storage of this service does not answer')
    }
    return { ...opened, commit }
  }
  const { service, close } = await testComposition({}, undefined, { store })
  const folder = await temporaryFolder()
  await writeStudy(folder, MARKS)
  const id = await created(service, folder, MARKS)
  isAway = true
  const jobs = studyJobs(service)
  jobs.resume()
  await jobs.run(id)
  await expect.poll(() => refused).toBeGreaterThan(0)
  await expect.poll(async () => (await service.store.studies.get(id))!.state).toBe('queued')
  expect(await service.store.studies.get(id)).toMatchObject({
    reason: expect.stringContaining('does not answer'),
  })
  const before = refused
  await sleep(1000)
  expect(refused).toBe(before) // it waits before it tries again
  isAway = false
  await expect
    .poll(async () => service.store.studies.get(id), { timeout: 20_000 })
    .toMatchObject({ state: 'done', reason: null, pairsDone: 6 })
  await jobs.stop()
  await close()
  await rm(folder, { recursive: true })
})

test('a scan that is not under the folder of scans is refused', async () => {
  const { service, folder, close } = await withStudy()
  const row = { study: 's', source: 'e', mark: 'm', land: 1 }
  const rows = ['edge1-1.x3p', `../${folder.split('/').at(-1)}-of-others.x3p`].map((scan, i) => ({
    ...row,
    mark: `m${i}`,
    scan,
  }))
  await expect(scansInFolder(service, 'toolmark', rows, folder, UNWATCHED)).rejects.toThrow(
    'is outside the folder of scans; give a path inside it',
  )
  await close()
})
