import type { z } from 'zod'
import type { Handle } from '../address/canonical.ts'
import { handleOf } from '../kinds/kind.ts'
import { type Impact, impactKind } from '../kinds/laboratory/impact.ts'
import type { Service } from '../service/service.ts'
import { ENGINE_VERSION } from '../settings/version.ts'
import type { Engine } from '../verify/replay.ts'
import { reportHandles } from '../verify/report-handles.ts'
import { storedDossier } from '../verify/sources/stored-dossier.ts'
import { countChanges, reportAgain } from './impact-answers.ts'
import type { newApproval } from './plans.ts'

const PAGE_OF_ACTS = 1000

/**
 * Does every stored report again by the nodes of this release, with nothing remembered, and keeps what changes as a document.
 * in      `onReport` is called after each
 */
export async function impactOf(
  service: Service,
  engine: Engine,
  onReport: () => void = () => {},
): Promise<{ handle: Handle; impact: Impact }> {
  const changed: Impact['changed'][number][] = []
  let reports = 0
  for await (const handle of reportHandles(service)) {
    const found = await reportAgain(engine, await storedDossier(service, handle))
    if (found) changed.push(found)
    reports += 1
    onReport()
  }
  const impact: Impact = {
    format: 'markgraph-impact-1',
    created: new Date().toISOString(),
    engine_version: ENGINE_VERSION,
    ...countChanges(reports, changed),
  }
  const encoded = impactKind.encode(impact)
  const handle = handleOf(encoded)
  const { kind, meta, dataSha256, data } = encoded
  await service.store.commit({
    blobs: [{ sha256: dataSha256, data, kept: true }],
    artifacts: [{ handle, kind, meta, dataSha256, bytes: data.byteLength }],
    events: [
      {
        principal: '',
        act: 'made',
        kind: 'impact',
        subject: handle,
        details: { engine_version: ENGINE_VERSION, reports },
      },
    ],
  })
  return { handle, impact }
}

/** The impact documents that were made in this data folder, the newest first, as the record of acts has them. */
export async function impactsMade({ store }: Pick<Service, 'store'>) {
  const found: { handle: Handle; created: string; engine_version: string; reports: number }[] = []
  for (let before: number | undefined; ; ) {
    const acts = await store.events.newest({ principal: '' }, PAGE_OF_ACTS, before)
    for (const { act, kind, subject, at, details } of acts) {
      if (act !== 'made' || kind !== 'impact') continue
      const { engine_version, reports } = details as { engine_version: string; reports: number }
      found.push({ handle: subject as Handle, created: at, engine_version, reports })
    }
    if (acts.length < PAGE_OF_ACTS) return found
    before = acts.at(-1)!.sequence
  }
}

/** Approves an impact document, for good. Errors: those of `impactWith`. */
export async function approveImpact(
  service: Pick<Service, 'graph' | 'store'>,
  handle: Handle,
  { by, statement }: Pick<z.output<typeof newApproval>, 'by' | 'statement'>,
  principal: string,
): Promise<void> {
  await impactWith(service, handle)
  const details = { by, statement }
  await service.store.commit({
    events: [{ principal, act: 'approved', kind: 'impact', subject: handle, details }],
  })
}

/** An impact document by its handle. Errors: `not-found`, `wrong-kind`. */
export const impactWith = ({ graph }: Pick<Service, 'graph'>, handle: Handle): Promise<Impact> =>
  graph.within(async (session) => session.value(await session.named(handle, impactKind)))
