/** Scans that are sent again over a connection: what the store has is not written again. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answer } from '../helpers/answers.ts'
import { type Body, comparison, form } from '../helpers/form.ts'
import { scanOf } from '../helpers/scans.ts'
import { type TestService, testService } from '../helpers/service.ts'

const textured = (seed: number) =>
  scanOf(60, 500, (r, c) => 1e-6 * Math.sin(c / (7 + seed)) + 3e-7 * Math.cos((seed + 3) * c) + r * 1e-9)
const A = [1, 2, 3].map(textured)
const B = [4, 5, 6].map(textured)

let one: TestService
let url: string
beforeEach(async () => {
  one = await testService()
  url = await one.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => one.close())

const post = (path: string, { headers, payload }: Body) =>
  fetch(url + path, { method: 'POST', headers, body: payload as Uint8Array<ArrayBuffer> })

test('a comparison over a connection is that of an injected request, also when it is sent again', async () => {
  const body = comparison(A, B, { include: 'recipe' })
  const injected = answer(await one.app.inject({ method: 'POST', url: '/v1/compare', ...body }))
  for (let i = 0; i < 3; i++) {
    const response = await post('/v1/compare', body)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(injected)
  }
  expect(await readdir(one.service.spool)).toEqual([])
})

test('where no file can be written, stored scans are compared, and new ones are refused', async () => {
  const body = comparison(A, B)
  const before = await (await post('/v1/compare', body)).json()
  await rm(one.service.spool, { recursive: true })
  await writeFile(one.service.spool, 'no folder')
  const again = await post('/v1/compare', body)
  expect(again.status).toBe(200)
  expect(await again.json()).toEqual(before)
  const fresh = await post('/v1/artifacts', form(['scan', textured(7), 'new.x3p']))
  expect(fresh.status, await fresh.text()).toBe(503)
  await rm(one.service.spool)
  expect((await post('/v1/artifacts', form(['scan', textured(7), 'new.x3p']))).status).toBe(200)
})

test('a scan whose stored bytes have changed is asked for again, and then replaced', async () => {
  const scan = textured(8)
  expect(scan.length).toBeGreaterThan(32 * 1024) // so that it is a file
  const record = (await (await post('/v1/artifacts', form(['scan', scan, 'a.x3p']))).json()) as {
    meta: { source_sha256: string }
  }
  const { source_sha256: sha256 } = record.meta
  const path = join(one.data, 'blobs', sha256.slice(0, 2), sha256)
  const changed = await readFile(path)
  changed[1000]! ^= 1
  await writeFile(path, changed)
  const db = new Database(join(one.data, 'markgraph.sqlite'))
  db.exec("delete from runs where node = 'decode'") // as for another reading, it has to be decoded
  db.close()
  const refused = await post('/v1/artifacts', form(['scan', scan, 'a.x3p']))
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(((await refused.json()) as { detail: string }).detail).toContain('send it again')
  const again = await post('/v1/artifacts', form(['scan', scan, 'a.x3p']))
  expect(again.status, await again.text()).toBe(200)
  expect(Buffer.compare(await readFile(path), scan)).toBe(0)
})
