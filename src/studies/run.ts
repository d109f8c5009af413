import { type ScorerConfig, scorerConfigSchema } from '../composition/scorer-config.ts'
import type { Service } from '../composition/service.ts'
import { MarkgraphError } from '../errors.ts'
import { populationKind } from '../kinds/population.ts'
import type { Domain } from '../nodes/domain.ts'
import { marksOf } from '../references/manifest.ts'
import type { StudyRow } from '../store/sqlite/studies.ts'
import { populationsOf, type Watch } from './populations.ts'
import { isAtWork, studyOf } from './study.ts'

const BEAT_MS = 1000

/** Why a run was stopped: for good, or until the next start. */
export class Stopped extends Error {
  readonly state: 'cancelled' | 'queued'
  constructor(state: 'cancelled' | 'queued') {
    super(state === 'cancelled' ? 'the study was cancelled' : 'the study was stopped')
    this.state = state
  }
}

/**
 * Runs a study to its end, or what is left of it: pairs that were scored before are in the store, and are not scored
 * again. Everything it computes lets comparisons go first. A finished study is left as it is.
 * errors  `bad-value` when another process is running it; a refused scan makes it `failed`, with the reason
 */
export async function runStudy(service: Service, id: string, watch: Watch): Promise<StudyRow> {
  const table = service.graph.store.studies
  const seen = studyOf(service, id)
  if (seen.state === 'done') return seen
  const mine = { state: 'running', runner: process.pid } as const
  const claim = { ...mine, beat: Date.now(), reason: null }
  if ((isAtWork(seen) && seen.runner !== process.pid) || !table.change(id, claim, seen)) {
    throw new MarkgraphError('bad-value', `study ${id} is being run by another process`, { id })
  }
  const stop = new AbortController()
  const signal = watch.signal ? AbortSignal.any([watch.signal, stop.signal]) : stop.signal
  let done = seen.pairsDone
  const beat = setInterval(() => {
    try {
      // somebody else may have cancelled it
      if (!table.change(id, { beat: Date.now(), pairsDone: done }, mine)) stop.abort(new Stopped('cancelled'))
    } catch {
      // a disk that is full, say: only the beat is lost, and the next one comes
    }
  }, BEAT_MS)
  const idle = { runner: null, beat: null }
  try {
    const populations = await scored(service, seen, signal, watch, (pairs) => {
      done = Math.max(done, pairs)
    })
    table.change(id, { ...idle, state: 'done', pairsDone: seen.pairsTotal, populations }, mine)
  } catch (error) {
    if (error instanceof Stopped) {
      table.change(id, { ...idle, state: error.state, pairsDone: done }, mine)
    } else {
      const reason = error instanceof MarkgraphError ? error.message : `unexpected failure: ${String(error)}`
      table.change(id, { ...idle, state: 'failed', pairsDone: done, reason }, mine)
      if (!(error instanceof MarkgraphError)) throw error
    }
  } finally {
    clearInterval(beat)
  }
  return studyOf(service, id)
}

async function scored(
  service: Service,
  { id, domain, scorerConfig }: StudyRow,
  signal: AbortSignal,
  watch: Watch,
  onPairs: (done: number) => void,
) {
  const graph = service.graph.background()
  let pairs = 0
  const populations = await populationsOf(domain as Domain, {
    graph,
    config: scorerConfigSchema.parse(scorerConfig) satisfies ScorerConfig,
    marks: marksOf(graph.store.studies.scans(id)),
    watch: {
      signal,
      stage(title, total) {
        const bar = watch.stage(title, total)
        const step = (count = 1): void => {
          if (title === 'pairs') {
            pairs += count
            onPairs(pairs)
          }
          bar.step(count)
        }
        return { step, done: () => bar.done() }
      },
    },
  })
  const handles = populations.map((population) => graph.put(populationKind, population).handle)
  await graph.flush(handles)
  return handles
}
