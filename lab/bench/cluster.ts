/**
 * Studies and comparisons on PostgreSQL and an S3 service of this machine.
 *   npm run bench -- cluster
 * The time of a study on one and two worker processes of one thread, each pinned to a processor, and their processor time
 * (medians of seven by turns);
 * as a control, what two pinned processes lose that share nothing;
 * what a task takes beside its computation; a comparison by handles when everything is computed.
 */

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { columns } from '../../src/cli/table.ts'
import { workerThreads } from '../../src/executor/worker-threads.ts'
import { Graph } from '../../src/graph/graph.ts'
import { workSharing } from '../../src/graph/work-sharing.ts'
import { buildApp } from '../../src/http/app.ts'
import { runStudy } from '../../src/jobs/study-run.ts'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { UNWATCHED } from '../../src/marks/mark-type.ts'
import { workOn } from '../../src/references/studies/work.ts'
import { allNodes } from '../../src/service/nodes.ts'
import { openService, type Service, WORKER } from '../../src/service/service.ts'
import { type Settings, settings } from '../../src/settings/settings.ts'
import { ENGINE_VERSION } from '../../src/settings/version.ts'
import { environmentOf, testBucket, testPostgres } from '../../test/helpers/engines.ts'
import { created, strokes, writeStudy } from '../../test/helpers/studies.ts'
import { MAIN } from '../main-file.ts'
import { median, ms, type Rows, timed, told, withFolder } from './service/measure.ts'
import { rested } from './service/server.ts'

const MARKS = strokes(60, 4) // a study of some seconds: its start and end are a second, which is not throughput
const COMPARISONS = 200
const RUNS = 7
const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Seconds of processor time that a process has taken. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

/** Seconds of processor time that the whole machine has taken: workers, server, database, bucket and everything else. */
function cpuOfAll(): number {
  const [user, nice, system, , , irq, soft] = readFileSync('/proc/stat', 'utf8')
    .split('\n')[0]!
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return (user! + nice! + system! + irq! + soft!) / TICKS
}

/** The service as a server that computes no background work itself. */
async function sender(chosen: Settings): Promise<Service> {
  const executor = workerThreads(WORKER, 1)
  const service = await openService(chosen, { alone: true, references: null, executor })
  const others = workSharing(service.store.queue!, 0)
  const common = { executor, nodes: allNodes(ALL_MARKS), engineVersion: ENGINE_VERSION }
  const { memoryBytes, keepScans: scansKept } = chosen
  const graph = new Graph({ ...common, store: service.store, memoryBytes, scansKept, workSharing: others })
  const close = async (): Promise<void> => {
    await service.close()
    await executor.close()
  }
  return { ...service, graph, workSharing: others, close }
}

interface Run {
  readonly workers: number
  /** Seconds; seconds of processor time of the workers, and of the whole machine. */
  readonly wall: number
  readonly cpu: number
  readonly all: number
}

