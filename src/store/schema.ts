import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Data once, whoever refers to them. Small ones stand in the row, larger ones in a file named by the hash. */
export const blobs = sqliteTable('blobs', {
  sha256: text('sha256').primaryKey(),
  size: integer('size').notNull(),
  inline: blob('inline', { mode: 'buffer' }),
})

/** What a handle means. The bytes behind `data_sha256` may be absent: then they are computed again when asked for. */
export const artifacts = sqliteTable('artifacts', {
  handle: text('handle').primaryKey(),
  kind: text('kind').notNull(),
  meta: text('meta').notNull(), // canonical JSON
  dataSha256: text('data_sha256').notNull(),
  bytes: integer('bytes').notNull(),
})

/** Computations that were done: run key to output handle. */
export const runs = sqliteTable(
  'runs',
  {
    runKey: text('run_key').primaryKey(),
    node: text('node').notNull(),
    version: integer('version').notNull(),
    params: text('params').notNull(), // canonical JSON
    inputs: text('inputs').notNull(), // canonical JSON: input name to handle or handles
    output: text('output').notNull(),
    engineVersion: text('engine_version').notNull(),
  },
  (table) => [index('runs_by_output').on(table.output)],
)

/** Scans as they were uploaded, by the SHA-256 of the file. */
export const scans = sqliteTable('scans', {
  sha256: text('sha256').primaryKey(),
  handle: text('handle').notNull(),
  filename: text('filename').notNull(),
})

/** Recipes by the SHA-256 of their canonical JSON. */
export const recipes = sqliteTable('recipes', {
  handle: text('handle').primaryKey(),
  body: text('body').notNull(), // canonical JSON, without the handle
})
