/**
 * What the store uses of drizzle-orm, loaded as CommonJS. As an ES module it takes 0.4 s and 140 MB at every start: Node reads
 * the exports of the package, 180 kB, for each of its 113 modules.
 */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

export const { and, asc, desc, eq, getTableColumns, gt, gte, inArray, isNull, lt, ne, sql } =
  require('drizzle-orm') as typeof import('drizzle-orm')
export const { blob, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } =
  require('drizzle-orm/sqlite-core') as typeof import('drizzle-orm/sqlite-core')
export const { drizzle } =
  require('drizzle-orm/better-sqlite3') as typeof import('drizzle-orm/better-sqlite3')
export const { migrate } =
  require('drizzle-orm/better-sqlite3/migrator') as typeof import('drizzle-orm/better-sqlite3/migrator')
