import { checkedNeeds } from '../../compare/request/memory-estimate.ts'
import { badValue, MarkgraphError, phrase, quote } from '../../errors.ts'
import type { Row } from '../../kinds/cost.ts'
import type { MarkType } from '../../marks/mark-type.ts'
import { countOfPairs } from '../../marks/population.ts'
import { configHash, type ScorerConfig } from '../../marks/scorer-config.ts'
import type { Service } from '../../service/service.ts'
import type { StudyRow, StudyScanRow } from '../../store/records/studies.ts'
import { isAtWork } from '../../store/records/work-row.ts'
import { type ManifestRow, marksOf, type Pairing, pairingOf } from '../pairing.ts'
import { studyId } from './study-id.ts'

export interface NewStudy {
  readonly name: string
  readonly domain: string
  readonly scans: readonly StudyScanRow[]
  /** Time of creation, ISO 8601. */
  readonly created: string
  /** Whose it is. Default: the operator's. */
  readonly principal?: string
}

/**
 * Stores a study whose scans are on disk, ready to be run. Equal scans, sources and scorer config of one owner are the same
 * study, which is stored once.
 * errors  `unknown-domain`; `bad-value`: fewer than two marks, too many or too few scans of a mark; `too-large`: more scores
 *         than its domain allows, or a pair that costs too much
 */
export async function createStudy(
  service: Pick<Service, 'store' | 'marks' | 'settings'>,
  { name, domain, scans, created, principal = '' }: NewStudy,
): Promise<{ study: StudyRow; fresh: boolean }> {
  const pairsTotal = checkedPairs(service.marks.of(domain), pairingOf(scans))
  const scorerConfig = service.marks.configs.deployed(domain)
  const rows = await service.store.artifacts(scans.map(({ surface }) => surface))
  checkCosts(service, domain, scorerConfig, scans, ({ surface }) => rows.get(surface))
  const id = studyId({ domain, scans, principal }, scorerConfig)
  const idle = { reason: null, pairsDone: 0, populations: null, runner: null, beat: null }
  const about = { id, name, domain, scorerConfig, pairsTotal, created, principal }
  const row: StudyRow = { ...about, state: 'created', ...idle }
  const fresh = await service.store.studies.insert(row, scans)
  return { study: await studyOf(service, id), fresh }
}

/**
 * Holds the two costliest marks of a study against what one request may take, before anything of it is computed.
 * errors  `too-large`: a scan with too many points, or a pair that takes too much; `bad-value`: the scorer config makes it so
 */
export function checkCosts(
  service: Pick<Service, 'marks' | 'settings'>,
  domain: string,
  config: ScorerConfig,
  scans: readonly StudyScanRow[],
  rowOf: (scan: StudyScanRow) => Row | undefined,
): void {
  const type = service.marks.of(domain)
  const marks = marksOf(scans).map(({ rows }) =>
    rows.flatMap((scan) => {
      const row = rowOf(scan)
      if (row && row.bytes / 8 > type.mostPoints) throw tooManyPoints(scan, row.bytes / 8, type)
      return row ? [row] : []
    }),
  )
  const costs = new Map(
    marks.map((rows) => {
      const needs = rows.length === 0 ? [] : type.needs(config, { a: rows, b: rows })
      const cost = needs.reduce((sum, { cost: one }) => sum + one.operations + one.bytes, 0)
      return [rows, Math.min(cost, Number.MAX_VALUE)]
    }),
  )
  const [a, b] = marks.toSorted((one, other) => costs.get(other)! - costs.get(one)!)
  if (a && b) checkedNeeds(service, type, config, { a, b })
}

const tooManyPoints = ({ scan, mark }: StudyScanRow, points: number, { words, mostPoints }: MarkType) =>
  new MarkgraphError(
    'too-large',
    phrase('scan {scan} of mark {mark} has {points} points; a scan of {kind} may have at most {most}', {
      scan,
      mark,
      points,
      kind: words.mark,
      most: mostPoints,
    }),
    { points, most: mostPoints },
  )

/** The study with this id; error `not-found`. */
export async function studyOf({ store }: Pick<Service, 'store'>, id: string): Promise<StudyRow> {
  const study = await store.studies.get(id)
  return study ?? notHere(id)
}

/** Error `not-found`, for a study that is not there or is somebody else's. */
export function notHere(id: string): never {
  throw new MarkgraphError('not-found', phrase('no study has the id {id}', { id: quote(id) }), { id })
}

/**
 * The number of pairs of marks in a study.
 * errors  `bad-value`, `too-large`: a study of these marks cannot be scored
 */
export function checkedPairs(type: MarkType, { marks, against }: Pairing<ReadRow>): number {
  const { scans, scores, most } = type.study
  if (marks.length < 2)
    throw badValue(
      phrase('a study needs at least two marks, but there is only {mark}', { mark: String(marks[0]?.mark) }),
    )
  for (const { mark, rows } of marks) {
    if (rows.length >= scans.least && rows.length <= scans.most) continue
    throw badValue(
      phrase('{why}, but {mark} has {found}', {
        why: scans.why,
        mark,
        found: rows.length === 1 ? 'one' : rows.length,
      }),
    )
  }
  checkHasEdges(
    type,
    marks.flatMap(({ rows }) => rows),
  )
  const count = scores(
    marks.map(({ rows }) => rows.length),
    against,
  )
  if (count > most) {
    throw new MarkgraphError(
      'too-large',
      phrase(
        'a study of this domain may have at most {most} scores, but {marks} marks have {count}; split it',
        { most, marks: marks.length, count },
      ),
    )
  }
  return countOfPairs(marks.length, against)
}

type ReadRow = Pick<ManifestRow, 'edges' | 'mark'>

/** Error `bad-value`: a row sets the groove edges of a mark that has none. */
export function checkHasEdges({ domain, places }: MarkType, rows: readonly ReadRow[]): void {
  const set = places ? undefined : rows.find(({ edges }) => edges)
  if (!set) return
  const message = phrase(
    'the manifest sets edges of mark {mark}, but edges are the groove edges of lands; marks of domain {domain} have none',
    { mark: set.mark, domain },
  )
  throw new MarkgraphError('bad-value', message)
}

/** A study as clients see it. `interrupted`: its runner has ended, and running it again scores the remaining pairs. */
export function studyRecord(study: StudyRow) {
  const { id, name, domain, state, reason, pairsTotal, pairsDone, created, scorerConfig } = study
  return {
    id,
    name,
    domain,
    state: state === 'running' && !isAtWork(study) ? ('interrupted' as const) : state,
    reason,
    pairs_done: pairsDone,
    pairs_total: pairsTotal,
    scorer_config_hash: configHash(scorerConfig as ScorerConfig),
    created,
  }
}

/** The record with its scans: mark, source, land, the name in the manifest, and the hash and handle of the scan. */
export const studyDetail = async ({ store }: Pick<Service, 'store'>, study: StudyRow) => ({
  ...studyRecord(study),
  scans: await store.studies.scans(study.id),
})
