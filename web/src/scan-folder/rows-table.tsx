import { say } from '../languages/say.ts'
import type { Row } from './rows.ts'

interface Props {
  readonly rows: readonly Row[]
  /** The columns that can be corrected, with their titles. */
  readonly columns: readonly (readonly [name: keyof Omit<Row, 'path' | 'more'>, title: string])[]
  readonly onChange: (rows: readonly Row[]) => void
  readonly caption: string | undefined
}

/** What each file is, to be corrected. */
export function RowsTable({ rows, columns, onChange, caption }: Props) {
  const change = (place: number, fields: Partial<Row>) =>
    onChange(rows.map((row, i) => (i === place ? { ...row, ...fields } : row)))
  return (
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
                    onChange={({ currentTarget }) => change(i, { [name]: currentTarget.value.trim() })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
