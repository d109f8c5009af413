import { comparisonReport } from './comparison.ts'
import { dossierReport } from './dossier.ts'
import { graphSvg } from './graph-svg.ts'
import { impactReport } from './impact.ts'
import { reviewReport } from './review.ts'
import { validationReport } from './validation.ts'

const DOCUMENTS = {
  comparison: comparisonReport,
  validation: validationReport,
  dossier: dossierReport,
  impact: impactReport,
  review: reviewReport,
  graph: graphSvg,
}

/** A document to make: its name, and what it is made from. */
export interface Order {
  readonly name: keyof typeof DOCUMENTS
  readonly contents: unknown
}

/** Entry point of the thread that makes documents. */
export default ({ name, contents }: Order): Uint8Array | Promise<Uint8Array> =>
  DOCUMENTS[name](contents as never)
