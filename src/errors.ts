/** Every way a request, a file or a setting can be wrong. The HTTP status of each is decided in `src/http/errors.ts`. */
export type ErrorCode =
  | 'not-x3p' // no ZIP container, or a ZIP without an X3P main document
  | 'x3p-invalid' // an X3P whose content cannot be decoded
  | 'too-large' // over a size, count or compression limit
  | 'no-valid-points' // nothing measured, so nothing to compute on
  | 'not-scorable' // a mark that shows too little to be compared: a comparison is refused, with the reason
  | 'bad-value' // a parameter outside what it may be
  | 'unknown-domain'
  | 'wrong-kind' // a handle that names another kind of artifact than asked for
  | 'not-found'
  | 'scan-not-kept' // the scan behind an artifact was not kept, so it cannot be recomputed
  | 'damaged' // stored bytes or rows that are not what their hash says, and cannot be made again
  | 'disk-full'
  | 'write-failed' // a write or rename that failed otherwise
  | 'forbidden' // what belongs to others
  | 'busy' // the work queue is full
  | 'timed-out'
  | 'rate-limited'
  | 'range' // bytes asked for that are not there
  | 'bad-setting' // an environment variable or command-line value

/**
 * An error with a literal code to decide by; the message is one sentence for the person who can mend it.
 * `details` holds the offending values.
 */
export class MarkgraphError extends Error {
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: ErrorCode, message: string, details: Record<string, unknown> = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'MarkgraphError'
    this.code = code
    this.details = details
  }
}
