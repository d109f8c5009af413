import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { columns } from '../../src/cli/table.ts'
import { answerTo } from '../../src/compare/answer/answer.ts'
import { compare } from '../../src/compare/compare.ts'
import { loadComparison, prepareComparison } from '../../src/compare/request/comparison.ts'
import { ingest } from '../../src/compare/request/ingest.ts'
import { workerThreads } from '../../src/executor/worker-threads.ts'
import type { NodeCount } from '../../src/graph/core.ts'
import { runStudy } from '../../src/jobs/study-run.ts'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { arealCongruence, breechFace } from '../../src/marks/breech-faces/face.ts'
import { UNWATCHED } from '../../src/marks/mark-type.ts'
import { commonOf } from '../../src/marks/scorer-config.ts'
import { markTypes } from '../../src/marks/types.ts'
import { coherence } from '../../src/nodes/scan/coherence.ts'
import { decode } from '../../src/nodes/scan/decode.ts'
import { formRemoval } from '../../src/nodes/scan/form-removal.ts'
import { roughness } from '../../src/nodes/scan/roughness.ts'
import { readManifest } from '../../src/references/manifest.ts'
import { createStudy } from '../../src/references/studies/study.ts'
import { scansInFolder, uploadOfScan } from '../../src/references/studies/study-scans.ts'
import { openService, type Service, WORKER } from '../../src/service/service.ts'
import { settings } from '../../src/settings/settings.ts'
import { AS_WRITTEN } from '../../src/x3p/read.ts'
import { sharedPath } from '../../test/helpers/shared.ts'
import { baselineSeconds } from './baseline.ts'
import { median, ms } from './service/measure.ts'

/**
 * Measures times on real scans, and those of the independent Python implementation in the same run.
 *   npm run bench -- pairs [folder with scans/, manifests/ and baseline/pipeline.py]
 * Every time is the median of several runs, each with a new store. The threads stay, as those of a server do, and runs before
 * the timed ones give the engine time to compile what runs often. Ratios compare wall-clock times of runs one after the other on
 * this machine.
 */
const [shared = sharedPath('')] = process.argv.slice(2)
const scans = join(shared, 'scans')
const baseline = join(shared, 'baseline/pipeline.py')
const DEPLOYED = markTypes(ALL_MARKS).configs.deployed()
const RUNS = 5
const WARM_RUNS = 8 // before them; after as many the times hardly fall
const { threads } = settings({})
const executor = workerThreads(WORKER, threads)
const FACES = ['fadul-1-1', 'fadul-1-2']

const bullet = (name: string): string[] => [1, 2, 3, 4, 5, 6].map((land) => `bullets/${name}-land${land}.x3p`)
const PAIRS = {
  'houston (341 x 976)': [bullet('houston/barrela-bullet11'), bullet('houston/barrela-bullet30')],
  'hamby44 (422 x 1515)': [bullet('hamby44/barrel1-bullet1'), bullet('hamby44/barrel1-bullet2')],
} as const
/** Compared first, so that the code of every thread is compiled. */
const OTHERS = [
  [bullet('houston/barrelb-bullet11'), bullet('houston/barrelb-bullet50')],
  [bullet('houston/barrela-bullet50'), bullet('houston/barrelb-bullet11')],
] as const

async function timed<T>(work: () => T | Promise<T>): Promise<[number, T]> {
  const start = performance.now()
  const result = await work()
  return [performance.now() - start, result]
}

/** Times of one land, stage by stage, in this thread, with warm code. */
async function stages(): Promise<string[][]> {
  const bytes = readFileSync(join(scans, 'bullets/hamby44/barrel1-bullet1-land1.x3p'))
  const times = new Map<string, number[]>()
  const stage = async <T>(name: string, work: () => T): Promise<T> => {
    const [time, result] = await timed(work)
    times.set(name, [...(times.get(name) ?? []), time])
    return result
  }
  const { lambda_s, lambda_c } = commonOf(DEPLOYED)
  for (let run = 0; run < RUNS + 2; run++) {
    if (run === 2) times.clear() // the first two runs warm the code up
    const surface = await stage('decode', () => decode.run({ scan: bytes }, AS_WRITTEN))
    const formRemoved = await stage('form removal', () => formRemoval.run({ surface }, {}))
    await stage('roughness band', () => roughness.run({ surface: formRemoved }, { lambda_s, lambda_c }))
    await stage('coherence', () => coherence.run({ surface: formRemoved }, {}))
  }
  return [...times].map(([name, values]) => [`land 422 x 1515: ${name}`, ms(median(values))])
}

/** Milliseconds that a run gives, each time with a new store: medians of the runs after those that warm the code up. */
async function medians<K extends string>(
  run: (service: Service) => Promise<Record<K, number>>,
): Promise<Record<K, number>> {
  const found: Record<K, number>[] = []
  for (let i = 0; i < WARM_RUNS + RUNS; i++) found.push(await withService(run))
  const counted = found.slice(WARM_RUNS)
  const names = Object.keys(counted[0]!) as K[]
  return Object.fromEntries(names.map((name) => [name, median(counted.map((one) => one[name]))])) as Record<
    K,
    number
  >
}

