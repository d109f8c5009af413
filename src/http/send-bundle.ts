import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { phrase } from '../errors.ts'
import { endedAfter } from '../limits/deadline.ts'
import { type Service, until } from '../service/service.ts'
import type { LazyBundle } from '../verify/bundles/lazy-bundle.ts'
import { serviceFor } from './middleware/access.ts'
import { recordDownload } from './record-download.ts'
import { matches } from './schemas/ranges.ts'
import { stepFailures, unchanged, zip } from './schemas/schemas.ts'

/** The answers of a route that gives a bundle of the laboratory. */
export const bundleAnswers = { 200: zip, ...unchanged, ...stepFailures }

/** Makes a bundle of the laboratory for the client, records that it was given away, and sends it. */
export async function sendBundle(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, subject, filename }: { readonly kind: string; readonly subject: string; readonly filename: string },
  make: (seen: Service) => Promise<LazyBundle>,
): Promise<FastifyReply> {
  const { compareSeconds, signingKey } = service.settings
  const made = (over: AbortSignal) => make(until(serviceFor(service, request), over))
  const { handle, tag, length, stream } = await endedAfter(made, compareSeconds, phrase('the bundle'))
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache' }) // acts are added later
  if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send()
  const about = { kind, subject, file: 'bundle with scans', content: handle }
  await recordDownload(service, request, { ...about, signed: signingKey !== undefined })
  reply.headers({ 'content-length': length, 'content-disposition': `attachment; filename="${filename}"` })
  return reply.type('application/zip').send(Readable.from(stream()))
}
