import type { FastifyInstance } from 'fastify'
import { cutText } from '../errors.ts'

/**
 * Refuses a body that is compressed as a whole. It is read as it is sent, so its fields would seem to be missing.
 * source  RFC 9110 (8.4, 15.5.16)
 */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers: { 'content-encoding': encoding } }, reply) => {
    if (encoding === undefined || /^\s*(identity)?\s*$/i.test(encoding)) return
    const detail = `a body with Content-Encoding ${JSON.stringify(cutText(encoding))} is not read; send it uncompressed, without that header`
    return reply.code(415).header('accept-encoding', 'identity').send({ detail })
  })
}
