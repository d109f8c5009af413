import type { Demand } from '../executor/executor.ts'

/** A computation under way, and those who want its result. */
interface Flight<T> {
  readonly result: Promise<T>
  readonly stop: AbortController
  readonly wanted: Set<Demand>
}

/** Computations under way, so that simultaneous requests share one. */
export interface SingleFlight<T> {
  /**
   * The flight with this name, or a new one; `joined` is true for an existing one. `start` is told who wants the result, and gets a
   * signal that aborts when nobody does any more: every caller gave an `until`, and all of these have aborted. `stopped` is that
   * signal.
   */
  join(
    name: string,
    start: (wanted: Demand) => Promise<T>,
    by: Demand,
  ): { readonly flight: Promise<T>; readonly joined: boolean; readonly stopped: AbortSignal }
}

/** A new set of flights. It also joins those of `ahead`. The flights of `ahead` never join these, so that they do not wait. */
export function singleFlight<T>(...ahead: readonly Map<string, Flight<T>>[]): SingleFlight<T> & {
  readonly underWay: Map<string, Flight<T>>
} {
  const underWay = new Map<string, Flight<T>>()
  const taken = (name: string, flight: Flight<T>): void => {
    for (const all of [underWay, ...ahead]) if (all.get(name) === flight) all.delete(name)
  }
  /** Counts one who wants the flight until `until` aborts. */
  const want = (name: string, flight: Flight<T>, by: Demand): void => {
    flight.wanted.add(by)
    const { until } = by
    if (!until) return
    const leave = (): void => {
      flight.wanted.delete(by)
      if (flight.wanted.size > 0) return
      taken(name, flight) // who comes now starts another one
      flight.stop.abort(until.reason)
    }
    until.addEventListener('abort', leave, { once: true })
    const land = (): void => until.removeEventListener('abort', leave)
    flight.result.then(land, land)
  }
  return {
    underWay,
    join(name, start, by) {
      const found = [underWay, ...ahead].map((all) => all.get(name)).find((one) => one)
      if (found) {
        want(name, found, by)
        return { flight: found.result, joined: true, stopped: found.stop.signal }
      }
      const stop = new AbortController()
      const wanted = new Set([by])
      const all = { until: stop.signal, clients: () => [...wanted].flatMap((one) => [...one.clients()]) }
      const flight: Flight<T> = { result: start(all), stop, wanted }
      underWay.set(name, flight)
      const land = (): void => taken(name, flight)
      flight.result.then(land, land)
      want(name, flight, by)
      return { flight: flight.result, joined: false, stopped: stop.signal }
    },
  }
}

/**
 * Waits for a flight until the signal aborts: then no longer if somebody else wants the flight, and otherwise until its computation
 * has ended, which may still give a result. A result for which nobody waits here is dropped.
 */
export async function raceAbort<T>(
  until: AbortSignal | undefined,
  flight: Promise<T>,
  stopped: AbortSignal,
  drop: (late: T) => void = () => {},
): Promise<T> {
  if (!until) return flight
  const { promise: left, reject } = Promise.withResolvers<never>()
  const leave = (): void => {
    if (stopped.aborted) return
    flight.then(drop, () => {})
    reject(until.reason)
  }
  until.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([flight, left])
  } finally {
    until.removeEventListener('abort', leave)
  }
}
