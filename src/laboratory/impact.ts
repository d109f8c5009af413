import type { z } from 'zod'
import type { Handle } from '../address/canonical.ts'
import { MarkgraphError } from '../errors.ts'
import { handleOf } from '../kinds/kind.ts'
import { CHANGES, type Impact, type ImpactAnswer, impactKind } from '../kinds/laboratory/impact.ts'
import type { AnyReport } from '../kinds/report.ts'
import type { Service } from '../service/service.ts'
import { ENGINE_VERSION } from '../settings/version.ts'
import { reportFacts } from '../store/records/reports.ts'
import { doneAgain, type Engine, onEmptyGraph } from '../verify/replay.ts'
import { storedDossier } from '../verify/sources/stored-dossier.ts'
import type { newApproval } from './plans.ts'

const PAGE = 100
const PAGE_OF_ACTS = 1000
const NEAR = 1e-9 // of a bound

type Change = (typeof CHANGES)[number]
type Changed = Impact['changed'][number]

function answerOf(report: AnyReport): ImpactAnswer {
  const { outcome, log10Lr } = reportFacts(report)
  const bounds = 'lr_bounds_log10' in report ? report.lr_bounds_log10 : undefined
  return {
    outcome,
    score: 'score' in report ? report.score : null,
    log10_lr: log10Lr,
    at_bound: bounds && log10Lr !== null ? bounds.some((bound) => Math.abs(bound - log10Lr) < NEAR) : null,
    verbal: 'verbal' in report ? report.verbal : null,
    reason: 'refused' in report ? report.reason : null,
  }
}

/** The gravest thing that is another one. */
function changeOf(was: ImpactAnswer, is: ImpactAnswer): Change {
  if (was.outcome !== is.outcome) return is.outcome === 'refused' ? 'refused' : 'answered'
  if (was.verbal !== is.verbal) return 'verbal'
  if (was.at_bound !== is.at_bound) return 'bound'
  return was.log10_lr !== is.log10_lr || was.score !== is.score ? 'moved' : 'words'
}

/** One report, done again by these nodes; null where it is the same report. */
async function again(service: Service, engine: Engine, report: Handle): Promise<Changed | null> {
  const dossier = await storedDossier(service, report)
  const { body } = dossier.report
  const was = answerOf(body)
  const row = { report, domain: body.domain, engine_version: body.provenance.engine_version, was }
  const not = (why: string): Changed => ({ ...row, change: 'not done', is: null, why })
  return onEmptyGraph(engine, async (session) => {
    try {
      const found = await doneAgain(dossier, engine, session)
      if (typeof found === 'string') return not(found)
      if (found.report.handle === report) return null
      const is = answerOf(await session.value(found.report))
      return { ...row, change: changeOf(was, is), is, why: null }
    } catch (error) {
      if (!(error instanceof MarkgraphError)) throw error
      return not(error.message)
    }
  })
}

const moveOf = ({ was, is }: Changed): number[] =>
  is && was.log10_lr !== null && is.log10_lr !== null ? [Math.abs(is.log10_lr - was.log10_lr)] : []

/**
 * Does every stored report again by the nodes of this release, with nothing remembered, and keeps what changes as a document.
 * in      `onReport` is called after each
 */
export async function impactOf(
  service: Service,
  engine: Engine,
  onReport: () => void = () => {},
): Promise<{ handle: Handle; impact: Impact }> {
  const changed: Changed[] = []
  let reports = 0
  for (let after: string | undefined; ; ) {
    const handles = await service.store.reports.handles(PAGE, after)
    for (const handle of handles) {
      const found = await again(service, engine, handle)
      if (found) changed.push(found)
      reports += 1
      onReport()
    }
    if (handles.length < PAGE) break
    after = handles.at(-1)
  }
  const count = (change: Change): number =>
    change === 'equal' ? reports - changed.length : changed.filter((one) => one.change === change).length
  const moves = changed.flatMap(moveOf)
  const impact: Impact = {
    format: 'markgraph-impact-1',
    created: new Date().toISOString(),
    engine_version: ENGINE_VERSION,
    reports,
    counts: Object.fromEntries(CHANGES.map((change) => [change, count(change)])) as Impact['counts'],
    largest: moves.length > 0 ? Math.max(...moves) : null,
    changed,
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
