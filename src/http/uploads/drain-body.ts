import type { FastifyInstance } from 'fastify'
import { ChunkedMessage } from './small-chunks.ts'

/**
 * Some requests are answered before their body has arrived: too large, too many requests, no such route. The service still
 * reads such a body to its end and keeps the connection open. If it closed the connection, many clients would report a
 * broken pipe instead of the answer.
 */
export function installDrainBody(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
    if (reply.statusCode === 408) return // the rest will not come
    if (raw instanceof ChunkedMessage && raw.isRefused) return // the rest is not read
    if (raw.complete || (length === undefined && encoding === undefined)) return
    reply.header('connection', 'keep-alive') // even when the client or the framework wants to close it
    raw.unpipe()
    raw.resume()
  })
}
