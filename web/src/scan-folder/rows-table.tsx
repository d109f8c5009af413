import { useId } from 'preact/hooks'
import { say } from '../languages/say.ts'
import { Field } from '../ui/field.tsx'
import { type Row, sourcesByLength } from './rows.ts'

interface Props {
  readonly rows: readonly Row[]
  /** The columns that can be corrected, with their titles. */
  readonly columns: readonly (readonly [name: keyof Omit<Row, 'path' | 'more'>, title: string])[]
  readonly onChange: (rows: readonly Row[]) => void
  readonly caption: string | undefined
}

/** What each file is, to be corrected. The keyboard can pass over the table at once: every cell of it is a stop. */
export function RowsTable({ rows, columns, onChange, caption }: Props) {
  const after = useId()
  const change = (place: number, fields: Partial<Row>) =>
    onChange(rows.map((row, i) => (i === place ? { ...row, ...fields } : row)))
  return (
    <>
      {rows.length > 2 && columns.some(([name]) => name === 'source') && (
        <SourceLength onChange={(length) => onChange(sourcesByLength(rows, length))} />
      )}
      <a class="skip" href={`#${after}`}>
        {say('Skip the table of {n} files', { n: rows.length })}
      </a>
      <div class="scroll rows">
        <table>
          {caption && <caption>{caption}</caption>}
          <thead>
            <tr>
              <th scope="col">{say('File')}</th>
              {columns.map(([name, title]) => (
                <th key={name} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={row.path}>
                <td>{row.path}</td>
                {columns.map(([name, title]) => (
                  <td key={name}>
                    <input
                      type="text"
                      aria-label={say('{column} of {file}', { column: title, file: row.path })}
                      value={row[name]}
                      onInput={({ currentTarget }) => change(i, { [name]: currentTarget.value })}
                      onChange={({ currentTarget }) => change(i, { [name]: currentTarget.value.trim() })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <span id={after} tabIndex={-1} />
    </>
  )
}

/** Names all sources at once, where the names of the files begin with them. */
const SourceLength = ({ onChange }: { onChange: (length: number) => void }) => (
  <Field
    label={say('Length of the source in the names of the files')}
    hint={say(
      'The first so many characters of each name become its source. Single ones can be corrected below.',
    )}
  >
    <input
      type="number"
      min={1}
      max={99}
      onInput={({ currentTarget }) => {
        if (currentTarget.valueAsNumber >= 1) onChange(currentTarget.valueAsNumber)
      }}
    />
  </Field>
)
