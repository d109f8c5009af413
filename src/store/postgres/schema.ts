import * as described from '../sqlite/schema.ts'
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
export const ownReferences = fromSqlite(described.ownReferences)
export const submissions = fromSqlite(described.submissions)
export const jobs = fromSqlite(described.jobs, 'counted')
