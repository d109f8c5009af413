import { useState } from 'preact/hooks'
import { Download } from '../../ui/download.tsx'

const FIELDS = [
  ['case_id', 'Case'],
  ['examiner', 'Examiner'],
] as const

/** What a PDF says besides the report. The same words give the same bytes. */
export function PdfForm({ handle }: { handle: string }) {
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const given = Object.entries(fields).filter(([, value]) => value.trim() !== '')
  const query = given.length > 0 ? `?${new URLSearchParams(given)}` : ''
  return (
    <div>
      <div class="fields">
        {FIELDS.map(([name, title]) => (
          <label key={name} class="field">
            <span>{title} (may stay empty)</span>
            <input
              type="text"
              value={fields[name] ?? ''}
              onInput={({ currentTarget }) => setFields({ ...fields, [name]: currentTarget.value })}
            />
          </label>
        ))}
      </div>
      <label class="choice">
        <input
          type="checkbox"
          checked={fields['sensitivity'] === 'true'}
          onChange={({ currentTarget }) =>
            setFields({ ...fields, sensitivity: currentTarget.checked ? 'true' : '' })
          }
        />
        With the section on sensitivity
      </label>
      <p class="actions">
        <Download href={`/v1/reports/${handle}/report.pdf${query}`} name="report.pdf" label="Save the PDF" />
      </p>
    </div>
  )
}
