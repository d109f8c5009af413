import { z } from 'zod'
import type { Handle } from '../address/canonical.ts'
import { resolutionOf } from '../compare/request/comparison.ts'
import type { Asker } from '../compare/request/named-marks.ts'
import { badValue, MarkgraphError, phrase } from '../errors.ts'
import type { Session } from '../graph/session.ts'
import type { EventRow } from '../kinds/laboratory/event.ts'
import { type NewPlan, type Plan, planKind } from '../kinds/laboratory/plan.ts'
import { configHash, type ScorerConfig } from '../marks/scorer-config.ts'
import { checkListable } from '../nodes/calibration/population.ts'
import { referenceMembers } from '../nodes/calibration/reference.ts'
import type { ReferenceEntry } from '../references/library.ts'
import { type ManifestMark, marksOf } from '../references/pairing.ts'
import { checkRunnable, markInPlan } from '../references/studies/plan-dossier.ts'
import { studyOf, studyRecord } from '../references/studies/study.ts'
import { type Dossier, dossierKind } from '../references/validation/dossier-document.ts'
import type { Service } from '../service/service.ts'
import { ENGINE_VERSION } from '../settings/version.ts'
import type { PlanRow } from '../store/records/plans.ts'
import type { StudyRow, StudyScanRow } from '../store/records/studies.ts'
import { joinWithAnd } from '../words/lists.ts'
import { nameSkeleton } from '../words/name-skeleton.ts'
import { propositions } from '../words/said.ts'
import { hashesOf } from './review-peeks.ts'

const MOST_ACTS = 1000
const PAGE = 500 // reports that are looked at together

type Marks = readonly ManifestMark<StudyScanRow>[]

/**
 * Makes the plan of a validation from the marks of a study.
 * errors  `not-found`: no such study or reference; `bad-value`: marks that cannot be what the plan says they are;
 *         `too-large`: over a million pairs
 */
export async function createPlan(
  service: Service,
  { study: id, reference: referenceId, propositions: given, resolution, ...fields }: NewPlan,
  asker: Asker,
): Promise<PlanRow> {
  const study = await studyOf(service, id)
  if (!asker.owns(study.principal))
    throw new MarkgraphError('not-found', phrase('no study has the id {id}', { id }))
  checkListable(phrase('the dossier of a plan'), study.pairsTotal)
  const type = service.marks.of(study.domain)
  const scans = await service.store.studies.scans(id)
  const marks = marksOf(scans)
  checkMarks(marks)
  const reference =
    referenceId === undefined ? null : await service.references.of(asker.principal).get(referenceId)
  const created = new Date().toISOString()
  const { same, different } = given ?? propositions(type.words.propositions)
  const compared = await comparedBefore(service, study.domain, marks, asker)
  const plan: Plan = {
    format: 'markgraph-plan-1',
    ...fields,
    propositions: { same, different },
    created,
    engine_version: ENGINE_VERSION,
    domain: study.domain,
    score_kind: type.scores[0].kind,
    scorer_config: study.scorerConfig as Plan['scorer_config'],
    scorer_config_hash: configHash(study.scorerConfig as ScorerConfig),
    study: id,
    marks: await service.graph.within((session) => Promise.all(marks.map((one) => markInPlan(session, one)))),
    reference: reference && {
      id: reference.record.id,
      name: reference.record.name,
      handle: reference.ref.handle,
    },
    resolution: resolution ?? resolutionOf({ bundled: reference?.bundled ?? false }),
    scored_before: await scoredBefore(service, study, scans, asker),
    ...(compared && { compared_before: compared }),
  }
  await checkRunnable({ ...service, references: service.references.of(asker.principal) }, plan)
  const handle = await service.graph.within(async (session) => {
    if (reference) await checkReference(session, plan, marks, reference)
    const { handle: made } = session.put(planKind, plan)
    await session.flush()
    return made
  })
  const row = {
    handle,
    name: plan.name,
    domain: plan.domain,
    study: id,
    principal: asker.principal,
    created,
    dossier: null,
  }
  await service.store.plans.insert(row)
  return row
}

