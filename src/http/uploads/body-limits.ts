import type { FastifyInstance } from 'fastify'
import { MarkgraphError, type Phrase, phrase } from '../../errors.ts'
import type { Bounds } from '../../limits/bounds.ts'
import { quotas } from '../../limits/quotas.ts'
import type { Settings } from '../../settings/settings.ts'
import { sharerOf } from '../middleware/client-address.ts'
import { onResponseEnd } from '../middleware/on-response-end.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts bytes of the body that wait on disk until the request is answered. Error: `busy`. */
    spool(bytes: number): void
  }
}

const RETRY_SECONDS = 5

/** Limits the bodies that arrive at a time and their bytes on disk, which clients share: see `shares`. */
export function installBodyLimits(
  app: FastifyInstance,
  settings: Settings,
  { bodies: most, bodiesOnDisk }: Pick<Bounds, 'bodies' | 'bodiesOnDisk'>,
): void {
  const bodies = quotas(most)
  const disk = quotas(bodiesOnDisk * settings.maxRequestBytes)
  app.decorateRequest('spool')
  app.addHook('onRequest', async (request, reply) => {
    const { raw, headers } = request
    const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0
    const client = sharerOf(request, settings)
    const bytes = disk.open(client)
    request.spool = (more) => {
      if (!bytes.add(more)) throw busy(phrase('uploads take too much of the disk'))
    }
    if (isEmpty) return
    onResponseEnd(reply, () => bytes.end())
    const body = bodies.open(client)
    if (!body.add(1)) throw busy(phrase('too many requests are arriving'))
    raw.once('end', () => body.end())
    raw.once('close', () => body.end())
  })
}

const busy = (what: Phrase): MarkgraphError =>
  new MarkgraphError('busy', phrase('{what}, yours among them; try again in a few seconds', { what }), {
    retryAfterSeconds: RETRY_SECONDS,
  })
