import type { Handle } from '../address/canonical.ts'
import { runKey } from '../address/run.ts'
import { MarkgraphError } from '../errors.ts'
import type { Session } from '../graph/session.ts'
import { reportKind } from '../kinds/report.ts'
import { type Ancestry, ancestry, provOfAncestry } from '../service/artifacts.ts'
import type { Service } from '../service/service.ts'
import { storedDossier } from './sources/stored-dossier.ts'

/**
 * An artifact with all that it was computed from. Behind a report stand the runs that made this report: another comparison may have
 * had the same artifact under a setting that changed nothing, and its run is not shown.
 * errors  `not-found`
 */
export const graphBehind = async (service: Service, session: Session, handle: Handle): Promise<Ancestry> =>
  ancestry(service, session, handle, await runsBehind(service, handle))

/** The same as W3C PROV-JSON. */
export const provBehind = async (service: Service, session: Session, handle: Handle) =>
  provOfAncestry(await graphBehind(service, session, handle))

/** The keys of the runs behind a report; of other artifacts, and of a report whose recipe does not tell, none are known. */
async function runsBehind(service: Service, handle: Handle): Promise<ReadonlySet<string>> {
  const row = (await service.store.artifacts([handle])).get(handle)
  if (row?.kind !== reportKind.name) return new Set()
  try {
    const { runs } = await storedDossier(service, handle)
    return new Set(
      runs.map(({ node, version, params, inputs }) => runKey({ name: node, version }, params, inputs)),
    )
  } catch (error) {
    if (error instanceof MarkgraphError) return new Set()
    throw error
  }
}
