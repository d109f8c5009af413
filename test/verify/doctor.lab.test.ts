/** Damage of every kind in a data folder: it is found, and mended where something can make it again. Nothing else changes. */
import { cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import type { App } from '../../src/http/context.ts'
import { recordOf, referenceKind } from '../../src/kinds/reference.ts'
import type { Finding } from '../../src/store/sqlite/doctor/finding.ts'
import { findingsIn } from '../../src/verify/doctor/look.ts'
import { repairing } from '../../src/verify/doctor/repair.ts'
import { answer } from '../helpers/answers.ts'
import { filesOf, smallDocuments } from '../helpers/bundles.ts'
import { makeCollection } from '../helpers/collections.ts'
import { testComposition } from '../helpers/composition.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'
import { comparison, form } from '../helpers/form.ts'
import { striatedReferences } from '../helpers/references.ts'
import { bullet } from '../helpers/scans.ts'
import { testService } from '../helpers/service.ts'

let whole: string
let folder: string
let recipe: string
let report: string

beforeAll(async () => {
  whole = await temporaryFolder()
  const one = await testService({}, whole)
  const sent = comparison(bullet(1), bullet(2), { include: 'all' })
  const compared = answer(await one.app.inject({ method: 'POST', url: '/v1/compare', ...sent }))
  recipe = compared.handle
  report = compared.report_handle
  const { graph, references, marks } = one.service
  const document = { ...striatedReferences(marks.configs.deployed('striated'))[0]!, id: 'mine' }
  const ref = await graph.within(async (session) => session.put(referenceKind, document))
  await references.add(ref, recordOf(document))
  await one.app.close()
  await one.service.close()
})
afterAll(() => rm(whole, { recursive: true }))
beforeEach(async () => {
  folder = await temporaryFolder()
  await cp(whole, folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

async function found(): Promise<Finding[]> {
  const all: Finding[] = []
  for await (const one of findingsIn(folder)) all.push(one)
  return all
}
const kinds = (all: readonly Finding[]): string[] => [
  ...new Set(all.map(({ kind, fate }) => `${kind}: ${fate}`)),
]

/** Repairs what can be; returns what could not. */
async function repaired(): Promise<Finding[]> {
  const { service } = await testComposition({}, folder)
  const repair = repairing(service)
  const left: Finding[] = []
  for await (const one of findingsIn(folder, 1)) if (!(await repair.repaired(one))) left.push(one)
  repair.close()
  await service.close()
  return left
}

function changed(sql: string, ...values: unknown[]): void {
  const db = new Database(join(folder, 'markgraph.sqlite'))
  expect(db.prepare(sql).run(...values).changes).toBeGreaterThan(0)
  db.close()
}
/** Exchanges the results of two computations of a node, or gives its only one the result of another node. */
function exchanged(node: string): void {
  const db = new Database(join(folder, 'markgraph.sqlite'))
  const rows = db.prepare('select run_key as key, output from runs order by node <> ?, rowid').all(node) as {
    key: string
    output: string
  }[]
  const [one] = rows
  const other = rows.find(({ output }) => output !== one!.output)!
  const set = db.prepare('update runs set output = ? where run_key = ?')
  set.run(other.output, one!.key)
  set.run(one!.output, other.key)
  db.close()
}
function asked<T>(sql: string, ...values: unknown[]): T {
  const db = new Database(join(folder, 'markgraph.sqlite'), { readonly: true })
  const value = db
    .prepare(sql)
    .pluck()
    .get(...values) as T
  db.close()
  return value
}
/** Everything that a look could change, by name. */
async function everything(): Promise<unknown> {
  const db = new Database(join(folder, 'markgraph.sqlite'), { readonly: true })
  const tables = db.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[]
  const rows = tables.map((name) => [name, sha256(JSON.stringify(db.prepare(`select * from ${name}`).all()))])
  db.close()
  const names = await readdir(join(folder, 'blobs'), { recursive: true, withFileTypes: true })
  return { rows, files: names.flatMap((one) => (one.isFile() ? one.name : [])).sort() }
}
const path = (hash: string): string => join(folder, 'blobs', hash.slice(0, 2), hash)
const MADE = 'from artifacts join blobs on sha256 = data_sha256 where handle in (select output from runs)'
const inFile = () => asked<string>(`select sha256 ${MADE} and inline is null limit 1`)
const inRow = () => asked<string>(`select sha256 ${MADE} and inline is not null limit 1`)
const scan = () => asked<string>('select sha256 from scans limit 1')

test('nothing is found in a healthy folder, also while a service has it open', async () => {
  expect(await found()).toEqual([])
  const before = await everything()
  const { service } = await testComposition({}, folder)
  expect(await found()).toEqual([])
  await service.close()
  expect(await repaired()).toEqual([])
  expect(await everything()).toEqual(before)
})

test.each([
  ['a lost row', 'delete from collection_blocks where position = 0'],
  ['a row of fewer scans', 'update collection_blocks set scans = scans - 1 where position = 0'],
  ['a row of something else', 'update collection_blocks set block = (select surface from collection_scans)'],
])('sketches of a collection, %s: forgotten, and found again by the next search', async (_, damage) => {
  const session = async <T>(work: (app: App) => Promise<T>): Promise<T> => {
    const one = await testService({}, folder, { documents: smallDocuments() })
    const found = await work(one.app)
    await one.app.close()
    await one.service.close()
    return found
  }
  const [first, second, questioned] = [
    filesOf('toolmark', 2)[0]!,
    filesOf('toolmark', 3)[0]!,
    filesOf('toolmark', 4)[0]!,
  ]
  const sent = form(['domain', 'toolmark'], ['against', 'tools'], ['mark', questioned, 'q.x3p'])
  const search = async (app: App) =>
    answer(await app.inject({ method: 'POST', url: '/v1/search', ...sent })).hits
  const hits = await session(async (app) => {
    await makeCollection(app, { name: 'tools', domain: 'toolmark' }, ['a,a,,a.x3p'], [['a.x3p', first]])
    await search(app)
    const more = form(['manifest', 'study,source,mark,land,scan\ns,b,b,,b.x3p\n'], ['scans', second, 'b.x3p'])
    answer(await app.inject({ method: 'POST', url: '/v1/collections/tools/scans', ...more }))
    return search(app) // makes a second block
  })
  expect(await found()).toEqual([])
  changed(damage)
  expect(await found()).toEqual([{ kind: 'changed index', name: expect.any(String), fate: 'correct' }])
  expect(await repaired()).toEqual([])
  expect(await found()).toEqual([])
  expect(await session(search)).toEqual(hits)
  expect(await found()).toEqual([])
})

test('evicted data are no finding', async () => {
  const { service } = await testComposition({}, folder)
  const { count } = await service.store.upkeep!.evict(0, (node, version) =>
    service.graph.isCurrent(node, version),
  )
  await service.close()
  expect(count).toBeGreaterThan(10)
  expect(await found()).toEqual([])
})

const reportBlob = () => asked<string>('select data_sha256 from artifacts where handle = ?', report)

describe('what can be made again or corrected', () => {
  test.each<[string, string, () => unknown]>([
    ['a changed file', 'changed data: make again', () => writeFile(path(inFile()), 'changed')],
    [
      'a changed row of data',
      'changed data: make again',
      () => changed("update blobs set inline = x'00' where sha256 = ?", inRow()),
    ],
    [
      'a changed report',
      'changed data: make again',
      async () => {
        if (await stat(path(reportBlob())).catch(() => undefined))
          await writeFile(path(reportBlob()), 'changed')
        else changed("update blobs set inline = x'00' where sha256 = ?", reportBlob())
      },
    ],
    ['a removed file', 'missing file: make again', () => rm(path(inFile()))],
    [
      'a folder in place of a file',
      'folder: make again',
      async () => {
        const at = path(inFile())
        await rm(at)
        await mkdir(join(at, 'inside'), { recursive: true })
      },
    ],
    [
      'data found damaged',
      'marked damaged: make again',
      () => changed('update blobs set damaged = 1, inline = null where sha256 = ?', inRow()),
    ],
    [
      'a scan whose row is lost',
      'lost row: correct',
      () => changed('delete from blobs where sha256 = ?', scan()),
    ],
    [
      'a wrong size of data',
      'wrong size: correct',
      () => changed('update blobs set size = size + 1 where sha256 = ?', inFile()),
    ],
    [
      'a wrong size of an artifact',
      'wrong size: correct',
      () => changed('update artifacts set bytes = 1 where handle = ?', report),
    ],
    [
      'a changed artifact',
      'changed artifact: make again',
      () => changed("update artifacts set kind = 'x' where handle = ?", report),
    ],
    [
      'an artifact without its row',
      'missing artifact: make again',
      () => changed('delete from artifacts where handle = ?', report),
    ],
    [
      'a changed recipe',
      'changed recipe: make again',
      () => changed("update recipes set body = json_set(body, '$.result.score', 9)"),
    ],
    [
      'a recipe that is no JSON',
      'changed recipe: make again',
      () => changed("update recipes set body = 'x'"),
    ],
    ['a lost recipe', 'missing recipe: make again', () => changed('delete from recipes')],
    [
      'a changed row of a scan',
      'changed scan: correct',
      () => changed('update scans set handle = (select output from runs limit 1) where sha256 = ?', scan()),
    ],
    ['exchanged results of decoding', 'changed output: make again', () => exchanged('decode')],
    ['exchanged scores', 'changed output: make again', () => exchanged('bullet-score')],
    ['exchanged ratios', 'changed output: make again', () => exchanged('calibrate')],
    [
      'a result that is nowhere',
      'changed output: make again',
      () => changed("update runs set output = 'sha256:0' where node = 'calibrate'"),
    ],
    [
      'a checksum that is empty',
      'changed output: make again',
      () => changed("update runs set checksum = ''"),
    ],
    [
      'another ratio in the list',
      'changed report: correct',
      () => changed('update reports set log10_lr = 9'),
    ],
    [
      'another outcome in the list',
      'changed report: correct',
      () => changed("update reports set outcome = 'refused', recipe = null"),
    ],
    [
      'another record of a reference',
      'changed reference: correct',
      () => changed("update own_references set record = json_set(record, '$.name', 'x')"),
    ],
    [
      'a file that no row names',
      'file of nothing: remove',
      async () => {
        const name = sha256('nothing')
        await mkdir(join(folder, 'blobs', name.slice(0, 2)), { recursive: true })
        await writeFile(path(name), 'nothing')
      },
    ],
    [
      'a file that was set aside',
      'set aside: remove',
      () => writeFile(join(folder, 'blobs', `${inFile()}.corrupt`), 'x'),
    ],
  ])('%s', async (_, kind, damage) => {
    const rows = (await everything()) as { rows: unknown; files: string[] }
    await damage()
    const before = await everything()
    const all = await found()
    expect(kinds(all)).toContain(kind)
    expect(all.filter(({ fate }) => fate === 'nothing' || fate === 'note')).toEqual([])
    expect(await everything()).toEqual(before) // a look changes nothing
    expect(await repaired()).toEqual([])
    expect(await found()).toEqual([])
    expect(((await everything()) as typeof rows).files).toEqual(rows.files)
    const verified = await testService({}, folder)
    const { statusCode, body } = await verified.app.inject({
      method: 'POST',
      url: `/v1/recipes/${recipe}/verify`,
    })
    expect(statusCode, body.slice(0, 300)).toBe(200)
    expect(JSON.parse(body)).toMatchObject({ verified: true, damaged: [] })
    expect(answer(await verified.app.inject(`/v1/reports/${report}`)).calibrated).toBe(true)
    await verified.app.close()
    await verified.service.close()
  })
})

describe('what nothing can make again is said, and left as it is', () => {
  test.each<[string, string, () => unknown]>([
    ['a changed scan', 'changed data: nothing', () => writeFile(path(scan()), 'changed')],
    ['a removed scan', 'missing file: nothing', () => rm(path(scan()))],
    [
      'a scan without its data',
      'lost data: nothing',
      async () => {
        await rm(path(scan()))
        changed('delete from blobs where sha256 = ?', scan())
      },
    ],
    [
      'a changed computation',
      'changed run: nothing',
      () => changed('update runs set params = \'{"a":1}\' where output = ?', report),
    ],
    [
      'another document of a reference',
      'changed reference: nothing',
      () =>
        changed(
          "update own_references set handle = (select handle from artifacts where kind = 'reference' and handle <> own_references.handle limit 1)",
        ),
    ],
    [
      'a database that is none',
      'database: nothing',
      async () => {
        for (const end of ['-wal', '-shm']) await rm(join(folder, `markgraph.sqlite${end}`), { force: true })
        await writeFile(join(folder, 'markgraph.sqlite'), 'this is no database. '.repeat(1000))
      },
    ],
  ])('%s', async (name, kind, damage) => {
    await damage()
    const all = await found()
    expect(kinds(all)).toContain(kind)
    if (name.startsWith('a database') || name.startsWith('another document')) return // no service starts on it
    const before = await everything()
    const lost = all.filter(({ fate }) => fate === 'nothing')
    expect((await repaired()).filter(({ fate }) => fate === 'nothing')).toEqual(lost)
    expect(await everything()).toEqual(before)
  })

  test('computations of other releases and strange files are told, and are no damage', async () => {
    changed('update runs set version = 0 where output = ?', report) // the key does not fit either
    await writeFile(join(folder, 'blobs', 'note.txt'), 'x')
    await writeFile(join(folder, 'blobs', `${sha256('x')}.corrupt`), 'x')
    const all = await found()
    expect(kinds(all)).toEqual(
      expect.arrayContaining(['unknown node: note', 'stray: note', 'set aside, needed: note']),
    )
    await repaired()
    expect(await stat(join(folder, 'blobs', 'note.txt'))).toBeDefined()
    expect(await stat(join(folder, 'blobs', `${sha256('x')}.corrupt`))).toBeDefined()
  })
})

test('a service that does not keep scans leaves a healthy folder', async () => {
  const other = await temporaryFolder()
  const one = await testService({ MARKGRAPH_KEEP_SCANS: 'false' }, other)
  answer(await one.app.inject({ method: 'POST', url: '/v1/compare', ...comparison(bullet(3), bullet(4)) }))
  await one.app.close()
  await one.service.close()
  const all: Finding[] = []
  for await (const finding of findingsIn(other)) all.push(finding)
  expect(all).toEqual([])
  await rm(other, { recursive: true })
})

test.each([
  ['changed', "update events set principal = 'another' where sequence = 1", 1],
  ['removed', 'delete from events where sequence = 1', 1],
])('a row of the record of acts that was %s is named, and nothing repairs it', async (_, sql, row) => {
  expect(asked<number>('select count(*) from events')).toBe(2) // a report and a reference were made
  changed(sql)
  const broken = { kind: 'broken record', name: `row ${row} of events`, fate: 'nothing' }
  expect(await found()).toEqual([broken])
  expect(await repaired()).toEqual([broken])
})
