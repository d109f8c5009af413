import type { Demand } from './executor.ts'
import { stopping, type Thread, type ThreadOptions, thread } from './thread.ts'
import { turns } from './turns.ts'

const SPARE_IDLE_MS = 60_000
const STUCK_MS = 100 // most tasks end within it, and to start the spare thread takes as long

/** Threads that clients share. */
interface SharedThreads<Work, Result> {
  /**
   * Runs a task in a thread. `work` is called when there is one.
   * errors  the reason of `wanted.until`, once the task has left the queue or its thread has ended
   */
  run(work: () => Promise<Work>, wanted: Demand): Promise<Result>
  close(): Promise<void>
}

/**
 * `count` threads of the module at `worker`. The next free thread is for the client who uses the fewest. When none has come free
 * for a while, a client who uses none gets a spare one, so that nobody waits for the end of somebody else's long task: the
 * operating system then divides the processors. The spare thread ends after a minute without work. Without it, "searches
 * of one client that do not end keep out nobody" fails (test/http/search-jobs.service.test.ts).
 */
export function sharedThreads<Work, Result>(
  worker: URL,
  count: number,
  options: ThreadOptions,
): SharedThreads<Work, Result> {
  const all = Array.from({ length: count }, () => thread<Work, Result>(worker, options))
  const spare = thread<Work, Result>(worker, { ...options, idleMs: SPARE_IDLE_MS })
  const free = [...all] // the last one was used last, so that no more threads start than are needed
  let isSpareFree = true
  let isClosed = false
  let stuck: NodeJS.Timeout | undefined
  let isStuck = false
  const given = turns(() => (free.length > 0 ? Number.POSITIVE_INFINITY : isStuck && isSpareFree ? 0 : -1))
  const moving = (): void => {
    isStuck = false
    clearTimeout(stuck)
    stuck = setTimeout(() => {
      isStuck = true
      given.give()
    }, STUCK_MS)
    stuck.unref()
  }
  const take = (): Thread<Work, Result> => {
    const one = free.pop()
    if (one) {
      moving()
      return one
    }
    isSpareFree = false
    return spare
  }
  return {
    run: (work, wanted) =>
      given.run(wanted, async () => {
        if (isClosed) throw stopping() // a new one would never end
        const one = take()
        try {
          return await one.run(await work(), wanted.until)
        } finally {
          if (one === spare) isSpareFree = true
          else {
            free.push(one)
            moving()
          }
        }
      }),
    async close() {
      isClosed = true
      await Promise.all([...all, spare].map((one) => one.close()))
    },
  }
}
