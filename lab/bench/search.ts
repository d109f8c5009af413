/**
 * Whole searches among simulated toolmarks: one mark against a collection, by sketches and among all.
 *   npm run bench -- search [marks] [folder]
 * Marks are profiles of 4.7 mm at 3 µm, two of each edge. Each query is another mark of an edge, so that two true matches stand in the
 * collection. `hits` are the ranks of the two. A given folder is kept, and used again.
 */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeScans } from '../../src/cli/commands/simulate.ts'
import { columns } from '../../src/cli/table.ts'
import { namedMarks, OPERATOR } from '../../src/compare/request/named-marks.ts'
import { AS_IN_FILE } from '../../src/marks/mark-type.ts'
import { rowsInFolder } from '../../src/references/studies/study-scans.ts'
import { createCollection } from '../../src/search/collections.ts'
import { runSearch } from '../../src/search/search.ts'
import { openService, type Service } from '../../src/service/service.ts'
import { settings } from '../../src/settings/settings.ts'
import { simulateToolmark } from '../../src/simulate/toolmark.ts'
import { uploadOf } from '../../test/helpers/bundles.ts'

const [size = '10000', given] = process.argv.slice(2)
const marks = Number(size)
const QUERIES = 5
const NAME = 'bench'
const SILENT = { stage: () => ({ step() {}, done() {} }) }

/** A mark of an edge, as a file of this folder. */
async function taken(folder: string, edgeSeed: number, markSeed: number): Promise<string> {
  const name = `edge-${edgeSeed}-${markSeed}`
  const surface = simulateToolmark({
    edgeSeed,
    markSeed,
    asProfile: true,
    pitch: 3e-6,
    height: 50e-6,
    width: 4.7e-3,
  })
  await writeScans(folder, [{ name, surface }])
  return `${name}.x3p`
}

/** A collection of so many marks, two of each edge. */
async function collect(service: Service, folder: string): Promise<void> {
  const about = { name: NAME, domain: 'toolmark', principal: '', created: '2026-01-01T00:00:00.000Z' }
  const { collection, fresh } = await createCollection(service, about)
  if (!fresh) return
  for (let from = 0; from < marks; from += 1000) {
    const rows = []
    for (let i = from; i < Math.min(from + 1000, marks); i++) {
      const edge = 1 + (i >> 1)
      const scan = await taken(folder, edge, 1 + (i & 1))
      rows.push({ study: NAME, source: `edge-${edge}`, mark: scan.replace('.x3p', ''), land: 1, scan })
    }
    const found = await rowsInFolder(service, rows, folder, SILENT, AS_IN_FILE)
    await service.store.collections.add(collection.id, found, '')
  }
}

/** Searches for a third mark of an edge. */
async function searched(service: Service, folder: string, edge: number, candidates: number) {
  const scan = await taken(folder, edge, 3)
  const mark = {
    scans: [uploadOf(new Uint8Array(await readFile(join(folder, scan))))],
    read: { ...AS_TAKEN },
  }
  const began = performance.now()
  const among = await namedMarks(service, NAME, 'toolmark', OPERATOR)
  const asked = { domain: 'toolmark', mark, candidates, hits: 10 }
  const { steps, hits } = await runSearch(service, asked, among, '')
  const seconds = (performance.now() - began) / 1000
  const ranks = hits.flatMap(({ source, rank }) => (source === `edge-${edge}` ? [rank] : []))
  return { seconds, steps: steps.map((step) => `${step.step} ${step.seconds}`).join(', '), ranks, hits }
}

const AS_TAKEN = { edges: [], replica: false, mirrored: false }
const folder = given ?? (await mkdtemp(join(tmpdir(), 'markgraph-search-')))
await mkdir(join(folder, 'scans'), { recursive: true })
const open = () => openService({ ...settings({}), dataFolder: join(folder, 'data'), logLevel: 'silent' })
const service = await open()
try {
  const scans = join(folder, 'scans')
  const began = performance.now()
  await collect(service, scans)
  process.stdout.write(
    `${marks} marks are there after ${((performance.now() - began) / 1000).toFixed(0)} s\n`,
  )
  const rows: string[][] = []
  const edges = Array.from({ length: QUERIES }, (_, i) => 1 + Math.floor(((i + 0.5) * marks) / 2 / QUERIES))
  for (const [what, candidates] of [
    ['300 candidates', 300],
    ['300, again', 300],
    ['2,000 candidates', 2000],
    ['2,000, again', 2000],
    ['all', marks],
    ['all, again', marks],
  ] as const) {
    for (const edge of edges) {
      const { seconds, steps, ranks } = await searched(service, scans, edge, candidates)
      const row = [what, `${edge}`, `${seconds.toFixed(2)} s`, steps, ranks.join(', ')]
      process.stdout.write(`${row.join('  ')}\n`)
      rows.push(row)
    }
  }
  process.stdout.write(`\n${columns(['search', 'edge', 'in all', 'steps', 'ranks of true matches'], rows)}\n`)
} finally {
  await service.close()
  if (given === undefined) await rm(folder, { recursive: true })
}
