import type { Handle } from '../../address/canonical.ts'
import type { ReferencesById } from '../../compare/calibration.ts'
import { instrumentOf } from '../../compare/checks/instruments.ts'
import { scopeChecksOf } from '../../compare/checks/scope.ts'
import { checkAndScore, type Judged } from '../../compare/compare.ts'
import { scanOfSurface } from '../../compare/request/ingest.ts'
import { regionOf } from '../../compare/request/reading.ts'
import type { LoadedComparison } from '../../compare/request/request.ts'
import { MarkgraphError, type Phrase, phrase } from '../../errors.ts'
import type { Ref } from '../../graph/ref.ts'
import type { Session } from '../../graph/session.ts'
import { type Plan, planKind } from '../../kinds/laboratory/plan.ts'
import { type Population, type PopulationHead, populationKind } from '../../kinds/population.ts'
import { AS_SCANNED, type Mark, type Scan } from '../../marks/mark-type.ts'
import { readingOfMark } from '../../marks/population.ts'
import { configHash } from '../../marks/scorer-config.ts'
import { populationReference } from '../../nodes/calibration/population.ts'
import { referenceRecord } from '../../nodes/calibration/reference.ts'
import type { Service } from '../../service/service.ts'
import { ENGINE_VERSION } from '../../settings/version.ts'
import type { PlanRow } from '../../store/records/plans.ts'
import type { StudyRow, StudyScanRow } from '../../store/records/studies.ts'
import { factOf } from '../../words/said.ts'
import { aboutReference } from '../about-reference.ts'
import type { ReferenceEntry } from '../library.ts'
import { type ManifestMark, marksOf } from '../pairing.ts'
import { validationDossier } from '../validation/dossier.ts'
import type { Dossier } from '../validation/dossier-document.ts'
import { testPairs } from '../validation/test-marks.ts'
import { VALIDATION } from './reference-validation.ts'

const MOST_CHECKED = 100 // pairs of each class that are looked at more closely, those that mislead most first

/** What a plan is run with. */
export type PlanService = Pick<Service, 'marks'> & ReferencesById

/** A plan is run by the release and the settings that it names, or not at all. Error: `conflict`. */
export async function checkRunnable(service: PlanService, plan: Plan): Promise<void> {
  const wrong = (message: Phrase): MarkgraphError => new MarkgraphError('conflict', message)
  if (plan.engine_version !== ENGINE_VERSION) {
    throw wrong(
      phrase(
        'the plan is for release {engine_version}, but this is {own}; run it there, or make a plan for this release',
        { engine_version: plan.engine_version, own: ENGINE_VERSION },
      ),
    )
  }
  const config = service.marks.configs.deployed(plan.domain)
  if (configHash(config) !== plan.scorer_config_hash) {
    throw wrong(
      phrase(
        'the plan is for the scorer config {scorer_config_hash}, but this service scores with {config}; make a plan for this one',
        { scorer_config_hash: plan.scorer_config_hash, config: configHash(config) },
      ),
    )
  }
  if (!plan.reference) return
  const { ref } = await service.references.get(plan.reference.id)
  if (ref.handle === plan.reference.handle) return
  throw wrong(
    phrase(
      'reference {id} is another one now ({handle}) than the plan names ({planned}); make a plan with this one',
      { id: plan.reference.id, handle: ref.handle, planned: plan.reference.handle },
    ),
  )
}

/** A mark as a plan names it. */
export async function markInPlan(
  session: Session,
  { mark, source, rows }: ManifestMark<StudyScanRow>,
): Promise<Plan['marks'][number]> {
  const found = await Promise.all(rows.map(({ sha256 }) => instrumentOf(session, sha256)))
  const names = found.map(({ manufacturer, model, serial }) => {
    const parts = [manufacturer, model, serial].filter((part) => part !== null)
    return parts.length > 0 ? parts.join(' ') : 'unknown'
  })
  return {
    mark,
    source,
    tag: rows[0]!.study,
    scans: rows.map(({ sha256 }) => sha256),
    instruments: [...new Set(names)].sort(),
  }
}

/** Makes the dossiers of the plans of a study that has just been scored. Errors: those of `checkRunnable` and of the checks. */
export async function makeDossiers(
  service: Service,
  study: StudyRow,
  populations: readonly Handle[],
): Promise<void> {
  for (const row of await service.store.plans.ofStudy(study.id)) {
    if (row.dossier === null) await makeDossier(service, row, populations)
  }
}

async function makeDossier(service: Service, row: PlanRow, populations: readonly Handle[]): Promise<void> {
  const seen = { ...service, references: service.references.of(row.principal) }
  const rows = await service.store.studies.scans(row.study)
  const dossier = await service.graph.by(row.principal).within(async (own) => {
    const session = own.background()
    const plan: Ref<Plan> = { handle: row.handle, kind: planKind }
    const scores: Ref<Population> = { handle: populations[0]!, kind: populationKind }
    const marks = await session.map(marksOf(rows), async (one) => ({
      ...one,
      scans: await Promise.all(one.rows.map(({ surface }) => scanOfSurface(service, session, surface))),
    }))
    const made = await dossierOf(seen, session, plan, scores, marks)
    await session.flush()
    return made
  })
  await service.store.plans.done(row, dossier.handle)
}

