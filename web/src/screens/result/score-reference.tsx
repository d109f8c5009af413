import { type Job, scoredUnderOthers } from '../../api/jobs.ts'
import { say } from '../../languages/say.ts'
import { JobButton } from '../../ui/job-button.tsx'
import { whole } from '../../ui/number.ts'

/** Has a reference scored under other settings, which every comparison on it needs once. `done` is called when it is. */
export const ScoreReference = ({ reference, done }: { reference: string; done: () => void }) => (
  <>
    <p>
      {say(
        'Other settings give other scores. So the scans of reference {reference} have to be scored under each of them, once for all comparisons on it. Comparisons go first meanwhile, and you can leave this page.',
        { reference },
      )}
    </p>
    <JobButton
      label={say('Score the reference under other settings')}
      start={() => scoredUnderOthers(reference)}
      done={done}
      stopped={say('It was stopped. What is scored is kept.')}
      progress={(job) => <Scoring job={job} />}
    />
  </>
)

function Scoring({ job: { stages } }: { job: Job }) {
  const of = (name: string) => stages.find(({ stage }) => stage === name)
  const [variants, pairs] = [of('variants'), of('pairs')]
  if (!variants || !pairs) return <p role="status">{say('Waits for its turn …')}</p>
  return (
    <>
      <progress aria-label={say('Pairs scored')} value={pairs.done} max={Math.max(1, pairs.total)} />
      <p>
        {say('{done} of {settings} settings, {scored} of {pairs} pairs', {
          done: whole(variants.done),
          settings: whole(variants.total),
          scored: whole(pairs.done),
          pairs: whole(pairs.total),
        })}
      </p>
    </>
  )
}
