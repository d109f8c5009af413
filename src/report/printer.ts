import { Piscina } from 'piscina'
import type { Validation } from '../validation/document.ts'
import type { ReportContents } from './contents.ts'

const IDLE_MS = 60_000 // then the thread ends and its fonts are freed

/** Makes one kind of document in a thread of its own. */
export interface Printer<Contents> {
  print(contents: Contents): Promise<Uint8Array>
  close(): Promise<void>
}

/** A printer with one thread. It starts with the first document and ends after a minute without one. */
function printer<Contents>(worker: string): Printer<Contents> {
  const pool = new Piscina<Contents, Uint8Array>({
    filename: new URL(worker, import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    atomics: 'disabled', // a thread that waits must not hold its core
  })
  return { print: (contents) => pool.run(contents), close: () => pool.destroy() }
}

/** The printer of comparison reports. */
export const reportPrinter = (): Printer<ReportContents> => printer('worker.ts')

/** The printer of validation reports. */
export const validationPrinter = (): Printer<Validation> => printer('validation-worker.ts')
