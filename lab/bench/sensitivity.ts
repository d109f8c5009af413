import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { columns } from '../../src/cli/table.ts'
import { answerTo, type Include } from '../../src/compare/answer/answer.ts'
import { compare } from '../../src/compare/compare.ts'
import {
  type ComparisonRequest,
  loadComparison,
  prepareComparison,
} from '../../src/compare/request/comparison.ts'
import { uploadOfScan } from '../../src/references/studies/study-scans.ts'
import { openService, type Service } from '../../src/service/service.ts'
import { settings } from '../../src/settings/settings.ts'
import { sharedPath } from '../../test/helpers/shared.ts'
import { timed } from './service/measure.ts'

/**
 * Core time of a comparison under all variants of the scorer config, beside that of the cold comparison of the same marks
 * in the same process, after a warm-up with another pair:
 *   npm run bench -- sensitivity [folder of scans]
 */
const [scans = sharedPath('scans/')] = process.argv.slice(2)

const bullet = (name: string): string[] => [1, 2, 3, 4, 5, 6].map((land) => `bullets/${name}-land${land}.x3p`)
const tool = (mark: string): string[] => [`toolmarks/tmarks/T01LA-F60-${mark}.x3p`]
const face = (mark: string): string[] => [`cartridges/fadul/fadul-${mark}.x3p`]

type Pair = readonly [a: readonly string[], b: readonly string[]]
const PAIRS: Readonly<Record<string, { warm: Pair; measured: Pair }>> = {
  striated: {
    warm: [bullet('houston/barrelb-bullet11'), bullet('houston/barrelb-bullet50')],
    measured: [bullet('houston/barrela-bullet11'), bullet('houston/barrela-bullet30')],
  },
  toolmark: { warm: [tool('01'), tool('02')], measured: [tool('03'), tool('04')] },
  impressed: { warm: [face('1-1'), face('2-1')], measured: [face('10-1'), face('10-2')] },
}

/** Core times of the cold comparison of a pair, and of its sensitivity after it. */
async function measured(service: Service, domain: string, [a, b]: Pair): Promise<[number, number, number]> {
  const mark = async (names: readonly string[]) => ({
    scans: await Promise.all(names.map((name) => uploadOfScan(scans, name))),
  })
  const asked: ComparisonRequest = { domain, a: await mark(a), b: await mark(b), resolution: 'reference' }
  const prepared = await prepareComparison(service, asked)
  return service.graph.within(async (session) => {
    let found!: Awaited<ReturnType<typeof compare>>
    const answered = (include: readonly Include[]) =>
      answerTo(service, session, found, { include: new Set(include), principal: '' })
    const cold = await timed(async () => {
      found = await compare(service, session, await loadComparison(service, session, prepared))
      await answered(['calibration', 'recipe'])
    })
    let variants = 0
    const under = await timed(async () => {
      const { sensitivity } = (await answered(['sensitivity'])) as Extract<
        Awaited<ReturnType<typeof answered>>,
        { calibrated: true }
      >
      variants = sensitivity?.available ? sensitivity.n_variants : 0
    })
    return [cold.cpu, under.cpu, variants]
  })
}

const rows: string[][] = []
for (const [domain, { warm, measured: pair }] of Object.entries(PAIRS)) {
  const folder = await mkdtemp(join(tmpdir(), 'markgraph-bench-'))
  const service = await openService(settings({ MARKGRAPH_DATA: folder }))
  try {
    await measured(service, domain, warm)
    const [cold, under, variants] = await measured(service, domain, pair)
    const ratio = (under / cold).toFixed(1)
    rows.push([domain, `${variants}`, `${cold.toFixed(0)} ms`, `${under.toFixed(0)} ms`, ratio])
  } finally {
    await service.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
process.stdout.write(
  `${columns(['domain', 'variants', 'cold comparison', 'sensitivity', 'sensitivity : cold'], rows)}\n`,
)
