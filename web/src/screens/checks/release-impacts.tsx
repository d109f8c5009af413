import { useState } from 'preact/hooks'
import type { paths } from '../../../../clients/typescript/src/index.ts'
import { IMPACT_CHANGE_WORDS } from '../../../../src/words/impact-changes.ts'
import { api, got } from '../../api/client.ts'
import { type Job, reportsAgain } from '../../api/jobs.ts'
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
      <h2 id="impacts">What releases changed</h2>
      <p>
        After a new release was installed: every stored report is computed again from its scans, and what
        changes is kept as a document to approve. Reports stay as they are. You can leave this page meanwhile.
      </p>
      <JobButton
        label="Do all reports again"
        start={reportsAgain}
        done={() => again(round + 1)}
        stopped="It was stopped. Nothing of it is kept."
        progress={(job) => <ReportsDone job={job} />}
      />
      {made.value.map(({ handle, created, engine_version, reports }) => (
        <details key={handle} class="panel">
          <summary>
            Release {engine_version}, {dateOf(created)}: {whole(reports)}{' '}
            {reports === 1 ? 'report' : 'reports'} done again
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
      <progress aria-label="Reports done again" value={done} max={Math.max(1, total)} />
      <p role="status">
        {whole(done)} of {whole(total)} reports
      </p>
    </>
  )
}

function Impact({ handle }: { handle: string }) {
  const [approved, setApproved] = useState<Shown>()
  const path = { params: { path: { handle } } }
  const found = useLoaded(() => got(() => api().GET('/v1/impacts/{handle}', path)), [handle])
  return (
    <Loaded of={found} what="what the release changed">
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
                    <dt>{IMPACT_CHANGE_WORDS[change]}</dt>
                    <dd>{whole(count)}</dd>
                  </div>
                ))}
            </dl>
            {impact.changed.length > 0 && <ChangedReports of={impact.changed} />}
            {approvals.map(({ at, details }) => (
              <p key={at}>
                Approved by {String(details['by'])}, {dateOf(at)}: {String(details['statement'])}
              </p>
            ))}
            <p>
              <Download href={`/v1/impacts/${handle}.pdf`} name="impact.pdf" label="As a PDF" />{' '}
              <Download
                href={`/v1/impacts/${handle}/bundle.zip`}
                name="impact.zip"
                label="Bundle with all scans"
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
  answer === null ? '–' : answer.log10_lr === null ? answer.outcome : decimals(answer.log10_lr, 2)

const ChangedReports = ({ of }: { of: readonly Changed[] }) => (
  <div class="scroll">
    <Table
      rows={of}
      keyOf={({ report }) => report}
      columns={[
        {
          head: 'Report',
          cell: ({ report }) => (
            <>
              <a href={`/result/${report}`}>Result</a> <Handle handle={report} what="the report" />
            </>
          ),
        },
        { head: 'Change', cell: ({ change }) => IMPACT_CHANGE_WORDS[change] },
        { head: 'log₁₀ LR was', isNumber: true, cell: ({ was }) => numberOf(was) },
        { head: 'is', isNumber: true, cell: ({ is }) => numberOf(is) },
        { head: 'Why', cell: ({ is, why }) => why ?? is?.reason ?? is?.verbal ?? '' },
      ]}
    />
  </div>
)

const Approve = ({ handle, told }: { handle: string; told: (shown: Shown) => void }) => (
  <FoldForm
    title="Approve it"
    submit="Approve, for good"
    send={async (form) => {
      const body = { by: String(form.get('by')), statement: String(form.get('statement')) }
      told(
        await got(() => api().POST('/v1/impacts/{handle}/approvals', { params: { path: { handle } }, body })),
      )
    }}
  >
    <label class="field">
      <span>Approved by</span>
      <input name="by" required />
    </label>
    <label class="field">
      <span>What follows for the reports that change</span>
      <input name="statement" required />
    </label>
  </FoldForm>
)
