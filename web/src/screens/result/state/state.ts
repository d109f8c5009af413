import type { Report } from '../../../../../clients/typescript/src/index.ts'
import { say } from '../../../languages/say.ts'

/** The states of a result: each has a sign and words, so that its colour is never needed. */
export const STATES = {
  within: { sign: '✓', tone: 'ok', words: say('Within the limits of the reference') },
  limit: { sign: '⇥', tone: 'warn', words: say('At the limit of the reference') },
  diagnostic: { sign: '⚠\ufe0e', tone: 'warn', words: say('Diagnostic only') },
  score: { sign: '–', tone: 'warn', words: say('A score alone') },
  refused: { sign: '✕', tone: 'refuse', words: say('Refused') },
} as const
export type StateName = keyof typeof STATES

/** What a reader should know of a number before it. */
export function stateOf({
  evidence_note,
  lr_bound_hit,
}: Pick<Report, 'evidence_note' | 'lr_bound_hit'>): StateName {
  if (evidence_note) return 'diagnostic'
  return lr_bound_hit ? 'limit' : 'within'
}
