/** What this store uses of drizzle-orm, loaded as CommonJS for the reason given in `../sqlite/drizzle.ts`. */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

export const { and, asc, desc, eq, gt, gte, inArray, isNull, lt, ne, sql } =
  require('drizzle-orm') as typeof import('drizzle-orm')
export const {
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
} = require('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core')
export const { drizzle } = require('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres')
export const { migrate } =
  require('drizzle-orm/node-postgres/migrator') as typeof import('drizzle-orm/node-postgres/migrator')
