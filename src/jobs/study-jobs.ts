import type { Watch } from '../marks/mark-type.ts'
import { isAtWork, isWaiting, SILENT_MS, studyOf } from '../references/studies/study.ts'
import type { Service } from '../service/service.ts'
import { contactWith } from '../store/contact.ts'
import type { StudyRow } from '../store/studies.ts'
import { claim, runClaimed, Stopped } from './study-run.ts'

/** Runs the studies that wait in the store: one of each owner at a time, oldest first. */
export interface StudyJobs {
  /** Puts a study in the queue. A study that waits, runs or is done is left unchanged. */
  run(id: string): Promise<StudyRow>
  /** Stops a study; its finished pairs are kept. A study that has ended is left unchanged. */
  cancel(id: string): Promise<StudyRow>
  /** Runs waiting studies of any process, now and from time to time. */
  resume(): void
  /** Stops the running studies until the next start. */
  stop(): Promise<void>
}

const MAX_OWNERS = 4 // whose studies run at a time; their pairs share the threads
const LOOK_MS = 5000 // between two searches for studies whose runner has ended
const OVER = new Set(['done', 'failed', 'cancelled'])
const NOBODY: Watch['stage'] = () => ({ step() {}, done() {} })

/** Receives unexpected errors of a study or of the search for one. */
type Report = (error: unknown, id?: string) => void

export function studyJobs(service: Service, report: Report = () => {}): StudyJobs {
  const table = service.store.studies
  const contact = contactWith(SILENT_MS)
  const failing = new Set<string>() // studies that failed in this round; the next round tries them again
  const running = new Map<
    string,
    { readonly principal: string; readonly stop: AbortController; readonly ended: Promise<void> }
  >()
  let working: Promise<void> | undefined
  let wanted = false
  let looking: NodeJS.Timeout | undefined
  let stopped = false

  function wake(): void {
    failing.clear()
    look()
  }
  function look(): void {
    wanted = true
    working ??= work()
  }
  async function work(): Promise<void> {
    while (wanted && !stopped) {
      wanted = false
      for (let next = await nextOne(); next && !stopped; next = await nextOne()) begin(next)
    }
    working = undefined
  }
  async function nextOne(): Promise<StudyRow | undefined> {
    if (running.size >= MAX_OWNERS) return undefined
    const busy = new Set([...running.values()].map(({ principal }) => principal))
    try {
      const all = await table.all()
      const canJudge = contact()
      const waits = (study: StudyRow): boolean => study.state === 'queued' || (canJudge && isWaiting(study))
      return all.find((study) => waits(study) && !failing.has(study.id) && !busy.has(study.principal))
    } catch (error) {
      report(error)
      return undefined
    }
  }
  function begin(study: StudyRow): void {
    const { id, principal } = study
    const stop = new AbortController()
    const ended = runOne(study, stop).finally(() => {
      running.delete(id)
      look()
    })
    running.set(id, { principal, stop, ended })
  }
  async function runOne(study: StudyRow, stop: AbortController): Promise<void> {
    const { id } = study
    try {
      const mine = await claim(service, study)
      if (!mine) return // another process was faster
      if (stopped) stop.abort(new Stopped('queued'))
      const after = await runClaimed(service, mine, { stage: NOBODY, signal: stop.signal })
      if (after.state === 'queued' && after.reason !== null) failing.add(id)
    } catch (error) {
      failing.add(id)
      report(error, id)
    }
  }

  return {
    async run(id) {
      const study = await studyOf(service, id)
      if (study.state === 'done' || isAtWork(study)) return study
      const queued = { state: 'queued', reason: null, runner: null, beat: null } as const
      await table.change(id, queued, study)
      if (!stopped) wake()
      return studyOf(service, id)
    },
    async cancel(id) {
      for (;;) {
        const study = await studyOf(service, id)
        if (OVER.has(study.state)) return study
        // a runner in another process notices this at its next beat
        const seen = { state: study.state, runner: study.runner }
        await table.change(id, { state: 'cancelled', runner: null, beat: null }, seen)
        running.get(id)?.stop.abort(new Stopped('cancelled'))
      }
    },
    resume() {
      wake()
      looking ??= setInterval(wake, LOOK_MS)
    },
    async stop() {
      stopped = true
      clearInterval(looking)
      for (const { stop } of running.values()) stop.abort(new Stopped('queued'))
      await working
      await Promise.all([...running.values()].map(({ ended }) => ended))
    },
  }
}
