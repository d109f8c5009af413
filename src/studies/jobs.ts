import type { Service } from '../composition/service.ts'
import type { Watch } from '../marks/mark-type.ts'
import type { StudyRow } from '../store/studies.ts'
import { claim, runClaimed, Stopped } from './run.ts'
import { isAtWork, isWaiting, studyOf } from './study.ts'

/** The studies that a server works on, one after another: those that wait in the store, the oldest first. */
export interface StudyJobs {
  /** Puts a study in the queue; one that waits, runs or is done is left as it is. */
  run(id: string): Promise<StudyRow>
  /** Stops a study; its finished pairs stay. One that is over is left as it is. */
  cancel(id: string): Promise<StudyRow>
  /** Takes up what waits, from whatever process it was left by, now and from time to time. */
  resume(): void
  /** Stops what runs, until the next start. */
  stop(): Promise<void>
}

const LOOK_MS = 5000 // between two looks for studies whose runner is gone
const OVER = new Set(['done', 'failed', 'cancelled'])
const NOBODY: Watch['stage'] = () => ({ step() {}, done() {} })

/** Told when a study, or the look for one, ended in a way that nobody foresaw. */
type Report = (error: unknown, id?: string) => void

export function studyJobs(service: Service, report: Report = () => {}): StudyJobs {
  const table = service.store.studies
  const failing = new Set<string>() // in this round; the next one tries them again
  let running: { readonly id: string; readonly stop: AbortController } | undefined
  let working: Promise<void> | undefined
  let wanted = false
  let looking: NodeJS.Timeout | undefined
  let stopped = false

  function wake(): void {
    wanted = true
    failing.clear()
    working ??= work()
  }
  async function work(): Promise<void> {
    while (wanted && !stopped) {
      wanted = false
      for (let next = await nextOne(); next && !stopped; next = await nextOne()) await runOne(next)
    }
    working = undefined
  }
  async function nextOne(): Promise<StudyRow | undefined> {
    try {
      return (await table.all()).find((study) => isWaiting(study) && !failing.has(study.id))
    } catch (error) {
      report(error)
      return undefined
    }
  }
  async function runOne(study: StudyRow): Promise<void> {
    const { id } = study
    const stop = new AbortController()
    try {
      const mine = await claim(service, study)
      if (!mine) return // somebody was faster
      running = { id, stop }
      if (stopped) stop.abort(new Stopped('queued'))
      await runClaimed(service, mine, { stage: NOBODY, signal: stop.signal })
    } catch (error) {
      failing.add(id)
      report(error, id)
    } finally {
      running = undefined
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
        // whoever runs it elsewhere sees at the next beat that it is no longer theirs
        const seen = { state: study.state, runner: study.runner }
        await table.change(id, { state: 'cancelled', runner: null, beat: null }, seen)
        if (running?.id === id) running.stop.abort(new Stopped('cancelled'))
      }
    },
    resume() {
      wake()
      looking ??= setInterval(wake, LOOK_MS)
    },
    async stop() {
      stopped = true
      clearInterval(looking)
      running?.stop.abort(new Stopped('queued'))
      await working
    },
  }
}
