import { type Handle, handleOfJson, type Json } from '../../address/canonical.ts'
import { MarkgraphError, phrase } from '../../errors.ts'
import type { Session } from '../../graph/session.ts'
import type { RecipeBody } from '../../kinds/recipe.ts'
import { type AnyReport, reportKind } from '../../kinds/report.ts'
import type { PairView } from '../../marks/pair-view.ts'
import type { Service } from '../../service/service.ts'
import type { ListedReport } from '../../store/records/reports.ts'
import { instrumentsOf, oldCalibrations } from '../checks/instruments.ts'
import { scoreAsRead } from '../compare.ts'
import type { Compared } from '../compared.ts'
import { compareAgain } from '../rebuild-request.ts'
import { reserveAgain } from '../request/memory-estimate.ts'
import { isQuestion } from '../request/request.ts'
import { knownName } from '../request/sides.ts'
import { type Answer, blocksOf, type Include } from './answer.ts'

/** A stored report by its handle. Errors: `not-found`, which says so when it is that of a recipe; `wrong-kind`. */
export async function storedReport({ store }: Stored, session: Session, handle: Handle): Promise<AnyReport> {
  const ref = await session.named(handle, reportKind).catch(async (error: unknown) => {
    const isUnknown = error instanceof MarkgraphError && error.code === 'not-found'
    if (!isUnknown || (await store.recipe(handle)) === undefined) throw error
    const message = phrase('{handle} is the handle of a recipe; give the report_handle of its answer', {
      handle,
    })
    throw new MarkgraphError('not-found', message, { handle }, error)
  })
  return session.value(ref)
}

type Stored = Pick<Service, 'store'>

/**
 * A stored recipe by its handle, unchanged since it was made.
 * errors  `not-found`; `damaged` when the stored row was changed
 */
export async function storedRecipe({ store }: Stored, handle: Handle): Promise<RecipeBody> {
  const body = await store.recipe(handle)
  if (body === undefined) {
    const isReport = (await store.artifacts([handle])).get(handle)?.kind === reportKind.name
    const message = isReport
      ? phrase('{handle} is the handle of a report; give the recipe_handle that stands in it', { handle })
      : phrase('no recipe has the handle {handle}', { handle })
    throw new MarkgraphError('not-found', message, { handle })
  }
  if (handleOfJson(body as Json) === handle) return body as unknown as RecipeBody
  throw new MarkgraphError(
    'damaged',
    phrase('the stored recipe {handle} was changed: its hash is {found}, so it is not served', {
      handle,
      found: handleOfJson(body as Json),
    }),
    { handle },
  )
}

/**
 * A report with the requested blocks, which are recomputed from its comparison.
 * in      `known`: the known mark, from 1, that pictures, attribution and blocks show; default: the one that agrees best
 * errors  with `known` those of `withKnown`
 */
export async function reportAnswer(
  service: Service,
  session: Session,
  handle: Handle,
  include: ReadonlySet<Include>,
  known?: number,
): Promise<Answer> {
  const report = await storedReport(service, session, handle)
  const instruments = await instrumentsOf(session, report.provenance.input_hashes)
  const answer = {
    ...report,
    provenance: { ...report.provenance, instruments },
    warnings: [...report.warnings, ...oldCalibrations(instruments, service.settings.calibrationDays)],
    report_handle: handle,
  } as unknown as Answer
  if (known === undefined && !(include.size > 0 && 'recipe_handle' in report)) return answer
  const compared = await comparisonBehind(service, session, handle)
  if (known === undefined) return { ...answer, ...(await blocksOf(service, session, compared, include)) }
  const shown = await withKnown(service, session, compared, known)
  return {
    ...answer,
    ...(await shownOf(session, shown)),
    ...(await blocksOf(service, session, shown, include)),
  } as Answer
}

/** What a report shows of the pair that was scored. */
async function shownOf(session: Session, { scored }: Compared) {
  if (!scored) return {}
  const [attribution, a, b] = await Promise.all([
    session.value(scored.attribution),
    session.value(scored.previews.a),
    session.value(scored.previews.b),
  ])
  return {
    attribution: attribution.a,
    attribution_b: attribution.b,
    previews: { a: a.grid, b: b.grid },
  }
}

/**
 * The same comparison, shown by another of its known marks.
 * in      `known`: from 1, in the order of the request
 * errors  `bad-value`: no such known mark; those of `MarkType.score`
 */
