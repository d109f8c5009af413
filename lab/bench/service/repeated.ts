import { answerComparison, answersOf } from '../../../src/compare/answer/answer-comparison.ts'
import { type MarkRequest, prepareComparison } from '../../../src/compare/request/comparison.ts'
import { scansOf } from '../../../src/compare/request/ingest.ts'
import { uploadOfScan } from '../../../src/references/studies/study-scans.ts'
import { openService, type Service } from '../../../src/service/service.ts'
import { settings } from '../../../src/settings/settings.ts'
import { BULLETS } from './marks.ts'
import { median, ms, type Rows, timed, withFolder } from './measure.ts'

const RUNS = 25

/** Times of one comparison of six-land bullets by handles in this process: new, answered before, and only stored. */
export function repeatedComparison(scans: string): Promise<Rows> {
  return withFolder(async (folder) => {
    const opened = () => openService({ ...settings({}), dataFolder: folder, logLevel: 'silent' })
    const asking = { include: new Set(['calibration', 'recipe'] as const), principal: '' }
    const once = async (service: Service, a: MarkRequest, b: MarkRequest) =>
      answerComparison(service, await prepareComparison(service, { domain: 'striated', a, b }), asking)
    const rows: Rows = []
    const row = (what: string, times: readonly { wall: number; cpu: number }[]): void => {
      rows.push([what, ms(median(times.map(({ wall }) => wall))), ms(median(times.map(({ cpu }) => cpu)))])
    }
    const repeated = async (work: () => Promise<unknown>, count = RUNS) => {
      const times = []
      for (let run = 0; run < count; run++) times.push(await timed(work))
      return times
    }

    let service = await opened()
    const uploads = await Promise.all(
      [BULLETS[0], BULLETS[1]].map((lands) => Promise.all(lands.map((land) => uploadOfScan(scans, land)))),
    )
    const [a, b] = await service.graph.within((session) =>
      Promise.all(
        uploads.map(async (files) => ({
          scans: (await scansOf(service, session, files)).map(({ surface }) => surface.handle),
        })),
      ),
    )
    row('new, after decoding', await repeated(() => once(service, a!, b!), 1))
    row('answered before', await repeated(() => once(service, a!, b!)))
    await service.close()

    service = await opened()
    const stored = async () => {
      answersOf(service).clear()
      await once(service, a!, b!)
    }
    row('stored by another process, the first time', await repeated(stored, 1))
    row('stored by another process, warm code', await repeated(stored))
    await service.close()
    return rows
  })
}