/** Error `bad-value`: too few marks, a scan in two marks, or sources that cannot be told apart. */
function checkMarks(marks: Marks): void {
  const sources = [...Map.groupBy(marks, ({ source }) => source)]
  if (sources.length < 2 || sources.every(([, own]) => own.length < 2)) {
    throw badValue(
      phrase('a validation needs marks of at least two sources, and at least one source with two marks'),
    )
  }
  const seen = new Map<string, string>()
  for (const { mark, rows } of marks) {
    for (const { sha256, surface, scan } of rows) {
      for (const one of new Set([sha256, surface])) {
        const other = seen.get(one)
        if (other !== undefined && other !== mark) {
          throw badValue(
            phrase(
              'scan {scan} of mark {mark} is also a scan of mark {other}; give each mark its own scans',
              { scan, mark, other },
            ),
          )
        }
        seen.set(one, mark)
      }
    }
  }
  for (const names of [sources.map(([source]) => source), marks.map(({ mark }) => mark)]) {
    for (const [, alike] of Map.groupBy(names, nameSkeleton)) {
      if (alike.length > 1)
        throw badValue(
          phrase(
            '{alike} look like one name; write one name in one way, and give different things names that differ',
            { alike: joinWithAnd(alike.map((name) => JSON.stringify(name))) },
          ),
        )
    }
  }
}

/** Error `bad-value`: the reference holds a test mark, or calibrates other scores. */
async function checkReference(
  session: Session,
  plan: Plan,
  marks: Marks,
  { record, ref }: ReferenceEntry,
): Promise<void> {
  const { id, domain, score_kind, scorer_config_hash } = record
  if (domain !== plan.domain || score_kind !== plan.score_kind) {
    throw badValue(
      phrase(
        'reference {id} calibrates scores of kind {score_kind} of domain {domain}, but the marks give {found_kind} of {found_domain}',
        { id, score_kind, domain, found_kind: plan.score_kind, found_domain: plan.domain },
      ),
    )
  }
  if (scorer_config_hash !== plan.scorer_config_hash) {
    throw badValue(
      phrase(
        'reference {id} was scored with the config {scorer_config_hash}, but the marks would be with {found}',
        { id, scorer_config_hash, found: plan.scorer_config_hash },
      ),
    )
  }
  const members = await session.value(await session.evaluate(referenceMembers, {}, { reference: ref }))
  const held = new Map(
    members.marks.flatMap((one) => [...one.surfaces, ...one.scans].map((scan) => [scan, one] as const)),
  )
  for (const { mark, rows } of marks) {
    for (const { surface, sha256, scan } of rows) {
      const own = held.get(surface) ?? held.get(sha256)
      if (!own) continue
      throw badValue(
        phrase(
          'scan {scan} of mark {mark} is a scan of reference {id} (mark {own}, source {source}); test a reference with marks that it does not hold',
          { scan, mark, id, own: own.mark, source: own.source },
        ),
      )
    }
  }
}

/** Studies of the asker that had scored marks of a plan when it was made. */
async function scoredBefore(
  { store }: Service,
  study: StudyRow,
  scans: readonly StudyScanRow[],
  { owns }: Asker,
): Promise<Plan['scored_before']> {
  const own = new Set(scans.map(({ sha256 }) => sha256))
  const found: Plan['scored_before'][number][] = []
  for (const { id, domain, principal, pairsDone } of await store.studies.all()) {
    if (pairsDone === 0 || domain !== study.domain || !owns(principal)) continue
    const others = marksOf(await store.studies.scans(id))
    const [shared, rest] = [true, false].map((is) =>
      others.filter(({ rows }) => rows.some(({ sha256 }) => own.has(sha256)) === is),
    )
    if (shared!.length < 2) continue
    const plans = (await store.plans.ofStudy(id)).map(({ handle }) => handle)
    const left_out = rest!.map(({ mark }) => mark)
    found.push({ study: id, pairs_done: pairsDone, marks: shared!.length, left_out, plans })
  }
  return found
}

