import { execFileSync } from 'node:child_process'
import { sha256 } from '../src/address/canonical.ts'
import { columns } from '../src/cli/table.ts'
import { compare } from '../src/composition/compare.ts'
import { comparisonOf, prepareComparison } from '../src/composition/comparison.ts'
import type { Upload } from '../src/composition/ingest.ts'
import type { Service } from '../src/composition/service.ts'
import { simulateBullet } from '../src/simulate/bullet.ts'
import { writeX3p } from '../src/x3p/write.ts'
import { withService } from './faces/with-service.ts'
import { median, mib, ms, type Rows, timed, told } from './service/measure.ts'

/**
 * How a comparison of simulated bullets grows: with the lands of a bullet, and with the points of a land.
 *   npm run bench:growth
 * Medians of three pairs that are new to the store, after one that compiles the code; time, core time, memory, disk.
 */
const RUNS = 3
const LANDS = [1, 2, 4, 6, 8, 12]
const MEGAPIXELS = [0.1, 0.33, 1, 2, 4, 8]
const WIDTH = 1.9e-3 // metres across a land
const LONGEST = 3.99e-3 // metres along it: longer ones are not simulated, so that larger scans are finer

type Bullet = readonly Upload[]

/** A simulated bullet whose lands have about so many points. */
function bulletOf(seed: number, nLands: number, points: number): Bullet {
  const pitch = Math.min(2e-6, Math.sqrt((WIDTH * LONGEST) / points))
  const height = (points / (WIDTH / pitch)) * pitch
  const scans = simulateBullet({
    barrelSeed: 7,
    bulletSeed: seed,
    lands: nLands,
    pitch,
    width: WIDTH,
    height,
  })
  return scans.map((scan, i) => {
    const bytes = writeX3p(scan)
    return {
      sha256: sha256(bytes),
      filename: `land${i + 1}.x3p`,
      size: bytes.length,
      read: async () => bytes,
    }
  })
}

async function once(service: Service, a: Bullet, b: Bullet): Promise<void> {
  const prepared = await prepareComparison(service, {
    domain: 'striated',
    a: { scans: a },
    b: { scans: b },
  })
  await service.graph.within(async (session) =>
    compare(service, session, await comparisonOf(service, session, prepared)),
  )
}

const diskOf = (folder: string): number =>
  Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]) / 1024

async function grown(what: string, nLands: number, points: number): Promise<string[]> {
  return withService(async (service, folder) => {
    const bullets = Array.from({ length: 2 * (RUNS + 1) }, (_, i) => bulletOf(i + 1, nLands, points))
    const [first, second, ...rest] = bullets
    await once(service, first!, second!)
    const before = diskOf(folder)
    const times: { wall: number; cpu: number }[] = []
    for (let run = 0; run < RUNS; run++)
      times.push(await timed(() => once(service, rest[2 * run]!, rest[2 * run + 1]!)))
    const row = [
      what,
      ms(median(times.map(({ wall }) => wall))),
      ms(median(times.map(({ cpu }) => cpu))),
      mib(process.memoryUsage.rss() / 2 ** 20),
      mib((diskOf(folder) - before) / RUNS),
    ]
    told(row)
    return row
  })
}

const rows: Rows = []
for (const n of LANDS) rows.push(await grown(`${n} lands of 0.33 megapixels`, n, 330_000))
for (const size of MEGAPIXELS) rows.push(await grown(`1 land of ${size} megapixels`, 1, size * 1e6))
process.stdout.write(`${columns(['a pair of', 'time', 'core time', 'resident', 'disk'], rows)}\n`)
