/** Readers that take their time: what they hold in memory, and that a damaged file is never sent. */

import { createHash } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/http/app.ts'
import type { App } from '../../src/http/context.ts'
import { random } from '../../src/numerics/elementary/random.ts'
import { openFilesOf } from '../../src/service/artifact-data.ts'
import { MIB } from '../../src/words/amounts.ts'
import { type TestComposition, testComposition } from '../helpers/composition.ts'
import { form } from '../helpers/form.ts'
import { scanOf } from '../helpers/scans.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const READERS = 8
const SIDE = 1500 // 18 MB of heights

const noise = random(7)
const SCAN = scanOf(SIDE, SIDE, () => noise.uniform() * 1e-6)

let one: TestComposition
let app: App
let url: URL
let surface: string
let scan: string
beforeAll(async () => {
  one = await testComposition({ MARKGRAPH_MEMORY_BYTES: '1000' })
  app = await buildApp(one.service)
  url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const { headers, payload } = form(['scan', SCAN, 'a.x3p'])
  const answer = await fetch(new URL('/v1/artifacts', url), {
    method: 'POST',
    headers,
    body: Buffer.from(payload),
  })
  expect(answer.status).toBe(200)
  const record = (await answer.json()) as { handle: string; produced_by: { inputs: string[] } }
  surface = record.handle
  scan = record.produced_by.inputs[0]!
})
afterAll(async () => {
  app.server.closeAllConnections()
  await app.close()
  await one.close()
})

/** An answer whose body is not read yet. */
const unread = (handle: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(new URL(`/v1/artifacts/${handle}/data`, url), { agent: false }, (answer) => {
      answer.pause()
      resolve(answer)
    }).on('error', reject)
  })

async function arrays(): Promise<number> {
  for (let i = 0; i < 3; i++) {
    collect()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return process.memoryUsage().arrayBuffers
}

async function hashOf(answer: IncomingMessage): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of answer) hash.update(piece)
  return `sha-256=:${hash.digest('base64')}:`
}

test.each([
  ['a surface, which is made again for them', () => surface],
  ['a scan, which is a file of the store', () => scan],
])('eight slow readers of %s hold no copies of it', async (_what, handle) => {
  const before = await arrays()
  const answers: IncomingMessage[] = []
  for (let i = 0; i < READERS; i++) answers.push(await unread(handle()))
  const size = Number(answers[0]!.headers['content-length'])
  expect(size).toBeGreaterThan(15 * MIB)
  const grown = (await arrays()) - before
  expect(grown, `${Math.round(grown / MIB)} MiB for data of ${Math.round(size / MIB)} MiB`).toBeLessThan(size)
  for (const answer of answers) expect(await hashOf(answer)).toBe(answer.headers['repr-digest'])
  expect(openFilesOf(one.service)).toBe(0)
})

test('readers that leave in the middle, or ask for the headers alone, leave nothing open', async () => {
  const open = (): number => readdirSync('/proc/self/fd').length
  await unread(scan).then((answer) => answer.destroy())
  const before = open()
  for (let i = 0; i < 20; i++) {
    const answer = await unread(i % 2 === 0 ? scan : surface)
    answer.destroy()
    const head = await fetch(new URL(`/v1/artifacts/${scan}/data`, url), { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(`${SCAN.length}`)
    const part = await fetch(new URL(`/v1/artifacts/${scan}/data`, url), {
      headers: { range: 'bytes=10-19' },
    })
    expect(Buffer.from(await part.arrayBuffer())).toEqual(Buffer.from(SCAN.slice(10, 20)))
  }
  await expect.poll(open).toBeLessThan(before + 10)
  expect(openFilesOf(one.service)).toBe(0)
})

test('readers that leave while their data are being checked leave nothing open', async () => {
  const { store } = one.service
  const { open } = store
  let opened = 0
  let closed = 0
  const slow: typeof open = async (...given) => {
    const blob = await open(...given)
    if (typeof blob === 'string') return blob
    opened += 1
    await sleep(300) // the reader leaves
    const close = async (): Promise<void> => {
      closed += 1
      await blob.close()
    }
    return { ...blob, close }
  }
  Object.assign(store, { open: slow })
  try {
    const asking = get(new URL(`/v1/artifacts/${scan}/data`, url), { agent: false })
    asking.on('error', () => {})
    await expect.poll(() => opened).toBe(1)
    asking.destroy()
    await expect.poll(() => closed, { timeout: 5_000 }).toBe(1)
  } finally {
    Object.assign(store, { open })
  }
})

test('a file that no longer matches its hash is not sent', async () => {
  const hash = createHash('sha256').update(SCAN).digest('hex')
  const changed = Buffer.from(SCAN)
  changed[changed.length >> 1]! ^= 1
  writeFileSync(join(one.data, 'blobs', hash.slice(0, 2), hash), changed)
  const answer = await fetch(new URL(`/v1/artifacts/${scan}/data`, url))
  expect(answer.status).toBe(410)
  expect(((await answer.json()) as { detail: string }).detail).toMatch(/damaged/)
})
