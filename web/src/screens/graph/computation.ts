import { api, got } from '../../api/client.ts'
import type { Ancestry } from './graph-model.ts'
import { type NamedReport, type ScanNames, scanNames } from './scan-names.ts'

/** A computation with the names of its scans. */
export interface Computation {
  readonly ancestry: Ancestry
  readonly names: ScanNames
}

/** The graph behind an artifact; of a report, its scans have names. */
export async function computationOf(handle: string): Promise<Computation> {
  const params = { path: { handle } }
  const ancestry = (await got(() => api().GET('/v1/artifacts/{handle}/graph', { params }))) as Ancestry
  if (ancestry.nodes[0]?.kind !== 'report') return { ancestry, names: new Map() }
  const report: unknown = await got(() => api().GET('/v1/reports/{handle}', { params }))
  return { ancestry, names: scanNames(report as NamedReport) }
}
