import { useState } from 'preact/hooks'
import type { paths } from '../../../../clients/typescript/src/index.ts'
import { api, got } from '../../api/client.ts'
import { markTypes } from '../../api/meta.ts'
import { wordsOf } from '../../api/words.ts'
import { say } from '../../languages/say.ts'
import { show } from '../../languages/show.ts'
import { usePlace } from '../../router.ts'
import { Field } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { MarkTypeSelect } from '../../ui/mark-type-select.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { Found } from './found.tsx'

export type SearchAnswer = Extract<
  paths['/v1/search']['post']['responses'][200]['content']['application/json'],
  { hits: unknown }
>

/** Sets of marks that can be searched: collections, which grow, and studies. */
async function searchable() {
  const [{ collections }, { studies }] = await Promise.all([
    got(() => api().GET('/v1/collections')),
    got(() => api().GET('/v1/studies')),
  ])
  return [
    ...collections.map(({ id, name, domain, marks }) => ({
      id,
      name,
      domain,
      what: say('collection, {n} marks', { n: marks }),
    })),
    ...studies.map(({ id, name, domain }) => ({ id, name, domain, what: say('study') })),
  ]
}

/** One mark against many. */
export function SearchScreen() {
  const sets = useLoaded(searchable, [])
  const { query } = usePlace()
  const against = query.get('against')
  const [chosen, setDomain] = useState<string>()
  const [state, setState] = useState<'idle' | 'busy' | { failed: string } | SearchAnswer>('idle')
  const search = async (event: SubmitEvent, domain: string) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const shown = form.get('shown')
    const body = {
      domain,
      against: form.get('against'),
      mark: form.getAll('mark'),
      ...(shown !== '' && { [`mark_${shown}`]: true }),
    } as never
    setState('busy')
    try {
      setState((await got(() => api().POST('/v1/search', { body }))) as SearchAnswer)
    } catch (error) {
      setState({ failed: wordsOf(error) })
    }
  }
  return (
    <>
      <h1>{say('Search')}</h1>
      <p>
        {say(
          'Compares one mark with every mark of a collection or study, and lists the sources that agree best. A hit is a lead, not a verdict: the best of many marks agrees better by chance than one mark does.',
        )}
      </p>
      <Loaded of={sets} what={say('the collections and studies')}>
        {(all) => {
          const domain = chosen ?? all.find(({ id }) => id === against)?.domain ?? markTypes()[0]!.domain
          const own = all.filter((one) => one.domain === domain)
          return (
            <form class="panel" onSubmit={(event) => void search(event, domain)}>
              <div class="fields">
                <MarkTypeSelect value={domain} onChange={setDomain} />
                <Field
                  label={say('Search in')}
                  hint={say(
                    own.length === 0
                      ? 'There is no collection or study of this kind yet.'
                      : 'A collection grows; a study has the marks that it was made of.',
                  )}
                >
                  <select name="against" required>
                    {own.map(({ id, name, what }) => (
                      <option key={id} value={id} selected={id === against}>
                        {name} ({what})
                      </option>
                    ))}
                  </select>
                </Field>
                <Field
                  label={say('Questioned mark')}
                  hint={say('X3P: one scan, or all lands of a bullet in their order')}
                >
                  <input type="file" name="mark" accept=".x3p" multiple required />
                </Field>
                <Field label={say('How the scans show {mark}', { mark: say('the questioned mark') })}>
                  <select name="shown">
                    <option value="">{say('directly')}</option>
                    <option value="replica">{say('as a cast')}</option>
                    <option value="mirrored">{say('as a mirror image')}</option>
                  </select>
                </Field>
              </div>
              <p class="hint">
                {show('{collections} are made of a folder of scans, and grow.', {
                  collections: <a href="/collections">{say('Collections')}</a>,
                })}
              </p>
              <p class="actions">
                <button type="submit" class="primary" disabled={state === 'busy' || own.length === 0}>
                  {say(state === 'busy' ? 'Searching …' : 'Search')}
                </button>
              </p>
            </form>
          )
        }}
      </Loaded>
      <div aria-live="polite">
        {typeof state === 'object' &&
          ('failed' in state ? <Notice kind="failure">{state.failed}</Notice> : <Found answer={state} />)}
      </div>
    </>
  )
}
