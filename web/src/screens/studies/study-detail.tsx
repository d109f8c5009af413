import { api, got } from '../../api/client.ts'
import { titleOf } from '../../api/meta.ts'
import { wordsOf } from '../../api/words.ts'
import { say } from '../../languages/say.ts'
import { Download } from '../../ui/download.tsx'
import { Notice } from '../../ui/notice.tsx'
import { decimals, whole } from '../../ui/number.ts'
import { useSending } from '../../ui/use-sending.ts'
import { MakeReference } from './make-reference.tsx'
import { Scores } from './score-matrix.tsx'
import { ScoresSoFar } from './scores-so-far.tsx'
import { STATES } from './states.ts'
import { StudyLinks } from './study-links.tsx'
import { useStudy, type Watched } from './use-study.ts'

/** One study: how far it is, its scores, and what can be made of it. */
export function StudyDetail({ id }: { id: string }) {
  const { watched, error, again } = useStudy(id)
  const { failed, sending } = useSending()
  if (error !== undefined) return <Notice kind="failure">{wordsOf(error)}</Notice>
  if (!watched) return <p role="status">{say('Loading {what} …', { what: say('the study') })}</p>
  const { study } = watched
  const act = (what: 'run' | 'cancel') => async () => {
    await sending(async () => {
      const params = { path: { id } }
      await got(() =>
        what === 'run'
          ? api().POST('/v1/studies/{id}/run', { params })
          : api().POST('/v1/studies/{id}/cancel', { params }),
      )
      again()
    })
  }
  const active = study.state === 'running' || study.state === 'queued'
  return (
    <>
      <h1>{say('Study “{name}”', { name: study.name })}</h1>
      <section class="panel" aria-labelledby="progress">
        <h2 id="progress">
          {say('{name}: {text}', { name: titleOf(study.domain), text: STATES[study.state] })}
        </h2>
        {study.reason && <Notice kind="failure">{study.reason}</Notice>}
        <progress
          aria-label={say('Pairs scored')}
          value={study.pairs_done}
          max={Math.max(1, study.pairs_total)}
        />
        <p>{progressOf(watched)}</p>
        <p class="actions">
          {active && (
            <button type="button" onClick={act('cancel')}>
              {say('Stop')}
            </button>
          )}
          {!active && study.state !== 'done' && (
            <button type="button" class="primary" onClick={act('run')}>
              {say('Run')}
            </button>
          )}
          {study.state === 'done' && (
            <Download
              href={`/v1/studies/${id}/results.csv`}
              name={`study-${id}.csv`}
              label={say('Scores as CSV')}
            />
          )}
          <a href={`/plans?study=${id}`}>{say('Plan a validation')}</a>
          <a href="/studies">{say('All studies')}</a>
        </p>
        {failed && <Notice kind="failure">{failed}</Notice>}
      </section>
      {study.state !== 'done' && <ScoresSoFar study={study} />}
      {study.state === 'done' && (
        <>
          <Scores id={id} pairs={study.pairs_total} />
          <StudyLinks id={id} />
          <MakeReference id={id} name={study.name} />
        </>
      )}
    </>
  )
}

/** How many pairs are scored, and how long the others take where that is known. */
function progressOf({ study: { pairs_done, pairs_total }, rate }: Watched): string {
  const [n, all] = [whole(pairs_done), whole(pairs_total)]
  if (rate === undefined || rate <= 0) return say('{n} of {all} pairs', { n, all })
  const left = timeOf((pairs_total - pairs_done) / rate)
  return say('{n} of {all} pairs, {rate} a second, {left} left', { n, all, rate: decimals(rate, 1), left })
}

function timeOf(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`
  if (seconds < 5400) return `${Math.ceil(seconds / 60)} min`
  return `${decimals(seconds / 3600, 1)} h`
}
