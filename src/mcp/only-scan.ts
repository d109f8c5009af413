import type { Given } from '../compare/upload.ts'
import { MarkgraphError } from '../errors.ts'
import type { FileReading } from '../marks/mark-type.ts'
import type { Settings } from '../settings/settings.ts'
import { givenScans, type ScanReference } from './given-scans.ts'
import type { Host } from './host.ts'

interface OneScan {
  readonly scan?: ScanReference | undefined
  readonly scan_base64?: string | undefined
  readonly units?: FileReading['units'] | undefined
  readonly mask?: FileReading['mask'] | undefined
}

/** The scan of a tool that takes one. Error: `bad-value` unless it is given in one of the two ways. */
export async function onlyScan(settings: Settings, host: Host, given: OneScan): Promise<Given> {
  const { scan, scan_base64: base64, units, mask } = given
  if ((scan === undefined) === (base64 === undefined)) {
    throw new MarkgraphError('bad-value', 'give exactly one of scan and scan_base64')
  }
  const one =
    scan !== undefined ? { name: 'scan', reference: scan } : { name: 'scan_base64', base64: base64! }
  return (await givenScans(settings, host, [one], { units, mask }))[0]!
}
