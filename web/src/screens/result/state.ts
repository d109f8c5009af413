import type { Report } from '../../../../clients/typescript/src/index.ts'
import { say } from '../../languages/say.ts'

/** What a reader should know of a number before it: the state of its report, in words. */
export function stateOf({
  evidence_note,
  lr_bound_hit,
}: Pick<Report, 'evidence_note' | 'lr_bound_hit'>): string {
  if (evidence_note) return say('Diagnostic only')
  return lr_bound_hit ? say('At the limit of the reference') : say('Within the limits of the reference')
}
