import { spawn } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sha256 } from '../../../src/address/canonical.ts'
import { backedUp, restoreBackup } from '../../../src/store/sqlite/backup.ts'
import { openStore } from '../../../src/store/sqlite/sqlite-store.ts'
import { answer } from '../../helpers/answers.ts'
import { dataOf, numbered, readHash } from '../../helpers/commits.ts'
import { temporaryFolder } from '../../helpers/data-folder.ts'
import { comparison } from '../../helpers/form.ts'
import { ran } from '../../helpers/program.ts'
import { bullet } from '../../helpers/scans.ts'
import { testService } from '../../helpers/service.ts'

const WRITER = fileURLToPath(new URL('../../helpers/store-writer.ts', import.meta.url))

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a backup of a running service, restored, gives the same answers', async () => {
  const one = await testService()
  const sent = comparison(bullet(1), bullet(2), { include: 'all' })
  const before = answer(await one.app.inject({ method: 'POST', url: '/v1/compare', ...sent }))
  const { missing, files } = await backedUp(one.data, join(folder, 'backup'))
  expect(missing).toEqual([])
  expect(files).toBeGreaterThan(2)
  await one.close()
  await restoreBackup(join(folder, 'backup'), join(folder, 'data'))
  const other = await testService({}, join(folder, 'data'))
  expect(answer(await other.app.inject({ method: 'POST', url: '/v1/compare', ...sent }))).toEqual(before)
  for (const handle of [before.report_handle, before.handle]) {
    const url = handle === before.handle ? `/v1/recipes/${handle}` : `/v1/reports/${handle}`
    expect((await other.app.inject(url)).statusCode).toBe(200)
  }
  const verify = { method: 'POST', url: `/v1/recipes/${before.handle}/verify` } as const
  expect(answer(await other.app.inject(verify))).toMatchObject({ verified: true, damaged: [] })
  await other.close()
})

test('a backup taken while a process writes is whole', async () => {
  const data = join(folder, 'data')
  const writer = spawn(process.execPath, [WRITER, data], { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  writer.stdout.on('data', (chunk) => {
    text += chunk
  })
  const written = (): number => Number(text.trim().split('\n').at(-1)) || 0
  await expect.poll(written, { timeout: 60_000 }).toBeGreaterThan(7)
  const sure = written()
  expect((await backedUp(data, join(folder, 'backup'))).missing).toEqual([])
  writer.kill('SIGKILL')
  const reports: string[] = []
  const store = await openStore(join(folder, 'backup'), (message) => reports.push(message))
  for (let n = 0; n <= sure; n++) {
    const hash = sha256(dataOf(n))
    expect(await readHash(store, hash)).toBe(hash)
  }
  expect(reports).toEqual([])
  await store.close()
})

test('damaged data are found: results are left out, what should be kept is named', async () => {
  const data = join(folder, 'data')
  const store = await openStore(data)
  await store.commit(numbered(0))
  const { blobs, artifacts } = numbered(2)
  await store.commit({ artifacts: artifacts!, blobs: blobs!.map((one) => ({ ...one, kept: true })) })
  await store.close()
  const [result, kept] = [sha256(dataOf(0)), sha256(dataOf(2))]
  for (const hash of [result, kept]) await writeFile(join(data, 'blobs', hash.slice(0, 2), hash), 'damaged')
  const { missing, files } = await backedUp(data, join(folder, 'backup'))
  expect({ missing, files }).toEqual({ missing: [kept], files: 0 })
  const copy = await openStore(join(folder, 'backup'))
  expect(await copy.read(result)).toBe('absent')
  await copy.close()
})

test('neither writes into a folder that holds something, and a failed backup leaves nothing', async () => {
  const data = join(folder, 'data')
  await (await openStore(data)).close()
  const full = join(folder, 'full')
  await mkdir(full)
  await writeFile(join(full, 'mine.txt'), 'mine')
  await expect(backedUp(data, full)).rejects.toMatchObject({ code: 'bad-value' })
  await expect(restoreBackup(data, full)).rejects.toMatchObject({ code: 'bad-value' })
  await expect(restoreBackup(full, join(folder, 'new'))).rejects.toMatchObject({ code: 'bad-value' })
  await expect(backedUp(full, join(folder, 'other'))).rejects.toMatchObject({ code: 'bad-value' })
  expect((await readdir(folder)).sort()).toEqual(['data', 'full'])
  expect(await readFile(join(full, 'mine.txt'), 'utf8')).toBe('mine')
})

test('the record of acts is checked in the copy: its rows and last hash, or where it is broken', async () => {
  const data = join(folder, 'data')
  const store = await openStore(data)
  const event = { principal: 'ann', act: 'exported', kind: 'report', subject: 'x' } as const
  for (let i = 0; i < 3; i++) await store.commit({ events: [event] })
  const [last] = await store.events.newest({}, 1)
  await store.close()
  const told = (name: string) => ran(['backup', join(folder, name)], { MARKGRAPH_DATA: data })
  expect(await told('whole')).toMatchObject({
    code: 0,
    out: expect.stringContaining(`the record of acts has 3 rows; hash of the last one: ${last!.hash}\n`),
  })
  const db = new Database(join(data, 'markgraph.sqlite'))
  db.exec("update events set principal = 'bob' where sequence = 2")
  db.close()
  expect(await told('broken')).toMatchObject({ code: 1, err: expect.stringContaining('broken at row 2') })
  const checked = await ran(['events', '--check'], { MARKGRAPH_DATA: data })
  expect(checked).toMatchObject({ code: 1, err: expect.stringContaining('broken at row 2') })
})