/** Times of a pair of six-land bullets: first new to the store, then stored. */
const pairs = (a: readonly string[], b: readonly string[]) =>
  medians(async (service) => {
    const once = async (a: readonly string[], b: readonly string[]) => {
      const uploads = await Promise.all([...a, ...b].map((scan) => uploadOfScan(scans, scan)))
      const prepared = await prepareComparison(service, {
        domain: 'striated',
        a: { scans: uploads.slice(0, a.length) },
        b: { scans: uploads.slice(a.length) },
      })
      return service.graph.within(async (session) => {
        const compared = await compare(service, session, await loadComparison(service, session, prepared))
        const include = new Set(['calibration', 'recipe'] as const)
        return answerTo(service, session, compared, { include, principal: '' })
      })
    }
    for (const [one, other] of OTHERS) await once(one, other)
    const used = process.cpuUsage()
    const seconds = sum(service.graph.counts(), 'seconds')
    const [cold] = await timed(() => once(a, b))
    const { user, system } = process.cpuUsage(used)
    const inNodes = (sum(service.graph.counts(), 'seconds') - seconds) * 1000
    const before = sum(service.graph.counts(), 'computed')
    const [warm] = await timed(() => once(a, b))
    const computed = sum(service.graph.counts(), 'computed') - before
    return { cold, core: (user + system) / 1000, inNodes, warm, computed }
  })

const sum = (counts: ReadonlyMap<string, NodeCount>, what: 'computed' | 'seconds'): number =>
  [...counts.values()].reduce((total, count) => total + count[what], 0)

/** Times of a pair of breech faces that is new to the store. No scope check: their pitch would not pass it. */
const breechFaces = () =>
  medians(async (service) => {
    const once = async (names: readonly string[]) => {
      const uploads = await Promise.all(
        names.map((name) => uploadOfScan(scans, `cartridges/fadul/${name}.x3p`)),
      )
      await service.graph.within(async (session) => {
        const marks = await ingest(service, session, uploads)
        const [a, b] = await Promise.all(
          marks.map(({ surface }) => breechFace(session, DEPLOYED, surface, 'auto')),
        )
        await session.value(await arealCongruence(session, DEPLOYED, a!.signature, b!.signature))
      })
    }
    // Every worker thread compiles its own code: all other slides, each twice, before the pair that is timed.
    const slides = ['2', '3', '4', '5', '6', '7', '8', '9']
    await Promise.all(slides.map((slide) => once([`fadul-${slide}-1`, `fadul-${slide}-2`])))
    await Promise.all(slides.map((slide, k) => once([`fadul-${slide}-1`, `fadul-${slides[(k + 1) % 8]}-2`])))
    const [cold] = await timed(() => once(FACES))
    return { cold }
  })

/** Time of all pairs of the toolmarks' manifest, from the files to the scores. */
async function toolmarks(): Promise<{ milliseconds: number; pairs: number }> {
  const { rows } = await readManifest(join(shared, 'manifests/toolmarks.csv'))
  let pairs = 0
  const [milliseconds] = await timed(() =>
    withService(async (service) => {
      const files = await scansInFolder(service, 'toolmark', rows, scans, UNWATCHED)
      const about = { name: 'bench', domain: 'toolmark', created: '2025-01-01' } as const
      const { study } = await createStudy(service, { ...about, scans: files })
      pairs = (await runStudy(service, study.id, UNWATCHED)).pairsDone
    }),
  )
  return { milliseconds, pairs }
}

async function withService<T>(work: (service: Service) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'markgraph-bench-'))
  const service = await openService({ ...settings({}), dataFolder: folder, logLevel: 'silent' }, { executor })
  try {
    return await work(service)
  } finally {
    await service.close()
    await rm(folder, { recursive: true })
  }
}

const joined = (lands: readonly string[]): string => lands.map((land) => join(scans, land)).join(',')

/** Table rows with a time and that of the independent implementation. */
function beside(what: string, milliseconds: number, seconds: number | undefined): string[][] {
  const python = seconds === undefined ? 'not here' : ms(seconds * 1000)
  const times = seconds === undefined ? '-' : ((seconds * 1000) / milliseconds).toFixed(1)
  return [
    [what, ms(milliseconds)],
    ['  independent Python implementation', python],
    ['  times faster', times],
  ]
}

if (!existsSync(scans)) {
  process.stderr.write(`bench: the real scans are not in ${scans}; give their folder as the first argument\n`)
  process.exit(2)
}
const rows = await stages()
for (const [what, [a, b]] of Object.entries(PAIRS)) {
  const pair = await pairs(a, b)
  const seconds = baselineSeconds(baseline, 'bullets', [joined(a), joined(b)], RUNS)
  rows.push(...beside(`six-land bullets, ${what}, cold, ${threads} threads`, pair.cold, seconds))
  const lands = a.length + b.length
  rows.push(['  core time of a land, everything counted', ms(pair.core / lands)])
  rows.push(['    of it in nodes', ms(pair.inNodes / lands)])
  if (seconds !== undefined)
    rows.push([
      '    core time of the pair for a second of the Python implementation',
      ms(pair.core / seconds),
    ])
  rows.push(...beside(`the same, warm (${pair.computed} nodes computed)`, pair.warm, seconds))
}
const faces = FACES.map((name) => join(scans, `cartridges/fadul/${name}.x3p`))
rows.push(
  ...beside(
    'pair of breech faces, cold',
    (await breechFaces()).cold,
    baselineSeconds(baseline, 'impressed', faces, RUNS),
  ),
)
const all = await toolmarks()
rows.push([`all ${all.pairs} pairs of toolmarks, from the files`, ms(all.milliseconds)])
process.stdout.write(
  `${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}\n${columns(['what', 'cost'], rows)}\n`,
)
await executor.close()
