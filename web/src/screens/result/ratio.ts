import type { Report } from '../../../../clients/typescript/src/index.ts'
import { numbersIn } from '../../../../src/words/languages/numbers.ts'

/** A ratio by its log10; below 1 as one over a number, as it is said in court. */
export const ratioOf = (log10: number): string => weight(10 ** log10)

const { weight } = numbersIn('en')

/** What a reader should know of a number before it: the state of its report, in words. */
export function stateOf({
  evidence_note,
  lr_bound_hit,
}: Pick<Report, 'evidence_note' | 'lr_bound_hit'>): string {
  if (evidence_note) return 'Diagnostic only'
  return lr_bound_hit ? 'At the limit of the reference' : 'Within the limits of the reference'
}
