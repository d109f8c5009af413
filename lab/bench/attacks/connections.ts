import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { random } from '../../../src/numerics/elementary/random.ts'
import { MIB } from '../../../src/words/amounts.ts'
import { writeX3p } from '../../../src/x3p/write.ts'
import { type Attack, begun, bulletSurfaces, opened, type Target, until } from './attack.ts'
import { type Client, fields, fileForm } from './polite.ts'

const GET = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

/** As many connections as the service takes, each with the beginning of something. */
const many = (
  name: string,
  count: number,
  prepare: (target: Target) => Promise<(i: number) => Socket>,
  descriptors?: number,
): Attack => ({
  name: `${count} ${name}`,
  ...(descriptors !== undefined && { name: `${count} ${name}, ${descriptors} descriptors`, descriptors }),
  async prepare(target) {
    const open = await prepare(target)
    return (over) =>
      until(
        over,
        Array.from({ length: count }, (_, i) => open(i)),
      )
  },
})

/** The same, again and again. */
const again = (
  name: string,
  everyMs: number,
  prepare: (target: Target) => Promise<() => Socket>,
): Attack => ({
  name,
  async prepare(target) {
    const open = await prepare(target)
    return async (over) => {
      while (!over.aborted) {
        const socket = open()
        setTimeout(() => socket.destroy(), 10 * everyMs)
        await sleep(everyMs, undefined, { signal: over }).catch(() => {})
      }
    }
  },
})

/** Sends the same bytes from time to time. */
const dripping = (socket: Socket, bytes: string, everyMs: number): Socket => {
  const drip = setInterval(() => socket.write(bytes), everyMs)
  socket.once('close', () => clearInterval(drip))
  return socket
}

/** Requests in one connection, of which no answer is taken. */
const untaken = (target: Target, request: string, count: number): Socket =>
  opened(target, request.repeat(count)).pause()

/** The handle of a scan of 8 MB. */
async function largeScan(client: Client): Promise<string> {
  const noise = random(7)
  const heights = Float64Array.from({ length: 1000 * 1000 }, () => noise.uniform() * 1e-6)
  const record = await client.send(
    'POST',
    '/v1/artifacts',
    await fileForm('scan', writeX3p({ heights, ny: 1000, nx: 1000, dx: 3e-6, dy: 3e-6 })),
  )
  return JSON.parse(record.text).produced_by.inputs[0]
}

/** The handle of a report of two bullets. */
export async function reported(client: Client): Promise<string> {
  const [a, b] = await bulletSurfaces(client)
  const body = fields({ domain: 'striated', mark_a_handles: a!, mark_b_handles: b! })
  const { status, text } = await client.send('POST', '/v1/compare', body)
  if (status !== 200) throw new Error(`a comparison was answered ${status}: ${text}`)
  return JSON.parse(text).report_handle
}

/** The id of a study that nobody runs. */
async function idleStudy(client: Client, name = 'idle'): Promise<string> {
  const [a, b] = await bulletSurfaces(client)
  const lands = [a!, b!].flatMap((mark, i) =>
    mark.split(',').map((handle, land) => `s,b${i},m${i},${land + 1},${handle}`),
  )
  const manifest = ['study,source,mark,land,scan', ...lands].join('\n')
  const sent = await client.send('POST', '/v1/studies', fields({ domain: 'striated', name, manifest }))
  if (sent.status > 201) throw new Error(`a study was answered ${sent.status}: ${sent.text}`)
  return JSON.parse(sent.text).id
}

const PART = '--b\r\ncontent-disposition: form-data; name="scan"; filename="a.x3p"\r\n\r\nPK'
const FORM = ['POST /v1/artifacts HTTP/1.1', 'content-type: multipart/form-data; boundary=b']

const halfSent = (target: Target): Socket => begun(target, [...FORM, 'content-length: 1000000'], PART)

const subscribed = async (target: Target) => {
  const id = await idleStudy(target.client)
  return () => begun(target, [`GET /v1/studies/${id}/events HTTP/1.1`])
}

const reads =
  (path: (handle: string) => string, each: number, method = 'GET', head = '') =>
  async (target: Target) => {
    const handle = await largeScan(target.client)
    const request = `${method} ${path(handle)} HTTP/1.1\r\nhost: localhost\r\n${head}\r\n`
    return () => untaken(target, request, each)
  }
const data = (handle: string): string => `/v1/artifacts/${handle}/data`

const reportReads = (path: (handle: string) => string, each: number) => async (target: Target) => {
  const handle = await reported(target.client)
  return () => untaken(target, GET(path(handle)), each)
}

