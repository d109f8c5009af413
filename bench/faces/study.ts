import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeScans } from '../../src/cli/simulate.ts'
import { columns } from '../../src/cli/table.ts'
import type { ManifestRow } from '../../src/references/manifest.ts'
import { simulateToolmark } from '../../src/simulate/toolmark.ts'
import { runStudy } from '../../src/studies/run.ts'
import { scansInFolder } from '../../src/studies/scans.ts'
import { createStudy } from '../../src/studies/study.ts'
import { withService } from './with-service.ts'

const SILENT = { stage: () => ({ step() {}, done() {} }) }

export interface StudyCost {
  readonly pairs: number
  readonly threads: number
  readonly seconds: number
  readonly coreSeconds: number
  /** Largest resident memory seen, and the size of the data folder, in bytes. */
  readonly memory: number
  readonly disk: number
}

/** A study of toolmarks from its files to its scores, on a new data folder. */
export async function study(rows: readonly ManifestRow[], scans: string): Promise<StudyCost> {
  return withService(async (service, folder) => {
    let memory = 0
    const look = setInterval(() => {
      memory = Math.max(memory, process.memoryUsage.rss())
    }, 100)
    const start = performance.now()
    const before = process.cpuUsage()
    const files = await scansInFolder(service, 'toolmark', rows, scans, SILENT)
    const about = { name: 'bench', domain: 'toolmark', created: '2025-01-01' } as const
    const made = await createStudy(service, { ...about, scans: files })
    const { pairsDone } = await runStudy(service, made.study.id, SILENT)
    const { user, system } = process.cpuUsage(before)
    clearInterval(look)
    return {
      pairs: pairsDone,
      threads: service.settings.threads,
      seconds: (performance.now() - start) / 1000,
      coreSeconds: (user + system) / 1e6,
      memory,
      disk: await sizeOf(folder),
    }
  })
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true })
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const SIZES = [100, 200, 500, 1000]
const BEYOND = [2000, 5000]

/**
 * Costs of studies of simulated toolmarks, two marks an edge. A study may have a million scores, that is 1,414 marks: larger
 * ones are extrapolated, marks in proportion and pairs in proportion to their number, from the two largest.
 */
export async function growth(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'markgraph-marks-'))
  try {
    const found: [number, StudyCost][] = []
    const rows: ManifestRow[] = []
    for (const size of SIZES) {
      while (rows.length < size) {
        const markSeed = rows.length + 1
        const edgeSeed = 1 + (rows.length >> 1)
        const name = `mark-${markSeed}`
        const surface = simulateToolmark({ edgeSeed, markSeed, asProfile: true, pitch: 2e-6 })
        await writeScans(folder, [{ name, surface }])
        rows.push({
          study: 'simulated',
          source: `edge-${edgeSeed}`,
          mark: name,
          land: 1,
          scan: `${name}.x3p`,
        })
      }
      found.push([size, await study(rows, folder)])
    }
    const mega = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`
    const line = (size: number, cost: StudyCost, note = ''): string[] => [
      ...[String(size), String(cost.pairs), cost.seconds.toFixed(1), cost.coreSeconds.toFixed(1)],
      ...[mega(cost.memory), mega(cost.disk), note],
    ]
    const [[n1, one], [n2, two]] = found.slice(-2) as [[number, StudyCost], [number, StudyCost]]
    const beyond = (size: number, of: (cost: StudyCost) => number): number => {
      // of a marks and b pairs: a n + b n (n - 1) / 2 through the two largest
      const [x1, x2] = [of(one) / n1, of(two) / n2]
      const perPair = Math.max(0, (2 * (x2 - x1)) / (n2 - n1))
      return size * (x2 + (perPair * (size - n2)) / 2)
    }
    const extrapolated = BEYOND.map((size) =>
      line(
        size,
        {
          ...{ pairs: (size * (size - 1)) / 2, threads: two.threads },
          ...{
            seconds: beyond(size, (cost) => cost.seconds),
            coreSeconds: beyond(size, (cost) => cost.coreSeconds),
          },
          ...{ memory: beyond(size, (cost) => cost.memory), disk: beyond(size, (cost) => cost.disk) },
        },
        'extrapolated',
      ),
    )
    return columns(
      ['marks', 'pairs', 'seconds', 'core seconds', 'memory', 'disk', ''],
      [...found.map(([size, cost]) => line(size, cost)), ...extrapolated],
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}
