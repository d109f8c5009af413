import type { ComponentChildren } from 'preact'
import { Loaded } from './loaded.tsx'
import type { Loading } from './use-loaded.ts'
import { useNarrow } from './use-narrow.ts'

interface Column<Row> {
  readonly head: string
  readonly cell: (row: Row) => ComponentChildren
  /** Whether the cells are numbers, which stand on the right. */
  readonly isNumber?: boolean
  /** Whether the cells are dates or names that stay on one line. */
  readonly isOneLine?: boolean
}

interface TableProps<Row> {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly columns: readonly Column<Row>[]
  /** Whether the cells hold sentences, so that the columns need a whole screen. */
  readonly isWordy?: boolean
}

const MAX_COLUMNS = 6 // that fit in half of a screen

/** Rows with a head over each column; where the window is too narrow for the columns, each row is a block. */
export function Table<Row>({ rows, keyOf, columns, isWordy = false }: TableProps<Row>) {
  const isNarrow = useNarrow(isWordy || columns.length > MAX_COLUMNS ? 'desk' : 'phone')
  const classOf = ({ isNumber, isOneLine }: Column<Row>) =>
    isNumber ? 'number' : isOneLine ? 'one-line' : undefined
  return (
    <table class={isNarrow ? 'listing blocks' : 'listing'}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.head} scope="col" class={classOf(column)}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.head} class={classOf(column)} data-head={column.head}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ListProps<Row> extends Omit<TableProps<Row>, 'rows'> {
  readonly of: Loading<readonly Row[]>
  /** What is being loaded, as `the studies`. */
  readonly what: string
  /** What stands there when the list is empty. */
  readonly none: string
}

/** A list of the service as a table. */
export function ListTable<Row>({ of, what, none, ...table }: ListProps<Row>) {
  return (
    <Loaded of={of} what={what}>
      {(rows) =>
        rows.length === 0 ? (
          <p>{none}</p>
        ) : (
          <div class="panel scroll">
            <Table rows={rows} {...table} />
          </div>
        )
      }
    </Loaded>
  )
}
