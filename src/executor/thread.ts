import { Piscina } from 'piscina'
import { MarkgraphError, phrase } from '../errors.ts'

/** A worker thread that does one task at a time, and can be ended in the middle of it. */
export interface Thread<Work, Result> {
  /**
   * Does a task. If `until` aborts, the thread is ended, unless the task is done first.
   * errors  the reason of `until`, once the thread has ended and uses no memory any more; `busy` when it is closed
   */
  run(work: Work, until?: AbortSignal): Promise<Result>
  close(): Promise<void>
}

export interface ThreadOptions {
  /** The export of the module that does the tasks. Default: its default one. */
  readonly task?: string
  /** Time without work after which the thread ends and frees its memory. Default: never. */
  readonly idleMs?: number
  /** Megabytes of short-lived objects in its heap; arrays are outside of it. */
  readonly youngMb?: number
}

/**
 * Waits until the thread of a pool has loaded its module. Node.js 24 ends the whole process when a thread is ended at a certain
 * place of that (an assertion of `require` of an ES module).
 */
function loading(pool: Piscina): () => Promise<void> {
  let isLoaded = false
  let waiting: (() => void)[] = []
  const now = (loaded: boolean): void => {
    isLoaded = loaded
    for (const goOn of waiting) goOn()
    waiting = []
  }
  pool.on('workerCreate', () => now(true))
  pool.on('workerDestroy', () => now(false))
  return async () => {
    if (!isLoaded && pool.threads.length > 0) await new Promise<void>((resolve) => waiting.push(resolve))
  }
}

/** What work gets that a service which closes does not do any more: its client is gone, or has waited too long. */
export const stopping = (cause?: unknown): MarkgraphError =>
  new MarkgraphError('busy', phrase('the service is stopping; try again when it is back'), {}, cause)

const GRACE_MS = 100 // most tasks end within it, and to start a new thread takes as long

/** A thread of the module at `worker`. It starts with its first task, and again with the first one after it has ended. */
export function thread<Work, Result>(
  worker: URL,
  { idleMs = Infinity, youngMb, task = 'default' }: ThreadOptions = {},
): Thread<Work, Result> {
  const pool = new Piscina<Work, Result>({
    filename: worker.href,
    name: task,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    atomics: 'disabled', // a waiting thread must not occupy its core
    ...(youngMb && { resourceLimits: { maxYoungGenerationSizeMb: youngMb } }),
  })
  const loaded = loading(pool)
  const destroyed = async (): Promise<void> => {
    await loaded()
    await pool.destroy()
  }
  let ending: Promise<void> | undefined
  let isClosed = false
  return {
    async run(work, until) {
      until?.throwIfAborted()
      let grace: NodeJS.Timeout | undefined
      const end = (): void => {
        grace = setTimeout(() => {
          ending = destroyed()
        }, GRACE_MS)
      }
      until?.addEventListener('abort', end, { once: true })
      try {
        return await pool.run(work)
      } catch (error) {
        if (ending) throw until!.reason
        throw isClosed ? stopping(error) : error
      } finally {
        until?.removeEventListener('abort', end)
        clearTimeout(grace)
        await ending
        ending = undefined
      }
    },
    async close() {
      isClosed = true
      await ending
      await destroyed()
    },
  }
}
