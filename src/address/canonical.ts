import canonicalize from 'canonicalize'
import { sha256 } from '#sha256'
import { MarkgraphError, phrase, quote } from '../errors.ts'

/** A value that JSON can say without loss: no undefined, no NaN, no dates. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A content address: `sha256:` and 64 lower-case hex digits. */
export type Handle = `sha256:${string}`

/** A SHA-256 in lower-case hex digits. */
export const SHA256_HEX = /^[0-9a-f]{64}$/
const HANDLE = /^sha256:[0-9a-f]{64}$/
const PREFIX = 'sha256:'.length
const SHORT = 12 // digits that tell the artifacts of a laboratory apart

export const isHandle = (text: string): text is Handle => HANDLE.test(text)

/** The first digits of a handle, for the name of a file. */
export const shortDigits = (handle: string): string => handle.slice(PREFIX, PREFIX + SHORT)

/** The handle a client wrote; `not-found` for text that cannot be one. */
export function parseHandle(text: string): Handle {
  if (isHandle(text)) return text
  throw new MarkgraphError(
    'not-found',
    phrase('{text} is not a handle: sha256: and 64 hex digits', { text: quote(text) }),
  )
}

/** Whether all text in a value is Unicode. JSON can also carry half of a surrogate pair, which no UTF-8 can. */
const isUnicode = (value: Json): boolean =>
  typeof value === 'string'
    ? value.isWellFormed()
    : typeof value !== 'object' ||
      value === null ||
      Object.entries(value).every(([key, inner]) => key.isWellFormed() && isUnicode(inner))

/**
 * RFC 8785 canonical JSON: one text for one value, whatever the order its keys were written in.
 * errors  `bad-value` for text with half of a surrogate pair, which has no canonical form
 */
export function canonicalJson(value: Json): string {
  let text: string | undefined
  try {
    text = textOf(value)
  } catch (error) {
    if (isUnicode(value)) throw error
    const message = phrase('a text holds half of a surrogate pair; all text must be Unicode')
    throw new MarkgraphError('bad-value', message, {}, error)
  }
  if (text === undefined) throw new TypeError('only a JSON value has a canonical form')
  return text
}

/** The canonical text; lists of numbers at once, since those of a picture are most of a report. */
function textOf(value: Json): string | undefined {
  if (Array.isArray(value)) {
    return value.every(Number.isFinite)
      ? JSON.stringify(value)
      : `[${value.map((inner: Json) => textOf(inner) ?? 'null').join(',')}]`
  }
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return canonicalize(value)
  const parts: string[] = []
  for (const key of Object.keys(value).sort()) {
    const inner = textOf((value as { readonly [key: string]: Json })[key]!)
    if (inner !== undefined) parts.push(`${canonicalize(key)}:${inner}`)
  }
  return `{${parts.join(',')}}`
}

export { sha256 }

/** The content address of a JSON value. */
export const handleOfJson = (value: Json): Handle => `sha256:${sha256(canonicalJson(value))}`

/**
 * The handle of an artifact: kind, meaning-bearing metadata and data.
 * The data enter by their own hash, so that equal data of two artifacts are one blob in the store.
 */
export const handleOfArtifact = (kind: string, meta: Json, dataSha256: string): Handle =>
  handleOfJson({ kind, meta, data_sha256: dataSha256 })

/** The handle of a file that was uploaded as a scan. */
export const scanHandle = (fileSha256: string): Handle => handleOfArtifact('scan', {}, fileSha256)
