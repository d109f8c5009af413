import { createRequire } from 'node:module'
import type { ColumnBaseConfig, ColumnDataType } from 'drizzle-orm'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from './drizzle.ts'

const { getTableConfig } = createRequire(import.meta.url)(
  'drizzle-orm/sqlite-core',
) as typeof import('drizzle-orm/sqlite-core')

type Columns = Record<string, PgColumn>

/** The same column, in PostgreSQL. */
type SameColumn<C> = C extends { _: infer Config extends ColumnBaseConfig<ColumnDataType, string> }
  ? PgColumn<
      Pick<Config, keyof ColumnBaseConfig<ColumnDataType, string>> & {
        generated: undefined
        identity: undefined
      }
    >
  : never

/** The PostgreSQL table with the columns of a SQLite table, and more. */
type FromSqlite<T extends SQLiteTable, More extends Columns = Record<never, PgColumn>> = PgTableWithColumns<{
  name: T['_']['name']
  schema: undefined
  dialect: 'pg'
  columns: { [K in keyof T['_']['columns']]: SameColumn<T['_']['columns'][K]> } & More
}>

/** A number that counts the rows of a table as they are inserted. */
const counter = (name: string) => bigint(name, { mode: 'number' }).generatedAlwaysAsIdentity()
const positionOf = () => pgTable('', { position: counter('position') }).position
type Position = { position: ReturnType<typeof positionOf> }

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The PostgreSQL type of a column. Integers have 64 bits, as in SQLite. */
function columnOf(column: SQLiteColumn) {
  const { name } = column
  switch (column.columnType) {
    case 'SQLiteText':
      return text(name)
    case 'SQLiteTextJson':
      return json(name)
    case 'SQLiteInteger':
      return bigint(name, { mode: 'number' })
    case 'SQLiteBoolean':
      return boolean(name)
    case 'SQLiteReal':
      return doublePrecision(name)
    case 'SQLiteBlobBuffer':
      return bytes(name)
    default:
      throw new TypeError(`no PostgreSQL type stands for ${column.columnType} of ${name}`)
  }
}

/**
 * The table of PostgreSQL that holds what a table of SQLite holds: the same names, keys, indexes and defaults. So both stores have
 * one description. With `counted`, it has a further column `position`, which does what `rowid` does in SQLite.
 */
export function fromSqlite<T extends SQLiteTable>(table: T, counted: 'counted'): FromSqlite<T, Position>
export function fromSqlite<T extends SQLiteTable>(table: T): FromSqlite<T>
export function fromSqlite<T extends SQLiteTable>(table: T, counted?: 'counted'): FromSqlite<T> {
  const { name, columns, indexes, primaryKeys } = getTableConfig(table)
  const keyOf = new Map(Object.entries(table).map(([key, column]) => [column, key]))
  const own = Object.fromEntries(
    columns.map((column) => {
      let builder = columnOf(column) as ReturnType<typeof text>
      if ('autoIncrement' in column && column.autoIncrement === true) builder = counter(column.name) as never
      if (column.primary) builder = builder.primaryKey() as never
      if (column.notNull) builder = builder.notNull() as never
      if (column.default !== undefined) builder = builder.default(column.default as string) as never
      return [keyOf.get(column)!, builder]
    }),
  )
  const more = counted ? { position: counter('position') } : {}
  return pgTable(name, { ...own, ...more } as typeof own, (made) => {
    const column = ({ name: wanted }: { name: string }) =>
      Object.values(made).find((one) => one.name === wanted)!
    return [
      ...indexes.map(({ config }) => {
        const [first, ...others] = config.columns.map((one) => column(one as SQLiteColumn))
        return (config.unique ? uniqueIndex : index)(config.name).on(first!, ...others)
      }),
      ...primaryKeys.map((key) => primaryKey({ columns: key.columns.map(column) as never })),
    ]
  }) as unknown as FromSqlite<T>
}
