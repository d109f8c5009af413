/** Every way a request, a file or a setting can be wrong. The HTTP status of each is decided in `src/http/errors.ts`. */
export type ErrorCode =
  | 'not-x3p' // no ZIP container, or a ZIP without an X3P main document
  | 'x3p-invalid' // an X3P whose content cannot be decoded
  | 'too-large' // over a size, count or compression limit
  | 'no-valid-points' // a surface without any measured height
  | 'not-scorable' // a mark that shows too little to be compared; the comparison is refused with the reason
  | 'bad-value' // a parameter with a value that is not allowed
  | 'unknown-domain'
  | 'wrong-kind' // a handle of an artifact of the wrong kind
  | 'not-found'
  | 'scan-not-kept' // the scan behind an artifact was not kept, so it cannot be recomputed
  | 'damaged' // stored bytes or rows that do not match their hash and cannot be made again
  | 'disk-full'
  | 'over-quota' // no room for more that would stay for good
  | 'write-failed' // a write or rename that failed for another reason
  | 'store-unavailable' // the database or the bucket does not answer
  | 'forbidden' // data that belong to another client
  | 'conflict' // something that is not in the state for what is asked
  | 'busy' // the work queue is full
  | 'timed-out'
  | 'rate-limited'
  | 'range' // a requested byte range outside the data
  | 'bad-setting' // an environment variable or command-line value
  // a reference whose scores or marks cannot be what they are said to be
  | 'slope_reversed'
  | 'scan_in_two_marks'
  | 'near_copies'
  | 'names_alike'

/** An English text whose values stand in braces, and these values: who knows the text can say it in another language. */
export interface Phrase {
  readonly text: string
  readonly values: { readonly [name: string]: string | number | Phrase }
}

/** The names that stand in the braces of a text. */
export type NameIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never

/** A text with its values. */
export const phrase = <const T extends string>(
  text: T,
  ...[values]: [NameIn<T>] extends [never]
    ? []
    : [values: Readonly<Record<NameIn<T>, Phrase['values'][string]>>]
): Phrase => ({ text, values: values ?? {} })

/** A phrase in the words of `textOf`; in English by default. Braces that no value belongs to stay as they are. */
export const phraseWords = (
  { text, values }: Phrase,
  textOf = (english: string): string => english,
): string =>
  textOf(text).replaceAll(/\{(\w+)\}/g, (braces, name: string) => {
    if (!Object.hasOwn(values, name)) return braces
    const value = values[name]!
    return typeof value === 'object' ? phraseWords(value, textOf) : String(value)
  })

/**
 * An error with a literal code to decide by; the message is one sentence for the person who can fix the problem.
 * `details` holds the offending values.
 */
export class MarkgraphError extends Error {
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, unknown>>
  readonly phrase: Phrase

  constructor(
    code: ErrorCode,
    said: string | Phrase,
    details: Record<string, unknown> = {},
    cause?: unknown,
  ) {
    const of = typeof said === 'string' ? { text: said, values: {} } : said
    super(phraseWords(of), cause === undefined ? undefined : { cause })
    this.name = 'MarkgraphError'
    this.code = code
    this.details = details
    this.phrase = of
  }
}

/** The error for a value that is not allowed. */
export const badValue = (message: string | Phrase, cause?: unknown): MarkgraphError =>
  new MarkgraphError('bad-value', message, {}, cause)

const QUOTED = 100 // characters

/** What somebody gave, or a file holds, for a message: in quotation marks, on one line, and cut where it is long. */
export const quote = (text: string): string =>
  JSON.stringify(text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text)
