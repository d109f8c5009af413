import { type Demand, SYSTEM } from './executor.ts'
import { thread } from './thread.ts'
import { turns } from './turns.ts'

const IDLE_MS = 60_000 // after this time without work the thread ends and frees its memory
/** A worker thread outside the executor, for work that is not a node. It does one task at a time; clients take turns. */
interface OwnThread<Work, Result> {
  /**
   * Does a task. Default: for the operator, until it is done.
   * errors  those of the task; the reason of `wanted.until`, once the task has left the queue or the thread has ended
   */
  run(work: Work, wanted?: Demand): Promise<Result>
  close(): Promise<void>
}

/**
 * The thread of the module at `worker`, whose export `task` does the tasks. It starts with the first task and ends after
 * a minute without one.
 */
export function ownThread<Work, Result>(worker: URL, task = 'default'): OwnThread<Work, Result> {
  const one = thread<Work, Result>(worker, { idleMs: IDLE_MS, task })
  let isClosed = false
  const given = turns((underWay) => (underWay === 0 ? Number.POSITIVE_INFINITY : -1))
  return {
    run: (work, wanted = SYSTEM) =>
      given.run(wanted, async () => {
        if (isClosed) throw new Error('the thread was closed')
        return one.run(work, wanted.until)
      }),
    async close() {
      isClosed = true
      await one.close()
    },
  }
}
