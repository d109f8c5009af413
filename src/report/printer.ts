import { Piscina } from 'piscina'
import type { ReportContents } from './contents.ts'

const WORKER = new URL('worker.ts', import.meta.url)
const IDLE_MS = 60_000 // then its fonts are let go

/** Makes reports off the main thread. */
export interface Printer {
  print(contents: ReportContents): Promise<Uint8Array>
  close(): Promise<void>
}

/** A printer whose one thread starts with the first report, and ends when there was none for a minute. */
export function reportPrinter(): Printer {
  const pool = new Piscina<ReportContents, Uint8Array>({
    filename: WORKER.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    atomics: 'disabled', // a thread that waits must not hold its core
  })
  return { print: (contents) => pool.run(contents), close: () => pool.destroy() }
}
