import { Piscina } from 'piscina'
import type { Validation } from '../validation/document.ts'
import type { ReportContents } from './contents.ts'
import type * as documents from './worker.ts'

const IDLE_MS = 60_000 // then the thread ends and its fonts are freed

/** Makes documents in a thread of its own, one at a time. */
export interface Printer {
  comparison(contents: ReportContents): Promise<Uint8Array>
  validation(contents: Validation): Promise<Uint8Array>
  close(): Promise<void>
}

/** A printer. Its thread starts with the first document and ends after a minute without one. */
export function openPrinter(): Printer {
  const pool = new Piscina<unknown, Uint8Array>({
    filename: new URL('worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    atomics: 'disabled', // a thread that waits must not hold its core
  })
  const print =
    <Contents>(name: keyof typeof documents) =>
    (contents: Contents): Promise<Uint8Array> =>
      pool.run(contents, { name })
  return {
    comparison: print('comparisonReport'),
    validation: print('validationReport'),
    close: () => pool.destroy(),
  }
}