/** A mark of the study of a plan, with its scans. */
export type PlannedMark = ManifestMark<StudyScanRow> & { readonly scans: readonly Scan[] }

/** The dossier of a plan whose marks have been scored. Errors: those of `checkRunnable` and of the checks. */
export async function dossierOf(
  service: PlanService,
  session: Session,
  planned: Ref<Plan>,
  scores: Ref<Population>,
  ofStudy: readonly PlannedMark[],
): Promise<Ref<Dossier>> {
  const plan = await session.value(planned)
  await checkRunnable(service, plan)
  const type = service.marks.of(plan.domain)
  const config = service.marks.configs.deployed(type.domain)
  const entry = await referenceOf(service, session, plan, scores)
  const population = await session.value(scores)
  const tested = testPairs(population, await session.value(entry.ref), plan.reference === null)
  const byName = new Map(ofStudy.map((one) => [one.mark, one]))
  const marks = population.marks.map(({ mark }) => loadedMark(byName.get(mark)!))
  const { resolution } = plan
  const scope = { type, config, reference: entry.record, resolution }
  const scans = marks.flatMap((mark, i) => mark.scans.map((scan, k) => ({ i, mark, scan, k })))
  const scanChecks = await session.map(scans, ({ mark, scan, k }) =>
    scopeChecksOf(session, scope, scan.surface, mark.read, k),
  )
  const pairs = misleadingFirst(tested)
  const judged = await session.map(pairs, ([a, b]) =>
    checkAndScore(service, session, loaded({ ...scope, reference: entry }, marks[a]!, marks[b]!)),
  )
  return session.evaluate(
    validationDossier,
    {
      ...VALIDATION,
      scans: scans.map(({ i }) => i),
      pairs: pairs.map(([a, b], i) => aboutPair(a, b, judged[i]!)),
    },
    {
      plan: planned,
      scores,
      reference: entry.ref,
      scan_checks: scanChecks,
      pair_checks: judged.flatMap(({ pair }) => pair),
    },
  )
}

/** What is told of a pair beside its checks: warnings of the score, and why there is none. */
const aboutPair = (a: number, b: number, { pair, scored, refusal }: Judged) => ({
  a,
  b,
  checks: pair.length,
  warnings: (scored?.warnings ?? []).map(factOf),
  refused: (refusal?.reasons ?? []).map(factOf),
})

/** The reference of a plan, or one made of its marks. */
async function referenceOf(
  service: PlanService,
  session: Session,
  plan: Plan,
  scores: Ref<Population>,
): Promise<ReferenceEntry> {
  if (plan.reference) return service.references.get(plan.reference.id)
  const { meta } = await session.row(scores.handle)
  const about = aboutReference(meta as unknown as PopulationHead, {
    id: `study-${plan.study}`,
    name: plan.name,
    population: `The test marks of the plan ${plan.name}`,
    generator: `markgraph study ${plan.study}`,
    created: plan.created.slice(0, 10),
  })
  const ref = await session.evaluate(populationReference, about, { population: scores })
  const record = await session.value(await session.evaluate(referenceRecord, {}, { reference: ref }))
  return { ref, record, bundled: false }
}

function loadedMark({ mark, rows, scans }: PlannedMark): Mark {
  const read = {
    ...AS_SCANNED,
    ...readingOfMark(mark, rows),
    region: rows[0]!.mask ?? regionOf(scans),
  }
  return { scans, places: rows.map(({ land }) => land), read }
}

const loaded = (
  about: Pick<LoadedComparison, 'type' | 'config' | 'reference' | 'resolution'>,
  a: Mark,
  b: Mark,
): LoadedComparison => ({
  ...about,
  nPlaces: Math.max(1, ...a.places, ...b.places),
  a,
  b,
})

/** The pairs to look at: same-source pairs from the lowest ratio up, and different-source pairs with a ratio above 1. */
function misleadingFirst({ marks, evidence: { a, b, log10Lr } }: ReturnType<typeof testPairs>) {
  const places = [...marks.keys()]
  const km = places.filter((k) => a[k] === b[k]).sort((x, y) => log10Lr[x]! - log10Lr[y]! || x - y)
  const knm = places
    .filter((k) => a[k] !== b[k] && log10Lr[k]! > 0)
    .sort((x, y) => log10Lr[y]! - log10Lr[x]! || x - y)
  return [...km.slice(0, MOST_CHECKED), ...knm.slice(0, MOST_CHECKED)].map((k) => marks[k]!)
}
