import { useEffect, useState } from 'preact/hooks'
import { wordsOf } from '../../api/words.ts'
import { go } from '../../router.ts'
import { rememberNames } from '../result/names.ts'
import { type Comparison, comparison, notReady, SIDES } from './comparison.ts'
import { holdReading } from './read-scans.ts'
import { run } from './run.ts'

export interface Run {
  readonly cancel: () => void
}

interface Now {
  readonly run: Run | undefined
  readonly failed: string | undefined
  /** The comparison begins as soon as all scans are read. */
  readonly wanted: boolean
}

let now: Now = { run: undefined, failed: undefined, wanted: false }
const watchers = new Set<() => void>()

function set(fields: Partial<Now>): void {
  now = { ...now, ...fields }
  for (const watcher of watchers) watcher()
}

/** Compares now, or as soon as the scans are read. */
export const startRun = (): void => set({ wanted: true, failed: undefined })

export const forget = (): void => set({ wanted: false, failed: undefined })

export function useRunning(comparison: Comparison): Now {
  const [, draw] = useState(0)
  useEffect(() => {
    const changed = () => draw((n) => n + 1)
    watchers.add(changed)
    return () => {
      watchers.delete(changed)
    }
  }, [])
  useEffect(() => {
    if (now.wanted && !now.run && notReady(comparison) === undefined) void begin()
  })
  return now
}

async function begin(): Promise<void> {
  const ending = new AbortController()
  const asked = comparison()
  set({ wanted: false, failed: undefined, run: { cancel: () => ending.abort() } })
  holdReading(true)
  try {
    const handle = await run(asked, ending.signal)
    rememberNames(
      handle,
      SIDES.map((side) => asked[side].flatMap(({ scan }) => scan?.name ?? [])),
    )
    if (!ending.signal.aborted) go(`/result/${handle}`)
  } catch (error) {
    set({ failed: ending.signal.aborted ? 'The comparison was cancelled.' : wordsOf(error) })
  } finally {
    holdReading(false)
    set({ run: undefined })
  }
}
