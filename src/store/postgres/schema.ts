import * as described from '../sqlite/schema.ts'
import { bigint, boolean, pgTable, primaryKey, text } from './drizzle.ts'
import { fromSqlite } from './from-sqlite.ts'

export const blobs = fromSqlite(described.blobs)
export const artifacts = fromSqlite(described.artifacts)
export const runs = fromSqlite(described.runs, 'counted') // runs of one artifact are listed oldest first
export const scans = fromSqlite(described.scans)
export const recipes = fromSqlite(described.recipes)
export const reports = fromSqlite(described.reports)
export const studies = fromSqlite(described.studies)
export const studyScans = fromSqlite(described.studyScans)
export const collections = fromSqlite(described.collections)
export const collectionScans = fromSqlite(described.collectionScans)
export const collectionBlocks = fromSqlite(described.collectionBlocks)
export const ownReferences = fromSqlite(described.ownReferences)
export const submissions = fromSqlite(described.submissions)
export const jobs = fromSqlite(described.jobs, 'counted')
export const cases = fromSqlite(described.cases)
export const plans = fromSqlite(described.plans)
export const checks = fromSqlite(described.checks)
export const checkRuns = fromSqlite(described.checkRuns)
export const reviews = fromSqlite(described.reviews)
export const events = fromSqlite(described.events)

/** When clients took what is limited, oldest first: see `Counts`. A store of one machine keeps this in memory. */
export const taken = pgTable(
  'taken',
  {
    name: text('name').notNull(), // of what is limited
    client: text('client').notNull(),
    times: bigint('times', { mode: 'number' }).array().notNull(), // milliseconds since 1970
    taken: boolean('taken').notNull(), // whether the last one who asked got one
  },
  (table) => [primaryKey({ columns: [table.name, table.client] })],
)
