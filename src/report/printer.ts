import type { Ancestry } from '../composition/artifacts.ts'
import { ownThread } from '../executor/own-thread.ts'
import type { Validation } from '../validation/document.ts'
import type { ReportContents } from './contents.ts'
import type * as documents from './worker.ts'

/** Makes documents in a thread of its own, one at a time. */
export interface Printer {
  comparison(contents: ReportContents): Promise<Uint8Array>
  validation(contents: Validation): Promise<Uint8Array>
  /** The graph of an artifact as SVG. */
  graph(contents: Ancestry): Promise<Uint8Array>
  close(): Promise<void>
}

/** A printer. Its thread starts with the first document; when it ends, its fonts are freed. */
export function openPrinter(): Printer {
  const { run, close } = ownThread<unknown, Uint8Array>(new URL('worker.ts', import.meta.url))
  const print =
    <Contents>(name: keyof typeof documents) =>
    (contents: Contents): Promise<Uint8Array> =>
      run(contents, name)
  return {
    comparison: print('comparisonReport'),
    validation: print('validationReport'),
    graph: print('graphSvg'),
    close,
  }
}
