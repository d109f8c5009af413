import type { Phrase } from '../../../src/errors.ts'
import { LANGUAGE } from '../languages/chosen.ts'
import { sayFailure } from '../languages/failures.ts'
import { say } from '../languages/say.ts'
import { MarkgraphFailure } from './client.ts'

interface Problem {
  readonly loc?: readonly (string | number)[]
  readonly msg?: string
}

/**
 * What went wrong, as the service says it; one sentence. In another language than English its kind stands before a text that the
 * page does not know in it.
 */
export function wordsOf(error: unknown): string {
  if (error instanceof MarkgraphFailure) {
    const known = sayFailure(phraseOf(error))
    if (known !== undefined) return sentence(known)
    const words = sentence(detailOf(error))
    return LANGUAGE === 'en' ? words : `${kindOf(error.status)} ${words}`
  }
  if (error instanceof TypeError) return say('The service does not answer. Is it still running?')
  return sentence(error instanceof Error ? error.message : String(error))
}

function kindOf(status: number): string {
  if (status === 401) return say('An API key is needed.')
  if (status === 403) return say('This is not permitted.')
  if (status === 404) return say('This is not here.')
  if (status === 409) return say('This does not fit what is there already.')
  if (status === 413) return say('This is too large.')
  if (status === 408 || status === 429 || status === 503) return say('The service cannot do this now.')
  if (status === 507) return say('There is no more room.')
  return status < 500 ? say('The service does not accept this.') : say('The service could not do this.')
}

const phraseOf = ({ body }: MarkgraphFailure): Phrase => {
  const { text = '', values = {} } = (body ?? {}) as Partial<Phrase>
  return { text, values }
}

function detailOf({ body, status }: MarkgraphFailure): string {
  const detail = (body as { detail?: string | Problem[] } | undefined)?.detail
  if (typeof detail === 'string') return detail
  if (!Array.isArray(detail)) return say('the service answered {status}', { status })
  return detail.map(({ loc, msg }) => `${loc?.at(-1) ?? 'request'}: ${msg}`).join('; ')
}

/** A sentence with a capital and a full stop. Names of files and units keep their letters. */
export function sentence(text: string): string {
  const trimmed = text
    .trim()
    .replace(/\bmark_([ab])\b/g, (_, side: string) => say('mark {side}', { side: side.toUpperCase() }))
    .replace(/\bknown_(\d)\b/g, 'K$1')
  const first = /^\p{Ll}+(?![.\p{L}\w])/u.test(trimmed)
    ? trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
    : trimmed
  return /[.!?]$/.test(first) ? first : `${first}.`
}
