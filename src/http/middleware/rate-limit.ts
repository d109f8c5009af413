import type { Counts } from '../../store/counts.ts'

/** Counts requests per client in a sliding window. */
interface RateLimiter {
  /** Seconds to wait, or 0 when the request may proceed. A request that may proceed is counted. */
  take(client: string): number
  /** The same, but counts nothing. */
  wait(client: string): number
  /** Clients with a request inside the window. */
  tracked(): number
}

/** At most `limit` requests per client in any `windowSeconds`; `now` in milliseconds, monotonic. */
export function rateLimiter(limit: number, windowSeconds: number, now: () => number): RateLimiter {
  const windowMs = windowSeconds * 1000
  const clients = new Map<string, number[]>() // times of accepted requests, oldest first; clients by last request
  const forgetIdle = (time: number): void => {
    for (const [client, times] of clients) {
      if (times.at(-1)! > time - windowMs) break
      clients.delete(client)
    }
  }
  const inside = (client: string, time: number): number[] =>
    (clients.get(client) ?? []).filter((taken) => taken > time - windowMs)
  const waitFor = (times: readonly number[], time: number): number =>
    times.length < limit ? 0 : Math.max(1, Math.ceil((times[0]! + windowMs - time) / 1000))
  return {
    take(client) {
      const time = now()
      forgetIdle(time)
      const times = inside(client, time)
      const wait = waitFor(times, time)
      if (wait > 0) return wait
      times.push(time)
      clients.delete(client)
      clients.set(client, times)
      return 0
    },
    wait(client) {
      const time = now()
      return waitFor(inside(client, time), time)
    },
    tracked() {
      forgetIdle(now())
      return clients.size
    },
  }
}

/** The same, for all servers together where they share a store. */
export interface SharedLimiter {
  take(client: string): Promise<number>
  wait(client: string): Promise<number>
  /** Clients of this server with a request inside the window. */
  tracked(): number
}

export function sharedLimiter(
  counts: Counts | undefined,
  name: string,
  limit: number,
  windowSeconds: number,
): SharedLimiter {
  const own = rateLimiter(limit, windowSeconds, () => performance.now())
  if (!counts) {
    return {
      take: async (client) => own.take(client),
      wait: async (client) => own.wait(client),
      tracked: own.tracked,
    }
  }
  const rule = { limit, windowSeconds }
  return {
    take(client) {
      own.take(client)
      return counts.take(name, client, { ...rule, count: true })
    },
    wait: (client) => counts.take(name, client, { ...rule, count: false }),
    tracked: own.tracked,
  }
}
