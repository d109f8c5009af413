import { useState } from 'preact/hooks'
import { api, got } from '../../api/client.ts'
import { say } from '../../languages/say.ts'
import { show } from '../../languages/show.ts'
import { Download } from '../../ui/download.tsx'
import { Field } from '../../ui/field.tsx'
import { FoldForm } from '../../ui/fold-form.tsx'
import { shortHandle } from '../../ui/handle.tsx'
import { Table } from '../../ui/list-table.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { decimals } from '../../ui/number.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { useSending } from '../../ui/use-sending.ts'
import { dateOf, OUTCOMES } from '../../ui/words.ts'
import { MarkThumbs } from '../recent/mark-thumbs.tsx'
import { ReportLink } from '../recent/report-link.tsx'
import type { Case, Change, ChangeCase } from './case.ts'
import { CaseComparisons } from './case-comparisons.tsx'
import { CaseMarks } from './case-marks.tsx'
import { TwoReports } from './two-reports.tsx'

/** One case: its items, who had them, its propositions, its reports. */
export function CaseDetail({ id }: { id: string }) {
  const [changed, setChanged] = useState<Case>()
  const params = { path: { id } }
  const loaded = useLoaded(() => got(() => api().GET('/v1/cases/{id}', { params })), [id])
  const change = async (body: Change) =>
    setChanged(await got(() => api().PATCH('/v1/cases/{id}', { params, body })))
  return (
    <Loaded of={loaded} what={say('the case')}>
      {(first) => <Shown found={changed ?? first} change={change} />}
    </Loaded>
  )
}

interface Props {
  readonly found: Case
  readonly change: ChangeCase
}

function Shown({ found, change }: Props) {
  const { number, name, state } = found
  return (
    <>
      <h1>{say('Case {number}', { number })}</h1>
      {name && <p>{name}</p>}
      <p class="actions">
        <span>{say(state === 'open' ? 'This case is open.' : 'This case is closed.')}</span>
        <a href="/cases">{say('All cases')}</a>
      </p>
      <CaseMarks found={found} change={change} />
      <CaseComparisons found={found} />
      <Reports found={found} />
      <TwoReports found={found} />
      <Items found={found} />
      <Texts found={found} />
      {state === 'open' && <Forms found={found} change={change} />}
      <CloseCase found={found} change={change} />
    </>
  )
}

/** Closing a case is the last that is done with it, so it stands last. */
function CloseCase({ found: { state }, change }: Props) {
  const { failed, sending } = useSending()
  const turn = () => sending(() => change({ state: state === 'open' ? 'closed' : 'open' }))
  return (
    <>
      <p class="actions">
        <button type="button" onClick={turn}>
          {say(state === 'open' ? 'Close the case' : 'Open it again')}
        </button>
      </p>
      {failed && <Notice kind="failure">{failed}</Notice>}
    </>
  )
}

const Reports = ({ found: { id, reports } }: Pick<Props, 'found'>) => (
  <section class="panel scroll" aria-labelledby="case-reports">
    <h2 id="case-reports">{say('Reports')}</h2>
    {reports.length === 0 ? (
      <p>{say('No report yet. Every result can be added to a case.')}</p>
    ) : (
      <>
        <Table
          isWordy
          rows={reports}
          keyOf={({ handle }) => handle}
          columns={[
            { head: say('Report'), cell: (row) => <NamedReport {...row} /> },
            { head: say('Version'), isNumber: true, cell: ({ version }) => version },
            { head: say('Outcome'), cell: ({ outcome }) => outcome && OUTCOMES[outcome] },
            {
              head: 'log₁₀ LR',
              isNumber: true,
              cell: ({ log10_lr }) => (log10_lr === null ? '–' : decimals(log10_lr, 2)),
            },
            { head: say('Replaces'), cell: ({ replaces }) => replaces && <ReportLink handle={replaces} /> },
            { head: say('Added (UTC)'), isOneLine: true, cell: ({ added }) => dateOf(added) },
          ]}
        />
        <p class="actions">
          <Download
            href={`/v1/cases/${id}/bundle.zip`}
            name="case.zip"
            label={say('Bundle with all scans')}
          />
        </p>
      </>
    )}
  </section>
)

/** A report by its marks: as the case calls them, where it was made for the case. */
const NamedReport = ({ handle, questioned, source, replaced_by }: Case['reports'][number]) => (
  <>
    <MarkThumbs handle={handle} />{' '}
    {questioned && source ? (
      <a href={`/result/${handle}`}>{say('{exhibit} against {source}', { exhibit: questioned, source })}</a>
    ) : (
      <ReportLink handle={handle} />
    )}
    {replaced_by && ` ${say('(replaced)')}`}
  </>
)