/** Attacks on connections, on what is sent in them, and on answers that nobody takes. */
export const CONNECTIONS: readonly Attack[] = [
  many('half-sent uploads', 60, async (target) => () => halfSent(target), 64),
  many('half-sent headers', 60, async (target) => () => opened(target, 'GET /health HTTP/1.1\r\n'), 64),
  many('half-sent uploads', 600, async (target) => () => halfSent(target), 256),
  many('subscribers of one study', 2000, subscribed),
  many('half-open subscribers', 2000, async (target) => {
    const open = await subscribed(target)
    return () => open().pause().end()
  }),
  again('subscribers that come and go', 2, subscribed),
  many('connections, each 400 reads of 8 MB that are not taken', 300, reads(data, 400)),
  many('connections, each 400 reads of 8 MB that are not taken', 60, reads(data, 400)),
  many('connections, each one read of 8 MB that is not taken', 1000, reads(data, 1)),
  many(
    'connections, each 400 ranges that are not taken',
    300,
    reads(data, 400, 'GET', 'range: bytes=0-4000000\r\n'),
  ),
  many('connections, each 400 HEADs that are not taken', 300, reads(data, 400, 'HEAD')),
  many('documents at once', 100, async (target) => {
    const handle = await reported(target.client)
    return (i) => begun(target, [`GET /v1/reports/${handle}/report.pdf?case_id=${i} HTTP/1.1`])
  }),
  many(
    'connections, each 20 documents that are not taken',
    5,
    reportReads((handle) => `/v1/reports/${handle}/report.pdf`, 20),
  ),
  many(
    'bundles that are not taken',
    100,
    reportReads((handle) => `/v1/reports/${handle}/bundle.zip?scans=true`, 1),
  ),
  many(
    'connections, each 200 reports that are not taken',
    200,
    reportReads((handle) => `/v1/reports/${handle}`, 200),
  ),
  many(
    'connections, each 2000 small requests that are not taken',
    200,
    async (target) => () => untaken(target, GET('/health'), 2000),
  ),
  many(
    'connections, each 2000 wrong addresses that are not taken',
    200,
    async (target) => () => untaken(target, GET('/nothing/here'), 2000),
  ),
  many(
    'requests for the API description',
    1000,
    async (target) => () => opened(target, GET('/openapi.json')),
  ),
  many('differences of reports', 500, async (target) => {
    const handle = await reported(target.client)
    return () => opened(target, GET(`/v1/reports/${handle}/diff/${handle}`))
  }),
  many('graphs as pictures', 300, async (target) => {
    const handle = await reported(target.client)
    return () => opened(target, GET(`/v1/artifacts/${handle}/graph?format=svg`))
  }),
  many('connections that send nothing', 5000, async (target) => () => opened(target)),
  many('headers, a line each second', 2000, async (target) => () => {
    const socket = opened(target, 'GET /health HTTP/1.1\r\nhost: localhost\r\n')
    return dripping(socket, 'a: b\r\n', 1000)
  }),
  many('bodies, a byte each 100 ms', 1000, async (target) => () => dripping(halfSent(target), 'A', 100)),
  many('bodies in chunks of a byte', 500, async (target) => () => {
    const socket = begun(
      target,
      [...FORM, 'transfer-encoding: chunked'],
      `${PART.length.toString(16)}\r\n${PART}\r\n`,
    )
    return dripping(socket, '1\r\nA\r\n'.repeat(20), 50)
  }),
  many('large headers', 1000, async (target) => () => {
    const socket = opened(target, 'GET /health HTTP/1.1\r\nhost: localhost\r\n')
    return dripping(socket, `x-${'a'.repeat(100)}: ${'b'.repeat(700)}\r\n`, 500)
  }),
  many(
    'clients that wait for 100 Continue',
    1000,
    async (target) => () => begun(target, [...FORM, 'content-length: 1000000', 'expect: 100-continue']),
  ),
  many(
    'connections kept after a request',
    5000,
    async (target) => () => begun(target, ['GET /health HTTP/1.1']),
  ),
  many('MCP event streams that are not taken', 100, async (target) => {
    const handle = await reported(target.client)
    const message = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'get_report', arguments: { handle }, _meta: { progressToken: 1 } },
    })
    const head = ['content-type: application/json', 'accept: application/json, text/event-stream']
    return () =>
      begun(target, ['POST /mcp HTTP/1.1', ...head, `content-length: ${message.length}`], message).pause()
  }),
  again(
    'uploads that break off',
    20,
    async (target) => () =>
      begun(target, [...FORM, `content-length: ${40 * MIB}`], PART + 'A'.repeat(20 * MIB)),
  ),
  again('connections that open and close', 1, async (target) => () => opened(target)),
  many('connections, each 50 uploads', 100, async (target) => {
    const { type, bytes } = await fileForm('scan', new Uint8Array(1000))
    const head = `POST /v1/artifacts HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: ${bytes.length}\r\n\r\n`
    return () => untaken(target, head + Buffer.from(bytes).toString('latin1'), 50)
  }),
]
