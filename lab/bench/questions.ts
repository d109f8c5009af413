import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { columns } from '../../src/cli/table.ts'
import { answerTo } from '../../src/compare/answer/answer.ts'
import { prepareReferences } from '../../src/compare/calibration.ts'
import { compare } from '../../src/compare/compare.ts'
import {
  type ComparisonRequest,
  loadComparison,
  prepareComparison,
} from '../../src/compare/request/comparison.ts'
import { type Upload, uploadOfBytes } from '../../src/compare/request/upload.ts'
import { openService, type Service } from '../../src/service/service.ts'
import { settings } from '../../src/settings/settings.ts'
import { simulateBreechFace } from '../../src/simulate/breech-face.ts'
import { simulateBullet } from '../../src/simulate/bullet.ts'
import type { SimulatedSurface } from '../../src/simulate/surface.ts'
import { simulateToolmark } from '../../src/simulate/toolmark.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { timed } from './service/measure.ts'

/**
 * What a question with k known marks costs, beside the comparisons of its pairs: core time on an empty data folder, after a
 * warm-up with marks of another source, and the same question once more from the store. The marks are simulated: those of
 * the references would leave their sources out, and each such fit is computed anew.
 *   npm run bench -- questions
 */
const KNOWN = [2, 4, 8]

const MARKS: Readonly<Record<string, (source: number, mark: number) => SimulatedSurface[]>> = {
  impressed: (slideSeed, cartridgeSeed) => [simulateBreechFace({ slideSeed, cartridgeSeed, pitch: 4e-6 })],
  striated: (barrelSeed, bulletSeed) => simulateBullet({ barrelSeed, bulletSeed }),
  toolmark: (edgeSeed, markSeed) => [simulateToolmark({ edgeSeed, markSeed })],
}

/** Marks `from` to `to` of a source, as uploads. */
const marksOf = (domain: string, source: number, from: number, to: number): Upload[][] =>
  Array.from({ length: to - from + 1 }, (_, i) =>
    MARKS[domain]!(source, from + i).map((surface, j) =>
      uploadOfBytes(`${from + i}-${j}.x3p`, writeX3p(surface)),
    ),
  )

async function compared(service: Service, domain: string, marks: readonly Upload[][]): Promise<void> {
  const [a, ...known] = marks.map((scans) => ({ scans }))
  const asked: ComparisonRequest = {
    domain,
    a: a!,
    b: known[0]!,
    ...(known.length > 1 && { known }),
    resolution: 'reference',
  }
  const prepared = await prepareComparison(service, asked)
  await service.graph.within(async (session) => {
    const found = await compare(service, session, await loadComparison(service, session, prepared))
    await answerTo(service, session, found, { include: new Set(['recipe']), principal: '' })
  })
}

/** Core times of works in order, on an empty data folder after the warm-up. */
async function fresh(domain: string, ...works: ((service: Service) => Promise<void>)[]): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'markgraph-bench-'))
  const service = await openService(settings({ MARKGRAPH_DATA: folder }))
  try {
    await service.references.all()
    await prepareReferences(service)
    await compared(service, domain, marksOf(domain, 2, 1, 3))
    const times: number[] = []
    for (const work of works) times.push((await timed(() => work(service))).cpu)
    return times
  } finally {
    await service.close()
    rmSync(folder, { recursive: true })
  }
}

const rows: string[][] = []
for (const domain of Object.keys(MARKS)) {
  for (const k of KNOWN) {
    const marks = marksOf(domain, 1, 1, k + 1)
    const pairs = marks.flatMap((one, i) => marks.slice(i + 1).map((other) => [one, other]))
    const question = (service: Service): Promise<void> => compared(service, domain, marks)
    const [cold, again] = (await fresh(domain, question, question)) as [number, number]
    const [apart] = (await fresh(domain, async (service) => {
      for (const pair of pairs) await compared(service, domain, pair)
    })) as [number]
    rows.push([
      domain,
      `${k}`,
      `${pairs.length}`,
      `${apart.toFixed(0)} ms`,
      `${cold.toFixed(0)} ms`,
      (cold / apart).toFixed(2),
      `${again.toFixed(0)} ms`,
    ])
  }
}
process.stdout.write(
  `${columns(['marks', 'known', 'pairs', 'pairs alone', 'the question', 'ratio', 'once more'], rows)}\n`,
)
