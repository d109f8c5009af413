import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { cancelled, followed, type Job } from '../api/jobs.ts'
import { wordsOf } from '../api/words.ts'
import { say } from '../languages/say.ts'
import { Notice } from './notice.tsx'

interface Props {
  readonly label: string
  /** Asks for the work, and gives the id of its job. */
  readonly start: () => Promise<string>
  /** Is called when the work is done. */
  readonly done: () => void
  /** What is said when it was stopped. */
  readonly stopped: string
  /** How far it is. */
  readonly progress: (job: Job) => ComponentChildren
}

/** A button that begins a long job, shows how far it is, and stops it. The job goes on when the page is left. */
export function JobButton({ label, start, done, stopped, progress }: Props) {
  const [job, setJob] = useState<Job>()
  const [failed, setFailed] = useState<string>()
  const leaving = useRef(new AbortController())
  useEffect(() => () => leaving.current.abort(), [])
  const begin = async () => {
    setFailed(undefined)
    try {
      const { state, error } = await followed(await start(), setJob, leaving.current.signal)
      if (state === 'done') done()
      else setFailed(error ?? stopped)
    } catch (reason) {
      if (leaving.current.signal.aborted) return
      setFailed(wordsOf(reason))
    }
    setJob(undefined)
  }
  return (
    <>
      {job && progress(job)}
      <p class="actions">
        {job ? (
          <button
            type="button"
            onClick={() => cancelled(job.job).catch((reason) => setFailed(wordsOf(reason)))}
          >
            {say('Stop')}
          </button>
        ) : (
          <button type="button" onClick={begin}>
            {label}
          </button>
        )}
      </p>
      {failed && <Notice kind="failure">{failed}</Notice>}
    </>
  )
}
