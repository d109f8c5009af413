/** Computations under way, so that simultaneous requests share one. */
export interface Flights<T> {
  /** The flight with this name, or a new one; `joined` is true for an existing one. */
  join(name: string, start: () => Promise<T>): { readonly flight: Promise<T>; readonly joined: boolean }
}

/** A new set of flights. It also joins those of `ahead`. The flights of `ahead` never join these, so that they do not wait. */
export function flights<T>(ahead?: ReadonlyMap<string, Promise<T>>): Flights<T> & {
  readonly underWay: ReadonlyMap<string, Promise<T>>
} {
  const underWay = new Map<string, Promise<T>>()
  return {
    underWay,
    join(name, start) {
      const found = underWay.get(name) ?? ahead?.get(name)
      if (found) return { flight: found, joined: true }
      const land = (): boolean => underWay.delete(name)
      const flight = start()
      underWay.set(name, flight)
      flight.then(land, land)
      return { flight, joined: false }
    },
  }
}
