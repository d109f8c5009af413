import { useState } from 'preact/hooks'
import type { paths } from '../../../../clients/typescript/src/index.ts'
import { IMPACT_CHANGE_WORDS } from '../../../../src/words/impact-changes.ts'
import { api, got } from '../../api/client.ts'
import { type Job, reportsAgain } from '../../api/jobs.ts'
import { say } from '../../languages/say.ts'
import { Download } from '../../ui/download.tsx'
import { FoldForm } from '../../ui/fold-form.tsx'
import { Handle } from '../../ui/handle.tsx'
import { JobButton } from '../../ui/job-button.tsx'
import { Table } from '../../ui/list-table.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { decimals, whole } from '../../ui/number.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { dateOf } from '../../ui/words.ts'

type Shown = paths['/v1/impacts/{handle}']['get']['responses'][200]['content']['application/json']
type Changed = Shown['impact']['changed'][number]

/** What releases changed in the stored reports. Keys that may not see it are shown nothing. */
export function ReleaseImpacts() {
  const [round, again] = useState(0)
  const made = useLoaded(async () => (await got(() => api().GET('/v1/impacts'))).impacts, [round])
  if (made.state !== 'ready') return null
  return (
    <section aria-labelledby="impacts">
      <h2 id="impacts">{say('What releases changed')}</h2>
      <p>
        {say(
          'After a new release was installed: every stored report is computed again from its scans, and what changes is kept as a document to approve. Reports stay as they are. You can leave this page meanwhile.',
        )}
      </p>
      <JobButton
        label={say('Do all reports again')}
        start={reportsAgain}
        done={() => again(round + 1)}
        stopped={say('It was stopped. Nothing of it is kept.')}
        progress={(job) => <ReportsDone job={job} />}
      />
      {made.value.map(({ handle, created, engine_version, reports }) => (
        <details key={handle} class="panel">
          <summary>
            {say(
              reports === 1
                ? 'Release {version}, {date}: 1 report done again'
                : 'Release {version}, {date}: {n} reports done again',
              { version: engine_version, date: dateOf(created), n: whole(reports) },
            )}
          </summary>
          <Impact handle={handle} />
        </details>
      ))}
    </section>
  )
}

function ReportsDone({ job: { stages } }: { job: Job }) {
  const [{ done, total } = { done: 0, total: 0 }] = stages
  return (
    <>
      <progress aria-label={say('Reports done again')} value={done} max={Math.max(1, total)} />
      <p role="status">{say('{done} of {total} reports', { done: whole(done), total: whole(total) })}</p>
    </>
  )
}

function Impact({ handle }: { handle: string }) {
  const [approved, setApproved] = useState<Shown>()
  const path = { params: { path: { handle } } }
  const found = useLoaded(() => got(() => api().GET('/v1/impacts/{handle}', path)), [handle])
  return (
    <Loaded of={found} what={say('what the release changed')}>
      {(loaded) => {
        const { impact, approvals } = approved ?? loaded
        const counted = Object.entries(impact.counts) as [Changed['change'], number][]
        return (
          <>
            <dl class="facts">
              {counted
                .filter(([, count]) => count > 0)
                .map(([change, count]) => (
                  <div key={change}>
                    <dt>{say(IMPACT_CHANGE_WORDS[change])}</dt>
                    <dd>{whole(count)}</dd>
                  </div>
                ))}
            </dl>
            {impact.changed.length > 0 && <ChangedReports of={impact.changed} />}
            {approvals.map(({ at, details }) => (
              <p key={at}>
                {say('Approved by {who}, {date}: {statement}', {
                  who: String(details['by']),
                  date: dateOf(at),
                  statement: String(details['statement']),
                })}
              </p>
            ))}
            <p>
              <Download href={`/v1/impacts/${handle}.pdf`} name="impact.pdf" label={say('As a PDF')} />{' '}
              <Download
                href={`/v1/impacts/${handle}/bundle.zip`}
                name="impact.zip"
                label={say('Bundle with all scans')}
              />
            </p>
            <Approve handle={handle} told={setApproved} />
          </>
        )
      }}
    </Loaded>
  )
}

const numberOf = (answer: Changed['is']): string =>
  answer === null
    ? '–'
    : answer.log10_lr === null
      ? say(answer.outcome === 'refused' ? 'refused' : 'uncalibrated')
      : decimals(answer.log10_lr, 2)

const ChangedReports = ({ of }: { of: readonly Changed[] }) => (
  <div class="scroll">
    <Table
      rows={of}
      keyOf={({ report }) => report}
      columns={[
        {
          head: say('Report'),
          cell: ({ report }) => (
            <>
              <a href={`/result/${report}`}>{say('Result')}</a>{' '}
              <Handle handle={report} what={say('the report')} />
            </>
          ),
        },
        { head: say('Change'), cell: ({ change }) => say(IMPACT_CHANGE_WORDS[change]) },
        { head: say('log₁₀ LR was'), isNumber: true, cell: ({ was }) => numberOf(was) },
        { head: say('is'), isNumber: true, cell: ({ is }) => numberOf(is) },
        { head: say('Why'), cell: ({ is, why }) => why ?? is?.reason ?? is?.verbal ?? '' },
      ]}
    />
  </div>
)

const Approve = ({ handle, told }: { handle: string; told: (shown: Shown) => void }) => (
  <FoldForm
    title={say('Approve it')}
    submit={say('Approve, for good')}
    send={async (form) => {
      const body = { by: String(form.get('by')), statement: String(form.get('statement')) }
      told(
        await got(() => api().POST('/v1/impacts/{handle}/approvals', { params: { path: { handle } }, body })),
      )
    }}
  >
    <label class="field">
      <span>{say('Approved by')}</span>
      <input name="by" required />
    </label>
    <label class="field">
      <span>{say('What follows for the reports that change')}</span>
      <input name="statement" required />
    </label>
  </FoldForm>
)
