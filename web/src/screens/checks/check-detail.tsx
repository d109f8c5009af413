import { useState } from 'preact/hooks'
import type { paths } from '../../../../clients/typescript/src/index.ts'
import { api, got } from '../../api/client.ts'
import { titleOf } from '../../api/meta.ts'
import { Field } from '../../ui/field.tsx'
import { FoldForm } from '../../ui/fold-form.tsx'
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
    <Loaded of={loaded} what="the check">
      {(found) => (
        <>
          <h1>Check “{found.check.name}”</h1>
          <Outcome found={found} />
          <Chart found={found} />
          <DoCheck handle={handle} done={() => setTurn(turn + 1)} />
          <Runs found={found} />
          <p class="actions">
            <a href="/checks">All checks</a>
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
        {titleOf(check.domain)}, {check.pairs.length} known {check.pairs.length === 1 ? 'pair' : 'pairs'}{' '}
        under reference {check.reference.id}. One mark was scanned {check.repeats.length} times: its rms
        height repeats within {percent(check.log_rms.sd)} (one standard deviation). Chosen by{' '}
        {check.chosen_by}.
      </p>
      {last?.passed && <p>Passed on {dateOf(last.created)} (UTC).</p>}
      {last && !last.passed && (
        <Notice kind="failure" title={`Not passed on ${dateOf(last.created)} (UTC)`}>
          <ul>
            {last.findings.map(({ code, message }) => (
              <li key={code}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      {doubts.map(({ from, to }) => (
        <p key={from}>
          Reports of these marks from {dateOf(from)} to {to ? dateOf(to) : 'now'} (UTC) are in doubt;{' '}
          <a href="/recent">the list of reports</a> marks them.
        </p>
      ))}
    </>
  )
}

function Chart({ found: { runs } }: { found: Whole }) {
  const points = runs.flatMap(({ handle, run: { passed, point } }): Point[] =>
    point ? [{ handle, passed, ...point }] : [],
  )
  if (points.length === 0) return <p>It has not been done yet.</p>
  return (
    <figure class="panel">
      <ControlChart points={points} />
      <figcaption>
        Dots: rms height of each check against the mean of the repeats, within the outer lines. Line: their
        weighted average, within the inner lines. The limits are what this laboratory's own repeats vary by,
        not a tolerance of the method.
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
    <FoldForm title="Do the check" submit="Do it now" send={send}>
      <Field
        label="Today’s scan of the mark"
        hint="Scanned anew; the known pairs are compared again by themselves"
      >
        <input type="file" name="scan" required accept=".x3p" />
      </Field>
      <Field label="What was put right" hint="Only after a failure: the chart begins anew">
        <input type="text" name="corrected" maxLength={2000} />
      </Field>
    </FoldForm>
  )
}

function Runs({ found: { runs } }: { found: Whole }) {
  if (runs.length === 0) return null
  return (
    <div class="panel scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Done (UTC)</th>
            <th scope="col">Result</th>
            <th scope="col" class="number">
              rms height, nm
            </th>
            <th scope="col" class="number">
              Off
            </th>
            <th scope="col" class="number">
              Average
            </th>
            <th scope="col" class="number">
              Score
            </th>
          </tr>
        </thead>
        <tbody>
          {runs.toReversed().map(({ handle, run: { created, passed, rms_nm, point, score, corrected } }) => (
            <tr key={handle}>
              <td>{dateOf(created)}</td>
              <td>
                {passed ? 'passed' : 'not passed'}
                {corrected && `; put right: ${corrected}`}
              </td>
              <td class="number">{rms_nm === null ? '–' : decimals(rms_nm, 1)}</td>
              <td class="number">{point ? percent(point.deviation) : '–'}</td>
              <td class="number">{point ? percent(point.average) : '–'}</td>
              <td class="number">{score === null ? '–' : decimals(score, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
