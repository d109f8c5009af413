import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { MarkgraphError, phrase } from '../errors.ts'
import type { Bounds } from '../limits/bounds.ts'
import { quotas } from '../limits/quotas.ts'
import type { Settings } from '../settings/settings.ts'
import { sharerOf } from './middleware/client-address.ts'
import { onResponseEnd } from './middleware/on-response-end.ts'
import { detail } from './schemas/schemas.ts'
import { noBody } from './uploads/no-body.ts'

const ALIVE_MS = 15_000 // many proxies close a silent connection
const RETRY_SECONDS = 10

/** The responses of a route that tells events. */
export const eventsAnswers = (until: string) => ({
  200: {
    description: `Events until ${until}.`,
    content: { 'text/event-stream': { schema: z.string() } },
  },
  503: detail.describe('Too many streams of events are open; `Retry-After` says when to come back.'),
})

/** Whether an answer is a stream of events, which may last long and say little. */
export const isEventStream = (reply: FastifyReply): boolean =>
  `${reply.getHeader('content-type')}`.startsWith('text/event-stream')

/** Something that changes. */
interface Subject {
  /** Among all things of the service. */
  readonly name: string
  look(): Promise<{ readonly data: object; readonly over: boolean }>
  /** Waits until it may have changed, or until the signal aborts. */
  pause(until: AbortSignal): Promise<void>
}

/** Streams of server-sent events. */
export interface EventStreams {
  /**
   * The events about something: `progress` with its record whenever that has changed, and `end` with the last one.
   * errors  `busy` when too many streams are open
   */
  about(subject: Subject, request: FastifyRequest, reply: FastifyReply): Readable
}

interface News {
  readonly text: string
  readonly over: boolean
}

/** Looks at something for all who watch it. */
interface Watch {
  /** News after those that are known to who asks; after a while the same again. Undefined when nobody looks any more. */
  after(known: News | undefined): Promise<News | undefined>
  readonly stop: AbortController
  watchers: number
}

function watchOf({ look, pause }: Subject): Watch {
  const stop = new AbortController()
  let last: News | undefined
  let coming: Promise<News | undefined> | undefined
  async function next(): Promise<News | undefined> {
    const start = performance.now()
    for (;;) {
      if (last) await pause(stop.signal)
      if (stop.signal.aborted) return undefined
      const { data, over } = await look()
      const text = JSON.stringify(data)
      if (text === last?.text && !over && performance.now() - start < ALIVE_MS) continue
      last = { text, over }
      return last
    }
  }
  return {
    stop,
    watchers: 0,
    async after(known) {
      if (last && last !== known) return last
      coming ??= next().finally(() => {
        coming = undefined
      })
      return coming
    },
  }
}

async function* told(watch: Watch): AsyncGenerator<string> {
  let known: News | undefined
  for (;;) {
    const news = await watch.after(known)
    if (!news) return
    const { text, over } = news
    if (text === known?.text && !over) yield ': still here\n\n'
    else yield `event: ${over ? 'end' : 'progress'}\ndata: ${text}\n\n`
    if (over) return
    known = news
  }
}

/**
 * The streams of an app, of which there are at most so many; clients share them (see `quotas`). All who watch the same thing
 * share one look at it. Without these two, "streams of one client keep nobody out, and share their looks" fails
 * (test/http/event-streams.service.test.ts).
 */
export function eventStreams(
  app: FastifyInstance,
  settings: Settings,
  { eventStreams: most }: Pick<Bounds, 'eventStreams'>,
): EventStreams {
  const places = quotas(most)
  const watches = new Map<string, Watch>()
  app.addHook('preClose', async () => {
    for (const { stop } of watches.values()) stop.abort()
  })
  return {
    about(subject, request, reply) {
      const { name } = subject
      const place = places.open(sharerOf(request, settings))
      if (request.method !== 'HEAD' && !place.add(1)) {
        reply.header('connection', 'close') // many that are kept would be in the way of other requests
        throw busy()
      }
      reply.header('content-type', 'text/event-stream; charset=utf-8').header('cache-control', 'no-store')
      if (request.method === 'HEAD') return noBody()
      const watch = watches.get(name) ?? watchOf(subject)
      watches.set(name, watch)
      watch.watchers += 1
      onResponseEnd(reply, () => {
        place.end()
        watch.watchers -= 1
        if (watch.watchers > 0) return
        watch.stop.abort()
        watches.delete(name)
      })
      return Readable.from(told(watch))
    },
  }
}

const busy = (): MarkgraphError =>
  new MarkgraphError('busy', phrase('too many streams of events are open, yours among them; close some'), {
    retryAfterSeconds: RETRY_SECONDS,
  })
