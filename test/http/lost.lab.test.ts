/** What is locked, removed or changed under a running service: it says so, and mends what it can. */
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { recordOf, referenceKind } from '../../src/kinds/reference.ts'
import { answer, failure } from '../helpers/answers.ts'
import { comparison, form } from '../helpers/form.ts'
import { striatedReferences } from '../helpers/references.ts'
import { bullet } from '../helpers/scans.ts'
import { type TestService, testService } from '../helpers/service.ts'

const [A, B] = [bullet(1), bullet(2)] as const
const scan = (seed: number) => form(['scan', bullet(seed, { lands: 1 })[0]!, 'a.x3p'])

let one: TestService
beforeEach(async () => {
  one = await testService()
})
afterEach(() => one.close())
const post = (url: string, body: object) => one.app.inject({ method: 'POST', url, ...body })
const compared = async (include = 'all') => answer(await post('/v1/compare', comparison(A, B, { include })))
const ready = () => one.app.inject('/ready')

/** Changes the database behind the service's back. */
function changed(sql: string, ...values: unknown[]): void {
  const db = new Database(join(one.data, 'markgraph.sqlite'))
  expect(db.prepare(sql).run(...values).changes).toBe(1)
  db.close()
}

test('while another process locks the database, health answers, and an upload is told why it failed', async () => {
  const other = new Database(join(one.data, 'markgraph.sqlite'))
  other.exec('BEGIN EXCLUSIVE')
  let over = false
  const upload = post('/v1/artifacts', scan(3)).finally(() => {
    over = true
  })
  let answered = 0
  while (!over) {
    if ((await one.app.inject('/health')).json().status === 'ok') answered += 1
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  expect(answered).toBeGreaterThan(10)
  const refused = await upload
  expect(failure(refused, 503)).toContain('another process has locked the database')
  expect(refused.headers['retry-after']).toBe('5')
  other.exec('ROLLBACK')
  other.close()
  answer(await post('/v1/artifacts', scan(3)))
}, 60_000)

describe('folders that are removed under the service', () => {
  test('are made again: those of blobs, of unfinished files and of locks', async () => {
    const before = await compared()
    for (const name of ['blobs', 'tmp', 'locks']) await rm(join(one.data, name), { recursive: true })
    const again = await compared()
    expect(again.handle).toBe(before.handle)
    expect(again.report_handle).toBe(before.report_handle)
    expect((await ready()).json()).toEqual({ status: 'ready' })
    expect(await readdir(one.data)).toEqual(expect.arrayContaining(['blobs', 'tmp']))
    const verified = await post(`/v1/recipes/${before.handle}/verify`, {})
    expect(answer(verified)).toMatchObject({ verified: true, damaged: [] })
  })

  test('with the database in them are a reason not to serve, and nothing is said to be stored', async () => {
    const aside = `${one.data}-aside`
    await rename(one.data, aside)
    expect(failure(await ready(), 503)).toContain('the database of the data folder was removed or replaced')
    expect((await one.app.inject('/health')).json().status).toBe('degraded')
    failure(await post('/v1/artifacts', scan(4)), 503)
    await rm(one.data, { recursive: true, force: true })
    await rename(aside, one.data)
    expect((await ready()).json()).toEqual({ status: 'ready' })
    answer(await post('/v1/artifacts', scan(4)))
  })
})

describe('rows that were changed', () => {
  test('a recipe is a 410 that says so, and is mended by the next comparison of the same scans', async () => {
    const { handle, recipe } = await compared()
    changed("update recipes set body = json_set(body, '$.result.score', 99) where handle = ?", handle)
    expect(failure(await one.app.inject(`/v1/recipes/${handle}`), 410)).toContain('was changed')
    changed("update recipes set body = 'no JSON' where handle = ?", handle)
    expect(failure(await one.app.inject(`/v1/recipes/${handle}`), 410)).toContain('was changed')
    changed('delete from reports')
    one = await one.restart()
    await compared()
    const { handle: _, ...body } = answer(await one.app.inject(`/v1/recipes/${handle}`))
    const { handle: __, ...first } = recipe
    expect(body).toEqual(first)
  })

  test('an artifact is computed again; a scan is a 410', async () => {
    const { report_handle, ...before } = await compared()
    const url = `/v1/reports/${report_handle}`
    const report = answer(await one.app.inject(url))
    one = await one.restart()
    changed(
      `update artifacts set data_sha256 = (select data_sha256 from artifacts where kind = 'scan' limit 1) where handle = ?`,
      report_handle,
    )
    expect(answer(await one.app.inject(url))).toEqual(report)
    one = await one.restart() // it is mended on disk
    expect(answer(await one.app.inject(url))).toEqual(report)
    expect(before.calibrated).toBe(true)

    const { produced_by } = answer(await post('/v1/artifacts', scan(5)))
    const [handle] = produced_by.inputs
    changed(`update artifacts set meta = '{"a":1}' where handle = ?`, handle)
    expect(failure(await one.app.inject(`/v1/artifacts/${handle}`), 410)).toContain('was changed')
  })

  test('an own reference has the record of its document, whatever its row says', async () => {
    const { graph, references, marks } = one.service
    const document = { ...striatedReferences(marks.configs.deployed('striated'))[0]!, id: 'mine' }
    await references.add(
      await graph.within(async (session) => session.put(referenceKind, document)),
      recordOf(document),
    )
    const url = '/v1/references/mine'
    const record = answer(await one.app.inject(url))
    changed("update own_references set record = json_set(record, '$.diagnostics.n_km', 99)")
    expect(answer(await one.app.inject(url))).toEqual(record)
    const other = (await references.get('striated')).ref.handle
    changed('update own_references set handle = ?', other)
    expect(failure(await one.app.inject(url), 410)).toContain('names the document of striated')
  })

  test('an artifact whose row is lost is computed again', async () => {
    const { report_handle } = await compared()
    const url = `/v1/reports/${report_handle}`
    const report = answer(await one.app.inject(url))
    one = await one.restart()
    changed('delete from artifacts where handle = ?', report_handle)
    expect(answer(await one.app.inject(url))).toEqual(report)
  })
})

test('a folder in the place of a blob is set aside, and the data are computed again', async () => {
  const { handle, kind } = answer(await post('/v1/artifacts', scan(6)))
  expect(kind).toBe('surface')
  const { produced_by } = answer(await one.app.inject(`/v1/artifacts/${handle}`))
  const sha = answer(await one.app.inject(`/v1/artifacts/${handle}`)).meta.source_sha256
  const path = join(one.data, 'blobs', sha.slice(0, 2), sha)
  await rm(path)
  await mkdir(join(path, 'inside'), { recursive: true })
  one = await one.restart()
  expect(failure(await one.app.inject(`/v1/artifacts/${produced_by.inputs[0]}/data`), 410)).toContain(
    'damaged',
  )
  answer(await post('/v1/artifacts', scan(6)))
  expect((await one.app.inject(`/v1/artifacts/${produced_by.inputs[0]}/data`)).statusCode).toBe(200)
})
