import type { Report } from '../../../../clients/typescript/src/index.ts'
import { figures } from '../../ui/number.ts'

/** A ratio by its log10; below 1 as one over a number, as it is said in court. */
export const ratioOf = (log10: number): string =>
  log10 < 0 ? `1/${figures(10 ** -log10)}` : figures(10 ** log10)

/** What a reader should know of a number before it: the state of its report, in words. */
export function stateOf({
  evidence_note,
  lr_bound_hit,
}: Pick<Report, 'evidence_note' | 'lr_bound_hit'>): string {
  if (evidence_note) return 'Diagnostic only'
  return lr_bound_hit ? 'At the limit of the reference' : 'Within the limits of the reference'
}
