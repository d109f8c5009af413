import { finished } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MarkgraphError } from '../errors.ts'
import type { Settings } from '../settings.ts'
import { clientAt } from './client-address.ts'
import { type RateLimiter, rateLimiter } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that computes: it counts against the rate limit and takes a place in the queue. */
    metered?: boolean
  }
}

const QUEUE_RETRY_SECONDS = 5

/** Decides who may compute. It limits the requests of a client in a time window, and the requests at one time. */
export interface Admission {
  readonly limiter: RateLimiter
  /** Compute requests under way or waiting. */
  underWay(): number
  /** Takes a place in the queue; the returned function frees it. Errors: `rate-limited`, `busy`. */
  enter(client: string): () => void
}

export function admission(settings: Settings): Admission {
  const limiter = rateLimiter(settings.rateLimit, settings.rateWindowSeconds, () => performance.now())
  let count = 0
  return {
    limiter,
    underWay: () => count,
    enter(client) {
      const wait = limiter.take(client)
      if (wait > 0) {
        throw new MarkgraphError(
          'rate-limited',
          `more than ${settings.rateLimit} compute requests in ${settings.rateWindowSeconds} s; try again in ${wait} s`,
          { retryAfterSeconds: wait },
        )
      }
      if (count >= settings.queue) {
        throw new MarkgraphError('busy', 'the work queue is full; try again in a few seconds', {
          retryAfterSeconds: QUEUE_RETRY_SECONDS,
        })
      }
      count += 1
      return () => {
        count -= 1
      }
    },
  }
}

/** Admits a metered request, or refuses it before its body is read. */
export function installAdmission(app: FastifyInstance, settings: Settings): Admission {
  const chosen = admission(settings)
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.metered) return
    const leave = chosen.enter(clientOf(request, settings.trustProxy))
    // not onResponse, which never fires when the client disconnects while its answer is computed
    finished(reply.raw, leave)
  })
  return chosen
}

/** The client under which requests are counted. */
export function clientOf(request: FastifyRequest, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for']
  if (!trustProxy || forwarded === undefined) return clientAt(request.ip)
  const entries = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded).split(',')
  return clientAt(entries.at(-1)!.trim() || request.ip)
}
