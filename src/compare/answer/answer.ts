import type { Handle, Json } from '../../address/canonical.ts'
import type { Session } from '../../graph/session.ts'
import type {
  AnyReport,
  Blocks,
  CalibratedReport,
  RefusalReport,
  UncalibratedReport,
  Warning,
} from '../../kinds/report.ts'
import type { Mark } from '../../marks/mark-type.ts'
import type { Service } from '../../service/service.ts'
import { type ReportRow, reportFacts } from '../../store/records/reports.ts'
import type { Commit } from '../../store/store.ts'
import { calibrationBlock } from '../calibration.ts'
import { instrumentsOf, oldCalibrations } from '../checks/instruments.ts'
import type { Compared } from '../compared.ts'
import { sensitivityOf } from '../sensitivity/sensitivity.ts'

export const INCLUDES = ['calibration', 'features', 'perland', 'trace', 'recipe'] as const
/** Blocks that `all` does not mean: they are asked for by name. */
export const BY_NAME = ['sensitivity'] as const
export type Include = (typeof INCLUDES)[number] | (typeof BY_NAME)[number]

/** The parts of an answer that belong to one request and are not part of the report. */
export interface Asking {
  readonly include: ReadonlySet<Include>
  /** Who asks; empty when the service has no API keys. */
  readonly principal: string
  /** Warnings about the request itself. */
  readonly warnings?: readonly Warning[]
  /** `false` leaves the pictures of the marks out. Default: true. */
  readonly previews?: boolean
}

type Around<R> = R & Blocks & { readonly report_handle: Handle }

export type CalibratedAnswer = Around<CalibratedReport>
type UncalibratedAnswer = Around<UncalibratedReport>
export type RefusalAnswer = Around<RefusalReport>
export type Answer = CalibratedAnswer | UncalibratedAnswer | RefusalAnswer

/**
 * The answer to a comparison: its report, the requested blocks, and the parts that belong to this request. The session
 * stores recipe and report permanently.
 */
export async function answerTo(
  service: Service,
  session: Session,
  compared: Compared,
  asking: Asking,
): Promise<Answer> {
  const stored = await session.value(compared.report)
  await keep(service, session, keptOf(compared, stored), asking.principal)
  const report = asking.previews === false ? withoutPreviews(stored) : stored
  const { a, b, known } = compared.request
  const names = ({ scans }: Mark) => scans.map(({ filename }) => filename)
  const filenames = { mark_a: names(a), mark_b: names(b), ...(known && { known: known.map(names) }) }
  const instruments = await instrumentsOf(session, report.provenance.input_hashes)
  const provenance = { ...report.provenance, filenames, instruments }
  return {
    ...report,
    provenance,
    warnings: [
      ...report.warnings,
      ...oldCalibrations(instruments, service.settings.calibrationDays),
      ...(asking.warnings ?? []),
    ],
    report_handle: compared.report.handle,
    ...(await blocksOf(service, session, compared, asking.include)),
  } as unknown as Answer
}

function withoutPreviews(report: AnyReport): AnyReport {
  if ('refused' in report) return report
  const { previews: _, ...rest } = report
  return rest as AnyReport
}

/** The requested blocks of a comparison. Only a comparison with a likelihood ratio has blocks. */
export async function blocksOf(
  service: Service,
  session: Session,
  compared: Compared,
  include: ReadonlySet<Include>,
): Promise<Blocks> {
  const { scored, evidence, recipe } = compared
  if (!scored || !evidence || !recipe) return {}
  return {
    ...(await blocksWithoutSensitivity(session, compared, include)),
    ...(include.has('sensitivity') && {
      sensitivity: await sensitivityOf(service, session, { ...compared, evidence, recipe }),
    }),
  }
}

/** The requested blocks that follow from the comparison alone. */
export async function blocksWithoutSensitivity(
  session: Session,
  compared: Compared,
  include: ReadonlySet<Include>,
): Promise<Blocks> {
  const { request, scored, evidence, recipe } = compared
  if (!scored || !evidence || !recipe) return {}
  const { features, perLand, trace } = scored.blocks
  return {
    ...(include.has('calibration') && {
      calibration: await calibrationBlock(
        session,
        request.reference,
        evidence,
        (await session.value(compared.report)).known?.scores_among.map(([, , score]) => score),
      ),
    }),
    ...(include.has('features') && features && { features: await features() }),
    ...(include.has('perland') && perLand && { per_land: await perLand() }),
    ...(include.has('trace') && trace && { trace: await trace() }),
    ...(include.has('recipe') && { recipe, handle: recipe.handle }),
  }
}

/** What is stored of a comparison whose report is given to somebody. */
export interface Kept {
  readonly recipes: NonNullable<Commit['recipes']>
  readonly report: Omit<ReportRow, 'principal' | 'created'>
}

export function keptOf({ request, report, recipe }: Compared, body: AnyReport): Kept {
  const { handle = null, ...recipeBody } = recipe ?? {}
  return {
    recipes: handle ? [{ handle, body: recipeBody as unknown as Json }] : [],
    report: { ...reportFacts(body), handle: report.handle, recipe: handle, domain: request.type.domain },
  }
}

/** Stores recipe and report of a comparison, so that every comparison can be cited later, whatever blocks were requested. */
export async function keep(
  { store }: Service,
  session: Session,
  { recipes, report }: Kept,
  principal: string,
): Promise<void> {
  if (await store.reports.has(principal, report.handle)) return
  session.add({ recipes, reports: [{ ...report, principal, created: new Date().toISOString() }] })
}
