import type { FastifyInstance } from 'fastify'
import { MarkgraphError, phrase } from '../../errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborts when the client disconnects before it has its answer. */
    disconnected: AbortSignal
  }
}

const left = (): MarkgraphError => new MarkgraphError('bad-value', phrase('the client disconnected'))

/** Tells the work of a request when nobody waits for its answer any more. */
export function installClientDisconnected(app: FastifyInstance): void {
  app.decorateRequest('disconnected')
  app.addHook('onRequest', async (request, { raw }) => {
    const disconnected = new AbortController()
    request.disconnected = disconnected.signal
    raw.once('close', () => {
      if (!raw.writableFinished) disconnected.abort(left())
    })
    // a reset connection may still have a request to read, but it has no address to count the client by
    if (request.raw.socket.remoteAddress === undefined) throw left()
  })
}
