import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../../src/http/app.ts'
import type { App } from '../../../src/http/context.ts'
import { BOUNDS } from '../../../src/limits/bounds.ts'
import { random } from '../../../src/numerics/elementary/random.ts'
import { type TestComposition, testComposition } from '../../helpers/composition.ts'
import { form } from '../../helpers/form.ts'
import { bullet, scanOf } from '../../helpers/scans.ts'
import { listening } from '../../helpers/service.ts'

const [SCAN] = bullet(1, { lands: 1 })
const PART = '--b\r\ncontent-disposition: form-data; name="scan"; filename="a.x3p"\r\n\r\nPK'
const HALF = `POST /v1/artifacts HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n${PART}`
const BOUND = { ...BOUNDS, connections: 12, lateConnections: 3, requestsInTurn: 4 }

let one: TestComposition
let app: App
let port: number
let handle: string
const sockets: Socket[] = []
beforeAll(async () => {
  one = await testComposition()
  app = await buildApp(one.service, undefined, 'all', undefined, undefined, BOUND)
  port = await listening(app)
  const { headers, payload } = form(['scan', SCAN!, 'a.x3p'])
  const sent = await fetch(`http://127.0.0.1:${port}/v1/artifacts`, {
    method: 'POST',
    headers: { ...headers, connection: 'close' },
    body: Buffer.from(payload),
  })
  handle = ((await sent.json()) as { handle: string }).handle
})
afterAll(async () => {
  app.server.closeAllConnections()
  await app.close()
  await one.close()
})

/** A connection of its own from an address; what it has received so far. */
function opened(text: string, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  sockets.push(socket)
  let received = ''
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1')
  })
  socket.write(text)
  return { socket, received: () => received }
}

function closeAll(): void {
  for (const socket of sockets.splice(0)) socket.destroy()
}

const asked = async (path: string, localAddress: string): Promise<IncomingMessage> => {
  const sent = get({ port, host: '127.0.0.1', localAddress, path, agent: false })
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  return answer
}

test('half-sent requests leave room for others, and their client hears the health of the service and a 503', async () => {
  const all = Array.from({ length: 40 }, () => opened(HALF))
  await expect.poll(() => all.filter(({ socket }) => socket.destroyed).length).toBe(40 - 6 - 3)
  expect((await asked('/v1/meta', '127.0.0.2')).statusCode).toBe(200)
  expect((await asked('/health', '127.0.0.1')).statusCode).toBe(200)
  const refused = await asked('/v1/meta', '127.0.0.1')
  expect(refused.statusCode).toBe(503)
  expect(refused.headers).toMatchObject({ 'retry-after': '5', connection: 'close' })
  closeAll()
  await expect.poll(async () => (await asked('/v1/meta', '127.0.0.1')).statusCode).toBe(200)
})

test('a connection beyond the bound is closed after a few seconds', async () => {
  const all = Array.from({ length: 8 }, () => opened(HALF))
  await sleep(200)
  expect(all.filter(({ socket }) => socket.destroyed)).toEqual([])
  await expect.poll(() => all.filter(({ socket }) => socket.destroyed).length, { timeout: 8000 }).toBe(2)
  closeAll()
}, 15_000)

const request = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

/** Counts the data of artifacts that are opened to be sent. */
async function counting(work: (opened: () => number) => Promise<void>): Promise<void> {
  const { store } = one.service
  const { open } = store
  let count = 0
  const counted: typeof open = (...given) => {
    count += 1
    return open(...given)
  }
  Object.assign(store, { open: counted })
  try {
    await work(() => count)
  } finally {
    Object.assign(store, { open })
  }
}

test('answers that are not taken hold up nobody else: a connection is answered one request after the other', async () => {
  await counting(async (begun) => {
    // an answer is more than what the network holds
    const path = `/v1/artifacts/${await large()}/data`
    const socket = connect(port, '127.0.0.1').pause()
    let bytes = 0
    socket.on('data', ({ length }) => {
      bytes += length
    })
    socket.pause().write(request(path).repeat(4))
    await expect.poll(begun).toBe(1)
    await sleep(300)
    expect(begun()).toBe(1)
    socket.resume()
    await expect.poll(begun, { timeout: 10_000 }).toBe(4)
    await expect.poll(() => bytes, { timeout: 10_000 }).toBeGreaterThan(4 * 15 * 2 ** 20)
    socket.destroy()
  })
}, 20_000)

test('a connection with too many requests at once is closed, and does no work for them', async () => {
  await counting(async (begun) => {
    const { socket } = opened(request(`/v1/artifacts/${handle}/data`).repeat(400))
    await once(socket, 'close')
    expect(begun()).toBeLessThan(2)
  })
  expect((await asked('/v1/meta', '127.0.0.1')).statusCode).toBe(200)
})

test('requests that a client sends before it has the answers are answered in their order', async () => {
  const { received } = opened(request('/v1/meta') + request('/nothing') + request('/health'))
  await expect
    .poll(() => received().match(/HTTP\/1.1 \d+/g))
    .toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200'])
  closeAll()
})

test('the service stops while requests wait in a connection that was closed', async () => {
  const own = await buildApp(one.service, undefined, 'all', undefined, undefined, BOUND)
  const address = await listening(own)
  const socket = connect(address, '127.0.0.1').on('error', () => {})
  socket.pause().write(request(`/v1/artifacts/${await large()}/data`).repeat(4))
  await sleep(200)
  socket.destroy()
  await own.close()
}, 10_000)

test('requests that arrive together hold up nobody else: one begins in each turn, and clients take turns', async () => {
  const begun: string[] = []
  const observe = (seen: App): void => {
    seen.addHook('onRequest', async ({ ip }) => void begun.push(ip))
  }
  const own = await buildApp(one.service, observe)
  const ownPort = await listening(own)
  const opened = async (localAddress: string): Promise<Socket> => {
    const socket = connect({ port: ownPort, host: '127.0.0.1', localAddress }).on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  const many = await Promise.all(Array.from({ length: 100 }, () => opened('127.0.0.1')))
  const other = await opened('127.0.0.2')
  await expect.poll(() => connectionsOf(own)).toBe(101)
  for (const socket of many) socket.write(request('/openapi.json'))
  other.write(request('/health'))
  await once(other, 'data')
  expect(begun.indexOf('127.0.0.2')).toBeLessThan(5)
  expect(begun.length).toBeLessThan(50) // those of the first wait
  for (const socket of many) socket.destroy() // also those whose request has not begun
  other.destroy()
  await own.close()
})

const connectionsOf = (own: App): Promise<number> =>
  new Promise((resolve) => own.server.getConnections((_, count) => resolve(count)))

let made: Promise<string> | undefined
/** The handle of a scan of 18 MB. */
function large(): Promise<string> {
  made ??= (async () => {
    const noise = random(7)
    const { headers, payload } = form(['scan', scanOf(1500, 1500, () => noise.uniform() * 1e-6), 'a.x3p'])
    const sent = await app.inject({ method: 'POST', url: '/v1/artifacts', headers, payload })
    return sent.json().produced_by.inputs[0]
  })()
  return made
}
