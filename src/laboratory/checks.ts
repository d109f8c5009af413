import type { Handle } from '../address/canonical.ts'
import { compare } from '../compare/compare.ts'
import { loadComparison, prepareComparison } from '../compare/request/comparison.ts'
import { scanOfSurface } from '../compare/request/ingest.ts'
import type { Asker } from '../compare/request/named-marks.ts'
import { regionOf } from '../compare/request/reading.ts'
import { MarkgraphError, phrase } from '../errors.ts'
import type { Kind } from '../kinds/kind.ts'
import {
  checkKind,
  checkRunKind,
  type LaboratoryCheck,
  type LaboratoryCheckRun,
  type NewCheck,
  type NewCheckRun,
} from '../kinds/laboratory/check.ts'
import { AS_SCANNED } from '../marks/mark-type.ts'
import { surfaceAsRead } from '../marks/read.ts'
import { log } from '../numerics/elementary/logarithm.ts'
import type { Service } from '../service/service.ts'
import { ENGINE_VERSION } from '../settings/version.ts'
import type { CheckRow, CheckRunRow } from '../store/records/checks.ts'
import { reasonsOf, showsTooLittle } from '../words/not-scorable.ts'
import { type Said, said } from '../words/said.ts'
import {
  type Baseline,
  BEGIN,
  baselineOf,
  inControl,
  leastOf,
  nextPoint,
  type Standing,
} from './control-chart.ts'

const SMALLEST_SD = 1e-6 // of repeats that are as good as equal; a limit of 0 would alarm at the last bit

/** What a pair gives here and now. */
type Result = Pick<LaboratoryCheck['pairs'][number], 'score' | 'log10_lr' | 'refused'>

/** Each comparison has a session of its own, so that the memory for one is enough. */
async function resultOf(
  service: Service,
  domain: string,
  { a, b }: { readonly a: readonly Handle[]; readonly b: readonly Handle[] },
  reference?: string,
): Promise<Result> {
  const asked = { domain, a: { scans: a }, b: { scans: b }, reference }
  const prepared = await prepareComparison(service, asked)
  return service.graph.within(async (session) => {
    const { report } = await compare(service, session, await loadComparison(service, session, prepared))
    const found = await session.value(report)
    if ('refused' in found) return { score: null, log10_lr: null, refused: found.reason }
    const { score } = found
    return { score, log10_lr: 'log10_lr' in found ? found.log10_lr : null, refused: null }
  })
}

/** rms height of the part of a scan that is compared, in its band, in nm. Errors: those of a scan that shows too little. */
export function watchedRms(service: Service, domain: string, handle: Handle): Promise<number> {
  const type = service.marks.of(domain)
  return service.graph.within(async (session) => {
    const scan = await scanOfSurface(service, session, handle)
    const read = { ...AS_SCANNED, region: regionOf([scan]) }
    const surface = await surfaceAsRead(session, scan.surface, read)
    const measures = await type.measures.of(session, service.marks.configs.deployed(), surface, read, 0)
    return (await session.value(measures))['rms_nm']!
  })
}

/** In their order, one after the other. */
async function each<T, R>(all: readonly T[], work: (one: T, i: number) => Promise<R>): Promise<R[]> {
  const found: R[] = []
  for (const [i, one] of all.entries()) found.push(await work(one, i))
  return found
}

const stored = <T>({ graph }: Service, kind: Kind<T>, document: T): Promise<Handle> =>
  graph.within(async (session) => {
    const { handle } = session.put(kind, document)
    await session.flush()
    return handle
  })

const wide = (base: Baseline): Baseline => ({ ...base, sd: Math.max(base.sd, SMALLEST_SD) })

/**
 * Makes a check: does its pairs, and measures the repeats, from which the limits come.
 * errors  `not-found`: a scan or reference that is not here; `bad-value`: a repeat that cannot be measured or compared
 */
