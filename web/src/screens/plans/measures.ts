import type { paths } from '../../../../clients/typescript/src/index.ts'
import { say } from '../../languages/say.ts'

type PlanRequest = paths['/v1/plans']['post']['requestBody']['content']['application/json']
export type Criterion = PlanRequest['criteria'][number]
export type Measure = Criterion['measure']

/** What may be limited: how it is called, on which side its limit lies, and a limit to begin with. */
export const MEASURES: Readonly<
  Record<Measure, readonly [name: string, side: 'at most {limit}' | 'at least {limit}', limit: number]>
> = {
  cllr: [say('Cllr of the bounded ratios'), 'at most {limit}', 0.6],
  misleading_km: [say('Same-source pairs with a ratio below 1 (share)'), 'at most {limit}', 0.2],
  misleading_knm: [say('Different-source pairs with a ratio above 1 (share)'), 'at most {limit}', 0.2],
  cllr_min: [say('Cllr after the best calibration'), 'at most {limit}', 0.5],
  auc: [say('Area under the ROC curve'), 'at least {limit}', 0.8],
  eer: [say('Equal error rate of the ranking'), 'at most {limit}', 0.2],
  calibration_loss: [
    say('Calibration loss (Cllr less Cllr after the best calibration)'),
    'at most {limit}',
    0.3,
  ],
  cllr_worst_without_a_source: [say('Highest Cllr without any one source'), 'at most {limit}', 0.7],
  cllr_more_known_marks: [say('Cllr with two known marks, less that with one'), 'at most {limit}', 0.05],
  cllr_worst_data_set: [say('Highest Cllr of one data set'), 'at most {limit}', 0.8],
}

/** What a measure says of a method, as the dossier groups them. */
export const CHARACTERISTICS = {
  accuracy: say('accuracy'),
  'discriminating power': say('discriminating power'),
  calibration: say('calibration'),
  robustness: say('robustness'),
  coherence: say('coherence'),
  generalization: say('generalization'),
} as const

export const MEASURE_NAMES = Object.keys(MEASURES) as Measure[]

/** One of each characteristic, as a plan begins. */
export const FIRST_CRITERIA: readonly Criterion[] = (
  ['cllr', 'cllr_min', 'calibration_loss', 'cllr_worst_without_a_source', 'cllr_worst_data_set'] as const
).map((measure) => ({ measure, limit: MEASURES[measure][2], least_sources: 10 }))
