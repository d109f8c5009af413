/** Several processes, each with the name that it gave itself, and one store. */

import { rm } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type StudyJobs, studyJobs } from '../../src/jobs/study-jobs.ts'
import { runStudy, studyWork } from '../../src/jobs/study-run.ts'
import { claim } from '../../src/jobs/work.ts'
import { UNWATCHED } from '../../src/marks/mark-type.ts'
import { tilesOf } from '../../src/marks/toolmarks/tiles.ts'
import { studyOf, studyRecord } from '../../src/references/studies/study.ts'
import { openService, type Service } from '../../src/service/service.ts'
import type { StudyChanges } from '../../src/store/records/studies.ts'
import { isAtWork, SILENT_MS } from '../../src/store/records/work-row.ts'
import { type FolderStore, openStore } from '../../src/store/sqlite/sqlite-store.ts'
import { sharedThreads } from '../helpers/composition.ts'
import { temporaryFolder, testSettings } from '../helpers/service.ts'
import { created, strokes, writeStudy } from '../helpers/studies.ts'

const MARKS = strokes(12, 3)
let folder: string
let store: FolderStore
let runners: Service[]
let jobs: StudyJobs[] = []
let id: string
/** Names of the runners that claimed the study, in order. */
let claims: unknown[]

beforeAll(async () => {
  folder = await temporaryFolder()
  await writeStudy(folder, MARKS)
  store = await openStore(`${folder}/data`)
  const { change } = store.studies
  Object.assign(store.studies, {
    async change(...[which, changes, seen]: Parameters<typeof change>) {
      const done = await change(which, changes, seen)
      if (done && changes.state === 'running') claims.push(changes.runner)
      return done
    },
  })
  const open = (machine: number) =>
    openService(testSettings(folder, { MARKGRAPH_THREADS: '1' }), {
      store,
      references: null,
      executor: sharedThreads(1, machine),
    })
  runners = [await open(0), await open(1)]
  id = await created(runners[0]!, folder, MARKS)
})
afterAll(async () => {
  for (const runner of runners) await runner.close()
  await rm(folder, { recursive: true })
})

/** The study as somebody left it. */
async function left(changes: StudyChanges): Promise<void> {
  const idle = { state: 'created', reason: null, pairsDone: 0, runner: null, beat: null } as const
  await store.studies.change(id, { ...idle, ...changes }, {})
  claims = []
  jobs = runners.map((runner) =>
    studyJobs(runner, (error) => {
      throw error
    }),
  )
}
afterEach(async () => {
  for (const one of jobs) await one.stop()
})
const now = () => studyOf(runners[0]!, id)
const stateOf = async () => (await now()).state
const LONG = { timeout: 60_000 }

describe('runners that share a store', () => {
  test('have names of their own, although they are one process', () => {
    expect(new Set(runners.map(({ runner }) => runner)).size).toBe(2)
  })

  test('claim a study once, whoever saw it first', async () => {
    await left({ state: 'queued' })
    const seen = await now()
    const found = await Promise.all(
      runners.map((one) => claim(studyWork(one, UNWATCHED.stage), one.runner, seen)),
    )
    expect(found.filter((one) => one !== undefined)).toHaveLength(1)
    expect(claims).toHaveLength(1)
    expect(await now()).toMatchObject({ state: 'running', runner: claims[0] })
  })

  test('take what is queued at the same moment, and only one of them runs it', async () => {
    await left({ state: 'queued' })
    for (const one of jobs) await one.resume()
    await expect.poll(stateOf, LONG).toBe('done')
    expect(claims).toHaveLength(1)
    const computed = runners.map(({ graph }) => graph.counts().get('cmr-1d-block')?.computed ?? 0)
    expect(computed.toSorted((a, b) => a - b)).toEqual([0, tilesOf(MARKS.length, 0).length])
  })

  test('leave a study to its runner as long as that one beats, and take it when it is silent', async () => {
    const lastBeat = Date.now() - SILENT_MS + 3000
    await left({ state: 'running', runner: 'elsewhere', beat: lastBeat, pairsDone: 7 })
    await jobs[0]!.resume()
    expect(await jobs[1]!.run(id)).toMatchObject({ state: 'running', runner: 'elsewhere', pairsDone: 7 })
    await expect.poll(stateOf, LONG).toBe('done')
    expect(Date.now() - lastBeat).toBeGreaterThanOrEqual(SILENT_MS)
    expect(claims).toEqual([runners[0]!.runner])
  })

  test('that want a study at once are told when another one is at work', async () => {
    await left({ state: 'running', runner: 'elsewhere', beat: Date.now() })
    const beating = setInterval(
      () => void store.studies.change(id, { beat: Date.now() }, { runner: 'elsewhere' }),
      200,
    )
    await expect(runStudy(runners[0]!, id, UNWATCHED)).rejects.toThrow('is being run by another process')
    clearInterval(beating)
    expect(claims).toEqual([])
  })

  test('stop when the study is another runner’s, and leave it to that one', async () => {
    await left({})
    let taken = false
    const slow = {
      stage: () => ({
        step() {
          if (!taken) void store.studies.change(id, { runner: 'elsewhere', beat: Date.now() }, {})
          taken = true
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100) // so that a beat comes before the end
        },
        done() {},
      }),
    }
    await expect(runStudy(runners[0]!, id, slow)).resolves.toMatchObject({
      state: 'running',
      runner: 'elsewhere',
    })
  })

  test('cancel what another one runs', async () => {
    await left({ state: 'running', runner: 'elsewhere', beat: Date.now() })
    expect(await jobs[0]!.cancel(id)).toMatchObject({ state: 'cancelled', runner: null, beat: null })
    expect(await jobs[1]!.cancel(id)).toMatchObject({ state: 'cancelled' })
    expect(claims).toEqual([])
  })
})

test('a runner is gone when it has been silent for ten seconds, or its beat lies as far ahead', async () => {
  await left({ state: 'running', runner: 'elsewhere', beat: 1_000_000 })
  const study = await now()
  for (const [after, alive] of [
    ...([[0, true] as const, [SILENT_MS - 1, true] as const] as const),
    ...([[SILENT_MS, false] as const, [-SILENT_MS, false] as const] as const),
  ]) {
    expect(isAtWork(study, 1_000_000 + after)).toBe(alive)
  }
  expect(studyRecord(study).state).toBe('interrupted')
})
