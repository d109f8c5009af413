import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** How slowly a body may arrive. */
export interface SlowBodyLimit {
  /** Time between two looks, milliseconds. */
  readonly everyMs: number
  /** Bytes that must arrive between two looks. */
  readonly bytes: number
  /** Looks in a row with fewer bytes until the request is ended. */
  readonly looks: number
}

const USUAL: SlowBodyLimit = { everyMs: 5000, bytes: 5000, looks: 3 }

interface Arriving {
  readonly raw: IncomingMessage
  readonly reply: FastifyReply
  bytes: number
  slow: number
}

/**
 * Ends requests whose body stalls: with a 408, after which the connection is closed, whether or not the client closes it. A body
 * that the service itself is slow to read does not count.
 */
export function installSlowBody(app: FastifyInstance, { everyMs, bytes, looks } = USUAL): void {
  const arriving = new Set<Arriving>()
  app.addHook('onRequest', async ({ raw }, reply) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
    if (encoding === undefined && Number(length ?? 0) === 0) return
    const one = { raw, reply, bytes: raw.socket.bytesRead, slow: 0 }
    arriving.add(one)
    // once a request is answered, the framework no longer tells the readers of its body that the connection is closed
    const { socket } = raw
    const cut = (): void => void raw.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
    const over = (): void => {
      arriving.delete(one)
      socket.off('close', cut)
    }
    socket.once('close', cut)
    raw.once('end', over)
    raw.once('close', over)
  })
  const look = (one: Arriving): void => {
    const { raw, reply } = one
    const now = raw.socket.bytesRead
    const isOurs = raw.readableLength > 0 // bytes wait here to be read
    one.slow = isOurs || now - one.bytes >= bytes ? 0 : one.slow + 1
    one.bytes = now
    if (one.slow < looks) return
    arriving.delete(one)
    if (reply.sent) raw.socket.destroySoon()
    else {
      const detail = `the body arrives too slowly: fewer than ${bytes} bytes in ${everyMs / 1000} s, ${looks} times in a row`
      reply.raw.once('finish', () => raw.socket.destroySoon())
      reply.code(408).header('connection', 'close').send({ detail })
    }
  }
  const looking = setInterval(() => {
    for (const one of arriving) look(one)
  }, everyMs)
  looking.unref()
  app.addHook('onClose', async () => clearInterval(looking))
}
