import {
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { MarkgraphError, phrase } from '../../errors.ts'
import { FairOrder, type Waiting } from '../../executor/fair-order.ts'
import type { Bounds } from '../../limits/bounds.ts'
import { quotas } from '../../limits/quotas.ts'
import type { Settings } from '../../settings/settings.ts'
import { clientAt, clientOf } from './client-address.ts'

const LATE_MS = 5000 // time of a connection beyond the bound for its one request
const RETRY_SECONDS = 5
const MAX_LISTENERS = 20 // to the end of an answer; the framework and its hooks add ten of their own
const MAX_PASSED = 100 // turns in a row in which connections are accepted and no request begins

/** The connections of an app. */
interface Connections {
  /** Makes a server whose connections are bounded. */
  server(answer: RequestListener, options: ServerOptions): Server
  /** Refuses the requests of connections beyond the bound. */
  install(app: FastifyInstance): void
}

/**
 * Bounds the connections that are open at a time, which clients share: see `quotas`. Here a client is an address, because nothing
 * else is known yet. Behind a proxy all addresses are its own, so that they share nothing. A connection beyond the bound is heard
 * for some seconds, until others beyond the bound take its place: it is told the health of the service, or a 503. Without this,
 * "half-sent requests leave room for others" fails (test/http/middleware/connections.service.test.ts).
 */
export function boundedConnections(
  bounds: Bounds,
  { trustProxy }: Pick<Settings, 'trustProxy'>,
): Connections {
  const places = quotas(bounds.connections)
  const late = new Set<Socket>() // the oldest first
  let count = 0
  const admit = (socket: Socket): void => {
    count += 1
    const place = places.open(trustProxy ? `${count}` : clientAt(socket.remoteAddress ?? ''))
    if (place.add(1)) {
      socket.once('close', () => place.end())
      return
    }
    const over = setTimeout(() => socket.destroy(), LATE_MS)
    socket.once('close', () => {
      clearTimeout(over)
      late.delete(socket)
    })
    late.add(socket)
    if (late.size <= bounds.lateConnections) return
    const [oldest] = late
    late.delete(oldest!)
    oldest!.destroy()
  }
  return {
    server: (answer, options) =>
      createServer(
        options,
        inTurn(
          fairlyBegun(answer, trustProxy, () => count),
          bounds.requestsInTurn,
        ),
      ).on('connection', admit),
    install(app) {
      app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
        if (!late.has(raw.socket)) return
        reply.header('connection', 'close')
        if (routeOptions.config.anyHost) return // what a monitor asks
        const what = phrase(
          'too many connections are open, yours among them; close some, and try again in a few seconds',
        )
        throw new MarkgraphError('busy', what, { retryAfterSeconds: RETRY_SECONDS })
      })
    },
  }
}

/** Begins a request at some time; `ended` is called when its answer was taken, or its client is gone. */
type Beginning = (...given: [...Parameters<RequestListener>, ended: () => void]) => void

/**
 * Answers the requests of a connection one after the other: the next begins when the client has taken the answer before. `most`
 * may wait; a connection with more is closed. Without this, "answers that are not taken hold up nobody else" fails
 * (test/http/middleware/connections.service.test.ts).
 */
function inTurn(answer: Beginning, most: number): RequestListener {
  const waiting = new WeakMap<Socket, Parameters<RequestListener>[]>()
  return function one(request, response) {
    const { socket } = request
    const others = waiting.get(socket)
    if (others) {
      if (others.length < most && !socket.destroyed) {
        others.push([request, response])
        return
      }
      socket.destroy()
      readNoMore(socket)
      over(response)
      return
    }
    const own: Parameters<RequestListener>[] = []
    waiting.set(socket, own)
    answer(request, response, () => {
      waiting.delete(socket)
      if (socket.destroyed) for (const [, dropped] of own) over(dropped)
      else for (const [next, following] of own) one(next, following)
    })
  }
}

/**
 * Begins one request in each turn of the event loop, so that others are answered in between: see `FairOrder`, where a turn lasts
 * until the answer is taken. Without this, "requests that arrive together hold up nobody else" fails
 * (test/http/middleware/connections.service.test.ts).
 */
function fairlyBegun(answer: RequestListener, trustProxy: boolean, accepted: () => number): Beginning {
  const order = new FairOrder<Waiting & { begin(end: () => void): void }>()
  let isComing = false
  let before = 0
  let passed = 0
  function give(): void {
    // a turn of the event loop accepts one connection, so that a new client would wait for a request of each one before it
    if (accepted() > before && passed < MAX_PASSED) {
      before = accepted()
      passed += 1
      setImmediate(give)
      return
    }
    passed = 0
    const turn = order.next()
    isComing = turn !== undefined
    if (!turn) return
    setImmediate(give)
    turn.work.begin(turn.end)
  }
  return (request, response, ended) => {
    const { headers, socket } = request
    const client = clientOf({ headers, ip: socket.remoteAddress ?? '' }, trustProxy)
    order.add({
      clients: () => [client],
      begin(end) {
        response.setMaxListeners(MAX_LISTENERS).once('close', () => {
          end()
          ended()
        })
        if (socket.destroyed) over(response)
        else answer(request, response)
      },
    })
    if (isComing) return
    isComing = true
    setImmediate(give)
  }
}

/**
 * Makes Node.js leave the rest of what has arrived. It would make objects of all requests in it, which takes a second for 300
 * connections with 400 requests each. To its parser, 2 means that what follows is another protocol.
 */
function readNoMore(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: { onIncoming?: () => number } }
  if (parser?.onIncoming) parser.onIncoming = () => 2
}

/** Node.js closes only the answer that is being sent when it closes a connection. */
const over = (response: ServerResponse): void => void response.emit('close')
