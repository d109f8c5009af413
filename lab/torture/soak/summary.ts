/** What the memory of a server was at a moment. */
export interface Sample {
  readonly seconds: number
  readonly residentMb: number
  readonly highestMb: number
  /** Answers so far. */
  readonly answers: number
}

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)

/** The value below which a share of the values lies; 0 where there are none. */
const quantile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

const round = (value: number): number => Math.round(value * 10) / 10

/**
 * The figures of a soak.
 * out     resident memory in the last half: its least and greatest value, its median in the third and in the fourth quarter, and
 *         how much the second median is above the first, in percent; times in milliseconds
 */
export function summary(samples: readonly Sample[], health: readonly number[], compare: readonly number[]) {
  const half = samples.slice(samples.length >> 1).map(({ residentMb }) => residentMb)
  const [third, fourth] = [half.slice(0, half.length >> 1), half.slice(half.length >> 1)]
  const [before, after] = [quantile(third, 0.5), quantile(fourth, 0.5)]
  return {
    samples: samples.length,
    residentMb: {
      highest: round(samples.at(-1)?.highestMb ?? 0),
      leastOfHalf: round(quantile(half, 0)),
      greatestOfHalf: round(quantile(half, 1)),
      thirdQuarter: round(before),
      fourthQuarter: round(after),
      risePercent: before > 0 ? round((100 * (after - before)) / before) : 0,
    },
    healthMs: { n: health.length, median: round(quantile(health, 0.5)), p99: round(quantile(health, 0.99)) },
    compareMs: {
      n: compare.length,
      median: round(quantile(compare, 0.5)),
      p99: round(quantile(compare, 0.99)),
    },
  }
}