/** Reports of the asker that compare marks of a plan with each other; undefined where there is none. */
async function comparedBefore(
  service: Service,
  domain: string,
  marks: Marks,
  { principal }: Asker,
): Promise<Plan['compared_before']> {
  const markOf = new Map(marks.flatMap(({ mark, rows }) => rows.map(({ sha256 }) => [sha256, mark] as const)))
  const compared = new Set<string>()
  let reports = 0
  await service.graph.within(async (session) => {
    for (let before: number | undefined; ; ) {
      const rows = await service.store.reports.newest(principal, PAGE, before)
      for (const row of rows) {
        if (row.domain !== domain || row.outcome === 'refused') continue
        const { mark_a, mark_b, known = [mark_b] } = await hashesOf(service, session, row)
        const found = new Set([mark_a, ...known].flat().flatMap((scan) => markOf.get(scan) ?? []))
        if (found.size < 2) continue
        reports += 1
        for (const mark of found) compared.add(mark)
      }
      if (rows.length < PAGE) return
      before = rows.at(-1)!.position
    }
  })
  return reports === 0 ? undefined : { reports, marks: compared.size }
}

/** The plan with this handle; error `not-found`. */
export async function planOf({ store }: Service, handle: Handle, { owns }: Asker): Promise<PlanRow> {
  const row = await store.plans.get(handle)
  if (row && owns(row.principal)) return row
  throw new MarkgraphError('not-found', phrase('no plan has the handle {handle}', { handle }), { handle })
}

/** The dossier with this handle, and its plan; error `not-found`. */
export async function dossierOf(
  { store, graph }: Service,
  handle: Handle,
  { owns }: Asker,
): Promise<{ row: PlanRow; plan: Plan; dossier: Dossier }> {
  const row = await store.plans.ofDossier(handle)
  if (!row || !owns(row.principal))
    throw new MarkgraphError('not-found', phrase('no dossier has the handle {handle}', { handle }), {
      handle,
    })
  return graph.within(async (session) => ({
    row,
    plan: await session.value({ handle: row.handle, kind: planKind }),
    dossier: await session.value({ handle, kind: dossierKind }),
  }))
}

export const planDocument = ({ graph }: Service, { handle }: PlanRow): Promise<Plan> =>
  graph.within((session) => session.value({ handle, kind: planKind }))

/** A plan that can be run here. Error: `conflict`, see `checkRunnable`. */
export async function readyPlan(service: Service, row: PlanRow): Promise<PlanRow> {
  await checkRunnable(service, await planDocument(service, row))
  return row
}

/** How far a plan is. */
export async function planState(
  service: Service,
  { handle, name, domain, created, dossier, study }: PlanRow,
) {
  const { state, reason, pairs_done, pairs_total } = studyRecord(await studyOf(service, study))
  return {
    handle,
    name,
    domain,
    created,
    study,
    state: dossier === null && state === 'done' ? ('created' as const) : state, // it was scored before the plan was made
    reason,
    pairs_done,
    pairs_total,
    dossier,
  }
}

const said = z.string().trim().max(2_000)

/** What somebody says who approves a dossier. */
export const newApproval = z.strictObject({
  by: z.string().trim().min(1).max(200).describe('Who approves it.'),
  statement: said.min(1).describe('What it is approved for.'),
  deviations: said.default('').describe('Known deviations that are accepted, and why.'),
})
type Approval = z.output<typeof newApproval>

/**
 * Approves a dossier, for good.
 * errors  `conflict`: a criterion is not met, or something was found, and no deviations are stated
 */
export async function approve(
  { store }: Service,
  handle: Handle,
  { passed, findings }: Dossier,
  { by, statement, deviations }: Approval,
  principal: string,
): Promise<void> {
  if (deviations === '' && (!passed || findings.length > 0)) {
    const why = passed ? phrase('the dossier names findings') : phrase('not every criterion is met')
    throw new MarkgraphError(
      'conflict',
      phrase('{why}; state the deviations that you accept, and why', { why }),
      { handle },
    )
  }
  const details = { by, statement, ...(deviations !== '' && { deviations }) }
  await store.commit({ events: [{ principal, act: 'approved', kind: 'dossier', subject: handle, details }] })
}

/** The approvals of a dossier as the record of acts has them, oldest first. */
export async function approvalsOf({ store }: Service, handle: Handle): Promise<EventRow[]> {
  const acts = await store.events.newest({ subject: handle }, MOST_ACTS)
  return acts.filter(({ act }) => act === 'approved').reverse()
}
