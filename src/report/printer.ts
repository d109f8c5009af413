import { ownThread } from '../executor/own-thread.ts'
import type { Validation } from '../validation/document.ts'
import type { ReportContents } from './contents.ts'

/** Makes one kind of document in a thread of its own. */
export interface Printer<Contents> {
  print(contents: Contents): Promise<Uint8Array>
  close(): Promise<void>
}

function printer<Contents>(worker: string): Printer<Contents> {
  const { run, close } = ownThread<Contents, Uint8Array>(new URL(worker, import.meta.url))
  return { print: run, close }
}

/** The printer of comparison reports. */
export const reportPrinter = (): Printer<ReportContents> => printer('worker.ts')

/** The printer of validation reports. */
export const validationPrinter = (): Printer<Validation> => printer('validation-worker.ts')
