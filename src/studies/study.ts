import { canonicalJson, type Json, sha256 } from '../address/canonical.ts'
import { DEPLOYED, type ScorerConfig } from '../composition/scorer-config.ts'
import type { Service } from '../composition/service.ts'
import { MarkgraphError } from '../errors.ts'
import type { Domain } from '../nodes/domain.ts'
import { marksOf } from '../references/manifest.ts'
import { isRunning } from '../store/sqlite/blob-files.ts'
import type { StudyRow, StudyScanRow } from '../store/sqlite/studies.ts'
import { ENGINE_VERSION } from '../version.ts'

const MOST_SCORES = 1_000_000 // of one study, held in memory while it is scored
const STALE_MS = 60_000 // a runner that has been silent for so long is not running

export interface NewStudy {
  readonly name: string
  readonly domain: Domain
  readonly scans: readonly StudyScanRow[]
  /** When it is created, ISO 8601. */
  readonly created: string
}

/**
 * The id of a study: what is scored, under which scorer config, by which engine. Its name and the names of its files
 * take no part, so that the same study is the same id wherever it is created.
 */
export function studyId({ domain, scans }: NewStudy, config: Readonly<ScorerConfig>): string {
  const rows = scans.map(({ study, source, mark, land, sha256: hash }) => [study, source, mark, land, hash])
  const what = { domain, engine_version: ENGINE_VERSION, scorer_config: { ...config }, scans: rows }
  return sha256(canonicalJson(what as unknown as Json)).slice(0, 16)
}

/**
 * Keeps a study, ready to be run. The same scans, sources and scorer config are the same study: it is kept once.
 * errors  `bad-value`: fewer than two marks, too many or too few scans of a mark; `too-large`: over a million scores
 */
export async function createStudy(
  { graph }: Service,
  study: NewStudy,
): Promise<{ study: StudyRow; fresh: boolean }> {
  const { pairs } = sizeOf(study.domain, marksOf(study.scans))
  const id = studyId(study, DEPLOYED)
  await graph.flush(study.scans.map(({ surface }) => surface))
  const row: StudyRow = {
    id,
    name: study.name,
    domain: study.domain,
    scorerConfig: { ...DEPLOYED } as unknown as Json,
    state: 'created',
    reason: null,
    pairsTotal: pairs,
    pairsDone: 0,
    populations: null,
    runner: null,
    beat: null,
    created: study.created,
  }
  const fresh = graph.store.studies.insert(row, study.scans)
  return { study: studyOf({ graph }, id), fresh }
}

/** The study of that id, or `not-found`. */
export function studyOf({ graph }: Pick<Service, 'graph'>, id: string): StudyRow {
  const study = graph.store.studies.get(id)
  if (study) return study
  throw new MarkgraphError('not-found', `no study has the id ${JSON.stringify(id)}`, { id })
}

/** Pairs of marks, after checking that a study of these marks can be scored at all. */
export function sizeOf(
  domain: Domain,
  marks: readonly { readonly mark: string; readonly rows: readonly unknown[] }[],
): { pairs: number } {
  const wrong = (message: string): MarkgraphError => new MarkgraphError('bad-value', message)
  if (marks.length < 2) throw wrong(`a study needs at least two marks, but there is only ${marks[0]?.mark}`)
  const bullets = domain === 'striated'
  for (const { mark, rows } of marks) {
    if (!bullets && rows.length > 1) {
      throw wrong(`a mark of this domain is one scan, but ${mark} has ${rows.length}`)
    }
    if (bullets && rows.length < 2) {
      throw wrong(`a bullet of a study needs at least two lands, but ${mark} has one`)
    }
  }
  const pairs = (marks.length * (marks.length - 1)) / 2
  // pairs of lands of two bullets are scored too
  const lands = marks.reduce((sum, { rows }) => sum + rows.length, 0)
  const squares = marks.reduce((sum, { rows }) => sum + rows.length ** 2, 0)
  const scores = bullets ? (lands ** 2 - squares) / 2 : pairs
  if (scores > MOST_SCORES) {
    throw new MarkgraphError(
      'too-large',
      `a study may have at most ${MOST_SCORES} scores, but ${marks.length} marks have ${scores}; split it`,
    )
  }
  return { pairs }
}

/** Whether a process is at work on a study: a runner that died, or has been silent for a minute, is none. */
export const isAtWork = ({ state, runner, beat }: StudyRow, now = Date.now()): boolean =>
  state === 'running' && runner !== null && isRunning(runner) && now - (beat ?? 0) < STALE_MS

/** A study as clients see it. `interrupted`: its process is gone; to run it again does only what is left. */
export function studyRecord(study: StudyRow) {
  const { id, name, domain, state, reason, pairsTotal, pairsDone, created, scorerConfig } = study
  return {
    id,
    name,
    domain: domain as Domain,
    state: state === 'running' && !isAtWork(study) ? ('interrupted' as const) : state,
    reason,
    pairs_done: pairsDone,
    pairs_total: pairsTotal,
    scorer_config_hash: sha256(canonicalJson(scorerConfig)),
    created,
  }
}

/** The record with its scans: mark, source, land, the name in the manifest, and what that is. */
export const studyDetail = ({ graph }: Service, study: StudyRow) => ({
  ...studyRecord(study),
  scans: graph.store.studies.scans(study.id),
})
