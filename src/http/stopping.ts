import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Holds the close of the server back until nothing is under way; to be called when all other hooks are there. */
export type Drain = () => void

/**
 * An orderly stop. What is under way is answered. Until it is, the service still takes connections and refuses every new
 * request with a 503, so that a client is told when to come back; then the listener is closed. A connection without a request
 * to answer is closed at once; one whose refused body is still arriving would otherwise stay open.
 */
export function installStopping(app: FastifyInstance): Drain {
  let stopping = false
  const open = new Map<Socket, number>() // requests that wait for their answer
  let underWay = 0 // requests that came before the stop
  let drained = (): void => {}
  app.server.on('connection', (socket: Socket) => {
    open.set(socket, 0)
    socket.once('close', () => open.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    const isLate = stopping
    if (!isLate) underWay += 1
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
  app.addHook('onRequest', async (_request, reply) => {
    if (!stopping) return
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
      closeIdle() // those that came meanwhile and asked nothing: the server would wait for their request
    })
  }
}
