/** Computations under way, so that askers at the same time share one. */
export interface Flights<T> {
  /** The flight of that name, or a new one; `joined` says which. */
  join(name: string, start: () => Promise<T>): { readonly flight: Promise<T>; readonly joined: boolean }
}

/** Flights of their own; those of `ahead` are joined too, but never the other way round: who is ahead does not wait. */
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
