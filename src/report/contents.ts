import type { Report } from '../composition/compare.ts'
import type { ScorerConfig } from '../composition/scorer-config.ts'
import type { ReferenceRecord } from '../kinds/reference.ts'

/** All that a comparison report is made from: plain data, so that another thread can make it. */
export interface ReportContents {
  /** With `calibration`, `recipe`, and for bullets `features` and `per_land`. */
  readonly report: Report
  readonly reference: ReferenceRecord
  readonly config: Readonly<ScorerConfig>
  /** Place of each scan on its bullet, from 1. */
  readonly lands: { readonly a: readonly number[]; readonly b: readonly number[] }
  /** As they were given: any text at all. */
  readonly caseId: string
  readonly examiner: string
}
