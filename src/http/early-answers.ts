import type { FastifyInstance } from 'fastify'

/**
 * A request that is answered before all of it has come (too large, too many, no such route) is read past to its end, over a
 * connection that stays: closed in the middle of sending, many a client reports a broken pipe instead of the answer.
 */
export function installEarlyAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
    if (raw.complete || (length === undefined && encoding === undefined)) return
    reply.header('connection', 'keep-alive') // also when the client, or the framework, meant to close it
    raw.unpipe()
    raw.resume()
  })
}
