/** An answer of the service that is not a success. */
export class MarkgraphFailure extends Error {
  readonly status: number
  /** The body: `detail` is a sentence, or for 422 the list of fields that are wrong. */
  readonly body: unknown
  constructor(status: number, body: unknown) {
    super(`the service answered ${status}: ${detailOf(body)}`)
    this.name = 'MarkgraphFailure'
    this.status = status
    this.body = body
  }
}

/** What a call came to: its data, or `MarkgraphFailure`. */
export function unwrapped<T>({
  data,
  error,
  response,
}: {
  data?: T | undefined
  error?: unknown
  response: Response
}): T {
  if (data === undefined) throw new MarkgraphFailure(response.status, error)
  return data
}

const detailOf = (body: unknown): string => {
  const detail = (body as { detail?: unknown } | undefined)?.detail
  return typeof detail === 'string' ? detail : JSON.stringify(detail ?? body)
}
