import { Piscina } from 'piscina'
import type { Validation } from '../validation/document.ts'
import type { ReportContents } from './contents.ts'

const IDLE_MS = 60_000 // then its fonts are let go

/** Makes one kind of document off the main thread. */
export interface Printer<Contents> {
  print(contents: Contents): Promise<Uint8Array>
  close(): Promise<void>
}

/** A printer whose one thread starts with the first document, and ends when there was none for a minute. */
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

/** Of comparisons. */
export const reportPrinter = (): Printer<ReportContents> => printer('worker.ts')

/** Of validations. */
export const validationPrinter = (): Printer<Validation> => printer('validation-worker.ts')
