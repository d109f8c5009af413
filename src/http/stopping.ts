import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * An orderly stop: what is under way is answered, what still comes over a kept connection is refused with a 503, and every
 * connection without a request to answer is closed; one whose refused body is still arriving would otherwise stay open.
 */
export function installStopping(app: FastifyInstance): void {
  let stopping = false
  const open = new Map<Socket, number>() // requests that wait for their answer
  app.server.on('connection', (socket: Socket) => {
    open.set(socket, 0)
    socket.once('close', () => open.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    open.set(socket, (open.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const left = (open.get(socket) ?? 1) - 1
      if (open.has(socket)) open.set(socket, left)
      if (stopping && left === 0) socket.destroySoon()
    })
  })
  app.addHook('preClose', async () => {
    stopping = true
    for (const [socket, waiting] of open) if (waiting === 0) socket.destroySoon()
  })
  app.addHook('onRequest', async (_request, reply) => {
    if (!stopping) return
    const detail = 'the service is stopping; try again when it is back'
    await reply.code(503).header('retry-after', '5').send({ detail })
  })
}
