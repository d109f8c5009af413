import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { MarkgraphError } from '../../errors.ts'
import { quotas } from '../../limits/quotas.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Store } from '../../store/store.ts'
import { clientOf, sharerOf } from './client-address.ts'
import { type SharedLimiter, sharedLimiter } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that computes: it counts against the rate limit and takes a place in the queue. */
    metered?: boolean
    /** A metered route whose handler reads the body, and takes the place itself with `request.place`. */
    readsBody?: boolean
  }
  interface FastifyRequest {
    /** Takes a place in the queue until the handler has ended. Error: `busy`. */
    place(): void
  }
}

const QUEUE_RETRY_SECONDS = 5

/** Decides who may compute. It limits the requests of a client in a time window, and the requests at one time. */
export interface Admission {
  readonly limiter: SharedLimiter
  /** Compute requests under way or waiting. */
  underWay(): number
  /** Counts a request of a client. Errors: `rate-limited`, `busy`; `store-unavailable`. */
  count(client: string): Promise<void>
  /** Takes a place in the queue, which clients share: see `shares`. The returned function frees it. Error: `busy`. */
  place(sharer: string): () => void
  /** Waits for a turn of the event loop in which no other request begins, so that others are answered in between. */
  begin(): Promise<void>
}

/** Error: `rate-limited` when a client has to wait. */
export function checkWait(wait: number, { rateLimit, rateWindowSeconds }: Settings): void {
  if (wait === 0) return
  throw new MarkgraphError(
    'rate-limited',
    `more than ${rateLimit} compute requests in ${rateWindowSeconds} s; try again in ${wait} s`,
    { retryAfterSeconds: wait },
  )
}

export function admission(settings: Settings, { counts }: Pick<Store, 'counts'>): Admission {
  const limiter = sharedLimiter(counts, 'compute', settings.rateLimit, settings.rateWindowSeconds)
  const places = quotas(settings.queue)
  const busy = (): MarkgraphError => {
    const what =
      places.used() < places.total
        ? 'your requests have their share of the work queue; wait for an answer'
        : 'the work queue is full; try again in a few seconds'
    return new MarkgraphError('busy', what, { retryAfterSeconds: QUEUE_RETRY_SECONDS })
  }
  const count = async (client: string): Promise<void> => {
    checkWait(await limiter.take(client), settings)
    if (places.used() >= places.total) throw busy() // before its body is read
  }
  const place = (sharer: string): (() => void) => {
    const share = places.open(sharer)
    if (!share.add(1)) throw busy()
    return () => share.end()
  }
  let last = Promise.resolve()
  const begin = (): Promise<void> => {
    last = last.then(() => nextTurn())
    return last
  }
  return { limiter, count, place, begin, underWay: () => places.used() }
}

/**
 * Admits a metered request, or refuses it before its body is read. It takes its place once its body has arrived, so that a client
 * that sends slowly or not at all keeps nobody out, and gives it back when its handler has ended. A client that disconnects
 * does not free the place while its work goes on.
 */
export function installAdmission(
  app: FastifyInstance,
  settings: Settings,
  store: Pick<Store, 'counts'>,
): Admission {
  const chosen = admission(settings, store)
  app.decorateRequest('place')
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.metered) await chosen.count(clientOf(request, settings.trustProxy))
  })
  app.addHook('onRoute', (route) => {
    if (!route.config?.metered) return
    const { handler } = route
    const { readsBody } = route.config
    route.handler = async function placed(this: FastifyInstance, request, reply) {
      let leave: (() => void) | undefined
      request.place = () => {
        leave ??= chosen.place(sharerOf(request, settings))
      }
      try {
        if (!readsBody) request.place()
        await chosen.begin()
        request.gone.throwIfAborted()
        return await handler.call(this, request, reply)
      } finally {
        leave?.()
      }
    }
  })
  return chosen
}
