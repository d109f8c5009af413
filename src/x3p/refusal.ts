import { MarkgraphError, type Phrase } from '../errors.ts'

/** The file is an X3P, but what it holds cannot be decoded. */
export function invalid(
  message: Phrase,
  details: Record<string, unknown> = {},
  cause?: unknown,
): MarkgraphError {
  return new MarkgraphError('x3p-invalid', message, details, cause)
}

/** The file is not an X3P. */
export function notX3p(message: Phrase, details: Record<string, unknown> = {}): MarkgraphError {
  return new MarkgraphError('not-x3p', message, details)
}

/** The file asks for more than the limits allow. */
export function tooLarge(message: Phrase, details: Record<string, unknown> = {}): MarkgraphError {
  return new MarkgraphError('too-large', message, details)
}