export async function createCheck(
  service: Service,
  { name, chosen_by, domain, reference: id, pairs, repeats }: NewCheck,
  { principal }: Pick<Asker, 'principal'>,
): Promise<CheckRow> {
  if (new Set(repeats).size < repeats.length)
    throw new MarkgraphError(
      'bad-value',
      phrase('a scan is given twice among the repeats; give each scan once'),
    )
  const seen = { ...service, references: service.references.of(principal) }
  const type = service.marks.of(domain)
  const reference = await seen.references.get(id ?? type.scores[0].reference)
  const created = new Date().toISOString()
  const rms = await each(repeats, (scan, i) => named(i, watchedRms(seen, domain, scan)))
  const scores = await each(repeats.slice(1), async (scan, i) => {
    const found = resultOf(seen, domain, { a: [repeats[0]!], b: [scan] })
    const { score, refused } = await named(i + 1, found)
    if (score !== null) return score
    const why = phrase('repeat {repeat} cannot be compared with the first one: {refused}', {
      repeat: i + 2,
      refused: String(refused),
    })
    throw new MarkgraphError('bad-value', why)
  })
  const handle = await stored(service, checkKind, {
    format: 'markgraph-check-1',
    name,
    chosen_by,
    domain,
    created,
    engine_version: ENGINE_VERSION,
    reference: { id: reference.record.id, handle: reference.ref.handle },
    pairs: await each(pairs, async (pair) => ({ ...pair, ...(await resultOf(seen, domain, pair, id)) })),
    repeats: repeats.map((scan, i) => ({ scan, rms_nm: rms[i]!, score: i === 0 ? null : scores[i - 1]! })),
    log_rms: wide(baselineOf(rms.map(log))),
    scores: wide(baselineOf(scores)),
  })
  const row = { handle, name, domain, principal, created }
  await service.store.checks.insert(row)
  return row
}

async function named<T>(i: number, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof MarkgraphError)) throw error
    throw new MarkgraphError(
      error.code,
      phrase('repeat {repeat}: {message}', { repeat: i + 1, message: error.phrase }),
      error.details,
      error,
    )
  }
}

/** The check with this handle; error `not-found`. */
export async function checkOf({ store }: Service, handle: Handle, { owns }: Asker): Promise<CheckRow> {
  const row = await store.checks.get(handle)
  if (row && owns(row.principal)) return row
  throw new MarkgraphError('not-found', phrase('no check has the handle {handle}', { handle }), { handle })
}

/** A check with its runs, oldest first. */
export function checkDocuments({ graph, store }: Pick<Service, 'graph' | 'store'>, { handle }: CheckRow) {
  return graph.within(async (session) => ({
    check: await session.value({ handle, kind: checkKind }),
    runs: await session.map(await store.checks.runs(handle), async (row) => ({
      handle: row.handle,
      run: await session.value({ handle: row.handle, kind: checkRunKind }),
    })),
  }))
}

/**
 * Does a check: every pair again, and today's scan of the mark that is measured again. The result is kept, whatever it is.
 * errors  `not-found`: a scan that is not here; `bad-value`: the scan is one of the repeats
 */
export async function runCheck(
  service: Service,
  row: CheckRow,
  { scan, corrected }: NewCheckRun,
  { principal }: Pick<Asker, 'principal'>,
): Promise<{ handle: Handle; run: LaboratoryCheckRun }> {
  const { check, runs } = await checkDocuments(service, row)
  const known = [...check.repeats, ...runs.map(({ run }) => run)].some((one) => one.scan === scan)
  if (known) {
    const why = phrase('this scan was given before; scan the mark anew for each check')
    throw new MarkgraphError('bad-value', why, { scan })
  }
  const last = runs.at(-1)
  const seen = { ...service, references: service.references.of(row.principal) }
  const run: LaboratoryCheckRun = {
    format: 'markgraph-check-run-1',
    check: row.handle,
    previous: last?.handle ?? null,
    created: new Date().toISOString(),
    engine_version: ENGINE_VERSION,
    scan,
    corrected: corrected ?? null,
    ...(await done(seen, check, scan, corrected === undefined ? last?.run.point : undefined)),
  }
  const handle = await stored(service, checkRunKind, run)
  const { created, passed } = run
  await service.store.checks.addRun({ handle, check: row.handle, principal, created, passed })
  return { handle, run }
}

