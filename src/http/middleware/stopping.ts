import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Makes closing wait until no request is under way. Call it after all other hooks are registered. */
type Drain = () => void

/**
 * An orderly stop. The service answers every request under way. Meanwhile it still accepts connections but refuses each new
 * request with a 503, which tells the client when to come back. Then the listener closes. A connection without a request to
 * answer is closed at once; otherwise a connection whose refused body is still arriving would stay open.
 */
export function installStopping(app: FastifyInstance): Drain {
  let stopping = false
  const open = new Map<Socket, number>() // requests that wait for their answer
  const early = new WeakSet<IncomingMessage>() // requests that came before the stop; not all have begun by then
  let underWay = 0 // of these
  let drained = (): void => {}
  app.server.on('connection', (socket: Socket) => {
    open.set(socket, 0)
    socket.once('close', () => open.delete(socket))
  })
  app.server.on('request', (request, response) => {
    const { socket } = request
    const isLate = stopping
    if (!isLate) {
      early.add(request)
      underWay += 1
    }
    open.set(socket, (open.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const left = (open.get(socket) ?? 1) - 1
      if (open.has(socket)) open.set(socket, left)
      if (stopping && left === 0) socket.destroySoon()
      if (isLate) return
      underWay -= 1
      if (underWay === 0) drained()
    })
  })
  const closeIdle = (): void => {
    for (const [socket, waiting] of open) if (waiting === 0) socket.destroySoon()
  }
  app.addHook('preClose', async () => {
    stopping = true
    closeIdle()
  })
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!stopping || early.has(raw)) return
    const detail = 'the service is stopping; try again when it is back'
    await reply.code(503).header('retry-after', '5').send({ detail })
  })
  return () => {
    app.addHook('preClose', async () => {
      if (underWay > 0) {
        await new Promise<void>((resolve) => {
          drained = resolve
        })
      }
      closeIdle() // connections that opened meanwhile without a request: the server would wait for one
    })
  }
}
