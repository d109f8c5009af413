import type { Session } from '../../graph/session.ts'
import type { Instrument } from '../../kinds/marks/surface.ts'
import type { ScopeMode, ScopeReport } from '../../kinds/scope.ts'
import { AS_SCANNED, type Scan } from '../../marks/mark-type.ts'
import type { Service } from '../../service/service.ts'
import { resolutionOf, scopeReference } from '../request/comparison.ts'
import { regionOf } from '../request/reading.ts'
import { instrumentOf } from './instruments.ts'
import { type Resolution, scopeOf } from './scope.ts'

/** What one scan is checked against. */
interface ScopeRequest {
  readonly domain: string
  readonly mode: ScopeMode
  /** Id of a reference. Default: the bundled one of the domain. */
  readonly reference?: string | undefined
  readonly resolution?: Resolution | undefined
  /** Whether the scan shows the mirror image of its mark. */
  readonly mirrored?: boolean | undefined
}

/**
 * Checks a scan before it is compared. The request is checked before the scan is read.
 * out     with what its file says of the instrument
 * errors  `unknown-domain`, `not-found`, `bad-value` for the request; those of `read`
 */
export async function checkScope(
  service: Service,
  { domain, mode, reference: id, ...asked }: ScopeRequest,
  read: (session: Session) => Promise<Scan>,
): Promise<ScopeReport & { readonly instrument: Instrument }> {
  const type = service.marks.of(domain)
  const config = service.marks.configs.deployed(type.domain)
  const reference = await scopeReference(service, id, type)
  const resolution = asked.resolution ?? (reference ? resolutionOf(reference) : 'specification')
  const scope = { type, config, reference: reference?.record, resolution }
  return service.graph.within(async (session) => {
    const scan = await read(session)
    const reading = { ...AS_SCANNED, mirrored: asked.mirrored ?? false, region: regionOf([scan]) }
    const report = await scopeOf(session, scope, scan.surface, reading, mode)
    return { ...report, instrument: await instrumentOf(session, scan.sha256) }
  })
}
