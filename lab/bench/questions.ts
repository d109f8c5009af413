import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { columns } from '../../src/cli/table.ts'
import { answerTo } from '../../src/compare/answer.ts'
import { compare } from '../../src/compare/compare.ts'
import { type ComparisonRequest, loadComparison, prepareComparison } from '../../src/compare/comparison.ts'
import { uploadOfScan } from '../../src/references/studies/study-scans.ts'
import { openService, type Service } from '../../src/service/service.ts'
import { settings } from '../../src/settings/settings.ts'

/**
 * What a question with k known marks costs, beside the comparisons of its pairs: core time on an empty data folder, after a
 * warm-up with marks of another source, and the same question once more from the store.
 *   npm run bench -- questions [folder of scans]
 */
const SHARED = fileURLToPath(new URL('../../../shared/scans/', import.meta.url))
const [scans = SHARED] = process.argv.slice(2)
const KNOWN = [2, 4, 8]

const MARKS: Readonly<Record<string, { warm: string[][]; measured: string[][] }>> = {
  impressed: {
    warm: [1, 2].map((mark) => [`cartridges/weller/TW02-0${mark}.x3p`]),
    measured: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((mark) => [`cartridges/weller/TW01-0${mark}.x3p`]),
  },
  toolmark: {
    warm: ['01', '02'].map((mark) => [`toolmarks/tmarks/T01LA-F60-${mark}.x3p`]),
    measured: ['03', '04', '05', '06', '07'].map((mark) => [`toolmarks/tmarks/T01LA-F60-${mark}.x3p`]),
  },
}

/** Core time in milliseconds: of the clock a loaded machine says nothing. */
async function cores(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const markOf = async (names: readonly string[]) => ({
  scans: await Promise.all(names.map((name) => uploadOfScan(scans, name))),
})

async function compared(service: Service, domain: string, marks: readonly string[][]): Promise<void> {
  const [a, ...known] = await Promise.all(marks.map(markOf))
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
    await compared(service, domain, MARKS[domain]!.warm)
    const times: number[] = []
    for (const work of works) times.push(await cores(() => work(service)))
    return times
  } finally {
    await service.close()
    rmSync(folder, { recursive: true })
  }
}

const rows: string[][] = []
for (const [domain, { measured }] of Object.entries(MARKS)) {
  for (const k of KNOWN) {
    const marks = measured.slice(0, k + 1)
    if (marks.length <= k) continue
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
