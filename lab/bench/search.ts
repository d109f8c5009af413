/**
 * Whole searches among simulated toolmarks or breech faces: one mark against a collection, by sketches and among all.
 *   npm run bench -- search [marks [folder [faces] [million]]]
 * Toolmarks are profiles of 4.7 mm at 3 µm, two of each edge; faces have 3.2 mm at 3.125 µm, two of each slide. Each query is another mark
 * of an edge or slide, so that two true matches stand in the collection. A given folder is kept, and used again. With `million`, the first
 * two blocks of the collection are there over and over, under other names, until they are a million: that shows what rows cost, and not what
 * a million different sketches do (`npm run bench -- sketches`).
 */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeScans } from '../../src/cli/commands/simulate.ts'
import { columns } from '../../src/cli/table.ts'
import { namedMarks, OPERATOR } from '../../src/compare/request/named-marks.ts'
import { AS_IN_FILE, UNWATCHED } from '../../src/marks/mark-type.ts'
import { rowsInFolder } from '../../src/references/studies/study-scans.ts'
import { createCollection } from '../../src/search/collections.ts'
import { runSearch } from '../../src/search/search.ts'
import { openService, type Service } from '../../src/service/service.ts'
import { settings } from '../../src/settings/settings.ts'
import { simulateBreechFace } from '../../src/simulate/breech-face.ts'
import { simulateToolmark } from '../../src/simulate/toolmark.ts'
import { uploadOf } from '../../test/helpers/bundles.ts'
import { repeatCollection } from '../../test/helpers/repeat-collection.ts'
import { mib, told } from './service/measure.ts'

const [size = '10000', given, ...kinds] = process.argv.slice(2)
const [million, isFaces] = [kinds.includes('million'), kinds.includes('faces')]
const domain = isFaces ? 'impressed' : 'toolmark'
const marks = Number(size)
const QUERIES = 5
const NAME = 'bench'
const BLOCK = 4096 // scans of a block of an index
const MILLION = 1_000_000
const AS_TAKEN = { edges: [], replica: false, mirrored: false }

/** A mark of an edge or a slide, as a file of this folder. */
async function taken(folder: string, edgeSeed: number, markSeed: number): Promise<string> {
  const name = `edge-${edgeSeed}-${markSeed}`
  const surface = isFaces
    ? simulateBreechFace({ slideSeed: edgeSeed, cartridgeSeed: markSeed, pitch: 3.125e-6, diameter: 3.2e-3 })
    : simulateToolmark({
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
  const about = { name: NAME, domain, principal: '', created: '2026-01-01T00:00:00.000Z' }
  const { collection, fresh } = await createCollection(service, about)
  if (!fresh) return
  for (let from = 0; from < marks; from += 1000) {
    const rows = []
    for (let i = from; i < Math.min(from + 1000, marks); i++) {
      const edge = 1 + (i >> 1)
      const scan = await taken(folder, edge, 1 + (i & 1))
      rows.push({ study: NAME, source: `edge-${edge}`, mark: scan.replace('.x3p', ''), land: 1, scan })
    }
    const found = await rowsInFolder(service, rows, folder, UNWATCHED, AS_IN_FILE)
    await service.store.collections.add(collection.id, found, '')
  }
}

/** Searches for another mark of an edge. */
async function searched(service: Service, folder: string, { edge, seed, candidates, name = NAME }: Query) {
  const scan = await taken(folder, edge, seed)
  const mark = { scans: [uploadOf(new Uint8Array(await readFile(join(folder, scan))))], read: AS_TAKEN }
  const began = performance.now()
  const among = await namedMarks(service, name, domain, OPERATOR)
  const asked = { domain, mark, candidates, hits: 10 }
  const { steps, hits, refused } = await runSearch(service, asked, among, '')
  if (refused !== undefined) throw new Error(refused)
  const seconds = (performance.now() - began) / 1000
  const ranks = hits.flatMap(({ source, rank }) => (source.split('.')[0] === `edge-${edge}` ? [rank] : []))
  return [
    `${edge}`,
    `${seconds.toFixed(2)} s`,
    steps.map((step) => `${step.step} ${step.seconds}`).join(', '),
    ranks.join(', '),
  ]
}

interface Query {
  readonly edge: number
  /** Of the mark: 1 and 2 are in the collection. */
  readonly seed: number
  /** Undefined: as many as a search takes by itself. */
  readonly candidates: number | undefined
  readonly name?: string
}

const AMONG_ALL = [
  ['the usual candidates, most of them new', 7, undefined],
  ['the same again', 7, undefined],
  ['300 candidates, most of them new', 3, 300],
  ['the same again', 3, 300],
  ['2,000 candidates, most of them new', 3, 2000],
  ['the same again', 3, 2000],
  ['all, most of them new', 3, marks],
  ['the same again', 3, marks],
  ['another mark: all', 4, marks],
  ['another mark: 2,000 candidates', 5, 2000],
  ['another mark: 300 candidates', 6, 300],
] as const
const AMONG_FACES = [
  ['the usual candidates', 3, undefined],
  ['the same again', 3, undefined],
] as const
const AMONG_A_MILLION = [
  ['among a million', 7, undefined],
  ['the same again', 7, undefined],
  ['among a million: 300 candidates', 8, 300],
  ['the same again', 8, 300],
] as const

const folder = given ?? (await mkdtemp(join(tmpdir(), 'markgraph-search-')))
await mkdir(join(folder, 'scans'), { recursive: true })
const service = await openService({ ...settings({}), dataFolder: join(folder, 'data'), logLevel: 'silent' })
try {
  const scans = join(folder, 'scans')
  await collect(service, scans)
  if (million) await searched(service, scans, { edge: 1, seed: 9, candidates: 1 }) // makes the sketches
  if (million) await repeatCollection(service, { of: NAME, name: 'million', scans: MILLION, blocks: 2 })
  const name = million ? 'million' : NAME
  const searches = isFaces ? AMONG_FACES : million ? AMONG_A_MILLION : AMONG_ALL
  const last = Math.min(marks, million ? 2 * BLOCK : marks)
  const edges = Array.from({ length: QUERIES }, (_, i) => 1 + Math.floor(((i + 0.5) * last) / 2 / QUERIES))
  const rows: string[][] = []
  for (const [what, seed, candidates] of searches) {
    for (const edge of edges) {
      rows.push([what, ...(await searched(service, scans, { edge, seed, candidates, name }))])
      told(rows.at(-1)!)
    }
  }
  process.stdout.write(`${columns(['search', 'edge', 'in all', 'steps', 'ranks of true matches'], rows)}\n`)
  process.stdout.write(`highest resident memory: ${mib(process.resourceUsage().maxRSS / 1024)}\n`)
} finally {
  await service.close()
  if (given === undefined) await rm(folder, { recursive: true })
}
