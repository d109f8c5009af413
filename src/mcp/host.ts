import type { Asker } from '../compare/request/named-marks.ts'
import type { Printer } from '../report/printer.ts'

/** What a transport gives its server: who asks, the limits, and where to report failures. */
export interface Host {
  /** The name under which the client owns reports; empty when the service has no API keys. */
  readonly principal: string
  /** Whose studies, collections and cases may be seen; undefined for a client that may see none. */
  readonly asker?: Asker | undefined
  /** Folders whose files may be read, and written to by `report_pdf`; undefined when the client is not on this machine. */
  readonly folders?: readonly string[] | undefined
  /** Makes PDF documents. */
  readonly printer: Printer
  /** Takes a place for a computation; the returned function frees it. Errors: `rate-limited`, `busy`. */
  enter(): () => void
  /** Reports a failure of the service, whose text the client does not see. */
  report(error: unknown): void
  /** Begins a call that is not counted; the returned function ends it. A transport that ends waits for it. */
  readonly look?: () => () => void
}
