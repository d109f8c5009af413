/** What was measured at one size of something that grows. */
export interface Point {
  readonly size: number
  /** Seconds, by what took them. */
  readonly seconds: { readonly [what: string]: number }
  /** Highest resident memory of the process that measured this point, and disk, in MiB. */
  readonly memory: number
  readonly disk: number
}

/** A quantity that grows, and what its size costs. */
export interface Series {
  /** What a row is about, as `pair of bullets by lands`. */
  readonly title: string
  /** Of the sizes. */
  readonly unit: string
  readonly sizes: readonly number[]
  /** Each point is measured in a process of its own, so that its memory is its own. */
  measure(size: number): Promise<Point>
}

/** Highest resident memory of this process so far, in MiB. */
export const highestMemory = (): number => process.resourceUsage().maxRSS / 1024
