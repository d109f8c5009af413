import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startWorker, type Worker } from '../../src/cli/worker.ts'
import { openService } from '../../src/composition/service.ts'
import { settings } from '../../src/settings.ts'
import { populationOf, resultsCsv } from '../../src/studies/results.ts'
import { runStudy } from '../../src/studies/run.ts'
import { type Engine, engines, environmentOf } from '../helpers/engines.ts'
import { temporaryFolder } from '../helpers/service.ts'
import { created, silent, strokes } from '../helpers/studies.ts'
import { studyFolder } from '../helpers/study-folder.ts'

const MARKS = strokes(6, 3)
const at = studyFolder(MARKS)

interface Result {
  readonly csv: string
  readonly populations: readonly string[] | null
  /** Computations of blocks of pairs, by the server and by each worker. */
  readonly computed: readonly number[]
}

/** Runs the study in an empty store of this kind, with so many workers. */
async function studied(engine: Engine, workers: number): Promise<Result> {
  const own = await temporaryFolder()
  const place = environmentOf(await engine.placeOf(own))
  const chosen = (name: string) =>
    settings({ ...place, MARKGRAPH_DATA: join(own, name), MARKGRAPH_THREADS: '1' })
  const service = await openService(chosen('server'), { references: null })
  const started: Worker[] = []
  try {
    for (let n = 0; n < workers; n++) started.push(await startWorker(chosen(`worker-${n}`)))
    const id = await created(service, at.scans, MARKS)
    const study = await runStudy(service, id, silent)
    expect(study).toMatchObject({ state: 'done', pairsDone: (MARKS.length * (MARKS.length - 1)) / 2 })
    const csv = await service.graph.within(async (session) => {
      const population = await session.value(await populationOf(session, study))
      let text = ''
      for await (const piece of resultsCsv(population)) text += piece
      return text
    })
    const computed = [service, ...started.map((one) => one.service)].map(
      ({ graph }) => graph.counts().get('toolmark-chance')?.computed ?? 0,
    )
    return { csv, populations: study.populations, computed }
  } finally {
    for (const worker of started) await worker.stop()
    await service.close()
    await rm(own, { recursive: true, force: true })
  }
}

const [sqlite, ...shared] = engines()
let wanted: Promise<Result> | undefined

describe.each(shared)('$name', (engine) => {
  afterAll(() => engine.stop())

  test.each([1, 3])('a study with %i workers gives the bytes of one server alone', async (workers) => {
    const { csv, populations, computed } = await studied(engine, workers)
    wanted ??= studied(sqlite!, 0)
    const alone = await wanted
    expect(populations).toEqual(alone.populations)
    expect(csv).toBe(alone.csv)
    const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0)
    expect(sum(computed)).toBe(MARKS.length) // nothing twice
    expect(sum(computed.slice(1))).toBeGreaterThan(0)
  })
})
