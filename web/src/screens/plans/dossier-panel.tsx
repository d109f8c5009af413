import { useState } from 'preact/hooks'
import { api, got } from '../../api/client.ts'
import { Download } from '../../ui/download.tsx'
import { Field } from '../../ui/field.tsx'
import { FoldForm } from '../../ui/fold-form.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { decimals, whole } from '../../ui/number.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { dateOf } from '../../ui/words.ts'
import { MEASURES } from './measures.ts'

const found = (handle: string) =>
  got(() => api().GET('/v1/dossiers/{handle}', { params: { path: { handle } } }))
type Dossier = Awaited<ReturnType<typeof found>>['dossier']

/** What came of a validation: its matrix, what was found, and who approved it. */
export function DossierPanel({ handle }: { handle: string }) {
  const [turn, setTurn] = useState(0)
  const loaded = useLoaded(() => found(handle), [handle, turn])
  const approve = async (form: FormData) => {
    const text = (name: string): string => String(form.get(name) ?? '').trim()
    const body = { by: text('by'), statement: text('statement'), deviations: text('deviations') }
    const params = { path: { handle } }
    await got(() => api().POST('/v1/dossiers/{handle}/approvals', { params, body }))
    setTurn(turn + 1)
  }
  return (
    <Loaded of={loaded} what="the dossier">
      {({ dossier, approvals }) => {
        return (
          <>
            <Matrix dossier={dossier} handle={handle} />
            <Findings dossier={dossier} />
            <section class="panel" aria-labelledby="approval">
              <h2 id="approval">Approval</h2>
              {approvals.length === 0 && <p>Nobody has approved this dossier.</p>}
              {approvals.map(({ sequence, at, details }) => (
                <dl class="facts" key={sequence}>
                  {(
                    [
                      ['Approved by', `${details['by']}, ${dateOf(at)} UTC`],
                      ['Statement', String(details['statement'])],
                      ['Known deviations', String(details['deviations'] ?? 'none')],
                    ] as const
                  ).map(([name, text]) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              ))}
            </section>
            <FoldForm title="Approve the dossier" submit="Approve" send={approve}>
              <Field label="Who approves it">
                <input type="text" name="by" required maxLength={200} />
              </Field>
              <Field label="What it is approved for">
                <input type="text" name="statement" required maxLength={2000} />
              </Field>
              <Field
                label="Known deviations that are accepted, and why"
                hint="Needed where a criterion is not met or something was found"
              >
                <textarea name="deviations" rows={2} maxLength={2000} />
              </Field>
            </FoldForm>
          </>
        )
      }}
    </Loaded>
  )
}

const number = (value: number | null): string => (value === null ? '–' : decimals(value, 3))

const Matrix = ({ dossier, handle }: { dossier: Dossier; handle: string }) => (
  <section class="panel scroll" aria-labelledby="matrix">
    <h2 id="matrix">
      {dossier.passed
        ? 'All criteria are met'
        : `${dossier.matrix.filter(({ passed }) => passed).length} of ${dossier.matrix.length} criteria are met`}
    </h2>
    <p>
      {whole(dossier.n_marks)} marks of {whole(dossier.n_sources)} sources: {whole(dossier.n_km)} same-source
      and {whole(dossier.n_knm)} different-source pairs. {dossier.protocol} None of the figures is an error
      rate of examination.
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">Characteristic</th>
          <th scope="col">Measure</th>
          <th scope="col" class="number">
            Criterion
          </th>
          <th scope="col" class="number">
            Result (95 % interval)
          </th>
          <th scope="col" class="number">
            Sources
          </th>
          <th scope="col">Met</th>
        </tr>
      </thead>
      <tbody>
        {dossier.matrix.map(
          ({ characteristic, measure, limit, result, n_sources, least_sources, passed, reason }, i) => (
            <tr key={i}>
              <td>{characteristic}</td>
              <td>{MEASURES[measure][0]}</td>
              <td class="number">
                {MEASURES[measure][1]} {decimals(limit, 2)}
              </td>
              <td class="number">
                {number(result.value)} ({number(result.low)} to {number(result.high)})
              </td>
              <td class="number">
                {whole(n_sources)} of {whole(least_sources)}
              </td>
              <td>{passed ? 'yes' : <strong>no: {reason?.message}</strong>}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
    <p class="actions">
      <Download href={`/v1/dossiers/${handle}.pdf`} name="dossier.pdf" label="Dossier as PDF" />
      <Download href={`/v1/dossiers/${handle}`} name="dossier.json" label="Dossier as JSON" />
      <Download
        href={`/v1/dossiers/${handle}/bundle.zip`}
        name="validation.zip"
        label="Bundle with all scans"
      />
    </p>
  </section>
)

const Findings = ({ dossier: { findings } }: { dossier: Dossier }) =>
  findings.length === 0 ? (
    <p>Nothing was found that speaks against the marks, their labels or their scans.</p>
  ) : (
    <Notice kind="warning" title="To be weighed before it is approved">
      <ul>
        {findings.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  )
