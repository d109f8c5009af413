import { runStudy } from '../../../src/jobs/study-run.ts'
import { UNWATCHED } from '../../../src/marks/mark-type.ts'
import type { ManifestRow } from '../../../src/references/pairing.ts'
import { resultsText } from '../../../src/references/studies/results.ts'
import { createStudy } from '../../../src/references/studies/study.ts'
import { scansInFolder } from '../../../src/references/studies/study-scans.ts'
import { withService } from '../../with-service.ts'
import { diskOf } from '../growth/disk.ts'
import { timed } from '../service/measure.ts'

interface StudyCost {
  readonly pairs: number
  readonly threads: number
  readonly seconds: number
  /** To write the scores as CSV. */
  readonly exported: number
  readonly coreSeconds: number
  /** Of the data folder, in MiB. */
  readonly disk: number
}

/** A study of toolmarks from its files to its scores, on a new data folder. */
export async function study(rows: readonly ManifestRow[], scans: string): Promise<StudyCost> {
  return withService(async (service, folder) => {
    const start = performance.now()
    const before = process.cpuUsage()
    const files = await scansInFolder(service, 'toolmark', rows, scans, UNWATCHED)
    const about = { name: 'bench', domain: 'toolmark', created: '2025-01-01' } as const
    const made = await createStudy(service, { ...about, scans: files })
    const done = await runStudy(service, made.study.id, UNWATCHED)
    const { user, system } = process.cpuUsage(before)
    const seconds = (performance.now() - start) / 1000
    const { wall } = await timed(async () => {
      for await (const _piece of await resultsText(service.graph, done, 'csv'));
    })
    return {
      pairs: done.pairsDone,
      threads: service.settings.threads,
      seconds,
      exported: wall / 1000,
      coreSeconds: (user + system) / 1e6,
      disk: await diskOf(folder),
    }
  })
}
