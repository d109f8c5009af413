import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Bounds } from '../../limits/bounds.ts'
import { quotas } from '../../limits/quotas.ts'
import type { Settings } from '../../settings/settings.ts'
import { MIB } from '../../words/amounts.ts'
import { isEventStream } from '../event-stream.ts'
import { sharerOf } from './client-address.ts'
import { onResponseEnd } from './on-response-end.ts'

const SMALL = 64 * 1024 // bytes of an answer that does not count
const STREAM = MIB // of an answer that is read while it is sent: what of it is in memory
const MOST_OF_ALL = 1 / 4 // that one answer counts: of the largest, bundles, not everything is in memory
const RETRY_SECONDS = 5
/** The headers of a good answer. */
const OF_ANSWER = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-length',
  'content-range',
  'etag',
  'repr-digest',
]

/**
 * Bounds the bytes of large answers that clients have not taken yet, which clients share: see `quotas`. Beyond it an answer is a
 * 503. An answer of which nothing is taken for some minutes is ended. Without this, "large answers that are not taken are bounded"
 * fails (test/http/middleware/untaken-answers.service.test.ts).
 */
export function installUntakenAnswers(
  app: FastifyInstance,
  settings: Settings,
  { answerBytes, untakenSeconds }: Bounds,
): void {
  const untaken = quotas(answerBytes)
  const takenMs = (settings.compareSeconds + untakenSeconds) * 1000
  app.addHook('onSend', async (request, reply, payload) => {
    // an injected request has no socket
    if (request.raw.socket instanceof Socket) reply.raw.setTimeout(takenMs)
    const bytes = bytesOf(payload, reply)
    if (bytes <= SMALL) return payload
    const share = untaken.open(sharerOf(request, settings))
    if (share.add(Math.min(bytes, answerBytes * MOST_OF_ALL))) {
      onResponseEnd(reply, () => share.end())
      return payload
    }
    if (payload instanceof Readable) payload.destroy()
    for (const name of OF_ANSWER) reply.removeHeader(name)
    reply.code(503).header('retry-after', `${RETRY_SECONDS}`).type('application/json; charset=utf-8')
    const detail =
      'too many answers wait to be read, yours among them; read them, and try again in a few seconds'
    return JSON.stringify({ detail })
  })
}

/** The bytes that an answer holds in memory until it is taken. Streams of events have a bound of their own. */
function bytesOf(payload: unknown, reply: FastifyReply): number {
  if (typeof payload === 'string') return Buffer.byteLength(payload)
  if (payload instanceof Uint8Array) return payload.byteLength
  if (!(payload instanceof Readable) || isEventStream(reply)) return 0
  const length = Number(reply.getHeader('content-length') ?? STREAM)
  return payload.readableObjectMode ? length : Math.min(STREAM, length) // objects are pieces that are in memory already
}
