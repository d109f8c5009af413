/** A computation under way, and how many want its result. */
interface Flight<T> {
  readonly result: Promise<T>
  readonly stop: AbortController
  wanted: number
}

/** Computations under way, so that simultaneous requests share one. */
export interface Flights<T> {
  /**
   * The flight with this name, or a new one; `joined` is true for an existing one. `start` receives a signal that aborts when
   * nobody wants the result any more: every caller gave an `until`, and all of these have aborted. `stopped` is that signal.
   */
  join(
    name: string,
    start: (stopped: AbortSignal) => Promise<T>,
    until?: AbortSignal,
  ): { readonly flight: Promise<T>; readonly joined: boolean; readonly stopped: AbortSignal }
}

/** A new set of flights. It also joins those of `ahead`. The flights of `ahead` never join these, so that they do not wait. */
export function flights<T>(ahead?: Map<string, Flight<T>>): Flights<T> & {
  readonly underWay: Map<string, Flight<T>>
} {
  const underWay = new Map<string, Flight<T>>()
  const taken = (name: string, flight: Flight<T>): void => {
    for (const all of [underWay, ahead]) if (all?.get(name) === flight) all.delete(name)
  }
  /** Counts one who wants the flight until `until` aborts. */
  const want = (name: string, flight: Flight<T>, until?: AbortSignal): void => {
    flight.wanted += 1
    if (!until) return
    const leave = (): void => {
      flight.wanted -= 1
      if (flight.wanted > 0) return
      taken(name, flight) // who comes now starts another one
      flight.stop.abort(until.reason)
    }
    until.addEventListener('abort', leave, { once: true })
    const land = (): void => until.removeEventListener('abort', leave)
    flight.result.then(land, land)
  }
  return {
    underWay,
    join(name, start, until) {
      const found = underWay.get(name) ?? ahead?.get(name)
      if (found) {
        want(name, found, until)
        return { flight: found.result, joined: true, stopped: found.stop.signal }
      }
      const stop = new AbortController()
      const flight: Flight<T> = { result: start(stop.signal), stop, wanted: 0 }
      underWay.set(name, flight)
      const land = (): void => taken(name, flight)
      flight.result.then(land, land)
      want(name, flight, until)
      return { flight: flight.result, joined: false, stopped: stop.signal }
    },
  }
}
