import { sha256 } from '../../../src/address/canonical.ts'
import { compare } from '../../../src/compare/compare.ts'
import { loadComparison, prepareComparison } from '../../../src/compare/request/comparison.ts'
import type { Upload } from '../../../src/compare/request/upload.ts'
import type { Service } from '../../../src/service/service.ts'
import { simulateBullet } from '../../../src/simulate/bullet.ts'
import { writeX3p } from '../../../src/x3p/write.ts'
import { withService } from '../../with-service.ts'
import { median, timed } from '../service/measure.ts'
import { diskOf } from './disk.ts'
import { highestMemory, type Point, type Series } from './series.ts'

const RUNS = 3
const USUAL = 330_000 // points of a land
const WIDTH = 1.9e-3 // metres across a land
const LONGEST = 3.99e-3 // metres along it: longer ones are not simulated, so that larger scans are finer
/** By default two lands of over 4 megapixels are refused. */
const LARGE = { workBytes: 2 ** 31, maxWorkBytes: 2 ** 31 }

type Bullet = readonly Upload[]

/** A simulated bullet whose lands have about so many points. */
function bulletOf(bulletSeed: number, lands: number, points: number): Bullet {
  const pitch = Math.min(2e-6, Math.sqrt((WIDTH * LONGEST) / points))
  const height = (points / (WIDTH / pitch)) * pitch
  const scans = simulateBullet({ barrelSeed: 7, bulletSeed, lands, pitch, width: WIDTH, height })
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
    compare(service, session, await loadComparison(service, session, prepared)),
  )
}

/** Medians of three pairs that are new to the store, after one that compiles the code. */
const pairsOf = (size: number, lands: number, points: number): Promise<Point> =>
  withService(async (service, folder) => {
    const bullets = Array.from({ length: 2 * (RUNS + 1) }, (_, i) => bulletOf(i + 1, lands, points))
    await once(service, bullets[0]!, bullets[1]!)
    const before = await diskOf(folder)
    const times = []
    for (let k = 2; k < bullets.length; k += 2) {
      times.push(await timed(() => once(service, bullets[k]!, bullets[k + 1]!)))
    }
    return {
      size,
      seconds: {
        time: median(times.map(({ wall }) => wall)) / 1000,
        'core time': median(times.map(({ cpu }) => cpu)) / 1000,
      },
      memory: highestMemory(),
      disk: ((await diskOf(folder)) - before) / RUNS,
    }
  }, LARGE)

export const lands: Series = {
  title: 'two bullets by lands',
  unit: 'lands of 0.33 megapixels',
  sizes: [1, 2, 4, 6, 8, 12],
  measure: (size) => pairsOf(size, size, USUAL),
}

export const points: Series = {
  title: 'two lands by points',
  unit: 'megapixels of a land',
  sizes: [0.1, 0.33, 1, 2, 4, 8],
  measure: (size) => pairsOf(size, 1, size * 1e6),
}
