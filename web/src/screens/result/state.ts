import type { Report } from '../../../../clients/typescript/src/index.ts'

/** What a reader should know of a number before it: the state of its report, in words. */
export function stateOf({
  evidence_note,
  lr_bound_hit,
}: Pick<Report, 'evidence_note' | 'lr_bound_hit'>): string {
  if (evidence_note) return 'Diagnostic only'
  return lr_bound_hit ? 'At the limit of the reference' : 'Within the limits of the reference'
}
