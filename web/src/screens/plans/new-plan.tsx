import { useState } from 'preact/hooks'
import { api, got } from '../../api/client.ts'
import { titleOf } from '../../api/meta.ts'
import { say } from '../../languages/say.ts'
import { show } from '../../languages/show.ts'
import { go } from '../../router.ts'
import { Field } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { whole } from '../../ui/number.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { useSending } from '../../ui/use-sending.ts'
import { type Criterion, FIRST_CRITERIA, MEASURE_NAMES, MEASURES, type Measure } from './measures.ts'

/** Plans the validation of the marks of a study. */
export function NewPlan({ study: id }: { study: string }) {
  const loaded = useLoaded(async () => {
    const [study, { references }] = await Promise.all([
      got(() => api().GET('/v1/studies/{id}', { params: { path: { id } } })),
      got(() => api().GET('/v1/references')),
    ])
    const ids = references
      .filter(({ domain }) => domain === study.domain)
      .flatMap(({ id: own, parts = [] }) => [own, ...parts])
    return { study, ids }
  }, [id])
  const [criteria, setCriteria] = useState<readonly Criterion[]>(FIRST_CRITERIA)
  const { busy, failed, sending } = useSending()
  const change = (place: number, to: Partial<Criterion>) =>
    setCriteria(criteria.map((one, i) => (i === place ? { ...one, ...to } : one)))

  const plan = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const text = (name: string): string => String(form.get(name) ?? '').trim()
    await sending(async () => {
      const reference = text('reference')
      const { handle } = await got(() =>
        api().POST('/v1/plans', {
          body: {
            study: id,
            name: text('name'),
            chosen_by: text('chosen_by'),
            purpose: text('purpose'),
            exclusions: text('exclusions'),
            ...(reference !== '' && { reference }),
            ...(text('resolution') === 'reference' && { resolution: 'reference' as const }),
            criteria: [...criteria],
          },
        }),
      )
      go(`/plans/${handle}`)
    })
  }
  return (
    <Loaded of={loaded} what={say('the study')}>
      {({ study, ids }) => (
        <section class="panel" aria-labelledby="new-plan">
          <h2 id="new-plan">{say('Plan a validation')}</h2>
          <p>
            {say('{title} of study “{name}”: {marks} marks of {sources} sources, {pairs} pairs.', {
              title: titleOf(study.domain),
              name: study.name,
              marks: whole(new Set(study.scans.map(({ mark }) => mark)).size),
              sources: whole(new Set(study.scans.map(({ source }) => source)).size),
              pairs: whole(study.pairs_total),
            })}{' '}
            {study.pairs_done > 0 &&
              say(
                'Its pairs have been scored already: the dossier will say that the criteria came after the scores.',
              )}
          </p>
          <form onSubmit={plan}>
            <div class="fields">
              <Field label={say('Name of the validation')}>
                <input type="text" name="name" required maxLength={200} defaultValue={study.name} />
              </Field>
              <Field label={say('Who chose marks and criteria')}>
                <input type="text" name="chosen_by" required maxLength={200} />
              </Field>
              <Field label={say('What the method is to be used for')}>
                <input type="text" name="purpose" maxLength={2000} />
              </Field>
              <Field label={say('Marks or pairs that are left out, and by which rule')}>
                <input type="text" name="exclusions" maxLength={2000} />
              </Field>
              <Field
                label={say('Reference that gives the ratios')}
                hint={say('It must hold none of these marks')}
              >
                <select name="reference">
                  <option value="">{say('These marks themselves, each pair without its sources')}</option>
                  {ids.map((one) => (
                    <option key={one} value={one}>
                      {one}
                    </option>
                  ))}
                </select>
              </Field>
              <Field label={say('Limit of the pitch')} hint={say('As the comparisons of your cases have it')}>
                <select name="resolution">
                  <option value="">{say('As usual for this reference')}</option>
                  <option value="reference">{say('What the reference was measured at')}</option>
                </select>
              </Field>
            </div>
            <Criteria criteria={criteria} change={change} set={setCriteria} />
            <p class="actions">
              <button type="submit" class="primary" disabled={busy || criteria.length === 0}>
                {say('Make the plan')}
              </button>
              <span class="hint">{say('A plan never changes.')}</span>
            </p>
            {failed && <Notice kind="failure">{failed}</Notice>}
          </form>
        </section>
      )}
    </Loaded>
  )
}

interface CriteriaProps {
  readonly criteria: readonly Criterion[]
  readonly change: (place: number, to: Partial<Criterion>) => void
  readonly set: (all: readonly Criterion[]) => void
}

function Criteria({ criteria, change, set }: CriteriaProps) {
  return (
    <div class="scroll">
      <table class="criteria">
        <caption>
          {say(
            'A criterion is met when the end of the 95 % interval does not pass the limit and the marks come from enough sources.',
          )}
        </caption>
        <thead>
          <tr>
            <th scope="col">{say('Measure')}</th>
            <th scope="col">{say('Limit')}</th>
            <th scope="col">{say('Sources at least')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {criteria.map(({ measure, limit, least_sources }, i) => (
            <tr key={i}>
              <td>
                <select
                  aria-label={say('Measure of criterion {n}', { n: i + 1 })}
                  value={measure}
                  onChange={({ currentTarget }) => {
                    const next = currentTarget.value as Measure
                    change(i, { measure: next, limit: MEASURES[next][2] })
                  }}
                >
                  {MEASURE_NAMES.map((one) => (
                    <option key={one} value={one}>
                      {MEASURES[one][0]}
                    </option>
                  ))}
                </select>
              </td>
              <td>
                {show(MEASURES[measure][1], {
                  limit: (
                    <input
                      type="number"
                      step="any"
                      required
                      aria-label={say('Limit of criterion {n}', { n: i + 1 })}
                      value={limit}
                      onChange={({ currentTarget }) => change(i, { limit: currentTarget.valueAsNumber })}
                    />
                  ),
                })}
              </td>
              <td data-head={say('Sources at least')}>
                <input
                  type="number"
                  min={2}
                  required
                  aria-label={say('Least sources of criterion {n}', { n: i + 1 })}
                  value={least_sources}
                  onChange={({ currentTarget }) => change(i, { least_sources: currentTarget.valueAsNumber })}
                />
              </td>
              <td>
                <button
                  type="button"
                  aria-label={say('Remove criterion {n}', { n: i + 1 })}
                  onClick={() => set(criteria.filter((_, k) => k !== i))}
                >
                  {say('Remove')}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <button
          type="button"
          onClick={() => {
            const rest =
              MEASURE_NAMES.find((one) => criteria.every(({ measure }) => measure !== one)) ?? 'cllr'
            set([...criteria, { measure: rest, limit: MEASURES[rest][2], least_sources: 10 }])
          }}
        >
          {say('Add a criterion')}
        </button>
      </p>
    </div>
  )
}
