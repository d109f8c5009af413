import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { MarkgraphError, phrase } from '../../errors.ts'
import { turns } from '../../executor/turns.ts'
import { quotas } from '../../limits/quotas.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Store } from '../../store/store.ts'
import { isEventStream } from '../event-stream.ts'
import { clientOf, sharerOf } from './client-address.ts'
import { type SharedLimiter, sharedLimiter } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that computes: it counts against the rate limit and takes a place in the queue. */
    metered?: boolean
    /** A metered route whose handler reads the body, and does the rest with `request.placed`. */
    readsBody?: boolean
    /** A route that is free and yet work: its requests take turns. */
    takesTurns?: boolean
  }
  interface FastifyRequest {
    /** Does work with a place in the queue, when its turn comes. Error: `busy`. */
    placed<T>(work: () => Promise<T>): Promise<T>
    endTurn(): void
  }
}

const QUEUE_RETRY_SECONDS = 5
const AT_WORK = 2 // requests for each thread

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
  /**
   * Waits for the turn of a client, which ends with the returned function. While so many requests are at work that more would only
   * slow each other down, a client waits for its second one. Without this, "requests of one client leave others their turn" fails
   * (test/http/middleware/admission.test.ts). Error: the reason of `disconnected`.
   */
  turn(sharer: string, disconnected: AbortSignal): Promise<() => void>
}

/** Error: `rate-limited` when a client has to wait. */
export function checkWait(wait: number, { rateLimit, rateWindowSeconds }: Settings): void {
  if (wait === 0) return
  throw new MarkgraphError(
    'rate-limited',
    phrase('more than {most} compute requests in {window_s} s; try again in {wait} s', {
      most: rateLimit,
      window_s: rateWindowSeconds,
      wait,
    }),
    { retryAfterSeconds: wait },
  )
}

export function admission(settings: Settings, { counts }: Pick<Store, 'counts'>): Admission {
  const limiter = sharedLimiter(counts, 'compute', settings.rateLimit, settings.rateWindowSeconds)
  const places = quotas(settings.queue)
  const busy = (): MarkgraphError => {
    const what =
      places.used() < places.total
        ? phrase('your requests have their share of the work queue; wait for an answer')
        : phrase('the work queue is full; try again in a few seconds')
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
  const atWork = turns((requests) => (requests < AT_WORK * settings.threads ? Number.POSITIVE_INFINITY : 0))
  const turn = (sharer: string, disconnected: AbortSignal): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const wanted = { until: disconnected, clients: () => [sharer] }
      atWork.run(wanted, () => new Promise<void>((end) => resolve(end))).catch(reject)
    })
  return { limiter, count, place, begin, turn, underWay: () => places.used() }
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
  app.decorateRequest('placed')
  app.decorateRequest('endTurn', () => {})
  app.addHook('onRequest', async (request) => {
    const { metered, takesTurns } = request.routeOptions.config
    request.placed = async (work) => {
      const sharer = sharerOf(request, settings)
      const leave = takesTurns ? () => {} : chosen.place(sharer)
      try {
        request.endTurn = await chosen.turn(sharer, request.disconnected)
        await chosen.begin()
        request.disconnected.throwIfAborted()
        return await work()
      } finally {
        request.endTurn()
        leave()
      }
    }
    if (metered) await chosen.count(clientOf(request, settings.trustProxy))
  })
  app.addHook('onRoute', (route) => {
    const { metered, readsBody, takesTurns } = route.config ?? {}
    if (readsBody || !(metered || takesTurns)) return
    const { handler } = route
    route.handler = function withPlace(this: FastifyInstance, request, reply) {
      return request.placed(async () => handler.call(this, request, reply))
    }
  })
  // a client that takes its answer slowly keeps its place, and no turn; a stream of events begins before the work
  app.addHook('onSend', async (request, reply) => {
    if (!isEventStream(reply)) request.endTurn()
  })
  return chosen
}
