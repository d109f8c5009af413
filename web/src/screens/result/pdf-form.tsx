import { useEffect, useState } from 'preact/hooks'
import { LANGUAGE_NAMES } from '../../../../src/words/languages/language.ts'
import { caseWith } from '../../api/cases.ts'
import { LANGUAGE } from '../../languages/chosen.ts'
import { say } from '../../languages/say.ts'
import { Download } from '../../ui/download.tsx'
import { Field } from '../../ui/field.tsx'

const FIELDS = [
  ['case_id', say('Case'), ''],
  ['report_number', say('Report number'), ''],
  ['exhibit_a', say('Exhibit of mark A'), ''],
  ['exhibit_b', say('Exhibit of mark B'), ''],
  ['examiner', say('Examiner'), ''],
  ['date', say('Date'), say('as it is to be printed')],
  ['signatures', say('Who signs'), say('names separated by semicolons, at most 6; each gets a line')],
] as const

/** Where several known marks of one source take the place of mark B. */
const OF_QUESTIONS: Readonly<Record<string, string>> = {
  exhibit_a: say('Exhibit of the questioned mark'),
  exhibit_b: say('Exhibit of the known marks'),
}

type Fields = Readonly<Record<string, string>>

/** What is the same from one report to the next stays in this browser. */
const STAYING = ['examiner', 'signatures', 'language']
const KEPT = 'markgraph-pdf'

/** Without a choice, the document is in the language of the page, unless that is the one without a choice too. */
const IN_LANGUAGE: Fields = LANGUAGE === 'en' ? {} : { language: LANGUAGE }

const kept = (): Fields => JSON.parse(localStorage.getItem(KEPT) ?? '{}')

export interface PrintTexts {
  readonly fields: Fields
  readonly setFields: (now: Fields) => void
}

/** What is printed besides the report, on the PDF by itself and on the one in a bundle: the same words give the same bytes. */
export function usePrintTexts(handle: string): PrintTexts {
  const [fields, change] = useState<Fields>(() => ({ ...IN_LANGUAGE, ...kept() }))
  const setFields = (now: Fields) => {
    change(now)
    const staying = STAYING.map((name) => [name, now[name] ?? ''])
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(staying)))
  }
  useEffect(() => {
    void caseWith(handle).then(
      (found) => found && change((now) => ({ case_id: found.number, ...now })),
      () => undefined, // it can be typed
    )
  }, [handle])
  return { fields, setFields }
}

/** The texts that are not empty, as fields of a request. */
export const givenTexts = (fields: Fields): string[][] =>
  Object.entries(fields).filter(([, value]) => value.trim() !== '')

interface Props {
  readonly handle: string
  readonly question: boolean
  readonly texts: PrintTexts
}

/** The texts of a PDF, and the PDF. All of them may stay empty. */
export function PdfForm({ handle, question, texts: { fields, setFields } }: Props) {
  const given = givenTexts(fields)
  const query = given.length > 0 ? `?${new URLSearchParams(given)}` : ''
  return (
    <div>
      <p class="muted">{say('All fields may stay empty. The same words give the same file.')}</p>
      <div class="fields">
        {FIELDS.map(([name, title, hint]) => (
          <Field key={name} label={(question && OF_QUESTIONS[name]) || title} hint={hint}>
            <input
              type="text"
              value={fields[name] ?? ''}
              onInput={({ currentTarget }) => setFields({ ...fields, [name]: currentTarget.value })}
            />
          </Field>
        ))}
        <Field label={say('Language')} hint={say('of the document; the number does not depend on it')}>
          <select
            value={fields['language'] ?? ''}
            onChange={({ currentTarget }) => setFields({ ...fields, language: currentTarget.value })}
          >
            <option value="">{say('As the service is set')}</option>
            {Object.entries(LANGUAGE_NAMES).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <label class="choice">
        <input
          type="checkbox"
          checked={fields['sensitivity'] === 'true'}
          onChange={({ currentTarget }) =>
            setFields({ ...fields, sensitivity: currentTarget.checked ? 'true' : '' })
          }
        />
        {say('With the section on sensitivity')}
      </label>
      {fields['sensitivity'] === 'true' && (
        <p class="muted">{say('A bundle does not prove a PDF with this section: no bundle has it.')}</p>
      )}
      <p class="actions">
        <Download
          href={`/v1/reports/${handle}/report.pdf${query}`}
          name="report.pdf"
          label={say('Save the PDF')}
        />
      </p>
    </div>
  )
}