async function withWorkers(
  count: number,
  env: Record<string, string>,
  folder: string,
  scans: string,
): Promise<Run> {
  const own = (name: string) => ({ ...env, MARKGRAPH_DATA: join(folder, name), MARKGRAPH_THREADS: '1' })
  const workers = Array.from({ length: count }, (_, n) =>
    spawn('taskset', ['-c', String(n), process.execPath, MAIN, 'worker'], {
      env: { ...process.env, ...own(`worker-${n}`) },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  await Promise.all(workers.map((one) => once(one.stdout!, 'data')))
  await Promise.all(workers.map((one) => rested(async () => 1000 * cpuOf(one.pid!))))
  const service = await sender(settings(own('sender')))
  try {
    const id = await created(service, scans, MARKS)
    const before = workers.map((one) => cpuOf(one.pid!))
    const allBefore = cpuOfAll()
    const { wall } = await timed(() => runStudy(service, id, UNWATCHED))
    const all = cpuOfAll() - allBefore
    const cpu = workers.reduce((sum, one, n) => sum + cpuOf(one.pid!) - before[n]!, 0)
    return { workers: count, wall: wall / 1000, cpu, all }
  } finally {
    for (const one of workers) one.kill('SIGTERM')
    await Promise.all(workers.map((one) => once(one, 'close')))
    await service.close()
  }
}

/**
 * Seconds in which so many processes, each pinned to a processor, do the same study, each in a folder of its own. They share
 * nothing, so what two lose against one is lost to the processors.
 */
async function apart(count: number, folder: string, manifest: string): Promise<number> {
  const { wall } = await timed(() =>
    Promise.all(
      Array.from({ length: count }, (_, n) => {
        const run = [MAIN, 'study', 'run', manifest, '--domain', 'toolmark']
        const env = { ...process.env, MARKGRAPH_DATA: join(folder, `${n}`), MARKGRAPH_THREADS: '1' }
        const one = spawn('taskset', ['-c', String(n), process.execPath, ...run], { env, stdio: 'ignore' })
        return once(one, 'close')
      }),
    ),
  )
  return wall / 1000
}

/** Milliseconds of each message of a study beside its computations, for each of its pieces. */
async function besides(env: Record<string, string>, folder: string, scans: string): Promise<number[]> {
  const own = (name: string) =>
    settings({ ...env, MARKGRAPH_DATA: join(folder, name), MARKGRAPH_THREADS: '1' })
  const worker = await openService(own('worker'), { alone: true, references: null })
  const service = await sender(own('sender'))
  const found: number[] = []
  const computed = (): number =>
    [...worker.graph.counts().values()].reduce((sum, { seconds }) => sum + seconds, 0)
  const taking = await worker.store.queue!.take(1, async (taken) => {
    const before = computed()
    const said = (await workOn(worker, taken)) as { seconds: number }
    const { pieces } = taken.body as { pieces: { name: string }[] }
    if (pieces.every(({ name }) => !name.startsWith('mark ')))
      found.push((1000 * (said.seconds - (computed() - before))) / pieces.length)
    return said
  })
  await runStudy(service, await created(service, scans, MARKS), UNWATCHED)
  await taking.stop()
  await service.close()
  await worker.close()
  return found
}

async function warm(env: Record<string, string>, folder: string, scans: string): Promise<number[]> {
  const limits = { MARKGRAPH_RATE_LIMIT: '1000000', MARKGRAPH_LOG_LEVEL: 'silent' }
  const service = await openService(settings({ ...env, ...limits, MARKGRAPH_DATA: join(folder, 'warm') }))
  const app = await buildApp(service)
  const id = await created(service, scans, MARKS.slice(0, 2))
  const [a, b] = (await service.store.studies.scans(id)).map(({ surface }) => surface)
  const fields = { domain: 'toolmark', mark_a_handles: a!, mark_b_handles: b!, resolution: 'reference' }
  const times: number[] = []
  for (let n = 0; n < COMPARISONS; n++) {
    const { wall } = await timed(async () => {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/v1/compare',
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      if (statusCode !== 200) throw new Error(`a comparison is answered with ${statusCode}`)
    })
    if (n > 0) times.push(wall)
  }
  await app.close()
  await service.close()
  return times
}

await withFolder(async (folder) => {
  const scans = join(folder, 'scans')
  const manifest = await writeStudy(scans, MARKS)
  const [postgres, bucket] = await Promise.all([testPostgres(), testBucket()])
  const { address, ...reached } = bucket.settings
  let places = 0
  const place = async () =>
    environmentOf({
      database: await postgres.database(),
      blobs: `${address}/${places++}`,
      cacheBytes: 2 ** 26,
      bucket: reached,
    })
  const rows: Rows = []
  try {
    // by turns, because such a machine changes its pace from minute to minute
    const runs: Run[] = []
    for (let n = 0; n < RUNS; n++) {
      for (const count of [1, 2])
        runs.push(await withWorkers(count, await place(), join(folder, `${count}-${n}`), scans))
    }
    const typical = (count: number, of: 'wall' | 'cpu' | 'all'): number =>
      median(runs.filter(({ workers }) => workers === count).map((run) => run[of]))
    for (const count of [1, 2]) {
      const [wall, cpu, all] = (['wall', 'cpu', 'all'] as const).map((of) => typical(count, of).toFixed(1))
      rows.push([
        `study of ${MARKS.length} marks, workers: ${count}`,
        `${wall} s, ${cpu} s of processors, ${all} s with server, database and bucket`,
      ])
      told(rows.at(-1)!)
    }
    const efficiencies = Array.from(
      { length: RUNS },
      (_, n) => runs[2 * n]!.wall / (2 * runs[2 * n + 1]!.wall),
    )
    const each = efficiencies.map((one) => one.toFixed(2)).join(', ')
    const efficiency = typical(1, 'wall') / (2 * typical(2, 'wall'))
    rows.push(['efficiency of two workers (each turn)', `${efficiency.toFixed(2)} (${each})`])
    const lone = await apart(1, join(folder, 'lone'), manifest)
    const both = await apart(2, join(folder, 'both'), manifest)
    rows.push(['the same of two processes that share nothing', (lone / both).toFixed(2)])
    rows.push(['processor time of two for that of one', (typical(2, 'cpu') / typical(1, 'cpu')).toFixed(2)])
    const beside = await besides(await place(), join(folder, 'beside'), scans)
    rows.push(['a task beside its computation, median', ms(median(beside))])
    const times = await warm(await place(), join(folder, 'warm'), scans)
    rows.push([`a comparison by handles, warm, median of ${times.length}`, ms(median(times))])
  } finally {
    await bucket.close()
    await postgres.close()
  }
  process.stdout.write(`${columns(['what', 'figure'], rows)}\n`)
})
process.exit(0)
