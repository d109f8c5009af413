import { useState } from 'preact/hooks'
import { api, got } from '../../api/client.ts'
import { say } from '../../languages/say.ts'
import { Download } from '../../ui/download.tsx'
import { Field } from '../../ui/field.tsx'
import { FoldForm } from '../../ui/fold-form.tsx'
import { Table } from '../../ui/list-table.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { decimals, whole } from '../../ui/number.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { dateOf } from '../../ui/words.ts'
import { CHARACTERISTICS, MEASURES } from './measures.ts'

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
    <Loaded of={loaded} what={say('the dossier')}>
      {({ dossier, approvals }) => {
        return (
          <>
            <Matrix dossier={dossier} handle={handle} />
            <Findings dossier={dossier} />
            <section class="panel" aria-labelledby="approval">
              <h2 id="approval">{say('Approval')}</h2>
              {approvals.length === 0 && <p>{say('Nobody has approved this dossier.')}</p>}
              {approvals.map(({ sequence, at, details }) => (
                <dl class="facts" key={sequence}>
                  {(
                    [
                      [say('Approved by'), `${details['by']}, ${dateOf(at)} UTC`],
                      [say('Statement'), String(details['statement'])],
                      [say('Known deviations'), String(details['deviations'] ?? say('none'))],
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
            <FoldForm title={say('Approve the dossier')} submit={say('Approve')} send={approve}>
              <Field label={say('Who approves it')}>
                <input type="text" name="by" required maxLength={200} />
              </Field>
              <Field label={say('What it is approved for')}>
                <input type="text" name="statement" required maxLength={2000} />
              </Field>
              <Field
                label={say('Known deviations that are accepted, and why')}
                hint={say('Needed where a criterion is not met or something was found')}
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
        ? say('All criteria are met')
        : say('{n} of {all} criteria are met', {
            n: dossier.matrix.filter(({ passed }) => passed).length,
            all: dossier.matrix.length,
          })}
    </h2>
    <p>
      {say(
        '{marks} marks of {sources} sources: {km} same-source and {knm} different-source pairs. {protocol} None of the figures is an error rate of examination.',
        {
          marks: whole(dossier.n_marks),
          sources: whole(dossier.n_sources),
          km: whole(dossier.n_km),
          knm: whole(dossier.n_knm),
          protocol: dossier.protocol,
        },
      )}
    </p>
    <Table
      isWordy
      rows={dossier.matrix}
      keyOf={(row) => String(dossier.matrix.indexOf(row))}
      columns={[
        { head: say('Measure'), cell: ({ measure }) => MEASURES[measure][0] },
        { head: say('Characteristic'), cell: ({ characteristic }) => CHARACTERISTICS[characteristic] },
        {
          head: say('Criterion'),
          isNumber: true,
          cell: ({ measure, limit }) => say(MEASURES[measure][1], { limit: decimals(limit, 2) }),
        },
        {
          head: say('Result (95 % interval)'),
          isNumber: true,
          cell: ({ result }) =>
            say('{value} ({low} to {high})', {
              value: number(result.value),
              low: number(result.low),
              high: number(result.high),
            }),
        },
        {
          head: say('Sources'),
          isNumber: true,
          cell: ({ n_sources, least_sources }) =>
            say('{n} of {all}', { n: whole(n_sources), all: whole(least_sources) }),
        },
        {
          head: say('Met'),
          cell: ({ passed, reason }) =>
            passed ? say('yes') : <strong>{say('no: {reason}', { reason: reason?.message ?? '' })}</strong>,
        },
      ]}
    />
    <p class="actions">
      <Download href={`/v1/dossiers/${handle}.pdf`} name="dossier.pdf" label={say('Dossier as PDF')} />
      <Download href={`/v1/dossiers/${handle}`} name="dossier.json" label={say('Dossier as JSON')} />
      <Download
        href={`/v1/dossiers/${handle}/bundle.zip`}
        name="validation.zip"
        label={say('Bundle with all scans')}
      />
    </p>
  </section>
)

const Findings = ({ dossier: { findings } }: { dossier: Dossier }) =>
  findings.length === 0 ? (
    <p>{say('Nothing was found that speaks against the marks, their labels or their scans.')}</p>
  ) : (
    <Notice kind="warning" title={say('To be weighed before it is approved')}>
      <ul>
        {findings.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  )
