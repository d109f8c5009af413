import type { Handle } from '../address/canonical.ts'
import { storedRecipe } from '../compare/answer/reports.ts'
import type { Session } from '../graph/session.ts'
import { scanKind, surfaceKind } from '../kinds/marks/surface.ts'
import { STAGES } from '../kinds/node.ts'
import type { OfMarks, RecipeBody } from '../kinds/recipe.ts'
import { reportKind } from '../kinds/report.ts'
import type { Service } from '../service/service.ts'
import type { ReportRow } from '../store/records/reports.ts'
import type { ReviewBody, ReviewRow } from '../store/records/reviews.ts'
import { stepTaken } from './review-order.ts'
import { otherMarks, sameScans, scansComparedIfKept, shareAPair } from './review-results.ts'

/** Notices that a reviewer sees a result before the own one is there. Reading leaves no act otherwise. */

const PAGE = 500

/** By what the reviewer has seen a score of these scans: a report or a study; undefined where there is none. */
export async function comparedBefore(
  service: Service,
  row: ReviewRow,
): Promise<{ readonly report: Handle } | { readonly study: string } | undefined> {
  const report = await reportBefore(service, row)
  if (report !== undefined) return { report }
  const study = await studyBefore(service, row)
  return study === undefined ? undefined : { study }
}

/** A study of the reviewer that has scored pairs, and holds a pair of these marks. */
async function studyBefore(
  { store: { studies } }: Pick<Service, 'store'>,
  { reviewer, body: { domain, scans } }: ReviewRow,
): Promise<string | undefined> {
  for (const study of await studies.all()) {
    if (study.principal !== reviewer || study.domain !== domain || study.pairsDone === 0) continue
    const marks = Map.groupBy(await studies.scans(study.id), ({ mark }) => mark)
    const surfaces = [...marks.values()].map((rows) => rows.map(({ surface }) => surface))
    const holds = (mark: readonly Handle[]): boolean => surfaces.some((one) => sameScans(one, mark))
    if (holds(scans.mark_a) && otherMarks(scans).some(holds)) return study.id
  }
  return undefined
}

/** A report of these scans that the reviewer was given. */
async function reportBefore(service: Service, row: ReviewRow): Promise<Handle | undefined> {
  const { store, graph } = service
  for (let before: number | undefined; ; ) {
    const rows = await store.reports.newest(row.reviewer, PAGE, before)
    const found = await graph.within(async (session) => {
      for (const one of rows) {
        if (one.domain !== row.body.domain) continue
        if (await isOfPair(session, row.body, await hashesOf(service, session, one))) return one.handle
      }
      return undefined
    })
    if (found || rows.length < PAGE) return found
    before = rows.at(-1)!.position
  }
}

/** The scans of each mark that a report compares. */
export async function hashesOf(
  { store }: Pick<Service, 'store'>,
  session: Session,
  { handle, recipe }: Pick<ReportRow, 'handle' | 'recipe'>,
): Promise<OfMarks> {
  const body = recipe === null ? undefined : await store.recipe(recipe)
  if (body !== undefined) return (body as unknown as RecipeBody).inputs
  return (await session.value({ handle, kind: reportKind })).provenance.input_hashes
}

/** Whether a comparison has a pair of marks of a review. Numbers of scans are looked at first: they are there at once. */
async function isOfPair(session: Session, { scans }: ReviewBody, hashes: OfMarks): Promise<boolean> {
  const counts = ({ mark_a, mark_b, known }: Partial<OfMarks>): number[] =>
    [mark_a, ...(known ?? [mark_b])].map((one) => one?.length ?? 0)
  const own = new Set(counts(scans as Partial<OfMarks>))
  if (!counts(hashes).some((count) => own.has(count))) return false
  const compared = await scansComparedIfKept(session, hashes)
  return compared !== undefined && shareAPair(scans, compared)
}

/**
 * Records that a reviewer asks for something by its handle which shows a result of the reviewed scans: a report, its recipe, or
 * an artifact behind the first score. Call it before the answer is given. One act a review is enough.
 * errors  those of `ReviewTable.change`
 */
export async function recordPeeks(
  service: Service,
  principal: string,
  handles: readonly Handle[],
): Promise<void> {
  const { reviews } = service.store
  const waiting = (await reviews.awaiting(principal)).filter(({ body }) => !body.peeked)
  if (waiting.length === 0) return
  const kinds = await kindsOf(service, handles)
  for (const row of kinds.size > 0 ? waiting : []) {
    const shown = await showsResult(service, row, kinds)
    if (shown === undefined) continue
    await reviews.change(row.id, ({ state, body }) => {
      if (body.peeked || state === 'compared' || state === 'resolved') return undefined
      const act = stepTaken(row, principal, 'peeked', { peeked: true, by: 'reading', handle: shown })
      return { body: { ...body, peeked: true }, events: [act] }
    })
  }
}

/** The kinds of what handles name, undefined for what is no artifact. Scans and their surfaces are left out: they show no result. */
async function kindsOf(
  { store }: Pick<Service, 'store'>,
  handles: readonly Handle[],
): Promise<ReadonlyMap<Handle, string | undefined>> {
  const rows = await store.artifacts(handles)
  const kinds = handles.map((handle) => [handle, rows.get(handle)?.kind] as const)
  return new Map(kinds.filter(([, kind]) => kind !== scanKind.name && kind !== surfaceKind.name))
}

/**
 * The first of these handles that shows a result of the scans of a review. The reviewer's own reports count when the settings are
 * committed: see `comparedBefore`.
 */
function showsResult(
  service: Service,
  row: ReviewRow,
  kinds: ReadonlyMap<Handle, string | undefined>,
): Promise<Handle | undefined> {
  return service.graph.within(async (session) => {
    const behind = await behindScore(service, session, row.report)
    for (const [handle, kind] of kinds) {
      const isOwn = await service.store.reports.has(row.reviewer, handle)
      if (behind.has(handle) && !(isOwn && row.state === 'committed')) return handle
      if (isOwn || (kind !== undefined && kind !== reportKind.name)) continue
      const recipe = kind === undefined ? handle : null
      if (recipe && (await service.store.recipe(recipe)) === undefined) continue
      if (await isOfPair(session, row.body, await hashesOf(service, session, { handle, recipe })))
        return handle
    }
    return undefined
  })
}

/** The report, its recipe, and everything from the first comparison of the two marks on. */
async function behindScore(
  service: Pick<Service, 'store'>,
  session: Session,
  report: Handle,
): Promise<ReadonlySet<string>> {
  const body = await session.value({ handle: report, kind: reportKind })
  if (!('recipe_handle' in body)) return new Set([report])
  const { steps } = await storedRecipe(service, body.recipe_handle)
  const first = STAGES.indexOf('compare')
  const later = steps.filter(({ step }) => STAGES.indexOf(step) >= first)
  const outputs = later.flatMap(({ runs, output }) => [...output, ...runs.map((run) => run.output)])
  return new Set<string>([report, body.recipe_handle, ...outputs])
}
