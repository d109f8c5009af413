/** What a transport gives its server: who asks, the limits, and where to report failures. */
export interface Host {
  /** The name under which the client owns reports; empty when the service has no API keys. */
  readonly principal: string
  /** Takes a place for a computation; the returned function frees it. Errors: `rate-limited`, `busy`. */
  enter(): () => void
  /** Reports a failure of the service, whose text the client does not see. */
  report(error: unknown): void
}
