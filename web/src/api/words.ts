import { say } from '../languages/say.ts'
import { MarkgraphFailure } from './client.ts'

interface Problem {
  readonly loc?: readonly (string | number)[]
  readonly msg?: string
}

/** What went wrong, as the service says it; one sentence. */
export function wordsOf(error: unknown): string {
  if (error instanceof MarkgraphFailure) return sentence(detailOf(error))
  if (error instanceof TypeError) return say('The service does not answer. Is it still running?')
  return sentence(error instanceof Error ? error.message : String(error))
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
  const first = /^[a-z]+\b(?![.\w])/.test(trimmed)
    ? trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
    : trimmed
  return /[.!?]$/.test(first) ? first : `${first}.`
}
