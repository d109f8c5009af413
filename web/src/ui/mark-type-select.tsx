import { markTypes } from '../api/meta.ts'
import { say } from '../languages/say.ts'
import { Field } from './field.tsx'

interface Props {
  /** Of the field in a form that is read when it is sent. */
  readonly name?: string
  readonly value?: string
  readonly onChange?: (domain: string) => void
}

/** Chooses a kind of marks. */
export const MarkTypeSelect = ({ name, value, onChange }: Props) => (
  <Field label={say('Kind of marks')}>
    <select name={name} value={value} onChange={({ currentTarget }) => onChange?.(currentTarget.value)}>
      {markTypes().map(({ domain, title }) => (
        <option key={domain} value={domain}>
          {title}
        </option>
      ))}
    </select>
  </Field>
)
