import { Session } from 'node:inspector'

/** What code has run, as the engine counts it. */
interface Coverage {
  /** Characters of code that ran since the last look and never before. With `keep` false they stay new. */
  look(keep: boolean): number
  /** Characters of code that have run. */
  reached(): number
  stop(): void
}

type Interval = readonly [from: number, to: number]

const lengthOf = (all: readonly Interval[]): number => all.reduce((sum, [from, to]) => sum + to - from, 0)

/** What is in both lists. */
const common = (a: readonly Interval[], b: readonly Interval[]): Interval[] =>
  a.flatMap(([from, to]) =>
    b
      .map(([low, high]): Interval => [Math.max(from, low), Math.min(to, high)])
      .filter(([low, high]) => low < high),
  )

interface Range {
  readonly startOffset: number
  readonly endOffset: number
  readonly count: number
}
interface Taken {
  readonly result: readonly {
    readonly scriptId: string
    readonly url: string
    readonly functions: readonly { readonly ranges: readonly Range[] }[]
  }[]
}

/**
 * V8's own block counters, read through the inspector of this process. They work on ES modules and on TypeScript whose types
 * were stripped, and need no instrumented copy of the code.
 * in      `counts`: which scripts to look at, by their URL
 */
export function blockCoverage(counts: (url: string) => boolean): Coverage {
  const session = new Session()
  session.connect()
  const ask = (method: string, given: object = {}): unknown => {
    let answer: unknown
    session.post(method, given, (error, found) => {
      if (error) throw error
      answer = found
    })
    return answer // the callback runs before `post` returns
  }
  ask('Profiler.enable')
  ask('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  /** The places of each function that never ran. The engine leaves out a block that ran as often as the one around it. */
  const missing = new Map<string, readonly Interval[]>()
  let reached = 0
  return {
    look(keep) {
      const { result } = ask('Profiler.takePreciseCoverage') as Taken
      let fresh = 0
      for (const { scriptId, url, functions } of result) {
        if (!counts(url)) continue
        for (const { ranges } of functions) {
          const [{ startOffset, endOffset, count }, ...inner] = ranges as [Range, ...Range[]]
          if (count === 0) continue
          const key = `${scriptId}:${startOffset}:${endOffset}`
          const before = missing.get(key) ?? [[startOffset, endOffset]]
          if (before.length === 0) continue
          const skipped = inner.filter((range) => range.count === 0)
          const after = common(
            before,
            skipped.map((range): Interval => [range.startOffset, range.endOffset]),
          )
          fresh += lengthOf(before) - lengthOf(after)
          if (keep) missing.set(key, after)
        }
      }
      if (keep) reached += fresh
      return fresh
    },
    reached: () => reached,
    stop() {
      ask('Profiler.stopPreciseCoverage')
      session.disconnect()
    },
  }
}
