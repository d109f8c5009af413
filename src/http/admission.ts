import { finished } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MarkgraphError } from '../errors.ts'
import type { Settings } from '../settings.ts'
import { type RateLimiter, rateLimiter } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that computes: it counts against the rate limit and takes a place in the queue. */
    metered?: boolean
  }
}

const QUEUE_RETRY_SECONDS = 5

export interface Admission {
  readonly limiter: RateLimiter
  /** Compute requests under way or waiting. */
  underWay(): number
}

/** Lets a metered request in, or refuses it before its body is read. */
export function installAdmission(app: FastifyInstance, settings: Settings): Admission {
  const limiter = rateLimiter(settings.rateLimit, settings.rateWindowSeconds, () => performance.now())
  let count = 0
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.metered) return
    const wait = limiter.take(clientOf(request, settings.trustProxy))
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
    // not onResponse: that one never comes when the client hangs up while its answer is computed
    finished(reply.raw, () => {
      count -= 1
    })
  })
  return { limiter, underWay: () => count }
}

/** The address requests are counted by. */
function clientOf(request: FastifyRequest, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for']
  if (!trustProxy || forwarded === undefined) return request.ip
  const entries = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded).split(',')
  return entries.at(-1)!.trim() || request.ip
}

/** Waits for a computation at most so long; what is under way goes on, so that a retry finds it done. */
export async function withDeadline<T>(work: Promise<T>, seconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const message = `the comparison took more than ${seconds} s; its finished stages are kept, so try again`
      reject(new MarkgraphError('timed-out', message, { retryAfterSeconds: seconds }))
    }, seconds * 1000)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}
