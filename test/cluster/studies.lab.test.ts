import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWorker, type Worker } from '../../src/cli/commands/worker.ts'
import { runStudy } from '../../src/jobs/study-run.ts'
import { UNWATCHED } from '../../src/marks/mark-type.ts'
import { resultsCsv } from '../../src/references/studies/results.ts'
import { storedTable } from '../../src/references/studies/stored-table.ts'
import { openService, type Service } from '../../src/service/service.ts'
import { settings } from '../../src/settings/settings.ts'
import { sharedThreads } from '../helpers/composition.ts'
import { type Engine, engines, environmentOf } from '../helpers/engines.ts'
import { temporaryFolder } from '../helpers/service.ts'
import { bullets, created, faces, type Stroke, strokes, writeStudy } from '../helpers/studies.ts'

/** Studies of every kind of mark, and the node that is computed for each mark or pair, so often. */
const STUDIES = {
  toolmark: { marks: strokes(6, 3), node: 'toolmark-chance', runs: 18 },
  striated: { marks: bullets(2), node: 'features', runs: 6 },
  impressed: { marks: faces(2), node: 'cmr-2d', runs: 6 },
} as const
type Domain = keyof typeof STUDIES
const DOMAINS = Object.keys(STUDIES) as Domain[]

let folder: string
const scansOf = (domain: Domain): string => join(folder, domain)
beforeAll(async () => {
  folder = await temporaryFolder()
  for (const domain of DOMAINS) await writeStudy(scansOf(domain), STUDIES[domain].marks)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

interface Result {
  readonly populations: readonly string[] | null
  /** The table of each population. */
  readonly csv: readonly string[]
  /** How often the node of the study was computed, by the server and by each worker. */
  readonly computed: readonly number[]
}

/** Runs the studies in an empty store of this kind, with so many workers. */
async function studied(engine: Engine, workers: number): Promise<Record<Domain, Result>> {
  const own = await temporaryFolder()
  const place = environmentOf(await engine.placeOf(own))
  const chosen = (name: string) =>
    settings({ ...place, MARKGRAPH_DATA: join(own, name), MARKGRAPH_THREADS: '1' })
  const service = await openService(chosen('server'), { references: null, executor: sharedThreads(1) })
  const started: Worker[] = []
  try {
    for (let n = 0; n < workers; n++) {
      started.push(await startWorker(chosen(`worker-${n}`), { executor: sharedThreads(1, n + 1) }))
    }
    const all = [service, ...started.map((one) => one.service)]
    const results: Partial<Record<Domain, Result>> = {}
    for (const domain of DOMAINS) {
      const { marks, node } = STUDIES[domain]
      const found = await resultOf(service, domain, marks)
      const computed = all.map(({ graph }) => graph.counts().get(node)?.computed ?? 0)
      results[domain] = { ...found, computed }
    }
    return results as Record<Domain, Result>
  } finally {
    for (const worker of started) await worker.stop()
    await service.close()
    await rm(own, { recursive: true, force: true })
  }
}

async function resultOf(
  service: Service,
  domain: Domain,
  marks: readonly Stroke[],
): Promise<Omit<Result, 'computed'>> {
  const study = await runStudy(service, await created(service, scansOf(domain), marks, domain), UNWATCHED)
  expect(study).toMatchObject({ state: 'done', pairsDone: study.pairsTotal })
  const csv = await service.graph.within((session) =>
    session.map(study.populations!, async (handle) => {
      let text = ''
      for await (const piece of resultsCsv(service.graph, await storedTable(session, handle))) text += piece
      return text
    }),
  )
  return { csv, populations: study.populations }
}

const [sqlite, ...shared] = engines()
let wanted: ReturnType<typeof studied> | undefined

describe.each(shared)('$name', (engine) => {
  test.each([1, 3])('studies with %i workers give the bytes of one server alone', async (workers) => {
    const found = await studied(engine, workers)
    wanted ??= studied(sqlite!, 0)
    const alone = await wanted
    for (const domain of DOMAINS) {
      const { csv, populations, computed } = found[domain]
      expect(populations, domain).toEqual(alone[domain].populations)
      expect(csv, domain).toEqual(alone[domain].csv)
      const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0)
      expect(sum(computed), domain).toBe(STUDIES[domain].runs) // nothing twice
      expect(sum(computed.slice(1)), domain).toBeGreaterThan(0)
    }
  })
})
