/** What a transport brings to the server it carries: its limits, and where failures are told. */
export interface Host {
  /** Who asks, for what belongs to somebody; empty where the service has no API keys. */
  readonly principal: string
  /** Takes a place for a computation until the function it returns is called; `rate-limited` or `busy`. */
  enter(): () => void
  /** Told of a failure that is ours, whose text the client does not see. */
  report(error: unknown): void
}