/** Items that are no mark to compare, and who received what. */
const Items = ({ found: { items, received } }: Pick<Props, 'found'>) => (
  <section class="panel scroll" aria-labelledby="case-items">
    <h2 id="case-items">{say('Other items')}</h2>
    {items.every(({ role }) => role) && <p>{say('None.')}</p>}
    <ul>
      {items
        .filter(({ role }) => !role)
        .map(({ exhibit, note = '', marks = [] }, i) => (
          <li key={i}>
            {note ? (
              show('{name}: {what}', { name: <strong>{exhibit}</strong>, what: note })
            ) : (
              <strong>{exhibit}</strong>
            )}
            {marks.map((mark) => (
              <>
                {' '}
                <code key={mark} title={mark}>
                  {shortHandle(mark)}
                </code>
              </>
            ))}
          </li>
        ))}
    </ul>
    {received.length > 0 && (
      <table>
        <thead>
          <tr>
            <th scope="col">{say('Received')}</th>
            <th scope="col">{say('By')}</th>
            <th scope="col">{say('When')}</th>
          </tr>
        </thead>
        <tbody>
          {received.map(({ what, who, when }, i) => (
            <tr key={i}>
              <td>{what}</td>
              <td>{who}</td>
              <td>{when}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
)

/** The texts of a case: where they stand, how they are called, and what they hold. */
const TEXTS = [
  ['propositions', 'same', say('Proposition: one source')],
  ['propositions', 'different', say('Proposition: different sources')],
  ['propositions', 'supplied_by', say('Who supplied the propositions')],
  ['reference', 'population', say('Relevant population')],
  ['reference', 'reason', say('Why this reference')],
] as const

const textOf = (found: Case, group: string, name: string): string =>
  (found as unknown as Record<string, Record<string, string>>)[group]?.[name] ?? ''

const Texts = ({ found }: Pick<Props, 'found'>) => (
  <section class="panel" aria-labelledby="case-texts">
    <h2 id="case-texts">{say('Propositions and population')}</h2>
    <dl class="facts">
      {TEXTS.map(([group, name, title]) => (
        <div key={name}>
          <dt>{title}</dt>
          <dd>{textOf(found, group, name) || say('not given')}</dd>
        </div>
      ))}
    </dl>
  </section>
)

function Forms({ found, change }: Props) {
  const text = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()
  const words = (form: FormData, name: string): string[] => text(form, name).split(/\s+/).filter(Boolean)
  const texts = (form: FormData, of: string): Record<string, string> =>
    Object.fromEntries(TEXTS.filter(([group]) => group === of).map(([, name]) => [name, text(form, name)]))
  return (
    <>
      <FoldForm
        title={say('Add another item')}
        submit={say('Add')}
        send={(form) =>
          change({
            add: {
              items: [
                { exhibit: text(form, 'exhibit'), note: text(form, 'note'), marks: words(form, 'marks') },
              ],
            },
          })
        }
      >
        <Field label={say('Exhibit')}>
          <input type="text" name="exhibit" required maxLength={200} />
        </Field>
        <Field label={say('What it is')}>
          <input type="text" name="note" />
        </Field>
        <Field
          label={say('Its marks')}
          hint={say('SHA-256 of scans or handles of reports, separated by spaces')}
        >
          <input type="text" name="marks" />
        </Field>
      </FoldForm>
      <FoldForm
        title={say('Add who received what')}
        submit={say('Add')}
        send={(form) =>
          change({
            add: {
              received: [{ what: text(form, 'what'), who: text(form, 'who'), when: text(form, 'when') }],
            },
          })
        }
      >
        <Field label={say('Items')}>
          <input type="text" name="what" required maxLength={200} />
        </Field>
        <Field label={say('Received by')}>
          <input type="text" name="who" required maxLength={200} />
        </Field>
        <Field label={say('When')} hint={say('as it is to be shown')}>
          <input type="text" name="when" />
        </Field>
      </FoldForm>
      <FoldForm
        title={say('Change number, name and texts')}
        submit={say('Save')}
        send={(form) =>
          change({
            number: text(form, 'number'),
            name: text(form, 'name') || ' ', // empty text would count as not given
            propositions: texts(form, 'propositions'),
            reference: texts(form, 'reference'),
          })
        }
      >
        <Field label={say('Number')}>
          <input type="text" name="number" required maxLength={120} defaultValue={found.number} />
        </Field>
        <Field label={say('What it is about')}>
          <input type="text" name="name" maxLength={200} defaultValue={found.name} />
        </Field>
        {TEXTS.map(([group, name, title]) => (
          <Field key={name} label={title}>
            <textarea name={name} rows={2} defaultValue={textOf(found, group, name)} />
          </Field>
        ))}
      </FoldForm>
    </>
  )
}
