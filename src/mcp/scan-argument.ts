import type { ReadingFields } from '../compare/request/parse-request.ts'
import type { Given } from '../compare/request/upload.ts'
import { MarkgraphError } from '../errors.ts'
import type { Settings } from '../settings/settings.ts'
import { givenScans, type ScanReference } from './given-scans.ts'
import type { Host } from './host.ts'

interface OneScan extends ReadingFields {
  readonly scan?: ScanReference | undefined
  readonly scan_base64?: string | undefined
}

/** The scan of a tool that takes one. Error: `bad-value` unless it is given in one of the two ways. */
export async function scanArgument(settings: Settings, host: Host, given: OneScan): Promise<Given> {
  const { scan, scan_base64: base64 } = given
  if ((scan === undefined) === (base64 === undefined)) {
    throw new MarkgraphError('bad-value', 'give exactly one of scan and scan_base64')
  }
  const one =
    scan !== undefined ? { name: 'scan', reference: scan } : { name: 'scan_base64', base64: base64! }
  return (await givenScans(settings, host, [one], given))[0]!
}
