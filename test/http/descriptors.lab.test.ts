/** A server that may open few files and connections. */

import { execFile } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { type BenchServer, startedServer } from '../../lab/bench/service/server.ts'
import { MAIN } from '../../lab/main-file.ts'
import { FIRST, takenAnswer } from '../helpers/clients.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'
import { form } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'

const ENV = { MARKGRAPH_THREADS: '2' }
const HALF =
  'POST /v1/artifacts HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 1000000\r\n\r\n--b\r\ncontent-disposition: form-data; name="scan"; filename="a.x3p"\r\n\r\nPK'

let server: BenchServer | undefined
afterAll(() => server?.stop())

test('too few descriptors to serve: it does not start, and says how many it needs', async () => {
  const data = await temporaryFolder()
  const args = ['-c', 'ulimit -n 40 && exec "$@"', 'sh', process.execPath, MAIN, 'serve']
  const { code, said } = await new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(
      'sh',
      args,
      { env: { ...process.env, ...ENV, PORT: '0', MARKGRAPH_DATA: data } },
      (error, _, said) => resolve({ code: error?.code, said }),
    )
  })
  expect(said).toBe(
    'markgraph: this process may have 40 files and connections open (ulimit -n), and with 2 threads a server needs at least 64; raise the limit, or lower MARKGRAPH_THREADS\n',
  )
  expect(code).toBe(2)
}, 30_000)

test('with 64 descriptors, 60 half-sent requests are a 503 for their client, who is served again when they end', async () => {
  server = await startedServer(ENV, 64)
  const { url } = server
  const port = Number(new URL(url).port)
  const upload = async () => {
    const { headers, payload } = form(['scan', bullet(1, { lands: 1 })[0]!, 'a.x3p'])
    const sent = { method: 'POST', headers: { ...headers, connection: 'close' }, body: Buffer.from(payload) }
    const answer = await fetch(`${url}/v1/artifacts`, sent)
    return { status: answer.status, retry: answer.headers.get('retry-after'), text: await answer.text() }
  }
  expect((await upload()).status).toBe(200)
  const sockets: Socket[] = Array.from({ length: 60 }, () => {
    const socket = connect(port, FIRST)
      .on('error', () => {})
      .resume()
    socket.write(HALF)
    return socket
  })
  await expect.poll(() => sockets.filter(({ destroyed }) => destroyed).length).toBeGreaterThan(50)
  for (let i = 0; i < 10; i++) {
    const { status, retry, text } = await upload()
    expect([status, retry], text).toEqual([503, '5'])
    expect((await takenAnswer(port, '/health', FIRST)).status).toBe(200)
  }
  for (const socket of sockets) socket.destroy()
  await expect.poll(async () => (await upload()).status).toBe(200)
}, 60_000)
