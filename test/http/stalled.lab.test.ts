import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/http/app.ts'
import type { App } from '../../src/http/context.ts'
import { type TestComposition, testComposition } from '../helpers/composition.ts'
import { contents } from '../helpers/data-folder.ts'
import { form } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'

const [SCAN] = bullet(1, { lands: 1 })
const PART = '--b\r\ncontent-disposition: form-data; name="scan"; filename="a.x3p"\r\n\r\nPK'
const LARGE = PART + 'A'.repeat(17 * 2 ** 20) // more than waits in memory
const QUEUE = 4

let one: TestComposition
let app: App
let url: URL
beforeAll(async () => {
  one = await testComposition({ MARKGRAPH_QUEUE: `${QUEUE}` })
  app = await buildApp(one.service, undefined, 'all', { everyMs: 400, bytes: 1000, looks: 3 })
  url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(async () => {
  await app.close()
  await one.close()
})

/** A request whose body stops after its beginning; the client never closes its side. */
function stalled(path: string, type: string, begin: string): { socket: Socket; ended: Promise<string> } {
  const socket = connect({ port: Number(url.port), host: url.hostname, allowHalfOpen: true })
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  const ended = new Promise<string>((resolve) => {
    socket.on('end', () => resolve(text))
    socket.on('error', () => resolve(text))
  })
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: ${begin.length + 100_000}\r\n\r\n${begin}`,
  )
  return { socket, ended }
}

const upload = async (): Promise<Response> => {
  const { headers, payload } = form(['scan', SCAN!, 'a.x3p'])
  return fetch(new URL('/v1/artifacts', url), { method: 'POST', headers, body: Buffer.from(payload) })
}

test('bodies that stall keep nobody out, and are ended with all they hold', async () => {
  const all = [
    ...Array.from({ length: 3 * QUEUE }, () =>
      stalled('/v1/artifacts', 'multipart/form-data; boundary=b', PART),
    ),
    stalled('/v1/artifacts', 'multipart/form-data; boundary=b', LARGE),
    stalled('/v1/steps/align', 'application/x-www-form-urlencoded', 'a='),
    stalled('/v1/studies', 'application/json', '{"a'),
    stalled('/mcp', 'application/json', '{"a'),
    stalled('/benchmark/splits/cartridge-v1/submissions', 'application/json', '{"a'),
  ]
  await expect.poll(open).toBe(all.length)
  await expect.poll(async () => (await contents(one.data))['tmp_files']).toBeGreaterThan(0)
  expect((await upload()).status).toBe(200)
  for (const { ended } of all) {
    const text = await ended
    expect(text).toContain('HTTP/1.1 408')
    expect(text).toContain('the body arrives too slowly')
  }
  await expect.poll(async () => (await contents(one.data))['tmp_files']).toBe(0)
  await expect.poll(() => open()).toBeLessThanOrEqual(2) // those of this test's own upload
  for (const { socket } of all) socket.destroy()
  expect((await upload()).status).toBe(200)
}, 30_000)

/** Connections that the server has. */
const open = (): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))

test('a body that arrives steadily is read to its end', async () => {
  const { headers, payload } = form(['scan', SCAN!, 'a.x3p'])
  const bytes = Buffer.from(payload)
  const piece = Math.ceil(bytes.length / 12)
  async function* slowly() {
    for (let at = 0; at < bytes.length; at += piece) {
      yield bytes.subarray(at, at + piece)
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
  }
  const sent = await fetch(new URL('/v1/artifacts', url), {
    method: 'POST',
    headers: { ...headers, 'content-length': `${bytes.length}` },
    body: slowly() as never,
    duplex: 'half',
  } as RequestInit)
  expect(sent.status).toBe(200)
}, 30_000)
