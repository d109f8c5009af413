import type { Demand } from '../executor/executor.ts'
import { ownThread } from '../executor/own-thread.ts'
import type { Ancestry } from '../service/artifacts.ts'
import type { RefusalContents, ReportContents } from './contents.ts'
import type { DossierContents } from './dossier.ts'
import type { ImpactContents } from './impact.ts'
import type { ReviewContents } from './review.ts'
import type { PrintedValidation } from './validation.ts'
import type { Order } from './worker.ts'

/**
 * Makes documents in a thread of its own, one at a time. What nobody waits for any more leaves the queue, or is ended with its
 * thread; then these fail with the reason of `wanted.until`. Default: for the operator, until it is done.
 */
export interface Printer {
  comparison(contents: ReportContents | RefusalContents, wanted?: Demand): Promise<Uint8Array>
  validation(contents: PrintedValidation, wanted?: Demand): Promise<Uint8Array>
  dossier(contents: DossierContents, wanted?: Demand): Promise<Uint8Array>
  impact(contents: ImpactContents, wanted?: Demand): Promise<Uint8Array>
  review(contents: ReviewContents, wanted?: Demand): Promise<Uint8Array>
  /** The graph of an artifact as SVG. */
  graph(contents: Ancestry, wanted?: Demand): Promise<Uint8Array>
  close(): Promise<void>
}

/** A printer. Its thread, of the module at `worker`, starts with the first document; when it ends, its fonts are freed. */
export function openPrinter(worker = new URL('worker.ts', import.meta.url)): Printer {
  const { run, close } = ownThread<Order, Uint8Array>(worker)
  return {
    comparison: (contents, wanted) => run({ name: 'comparison', contents }, wanted),
    validation: (contents, wanted) => run({ name: 'validation', contents }, wanted),
    dossier: (contents, wanted) => run({ name: 'dossier', contents }, wanted),
    impact: (contents, wanted) => run({ name: 'impact', contents }, wanted),
    review: (contents, wanted) => run({ name: 'review', contents }, wanted),
    graph: (contents, wanted) => run({ name: 'graph', contents }, wanted),
    close,
  }
}
