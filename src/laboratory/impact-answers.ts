import { MarkgraphError } from '../errors.ts'
import { CHANGES, type Impact, type ImpactAnswer } from '../kinds/laboratory/impact.ts'
import type { AnyReport } from '../kinds/report.ts'
import { reportFacts } from '../store/records/reports.ts'
import { doneAgain, type Engine, onEmptyGraph } from '../verify/replay.ts'
import type { Dossier } from '../verify/sources/dossier.ts'

/** What becomes of reports under the nodes of a release. */

type Change = (typeof CHANGES)[number]
type Changed = Impact['changed'][number]

const NEAR = 1e-9 // of a bound

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
export async function reportAgain(engine: Engine, dossier: Dossier): Promise<Changed | null> {
  const { handle: report, body } = dossier.report
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

/** What an impact document counts of the reports that were done again. `changed`: all but the equal ones. */
export function countChanges(
  reports: number,
  changed: readonly Changed[],
): Pick<Impact, 'reports' | 'counts' | 'largest' | 'changed'> {
  const count = (change: Change): number =>
    change === 'equal' ? reports - changed.length : changed.filter((one) => one.change === change).length
  const moves = changed.flatMap(moveOf)
  return {
    reports,
    counts: Object.fromEntries(CHANGES.map((change) => [change, count(change)])) as Impact['counts'],
    largest: moves.length > 0 ? Math.max(...moves) : null,
    changed: [...changed],
  }
}
