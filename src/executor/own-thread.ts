import { Piscina } from 'piscina'

const IDLE_MS = 60_000 // after this time without work the thread ends and frees its memory

/** A worker thread outside the executor, for work that is not a node. It does one task at a time, in the order of the calls. */
export interface OwnThread<Work, Result> {
  /** `name` is the export of the module that does the work; by default the default export. */
  run(work: Work, name?: string): Promise<Result>
  close(): Promise<void>
}

/** The thread of the module at `worker`. It starts with the first task and ends after a minute without one. */
export function ownThread<Work, Result>(worker: URL): OwnThread<Work, Result> {
  const pool = new Piscina<Work, Result>({
    filename: worker.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    atomics: 'disabled', // a waiting thread must not occupy its core
  })
  return {
    run: (work, name) => pool.run(work, name === undefined ? {} : { name }),
    close: () => pool.destroy(),
  }
}
