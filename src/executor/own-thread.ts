import { Piscina } from 'piscina'

const IDLE_MS = 60_000 // then the thread ends, and with it what it holds in memory

/** A worker thread beside the executor, for work that is no node: one piece at a time, in order of asking. */
export interface OwnThread<Work, Result> {
  /** `name` is the export of the module that does it; the default one when it is left out. */
  run(work: Work, name?: string): Promise<Result>
  close(): Promise<void>
}

/** The thread of the module at `worker`. It starts with the first piece of work and ends after a minute without one. */
export function ownThread<Work, Result>(worker: URL): OwnThread<Work, Result> {
  const pool = new Piscina<Work, Result>({
    filename: worker.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    atomics: 'disabled', // a thread that waits must not hold its core
  })
  return {
    run: (work, name) => pool.run(work, name === undefined ? {} : { name }),
    close: () => pool.destroy(),
  }
}