async function withKnown(
  service: Service,
  session: Session,
  compared: Compared,
  known: number,
): Promise<Compared> {
  const { request, scored } = compared
  if (!isQuestion(request)) {
    const message = phrase(
      'this report is of two marks; known chooses one of several known marks, so leave it out',
    )
    throw new MarkgraphError('bad-value', message, { known })
  }
  const b = request.known[known - 1]
  if (!b) {
    const message = phrase('there is no known mark {known}; this report has the known marks 1 to {n}', {
      known,
      n: request.known.length,
    })
    throw new MarkgraphError('bad-value', message, { known })
  }
  if (!scored || b === request.b) return compared
  const shown = { ...request, b }
  return { ...compared, request: shown, scored: await scoreAsRead(service, session, shown) }
}

/**
 * The comparison behind a calibrated report, composed again from its recipe. Results in the store are not computed again.
 * errors  `bad-value`: a report without a likelihood ratio; `scan-not-kept`: this engine gives another report for the scans
 */
async function comparisonBehind(service: Service, session: Session, handle: Handle): Promise<Compared> {
  const report = await storedReport(service, session, handle)
  if (!('recipe_handle' in report)) {
    throw new MarkgraphError(
      'bad-value',
      phrase('report {handle} has no likelihood ratio, and so no recipe', { handle }),
      {
        handle,
      },
    )
  }
  const recipe = await storedRecipe(service, report.recipe_handle)
  await reserveAgain(service, session, recipe)
  const compared = await compareAgain(service, session, recipe, report)
  if (compared.report.handle === handle) return compared
  throw new MarkgraphError(
    'scan-not-kept',
    phrase(
      'report {handle} was made by engine {engine_version}, and this one gives another report for the same scans',
      { handle, engine_version: recipe.engine_version },
    ),
    { handle },
  )
}

/** Which parts of two marks are looked at, counted from 0. */
export interface PairRequest {
  readonly a: number
  readonly b: number
  /** Which of several known marks is the second one, from 1. Default: the one that agrees best. */
  readonly known?: number | undefined
  /** Whether the pipelines of both parts are shown too. */
  readonly trace: boolean
}

/**
 * How a part of one mark of a calibrated report lies on a part of the other; undefined where marks of its domain have no such
 * view. What is not in the store is computed.
 * errors  those of `comparisonBehind` and `withKnown`; `bad-value`: a mark has no such part
 */
export async function pairOfReport(
  service: Service,
  session: Session,
  handle: Handle,
  asked: PairRequest,
): Promise<(PairView & { readonly trace?: unknown }) | undefined> {
  const compared = await comparisonBehind(service, session, handle)
  const { known } = asked
  return pairOfComparison(
    known === undefined ? compared : await withKnown(service, session, compared, known),
    asked,
  )
}

/** The same, of a comparison that is at hand. */
export async function pairOfComparison(
  { request, scored }: Compared,
  { a, b, known, trace }: PairRequest,
): Promise<(PairView & { readonly trace?: unknown }) | undefined> {
  for (const [side, i] of [['a', a] as const, ['b', b] as const]) {
    const { length } = request[side].scans
    if (i < length) continue
    const parts = length === 1 ? phrase('only part 0') : phrase('the parts 0 to {last}', { last: length - 1 })
    const name = side === 'b' && known !== undefined ? knownName(known - 1) : `mark_${side}`
    throw new MarkgraphError(
      'bad-value',
      phrase('{name} has {parts}, so there is no part {i}', { name, parts, i }),
      { side, i },
    )
  }
  const { pair, trace: traceOf } = scored?.blocks ?? {}
  if (!pair) return undefined
  return { ...(await pair(a, b)), ...(trace && traceOf && { trace: await traceOf(a, b) }) }
}

const MOST = 100

/** The newest reports of a principal, and the cursor of the next page. */
export async function newestReports(
  { store }: Service,
  principal: string,
  limit: number,
  cursor: number | undefined,
): Promise<{ reports: ListedReport[]; next: number | undefined }> {
  const most = Math.min(limit, MOST)
  const found = await store.reports.newest(principal, most + 1, cursor) // one extra row shows whether there is a next page
  const reports = found.slice(0, most)
  return { reports, next: found.length > most ? reports.at(-1)!.position : undefined }
}
