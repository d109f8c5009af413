import { scansOf } from '../compare/request/ingest.ts'
import type { ReadingFields } from '../compare/request/parse-request.ts'
import { MarkgraphError } from '../errors.ts'
import type { Session } from '../graph/session.ts'
import type { Scan } from '../marks/mark-type.ts'
import type { Service } from '../service/service.ts'
import { givenScans, namingScan, type ScanReference } from './given-scans.ts'
import type { Host } from './host.ts'

interface OneScan extends ReadingFields {
  readonly scan?: ScanReference | undefined
  readonly scan_base64?: string | undefined
}

/**
 * How the scan of a tool that takes one is read in a session.
 * errors  `bad-value` unless it is given in one of the two ways; of reading, those of `scansOf`, with the name of the scan
 */
export async function scanArgument(
  service: Service,
  host: Host,
  given: OneScan,
): Promise<(session: Session) => Promise<Scan>> {
  const { scan, scan_base64: base64 } = given
  if ((scan === undefined) === (base64 === undefined)) {
    throw new MarkgraphError('bad-value', 'give exactly one of scan and scan_base64')
  }
  const one =
    scan !== undefined ? { name: 'scan', reference: scan } : { name: 'scan_base64', base64: base64! }
  const scans = await givenScans(service.settings, host, [one], given)
  return async (session) => (await scansOf(service, session, scans).catch(namingScan([one], scans)))[0]!
}
