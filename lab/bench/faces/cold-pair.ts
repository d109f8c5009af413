import { ingest } from '../../../src/compare/request/ingest.ts'
import { ALL_MARKS } from '../../../src/marks/all.ts'
import { arealCongruence, breechFace } from '../../../src/marks/breech-faces/face.ts'
import { markTypes } from '../../../src/marks/types.ts'
import { uploadOfScan } from '../../../src/references/studies/study-scans.ts'
import { withService } from '../../with-service.ts'

const DEPLOYED = markTypes(ALL_MARKS).configs.deployed()

/** Milliseconds, of the clock and of the cores, of each run of a pair that is new to the store. `others` warm all threads up. */
export async function coldPair(
  scans: string,
  pair: readonly string[],
  others: readonly string[],
  runs: number,
): Promise<{ clock: number[]; cores: number[] }> {
  const times = { clock: [] as number[], cores: [] as number[] }
  for (let run = 0; run < runs; run++) {
    await withService(async (service) => {
      const once = async (names: readonly string[]): Promise<void> => {
        const uploads = await Promise.all(names.map((name) => uploadOfScan(scans, name)))
        await service.graph.within(async (session) => {
          const marks = await ingest(service, session, uploads)
          const [a, b] = await Promise.all(
            marks.map(({ surface }) => breechFace(session, DEPLOYED, surface, 'auto')),
          )
          await session.value(await arealCongruence(session, DEPLOYED, a!.signature, b!.signature))
        })
      }
      for (let apart = 1; apart <= 3; apart++) {
        await Promise.all(others.map((name, k) => once([name, others[(k + apart) % others.length]!])))
      }
      const start = performance.now()
      const before = process.cpuUsage()
      await once(pair)
      const { user, system } = process.cpuUsage(before)
      times.clock.push(performance.now() - start)
      times.cores.push((user + system) / 1000)
    })
  }
  return times
}
