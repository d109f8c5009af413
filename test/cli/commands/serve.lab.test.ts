import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../helpers/data-folder.ts'
import { form } from '../../helpers/form.ts'
import { markgraph, URL_LINE } from '../../helpers/program.ts'
import { bullet } from '../../helpers/scans.ts'

const [SCAN] = bullet(1, { lands: 1 })

let folder: string
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const started = (args: string[], env: Record<string, string> = {}) =>
  markgraph(args, { MARKGRAPH_DATA: join(folder, 'data'), ...env })

test('a second server on a data folder refuses to start, and the first one goes on', async () => {
  const first = started(['serve'])
  const url = await first.until(URL_LINE)
  const before = await readdir(join(folder, 'data'), { recursive: true })
  const second = started(['serve'])
  expect(await second.ended).toBe(2)
  expect(second.text()).toBe(
    `markgraph: another server uses the data folder ${join(folder, 'data')}; stop it first, or name another folder in MARKGRAPH_DATA\n`,
  )
  // SQLite may add or remove its own files; those of the first server are all there
  const after = await readdir(join(folder, 'data'), { recursive: true })
  expect(after).toEqual(expect.arrayContaining(before.filter((name) => !name.startsWith('blobs'))))
  // the command line works beside it
  const listed = started(['study', 'list'])
  expect(await listed.ended).toBe(0)
  const { payload, headers } = form(['scan', SCAN!, 'a.x3p'])
  const sent = await fetch(`${url}/v1/artifacts`, { method: 'POST', body: Buffer.from(payload), headers })
  expect(sent.status).toBe(200)

  // its lock dies with it
  first.child.kill('SIGKILL')
  await first.ended
  const third = started(['serve'])
  await third.until(URL_LINE)
  third.child.kill('SIGTERM')
  expect(await third.ended).toBe(0)
}, 60_000)

const head = (path: string, type: string): string =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: 1000\r\n\r\n`

test('clients that go away are not logged as failures', async () => {
  const server = started(['serve'], { MARKGRAPH_DATA: join(folder, 'other'), MARKGRAPH_LOG_LEVEL: 'warn' })
  const url = new URL(await server.until(URL_LINE))
  const before = server.text()
  const part = '--b\r\ncontent-disposition: form-data; name="scan"; filename="a.x3p"\r\n\r\nabc'
  for (const sent of [
    `${head('/v1/studies', 'text/plain')}half`,
    `${head('/v1/studies', 'application/json')}{"a`,
    `${head('/v1/steps/align', 'application/x-www-form-urlencoded')}a=`,
    `${head('/v1/artifacts', 'multipart/form-data; boundary=b')}${part}`,
    `${head('/mcp', 'application/json')}{"a`,
    `${head('/benchmark/splits/cartridge-v1/submissions', 'application/json')}{"a`,
  ]) {
    const socket = connect(Number(url.port), url.hostname)
    await new Promise<void>((resolve) => socket.write(sent, () => resolve()))
    await sleep(100)
    socket.resetAndDestroy()
  }
  // a busy server reads the requests only when their clients have gone; nobody can tell any more who they were
  const opened = connect(Number(url.port), url.hostname)
  await once(opened, 'connect')
  await sleep(100)
  server.child.kill('SIGSTOP')
  for (const socket of [opened, connect(Number(url.port), url.hostname)]) {
    const sent = `${head('/v1/studies', 'application/json')}{"a`
    await new Promise<void>((resolve) => socket.write(sent, () => resolve()))
    socket.resetAndDestroy()
  }
  server.child.kill('SIGCONT')
  await sleep(300)
  expect((await fetch(`${url}health`)).status).toBe(200)
  expect(server.text()).toBe(before)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
}, 60_000)

test('a server whose log nobody reads any more goes on, and ends well', async () => {
  const server = started(['serve'], { MARKGRAPH_DATA: join(folder, 'unread'), MARKGRAPH_LOG_LEVEL: 'info' })
  const url = await server.until(URL_LINE)
  server.child.stdout!.destroy()
  for (let i = 0; i < 3; i++) expect((await fetch(`${url}/health`)).status).toBe(200)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
}, 60_000)
