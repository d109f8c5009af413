import type { Job } from '../../api/jobs.ts'
import { say } from '../../languages/say.ts'

/** What the service calls its stages, as a reader calls them. */
const STAGES: Readonly<Record<string, string>> = {
  decode: say('Read the scans'),
  region: say('Find the region that bears the mark'),
  preprocess: say('Remove form, find the striae'),
  signature: say('Make the signatures'),
  'areal-signature': say('Make the maps'),
  scope: say('Check the scope'),
  compare: say('Compare'),
  calibrate: say('Calibrate on the reference'),
  uncertainty: say('Find the interval'),
  report: say('Write the report'),
}

/** The stages of a comparison that have begun, each with how far it is. Stages that did not run are not shown. */
export function Progress({ job, onCancel }: { job: Job | undefined; onCancel: () => void }) {
  const stages = job?.stages ?? []
  const last = stages.at(-1)
  return (
    <section class="panel" aria-labelledby="running">
      <h2 id="running">{say('Comparing …')}</h2>
      <p role="status" class={last ? 'visually-hidden' : 'muted'}>
        {last ? nameOf(last.stage) : job?.state === 'queued' ? say('Waiting for its turn.') : say('Sent.')}
      </p>
      <ul class="stages">
        {stages.map(({ stage, done, total }) => (
          <li key={stage}>
            <span id={`stage-${stage}`}>{nameOf(stage)}</span>
            <progress aria-labelledby={`stage-${stage}`} value={done} max={Math.max(1, total)} />
            <span>{say('{done} of {total}', { done, total })}</span>
          </li>
        ))}
      </ul>
      <button type="button" onClick={onCancel}>
        {say('Cancel')}
      </button>
    </section>
  )
}

const nameOf = (stage: string): string => STAGES[stage] ?? stage
