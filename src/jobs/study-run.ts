import type { Handle } from '../address/canonical.ts'
import { phrase, phraseWords } from '../errors.ts'
import type { Watch } from '../marks/mark-type.ts'
import { scoreTables } from '../marks/population.ts'
import { pairingOf } from '../references/pairing.ts'
import { makeDossiers } from '../references/studies/plan-dossier.ts'
import { storeTable } from '../references/studies/stored-table.ts'
import { studyOf } from '../references/studies/study.ts'
import { aheadOf } from '../references/studies/work.ts'
import type { Service } from '../service/service.ts'
import type { StudyRow } from '../store/records/studies.ts'
import { countPairs } from './count-pairs.ts'
import { runHere } from './run-here.ts'
import type { ScoresSoFar } from './scores-so-far.ts'
import type { WorkKind } from './work.ts'

const MAX_OWNERS = 4 // whose studies run at a time; their pairs share the threads

/**
 * Studies as work. Scored pairs are in the store and are not scored again. Comparisons have priority over everything that a study
 * computes. A refused scan makes it fail, with the reason. `scores` keeps them while a study runs, for who watches it.
 */
export const studyWork = (
  service: Service,
  stage: Watch['stage'],
  scores?: ScoresSoFar,
): WorkKind<StudyRow> => ({
  topic: 'study',
  table: service.store.studies,
  isAlone: false, // the command line runs studies beside a server
  places: { all: MAX_OWNERS, each: 1 },
  ownerOf: ({ principal }) => principal,
  begin(row, signal) {
    let pairsDone = row.pairsDone
    const kept = scores?.keep(row.id)
    const onPairs = (pairs: number): void => {
      pairsDone = Math.max(pairsDone, pairs)
    }
    const watch = { signal, stage: countPairs(stage, onPairs), ...(kept && { scored: kept.scored }) }
    const populations = scorePairs(service, row, watch).finally(kept?.end)
    return {
      result: populations.then((found) => ({ populations: found, pairsDone: row.pairsTotal })),
      progress: () => ({ pairsDone }),
    }
  },
  waiting: (reason) => ({ reason }),
  failed: (reason) => ({ reason: phraseWords(reason) }),
  unexpected: (error) => phrase('unexpected failure: {error}', { error: String(error) }),
})

/**
 * Scores the remaining pairs of a study here and now. While the last runner may still be alive, it waits for the next beat. A
 * finished study is left unchanged, unless it is to run `again`.
 * out     the study after the run; another process may have taken or cancelled it
 * errors  `not-found`; `bad-value` when another process is running it; unexpected ones, after the study is marked `failed`
 */
export async function runStudy(
  service: Service,
  id: string,
  { stage }: Pick<Watch, 'stage'>,
  again?: 'again',
): Promise<StudyRow> {
  const work = studyWork(service, stage)
  const found = await studyOf(service, id)
  if (again && found.state === 'done') await service.store.studies.change(id, { state: 'queued' }, found)
  return runHere(work, service.runner, `study ${id}`, () => studyOf(service, id))
}

/** Scores all pairs, and makes the dossiers of the plans of the study. Populations and dossiers are on disk when it resolves. */
async function scorePairs(
  service: Service,
  row: StudyRow,
  watch: Watch & { readonly signal: AbortSignal },
): Promise<Handle[]> {
  const { id, domain, scorerConfig, principal } = row
  const { store, marks } = service
  const graph = service.graph.until(watch.signal)
  const type = marks.of(domain)
  const config = marks.configs.parsed(scorerConfig, domain)
  const paired = pairingOf(await store.studies.scans(id))
  const populations = await graph.by(principal).within(async (own) => {
    const session = own.background()
    session.save() // write results as they come: a run that is killed after hours resumes where it was
    const scoring = { session, config, ...paired, watch }
    await aheadOf(service, type, id, scoring)
    const handles: Handle[] = []
    for (const table of await scoreTables(type, scoring)) handles.push(await storeTable(session, table))
    return handles
  })
  await makeDossiers({ ...service, graph }, row, populations)
  return populations
}
