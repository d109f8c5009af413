import { setTimeout as sleep } from 'node:timers/promises'
import type { Handle } from '../address/canonical.ts'
import { MarkgraphError } from '../errors.ts'
import { populationKind } from '../kinds/population.ts'
import type { Watch } from '../marks/mark-type.ts'
import { populationsOf } from '../marks/population.ts'
import { pairingOf } from '../references/manifest.ts'
import { BEAT_MS, isAtWork, studyOf } from '../references/studies/study.ts'
import { aheadOf } from '../references/studies/work.ts'
import type { Service } from '../service/service.ts'
import type { StudyRow } from '../store/studies.ts'

const PAIRS = 'pairs' // the stage that a mark type counts its pairs in

/** Why a run was stopped: by a user, until the next start, or because another runner has taken the study. */
export class Stopped extends Error {
  readonly why: 'cancelled' | 'queued' | 'taken'
  constructor(why: 'cancelled' | 'queued' | 'taken') {
    super(why === 'cancelled' ? 'the study was cancelled' : 'the study was stopped')
    this.why = why
  }
}

/**
 * Scores the remaining pairs of a study: see `runClaimed`. While the last runner may still be alive, it waits for the next
 * beat. A finished study is left unchanged.
 * errors  `not-found`; `bad-value` when another process is running it
 */
export async function runStudy(service: Service, id: string, watch: Watch): Promise<StudyRow> {
  const first = await studyOf(service, id)
  for (let seen = first; ; seen = await studyOf(service, id)) {
    if (seen.state === 'done') return seen
    const mine = await claim(service, seen)
    if (mine) return runClaimed(service, mine, watch)
    if (seen.runner !== first.runner || seen.beat !== first.beat) {
      throw new MarkgraphError('bad-value', `study ${id} is being run by another process`, { id })
    }
    await sleep(BEAT_MS / 2, undefined, watch.signal && { signal: watch.signal })
  }
}

/** Claims a study for this process if it is still as `seen`; undefined when it is done or another process has it. */
export async function claim(
  { store, runner }: Pick<Service, 'store' | 'runner'>,
  seen: StudyRow,
): Promise<StudyRow | undefined> {
  if (seen.state === 'done' || isAtWork(seen)) return undefined
  const claimed = { state: 'running', runner, beat: Date.now(), reason: null } as const
  return (await store.studies.change(seen.id, claimed, seen)) ? { ...seen, ...claimed } : undefined
}

/**
 * Runs a study that this process has claimed. Scored pairs are in the store and are not scored again. Comparisons have
 * priority over everything it computes. A refused scan makes the study `failed`, with the reason. When the store goes away, it
 * waits for its next run.
 * out     the study after the run; another process may have taken or cancelled it
 * errors  unexpected errors, after the study is marked `failed`
 */
export async function runClaimed(service: Service, claimed: StudyRow, watch: Watch): Promise<StudyRow> {
  const { id, pairsTotal } = claimed
  const table = service.store.studies
  const mine = { state: 'running', runner: claimed.runner } as const
  const idle = { runner: null, beat: null }
  const stop = new AbortController()
  const signal = watch.signal ? AbortSignal.any([watch.signal, stop.signal]) : stop.signal
  let done = claimed.pairsDone
  const sayAlive = async (): Promise<void> => {
    const still = await table.change(id, { beat: Date.now(), pairsDone: done }, mine)
    if (!still) stop.abort(new Stopped('taken')) // or cancelled, by another process
  }
  // an error, such as a full disk, loses only this beat; the next one follows
  const beat = setInterval(() => void sayAlive().catch(() => {}), BEAT_MS)
  try {
    const populations = await scored(service, claimed, signal, watch, (pairs) => {
      done = Math.max(done, pairs)
    })
    await table.change(id, { ...idle, state: 'done', pairsDone: pairsTotal, populations }, mine)
  } catch (error) {
    if (error instanceof Stopped) {
      const { why } = error
      if (why !== 'taken') await table.change(id, { ...idle, state: why, pairsDone: done }, mine)
    } else if (error instanceof MarkgraphError && error.code === 'store-unavailable') {
      await table.change(id, { ...idle, state: 'queued', pairsDone: done, reason: error.message }, mine)
    } else {
      const reason = error instanceof MarkgraphError ? error.message : `unexpected failure: ${String(error)}`
      await table.change(id, { ...idle, state: 'failed', pairsDone: done, reason }, mine)
      if (!(error instanceof MarkgraphError)) throw error
    }
  } finally {
    clearInterval(beat)
  }
  return studyOf(service, id)
}

/** Scores all pairs. The populations are on disk when it resolves. */
async function scored(
  service: Service,
  { id, domain, scorerConfig, principal }: StudyRow,
  signal: AbortSignal,
  watch: Watch,
  onPairs: (done: number) => void,
): Promise<Handle[]> {
  const { graph, store, marks } = service
  const type = marks.of(domain)
  const config = marks.configs.parsed(scorerConfig, domain)
  const paired = pairingOf(await store.studies.scans(id))
  let pairs = 0
  const counting: Watch = {
    signal,
    stage(title, total) {
      const bar = watch.stage(title, total)
      const step = (count = 1): void => {
        if (title === PAIRS) {
          pairs += count
          onPairs(pairs)
        }
        bar.step(count)
      }
      return { step, done: () => bar.done() }
    },
  }
  return graph
    .until(signal)
    .by(principal)
    .within(async (own) => {
      const session = own.background()
      session.save() // write results as they come: a run that is killed after hours resumes where it was
      const scoring = { session, config, ...paired, watch: counting }
      await aheadOf(service, type, id, { ...scoring, watch })
      const found = await populationsOf(type, scoring)
      return found.map((population) => session.put(populationKind, population).handle)
    })
}