/** The results of a check and what speaks against them. */
async function done(
  service: Service,
  check: LaboratoryCheck,
  scan: Handle,
  standing: Standing | null = BEGIN,
): Promise<Pick<LaboratoryCheckRun, 'rms_nm' | 'score' | 'least_score' | 'point' | 'passed' | 'findings'>> {
  const { domain, pairs, repeats, log_rms, scores, reference } = check
  const findings: Said[] = []
  const again = await each(pairs, (pair) => resultOf(service, domain, pair, reference.id))
  for (const [i, { score, log10_lr, refused }] of again.entries()) {
    const was = pairs[i]!
    if (score === was.score && log10_lr === was.log10_lr && (refused === null) === (was.refused === null))
      continue
    findings.push(
      said('check_pair_changed', {
        pair: i + 1,
        was: { score: was.score, log10_lr: was.log10_lr },
        is: { score, log10_lr },
        engine_then: check.engine_version,
        engine_now: ENGINE_VERSION,
      }),
    )
  }
  const least_score = leastOf(scores)
  try {
    const rms_nm = await watchedRms(service, domain, scan)
    const point = nextPoint(log_rms, standing ?? BEGIN, log(rms_nm))
    const { score } = await resultOf(service, domain, { a: [repeats[0]!.scan], b: [scan] })
    const { deviation, average, single_limit, average_limit, checks } = point
    if (!inControl({ ...point, average: 0 }))
      findings.push(said('check_height_off', { deviation, limit: single_limit }))
    if (!inControl({ ...point, deviation: 0 }))
      findings.push(said('check_height_drifts', { average, limit: average_limit, checks }))
    if (score === null || score < least_score)
      findings.push(said('check_score_low', { score, least: least_score }))
    return { rms_nm, score, least_score, point, passed: findings.length === 0, findings }
  } catch (error) {
    if (!showsTooLittle(error)) throw error
    findings.push(said('check_scan_unfit', { finding: reasonsOf(error)[0]! }))
    return { rms_nm: null, score: null, least_score, point: null, passed: false, findings }
  }
}

/** From when to when the results of a domain are in doubt: from the last check that passed to the next one, with failures between. */
interface Doubt {
  readonly check: Handle
  readonly name: string
  readonly from: string
  /** Null where no check has passed since. */
  readonly to: string | null
}

/** The times between which reports are in doubt, oldest first. */
export function doubtsOf({ handle, name, created }: CheckRow, runs: readonly CheckRunRow[]): Doubt[] {
  const found: Doubt[] = []
  let good = created
  let failed = false
  for (const { passed, created: at } of runs) {
    if (!passed) failed = true
    else {
      if (failed) found.push({ check: handle, name, from: good, to: at })
      good = at
      failed = false
    }
  }
  return failed ? [...found, { check: handle, name, from: good, to: null }] : found
}

export const isInDoubt = ({ from, to }: Doubt, created: string): boolean =>
  created > from && (to === null || created < to)

/** The checks of the operator and those of whoever asks. */
const checksFor = async ({ store }: Pick<Service, 'store'>, { owns }: Asker): Promise<CheckRow[]> =>
  (await store.checks.all()).filter(({ principal }) => principal === '' || owns(principal))

/** When a check on each reference was last done, and whether it passed; by the id of the reference. */
export async function lastChecks(
  service: Pick<Service, 'graph' | 'store'>,
  asker: Asker,
): Promise<Map<string, Pick<CheckRunRow, 'created' | 'passed'>>> {
  const { graph, store } = service
  const rows = await checksFor(service, asker)
  const done = await graph.within((session) =>
    session.map(rows, async ({ handle }) => {
      const { reference } = await session.value({ handle, kind: checkKind })
      return { id: reference.id, last: (await store.checks.runs(handle)).at(-1) }
    }),
  )
  const found = new Map<string, Pick<CheckRunRow, 'created' | 'passed'>>()
  for (const { id, last } of done) {
    if (!last || last.created < (found.get(id)?.created ?? '')) continue
    found.set(id, { created: last.created, passed: last.passed })
  }
  return found
}

/** The doubts about the reports of each domain, by the checks of the operator and those of whoever asks. */
export async function everyDoubt(
  service: Pick<Service, 'store'>,
  asker: Asker,
): Promise<Map<string, Doubt[]>> {
  const { store } = service
  const all = await checksFor(service, asker)
  const found = await Promise.all(
    all.map(async (row) => [row.domain, doubtsOf(row, await store.checks.runs(row.handle))] as const),
  )
  const byDomain = new Map<string, Doubt[]>()
  for (const [domain, doubts] of found) byDomain.set(domain, [...(byDomain.get(domain) ?? []), ...doubts])
  return byDomain
}
