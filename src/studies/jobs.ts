import type { Service } from '../composition/service.ts'
import type { StudyRow } from '../store/sqlite/studies.ts'
import type { Watch } from './populations.ts'
import { runStudy, Stopped } from './run.ts'
import { isAtWork, studyOf } from './study.ts'

/** The studies that a server works on, one after another. */
export interface StudyJobs {
  /** Puts a study in the queue; one that waits, runs or is done is left as it is. */
  run(id: string): StudyRow
  /** Stops a study; its finished pairs stay. One that is over is left as it is. */
  cancel(id: string): StudyRow
  /** Takes up again what was waiting or running when the last process ended. */
  resume(): void
  /** Stops what runs, until the next start. */
  stop(): Promise<void>
}

const NOBODY: Watch['stage'] = () => ({ step() {}, done() {} })

type Report = (id: string, error: unknown) => void

export function studyJobs(service: Service, report: Report = () => {}): StudyJobs {
  const table = service.graph.store.studies
  const queue: string[] = []
  let running: { id: string; stop: AbortController } | undefined
  let working: Promise<void> | undefined
  let stopped = false

  async function work(): Promise<void> {
    while (queue.length > 0 && !stopped) {
      const id = queue.shift()!
      const stop = new AbortController()
      running = { id, stop }
      try {
        if (table.get(id)?.state === 'cancelled') continue // by another process
        await runStudy(service, id, { stage: NOBODY, signal: stop.signal })
      } catch (error) {
        report(id, error)
      } finally {
        running = undefined
      }
    }
    working = undefined
  }
  function enqueue(id: string): void {
    if (stopped || isOurs(id)) return
    queue.push(id)
    working ??= work()
  }
  const isOurs = (id: string): boolean =>
    (running?.id === id && !running.stop.signal.aborted) || queue.includes(id)

  return {
    run(id) {
      const study = studyOf(service, id)
      const { state } = study
      if (state === 'done' || isOurs(id) || (isAtWork(study) && study.runner !== process.pid)) return study
      table.change(id, { state: 'queued', reason: null, runner: null, beat: null }, study)
      enqueue(id)
      return studyOf(service, id)
    },
    cancel(id) {
      const study = studyOf(service, id)
      if (study.state === 'done' || study.state === 'failed') return study
      const at = queue.indexOf(id)
      if (at >= 0) queue.splice(at, 1)
      if (running?.id === id) running.stop.abort(new Stopped('cancelled'))
      // whoever runs it elsewhere sees at its next beat that it is no longer its
      table.change(id, { state: 'cancelled', runner: null, beat: null }, { state: study.state })
      return studyOf(service, id)
    },
    resume() {
      for (const study of table.all()) {
        const left = study.state === 'running' && (study.runner === process.pid || !isAtWork(study))
        if (study.state === 'queued' || left) enqueue(study.id)
      }
    },
    async stop() {
      stopped = true
      running?.stop.abort(new Stopped('queued'))
      await working
    },
  }
}
