/**
 * A million sketches of simulated toolmarks, breech faces or lands, on PostgreSQL and a folder: compared with those of one mark by a server
 * alone, and with one and two workers, each process with one thread.
 *   npm run bench -- shared-search [toolmarks|faces|bullets [COUNT]]
 * The first search after a start, those that follow (median of three), ten of ten clients at once, and what each process keeps in memory.
 * Of searches that take longer than 10 seconds only one follows.
 * Sketches are some thousand different ones over and over, in blocks that are all different; a bullet has six lands, each a sketch.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { columns } from '../../src/cli/table.ts'
import { MAP_SIDE } from '../../src/kinds/marks/signature.ts'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { random } from '../../src/numerics/elementary/random.ts'
import { packSketches } from '../../src/numerics/sketches/packed-sketches.ts'
import { striaeSketch } from '../../src/numerics/sketches/striae-sketch.ts'
import { likenesses } from '../../src/search/likenesses.ts'
import { openService } from '../../src/service/service.ts'
import { settings } from '../../src/settings/settings.ts'
import { testPostgres } from '../../test/helpers/engines.ts'
import { MAIN } from '../main-file.ts'
import { median, mib, type Rows, timed, told, withFolder } from './service/measure.ts'
import { faceCrowd, type RealFace, viewsOf } from './sketches/face-crowd.ts'
import { BLOCK, storeBlocks } from './sketches/stored.ts'

const DIFFERENT = 2_000
const REPEATS = 3
const LONG_MS = 10_000
const AT_ONCE = 10
const LANDS = 6
const SKETCH_BYTES = 2 ** 32

/** What is searched for, and the sketches that it is compared with, over and over. */
interface Crowd {
  readonly domain: string
  readonly own: readonly Int16Array[]
  readonly others: readonly Int16Array[]
}

/** Sketches of striae of so many values at 10 µm. */
function striae(values: number): Int16Array[] {
  const { normal } = random(1)
  return Array.from({ length: DIFFERENT }, () =>
    striaeSketch(Float64Array.from({ length: values }, normal), { factor: 1, emphasis: null }),
  )
}

/** Breech faces that have nothing in common but a round outline. */
function faces(): Crowd {
  const { normal } = random(1)
  const middle = MAP_SIDE / 2
  const values = Float64Array.from({ length: MAP_SIDE * MAP_SIDE }, (_, i) => {
    const [y, x] = [Math.floor(i / MAP_SIDE) - middle, (i % MAP_SIDE) - middle]
    return Math.hypot(y, x) < middle / 2 ? normal() : 0
  })
  const face: RealFace = { values, ny: MAP_SIDE, nx: MAP_SIDE }
  const others = faceCrowd([face], DIFFERENT).map(({ sketch }) => sketch)
  return { domain: 'impressed', own: [viewsOf(face)], others }
}

const CROWDS: Readonly<Record<string, () => Crowd>> = {
  toolmarks: () => {
    const [own, ...others] = striae(470)
    return { domain: 'toolmark', own: [own!], others }
  },
  bullets: () => {
    const all = striae(170)
    return { domain: 'striated', own: all.slice(0, LANDS), others: all.slice(LANDS) }
  },
  faces,
}

const isLong = ([first = 0]: readonly number[]): boolean => first > LONG_MS

/** MiB of memory that a process has taken at most. */
const memoryOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024

const [what = 'toolmarks', given] = process.argv.slice(2)
const { domain, own, others } = CROWDS[what]!()
const count = Number(given ?? 1_000_000) * (what === 'bullets' ? LANDS : 1)

await withFolder(async (folder) => {
  const postgres = await testPostgres()
  const env = {
    MARKGRAPH_STORE: await postgres.database(),
    MARKGRAPH_BLOBS: join(folder, 'blobs'),
    MARKGRAPH_SKETCH_BYTES: `${SKETCH_BYTES}`,
    MARKGRAPH_LOG_LEVEL: 'silent',
    MARKGRAPH_THREADS: '1',
  }
  const chosen = (name: string) => ({ ...env, MARKGRAPH_DATA: join(folder, name) })
  const open = () => openService(settings(chosen('server')), { references: null })
  const { sketching } = ALL_MARKS.find((type) => type.domain === domain)!
  const before = await open()
  const handles = await storeBlocks(before, [packSketches(others)], count)
  const blocks = handles.map((block, i) => ({ position: i * BLOCK, scans: BLOCK, bytes: 0, block }))
  await before.close()

  async function withWorkers(workers: number): Promise<string[]> {
    const running = Array.from({ length: workers }, (_, n) =>
      spawn(process.execPath, [MAIN, 'worker'], {
        env: { ...process.env, ...chosen(`worker-${n}`) },
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    )
    await Promise.all(running.map((one) => once(one.stdout!, 'data')))
    const service = await open()
    const search = (client: string): Promise<unknown> =>
      service.graph.by(client).within((session) =>
        likenesses(
          service,
          session,
          blocks,
          sketching!,
          own.map((values) => ({ values, dx: 0 })),
        ),
      )
    try {
      const first = await timed(() => search('one'))
      const next: number[] = []
      while (next.length < (isLong(next) ? 1 : REPEATS)) next.push((await timed(() => search('one'))).wall)
      const start = performance.now()
      const ended = await Promise.all(
        Array.from({ length: isLong(next) ? 0 : AT_ONCE }, async (_, i) => {
          await search(`client ${i}`)
          return performance.now() - start
        }),
      )
      const seconds = (value: number): string => (value / 1000).toFixed(1)
      return [
        `${workers}`,
        seconds(first.wall),
        seconds(median(next)),
        isLong(next) ? '' : `${seconds(Math.min(...ended))} to ${seconds(Math.max(...ended))}`,
        mib(service.sketches.bytes / 2 ** 20),
        running.map((one) => mib(memoryOf(one.pid!))).join(', '),
      ]
    } finally {
      for (const one of running) one.kill('SIGTERM')
      await Promise.all(running.map((one) => once(one, 'close')))
      await service.close()
    }
  }

  const rows: Rows = []
  for (const workers of [0, 1, 2]) {
    rows.push(await withWorkers(workers))
    told(rows.at(-1)!)
  }
  await postgres.close()
  const header = [
    'workers',
    'first, s',
    'next, s',
    'ten at once end after, s',
    'sketches of the server',
    'each worker',
  ]
  process.stdout.write(`${count} sketches of ${what}\n${columns(header, rows)}\n`)
})
process.exit(0)
