import type { Watch } from '../marks/mark-type.ts'
import { studyOf } from '../references/studies/study.ts'
import type { Service } from '../service/service.ts'
import type { StudyRow } from '../store/records/studies.ts'
import { isAtWork } from '../store/records/work-row.ts'
import { openRunner, type Runner } from './runner.ts'
import { type ScoresSoFar, scoresSoFar } from './scores-so-far.ts'
import { studyWork } from './study-run.ts'
import { hasEnded } from './work.ts'

/** Runs the studies that wait in the store: one of each owner at a time, oldest first. */
export interface StudyJobs extends Pick<Runner<StudyRow>, 'resume' | 'stop'> {
  /** Puts a study in the queue. A study that waits or runs is left unchanged, and one that is done unless it is to run `again`. */
  run(id: string, again?: 'again'): Promise<StudyRow>
  /** Stops a study; its finished pairs are kept. A study that has ended is left unchanged. */
  cancel(id: string): Promise<StudyRow>
  /** The scores so far of a study that this process is scoring: see `ScoresSoFar`. */
  scores: ScoresSoFar['read']
}

const NOBODY: Watch['stage'] = () => ({ step() {}, done() {} })

/** `report` receives unexpected errors of a study or of the search for one. */
export function studyJobs(
  service: Service,
  report: (error: unknown, id: string) => void = () => {},
): StudyJobs {
  const { studies: table } = service.store
  const scores = scoresSoFar()
  const { offer, cancel, resume, stop } = openRunner(service, studyWork(service, NOBODY, scores), report)
  return {
    resume,
    stop,
    scores: scores.read,
    async run(id, again) {
      const study = await studyOf(service, id)
      if ((study.state === 'done' && !again) || isAtWork(study)) return study
      await table.change(id, { state: 'queued', reason: null, runner: null, beat: null }, study)
      void offer(id)
      return studyOf(service, id)
    },
    async cancel(id) {
      for (;;) {
        const study = await studyOf(service, id)
        if (hasEnded(study)) return study
        await cancel(study, {})
      }
    },
  }
}
