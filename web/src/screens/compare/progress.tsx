import type { Job } from '../../api/jobs.ts'

/** What the service calls its stages, as a reader calls them. */
const STAGES: Readonly<Record<string, string>> = {
  decode: 'Read the scans',
  region: 'Find the region that bears the mark',
  preprocess: 'Remove form, find the striae',
  signature: 'Make the signatures',
  'areal-signature': 'Make the maps',
  scope: 'Check the scope',
  compare: 'Compare',
  calibrate: 'Calibrate on the reference',
  uncertainty: 'Find the interval',
  report: 'Write the report',
}

/** The stages of a comparison that have begun, each with how far it is. Stages that did not run are not shown. */
export function Progress({ job, onCancel }: { job: Job | undefined; onCancel: () => void }) {
  const stages = job?.stages ?? []
  const last = stages.at(-1)
  return (
    <section class="panel" aria-labelledby="running">
      <h2 id="running">Comparing …</h2>
      <p role="status" class={last ? 'visually-hidden' : 'muted'}>
        {last ? nameOf(last.stage) : job?.state === 'queued' ? 'Waiting for its turn.' : 'Sent.'}
      </p>
      <ul class="stages">
        {stages.map(({ stage, done, total }) => (
          <li key={stage}>
            <span id={`stage-${stage}`}>{nameOf(stage)}</span>
            <progress aria-labelledby={`stage-${stage}`} value={done} max={Math.max(1, total)} />
            <span>
              {done} of {total}
            </span>
          </li>
        ))}
      </ul>
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </section>
  )
}

const nameOf = (stage: string): string => STAGES[stage] ?? stage
