import { type ErrorCode, MarkgraphError } from '../errors.ts'
import type { Fact } from './fact.ts'
import { fact, joinSentences } from './said.ts'

type TooLittle = Extract<ErrorCode, 'not-scorable' | 'no-valid-points'>

/** Errors of a mark type for a scan that shows too little. They refuse a comparison; they are not request errors. */
export const showsTooLittle = (error: unknown): error is MarkgraphError & { readonly code: TooLittle } =>
  error instanceof MarkgraphError && (error.code === 'not-scorable' || error.code === 'no-valid-points')

/** The error of a mark that shows too little to be scored: the facts are in its details, for a refusal that says them. */
export const notScorable = (
  facts: readonly Fact[],
  code: TooLittle = 'not-scorable',
  cause?: unknown,
): MarkgraphError => new MarkgraphError(code, joinSentences(facts), { reasons: facts }, cause)

/** Why a mark cannot be scored, from such an error. */
export function reasonsOf({ details }: MarkgraphError): readonly Fact[] {
  const { reasons } = details as { readonly reasons?: readonly Fact[] }
  return reasons ?? [fact('shows_too_little')]
}
