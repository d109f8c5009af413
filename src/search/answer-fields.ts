import { z } from 'zod'
import type { Answer } from '../compare/answer/answer.ts'
import { warningsField } from '../kinds/report.ts'
import { handleText, twoNumbers } from '../kinds/wire.ts'

/** What a search takes over from the answer of a comparison. */
export const answerFields = {
  score: z.number(),
  score_kind: z.string(),
  likelihood_ratio: z
    .number()
    .nullable()
    .describe('Null when the scorer config is not that of the reference.'),
  log10_lr: z.number().nullable(),
  log10_lr_ci: twoNumbers.nullable().describe('95 % interval.'),
  verbal: z.string().nullable(),
  reference: z.string().nullable().describe('Id of the reference.'),
  warnings: warningsField,
  report_handle: handleText.describe('The report of this comparison: `GET /v1/reports/{handle}`.'),
  recipe_handle: handleText.nullable(),
}

export const NO_RATIO = {
  likelihood_ratio: null,
  log10_lr: null,
  log10_lr_ci: null,
  verbal: null,
  reference: null,
  recipe_handle: null,
}

export function answerOfHit(answer: Exclude<Answer, { readonly refused: true }>) {
  const { score, score_kind, warnings, report_handle } = answer
  const own = { score, score_kind, warnings, report_handle }
  if (!answer.calibrated) return { ...own, ...NO_RATIO }
  const { likelihood_ratio, log10_lr, log10_lr_ci_lo, log10_lr_ci_hi, verbal, recipe_handle } = answer
  return {
    ...own,
    likelihood_ratio,
    log10_lr,
    verbal,
    recipe_handle,
    log10_lr_ci: [log10_lr_ci_lo, log10_lr_ci_hi] as const,
    reference: answer.reference.id,
  }
}
