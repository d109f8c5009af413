import type { paths } from '../../../../clients/typescript/src/index.ts'

export type PlanRequest = paths['/v1/plans']['post']['requestBody']['content']['application/json']
export type Criterion = PlanRequest['criteria'][number]
export type Measure = Criterion['measure']

/** What may be limited: how it is called, on which side its limit lies, and a limit to begin with. */
export const MEASURES: Readonly<
  Record<Measure, readonly [name: string, side: 'at most' | 'at least', limit: number]>
> = {
  cllr: ['Cllr of the bounded ratios', 'at most', 0.6],
  misleading_km: ['Same-source pairs with a ratio below 1 (share)', 'at most', 0.2],
  misleading_knm: ['Different-source pairs with a ratio above 1 (share)', 'at most', 0.2],
  cllr_min: ['Cllr after the best calibration', 'at most', 0.5],
  auc: ['Area under the ROC curve', 'at least', 0.8],
  eer: ['Equal error rate of the ranking', 'at most', 0.2],
  calibration_loss: ['Calibration loss (Cllr less Cllr after the best calibration)', 'at most', 0.3],
  cllr_worst_without_a_source: ['Highest Cllr without any one source', 'at most', 0.7],
  cllr_more_known_marks: ['Cllr with two known marks, less that with one', 'at most', 0.05],
  cllr_worst_data_set: ['Highest Cllr of one data set', 'at most', 0.8],
}

export const MEASURE_NAMES = Object.keys(MEASURES) as Measure[]

/** One of each characteristic, as a plan begins. */
export const FIRST_CRITERIA: readonly Criterion[] = (
  ['cllr', 'cllr_min', 'calibration_loss', 'cllr_worst_without_a_source', 'cllr_worst_data_set'] as const
).map((measure) => ({ measure, limit: MEASURES[measure][2], least_sources: 10 }))
