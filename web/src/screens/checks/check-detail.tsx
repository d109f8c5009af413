import { useState } from 'preact/hooks'
import type { paths } from '../../../../clients/typescript/src/index.ts'
import { api, got } from '../../api/client.ts'
import { titleOf } from '../../api/meta.ts'
import { say } from '../../languages/say.ts'
import { show } from '../../languages/show.ts'
import { Field } from '../../ui/field.tsx'
import { FoldForm } from '../../ui/fold-form.tsx'
import { Table } from '../../ui/list-table.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { decimals } from '../../ui/number.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { dateOf } from '../../ui/words.ts'
import { ControlChart, type Point } from './control-chart.tsx'
import { percent } from './percent.ts'
import { sent } from './sent.ts'

type Whole = paths['/v1/checks/{handle}']['get']['responses'][200]['content']['application/json']

/** One check: its control chart, all times it was done, and the form to do it again. */
export function CheckDetail({ handle }: { handle: string }) {
  const [turn, setTurn] = useState(0)
  const params = { path: { handle } }
  const loaded = useLoaded(() => got(() => api().GET('/v1/checks/{handle}', { params })), [handle, turn])
  return (
    <Loaded of={loaded} what={say('the check')}>
      {(found) => (
        <>
          <h1>{say('Check “{name}”', { name: found.check.name })}</h1>
          <Outcome found={found} />
          <Chart found={found} />
          <DoCheck handle={handle} done={() => setTurn(turn + 1)} />
          <Runs found={found} />
          <p class="actions">
            <a href="/checks">{say('All checks')}</a>
          </p>
        </>
      )}
    </Loaded>
  )
}

function Outcome({ found: { check, runs, doubts } }: { found: Whole }) {
  const last = runs.at(-1)?.run
  return (
    <>
      <p>
        {say(
          check.pairs.length === 1
            ? '{marks}, 1 known pair under reference {reference}. One mark was scanned {times} times: its rms height repeats within {sd} (one standard deviation). Chosen by {who}.'
            : '{marks}, {n} known pairs under reference {reference}. One mark was scanned {times} times: its rms height repeats within {sd} (one standard deviation). Chosen by {who}.',
          {
            marks: titleOf(check.domain),
            n: check.pairs.length,
            reference: check.reference.id,
            times: check.repeats.length,
            sd: percent(check.log_rms.sd),
            who: check.chosen_by,
          },
        )}
      </p>
      {last?.passed && <p>{say('Passed on {date} (UTC).', { date: dateOf(last.created) })}</p>}
      {last && !last.passed && (
        <Notice kind="failure" title={say('Not passed on {date} (UTC)', { date: dateOf(last.created) })}>
          <ul>
            {last.findings.map(({ code, message }) => (
              <li key={code}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      {doubts.map(({ from, to }) => (
        <p key={from}>
          {show(
            to
              ? 'Reports of these marks from {from} to {to} (UTC) are in doubt; {list} marks them.'
              : 'Reports of these marks from {from} to now (UTC) are in doubt; {list} marks them.',
            {
              from: dateOf(from),
              to: to && dateOf(to),
              list: <a href="/recent">{say('the list of reports')}</a>,
            },
          )}
        </p>
      ))}
    </>
  )
}

function Chart({ found: { runs } }: { found: Whole }) {
  const points = runs.flatMap(({ handle, run: { passed, point } }): Point[] =>
    point ? [{ handle, passed, ...point }] : [],
  )
  if (points.length === 0) return <p>{say('It has not been done yet.')}</p>
  return (
    <figure class="panel">
      <ControlChart points={points} />
      <figcaption>
        {say(
          "Dots: rms height of each check against the mean of the repeats, within the outer lines. Line: their weighted average, within the inner lines. The limits are what this laboratory's own repeats vary by, not a tolerance of the method.",
        )}
      </figcaption>
    </figure>
  )
}

function DoCheck({ handle, done }: { handle: string; done: () => void }) {
  const send = async (form: FormData) => {
    const [scan] = await sent([form.get('scan') as File])
    const corrected = String(form.get('corrected')).trim()
    const body = { scan: scan!, ...(corrected !== '' && { corrected }) }
    await got(() =>
      api().POST('/v1/checks/{handle}/run', { params: { path: { handle } }, body: body as never }),
    )
    done()
  }
  return (
    <FoldForm title={say('Do the check')} submit={say('Do it now')} send={send}>
      <Field
        label={say('Today’s scan of the mark')}
        hint={say('Scanned anew; the known pairs are compared again by themselves')}
      >
        <input type="file" name="scan" required accept=".x3p" />
      </Field>
      <Field label={say('What was put right')} hint={say('Only after a failure: the chart begins anew')}>
        <input type="text" name="corrected" maxLength={2000} />
      </Field>
    </FoldForm>
  )
}

function Runs({ found: { runs } }: { found: Whole }) {
  if (runs.length === 0) return null
  return (
    <div class="panel scroll">
      <Table
        rows={runs.toReversed()}
        keyOf={({ handle }) => handle}
        columns={[
          { head: say('Done (UTC)'), isOneLine: true, cell: ({ run }) => dateOf(run.created) },
          { head: say('Result'), cell: ({ run }) => resultText(run.passed, run.corrected) },
          {
            head: say('rms height, nm'),
            isNumber: true,
            cell: ({ run: { rms_nm } }) => (rms_nm === null ? '–' : decimals(rms_nm, 1)),
          },
          {
            head: say('Off'),
            isNumber: true,
            cell: ({ run: { point } }) => (point ? percent(point.deviation) : '–'),
          },
          {
            head: say('Average'),
            isNumber: true,
            cell: ({ run: { point } }) => (point ? percent(point.average) : '–'),
          },
          {
            head: say('Score'),
            isNumber: true,
            cell: ({ run: { score } }) => (score === null ? '–' : decimals(score, 2)),
          },
        ]}
      />
    </div>
  )
}

const resultText = (passed: boolean, corrected: string | null): string =>
  corrected
    ? say(passed ? 'passed; put right: {what}' : 'not passed; put right: {what}', { what: corrected })
    : say(passed ? 'passed' : 'not passed')
