/**
 * What a study writes and computes, for the model of cost in lab/measured/scale.md.
 *   npm run bench -- scale ../shared
 * Toolmarks and breech faces of public data sets on new data folders: core seconds, rows, bytes, and a search among them. Counts are exact;
 * core seconds depend on what else the machine does.
 */

import { join } from 'node:path'
import Database from 'better-sqlite3'
import { columns } from '../../src/cli/table.ts'
import { namedMarks, OPERATOR } from '../../src/compare/request/named-marks.ts'
import { runStudy } from '../../src/jobs/study-run.ts'
import { UNWATCHED } from '../../src/marks/mark-type.ts'
import { readManifest } from '../../src/references/manifest.ts'
import type { ManifestRow } from '../../src/references/pairing.ts'
import { createStudy } from '../../src/references/studies/study.ts'
import { rowsInFolder, scansInFolder, uploadOfScan } from '../../src/references/studies/study-scans.ts'
import { createCollection } from '../../src/search/collections.ts'
import { runSearch } from '../../src/search/search.ts'
import type { Service } from '../../src/service/service.ts'
import { withService } from '../with-service.ts'
import { type Rows, timed, told } from './service/measure.ts'

const SIZES = [100, 200, 400]
const READING = { units: 'file', mask: 'auto' } as const

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2)
const kib = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KiB`

async function sizes(service: Service, folder: string) {
  const { bytes } = await service.store.size()
  const db = new Database(join(folder, 'markgraph.sqlite'), { readonly: true })
  const count = (table: string): number => db.prepare(`select count(*) from ${table}`).pluck().get() as number
  const found = {
    runs: count('runs'),
    rows: ['runs', 'artifacts', 'blobs', 'scans'].reduce((sum, table) => sum + count(table), 0),
    database: bytes['database']!,
    blobs: bytes['blobs']!,
  }
  db.close()
  return found
}

async function study(domain: string, rows: readonly ManifestRow[], scans: string): Promise<string[]> {
  return withService(async (service, folder) => {
    let id = ''
    const marks = await timed(async () => {
      const files = await scansInFolder(service, domain, rows, scans, UNWATCHED)
      const about = { name: 'scale', domain, created: '2025-01-01' }
      id = (await createStudy(service, { ...about, scans: files })).study.id
    })
    const decoded = await sizes(service, folder)
    const run = await timed(() => runStudy(service, id, UNWATCHED))
    const after = await sizes(service, folder)
    const row = [
      domain,
      `${rows.length}`,
      `${(rows.length * (rows.length - 1)) / 2}`,
      seconds(marks.cpu),
      seconds(run.cpu),
      `${after.runs}`,
      `${after.rows}`,
      kib(decoded.database + decoded.blobs),
      kib(after.database),
      kib(after.blobs),
    ]
    told(row)
    return row
  })
}

/** A search among so many marks: with nothing known of them, with their signatures known, and again. */
async function search(rows: readonly ManifestRow[], scans: string): Promise<Rows> {
  const [query, ...others] = rows
  return withService(async (service) => {
    const about = { name: 'many', domain: 'toolmark', principal: '', created: '2025-01-01' }
    const { collection } = await createCollection(service, about)
    const found = await rowsInFolder(service, others, scans, UNWATCHED, READING)
    await service.store.collections.add(collection.id, found, '')
    const among = await namedMarks(service, 'many', 'toolmark', OPERATOR)
    const once = async (what: string, mark: ManifestRow): Promise<string[]> => {
      const asked = {
        domain: 'toolmark',
        mark: { scans: [await uploadOfScan(scans, mark.scan)] },
        hits: 10,
        resolution: 'reference' as const,
      }
      let answer: Awaited<ReturnType<typeof runSearch>> | undefined
      const { wall, cpu } = await timed(async () => {
        answer = await runSearch(service, asked, among, '')
      })
      const { refused, searched: about, hits } = answer!
      if (refused !== undefined) throw new Error(refused)
      const row = [what, `${about.scored} of ${others.length}`, `${hits.length}`, seconds(cpu), seconds(wall)]
      told(row)
      return row
    }
    return [
      await once('first search: every mark is checked and gets its signature', query!),
      await once('another mark: signatures and checks are known', others[1]!),
      await once('the same again', others[1]!),
    ]
  })
}

const [shared = '../shared'] = process.argv.slice(2)
const scans = join(shared, 'scans')
const { rows } = await readManifest(join(shared, 'manifests/toolmarks.csv'))
const found: Rows = []
for (const size of SIZES) found.push(await study('toolmark', rows.slice(0, size), scans))
found.push(
  await study('impressed', (await readManifest(join(shared, 'manifests/cartridges.csv'))).rows, scans),
)
const header = ['domain', 'marks', 'pairs', 'core s of scans', 'core s of study', 'runs', 'rows']
process.stdout.write(`${columns([...header, 'stored of scans', 'database', 'blobs'], found)}\n\n`)
const searches = await search(rows.slice(0, 401), scans)
process.stdout.write(`${columns(['search', 'scored', 'hits', 'core s', 's'], searches)}\n`)
