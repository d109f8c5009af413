import { useEffect, useRef, useState } from 'preact/hooks'
import { cancelled, followed, type Job, scoredUnderOthers } from '../../api/jobs.ts'
import { wordsOf } from '../../api/words.ts'
import { Notice } from '../../ui/notice.tsx'
import { whole } from '../../ui/number.ts'

/** Has a reference scored under other settings, which every comparison on it needs once. `done` is called when it is. */
export function ScoreReference({ reference, done }: { reference: string; done: () => void }) {
  const [job, setJob] = useState<Job>()
  const [failed, setFailed] = useState<string>()
  const leaving = useRef(new AbortController())
  useEffect(() => () => leaving.current.abort(), [])
  const start = async () => {
    setFailed(undefined)
    try {
      const id = await scoredUnderOthers(reference)
      const { state, error } = await followed(id, setJob, leaving.current.signal)
      if (state === 'done') return done()
      setFailed(error ?? 'It was stopped. What is scored is kept.')
    } catch (reason) {
      if (leaving.current.signal.aborted) return
      setFailed(wordsOf(reason))
    }
    setJob(undefined)
  }
  return (
    <>
      <p>
        Other settings give other scores. So the scans of reference {reference} have to be scored under each
        of them, once for all comparisons on it. Comparisons go first meanwhile, and you can leave this page.
      </p>
      {job && <Scoring job={job} />}
      <p class="actions">
        {job ? (
          <button
            type="button"
            onClick={() => cancelled(job.job).catch((reason) => setFailed(wordsOf(reason)))}
          >
            Stop
          </button>
        ) : (
          <button type="button" onClick={start}>
            Score the reference under other settings
          </button>
        )}
      </p>
      {failed && <Notice kind="failure">{failed}</Notice>}
    </>
  )
}

function Scoring({ job: { stages } }: { job: Job }) {
  const of = (name: string) => stages.find(({ stage }) => stage === name)
  const [variants, pairs] = [of('variants'), of('pairs')]
  if (!variants || !pairs) return <p role="status">Waits for its turn …</p>
  return (
    <>
      <progress aria-label="Pairs scored" value={pairs.done} max={Math.max(1, pairs.total)} />
      <p>
        {whole(variants.done)} of {whole(variants.total)} settings, {whole(pairs.done)} of{' '}
        {whole(pairs.total)} pairs
      </p>
    </>
  )
}
