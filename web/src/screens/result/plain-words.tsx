import { useState } from 'preact/hooks'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../../src/words/languages/language.ts'
import { api, got } from '../../api/client.ts'
import { LANGUAGE } from '../../languages/chosen.ts'
import { say } from '../../languages/say.ts'
import { Field } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'

/** The result for somebody who sees a likelihood ratio for the first time, in the language of that reader. */
export function PlainWords({ handle }: { handle: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details class="panel" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('In plain words')}</summary>
      {isOpen && <Explanation handle={handle} />}
    </details>
  )
}

function Explanation({ handle }: { handle: string }) {
  const [language, setLanguage] = useState<Language>(LANGUAGE)
  const explanation = useLoaded(
    () =>
      got(() =>
        api().GET('/v1/reports/{handle}/explanation', { params: { path: { handle }, query: { language } } }),
      ),
    [handle, language],
  )
  return (
    <>
      <Field label={say('Language')}>
        <select
          value={language}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value as Language)}
        >
          {LANGUAGES.map((code) => (
            <option key={code} value={code}>
              {LANGUAGE_NAMES[code]}
            </option>
          ))}
        </select>
      </Field>
      <Loaded of={explanation} what={say('the explanation')}>
        {({ summary, paragraphs }) => (
          <div lang={language}>
            {[summary, ...paragraphs].map((one) => (
              <p key={one}>{one}</p>
            ))}
          </div>
        )}
      </Loaded>
    </>
  )
}
