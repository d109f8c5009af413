import { say } from '../languages/say.ts'
import { Field } from '../ui/field.tsx'
import type { Row } from './rows.ts'

interface Props {
  readonly rows: readonly Row[]
  readonly onChange: (rows: readonly Row[]) => void
}

/** Offered after files were refused: their headers may be in micrometres. What was read already is not read again. */
export const UnitField = ({ rows, onChange }: Props) => (
  <Field label={say('Unit of the files')}>
    <select
      value={rows.every(({ more }) => more['units'] === 'um') ? 'um' : 'file'}
      onChange={({ currentTarget }) =>
        onChange(rows.map((row) => ({ ...row, more: { ...row.more, units: currentTarget.value } })))
      }
    >
      <option value="file">{say('metres, as the standard says')}</option>
      <option value="um">{say('micrometres, as some programs write')}</option>
    </select>
  </Field>
)
