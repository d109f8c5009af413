import { canonicalJson, type Handle } from '../../address/canonical.ts'
import { referenceMade, studyMade } from '../records/acts.ts'
import { type JobTable, jobOfRow, rowOfChanges, storedJob } from '../records/jobs.ts'
import { type OwnReferenceTable, ownReferenceOfRow } from '../records/own-references.ts'
import type { ListedReport, ReportTable } from '../records/reports.ts'
import { type StudyTable, scanOfRow, studyOfRow } from '../records/studies.ts'
import { type SubmissionTable, submissionOfRow } from '../records/submissions.ts'
import { unchangedSince } from '../seen.ts'
import type { Database } from './database.ts'
import { and, asc, desc, eq, gt, inArray, lt } from './drizzle.ts'
import { record } from './events.ts'
import { jobs, ownReferences, reports, studies, studyScans, submissions } from './schema.ts'

const ROWS = 1_000 // of one statement

export function studyTable({ ask, together }: Database): StudyTable {
  return {
    insert: (study, scans) =>
      together(async (tx) => {
        const { populations: _none, scorerConfig, ...row } = study
        const values = { ...row, scorerConfig: canonicalJson(scorerConfig) }
        const { rowCount } = await tx.insert(studies).values(values).onConflictDoNothing()
        if (rowCount === 0) return false
        for (let i = 0; i < scans.length; i += ROWS) {
          const part = scans.slice(i, i + ROWS)
          const rows = part.map((scan, k) => ({ ...scan, studyId: row.id, position: i + k }))
          await tx.insert(studyScans).values(rows)
        }
        await record(tx, studyMade(study))
        return true
      }),
    async get(id) {
      const [row] = await ask((db) => db.select().from(studies).where(eq(studies.id, id)))
      return row && studyOfRow(row)
    },
    async unfinished() {
      const open = inArray(studies.state, ['queued', 'running'])
      const rows = await ask((db) =>
        db.select().from(studies).where(open).orderBy(studies.created, studies.id),
      )
      return rows.map(studyOfRow)
    },
    async all() {
      const rows = await ask((db) => db.select().from(studies).orderBy(studies.created, studies.id))
      return rows.map(studyOfRow)
    },
    async scans(id) {
      const rows = await ask((db) =>
        db.select().from(studyScans).where(eq(studyScans.studyId, id)).orderBy(studyScans.position),
      )
      return rows.map(scanOfRow)
    },
    change: (id, { populations, ...changes }, seen) =>
      ask(async (db) => {
        const found = populations ? { populations: canonicalJson(populations) } : {}
        const { rowCount } = await db
          .update(studies)
          .set({ ...changes, ...found })
          .where(and(eq(studies.id, id), ...unchangedSince(studies, seen)))
        return rowCount === 1
      }),
  }
}

export function ownReferenceTable({ ask, together }: Database): OwnReferenceTable {
  return {
    insert: (row) =>
      together(async (tx) => {
        const values = { ...row, record: canonicalJson(row.record) }
        const { rowCount } = await tx.insert(ownReferences).values(values).onConflictDoNothing()
        if (rowCount === 1) await record(tx, referenceMade(row))
        return rowCount === 1
      }),
    async get(id) {
      const [row] = await ask((db) => db.select().from(ownReferences).where(eq(ownReferences.id, id)))
      return row && ownReferenceOfRow(row)
    },
    async all() {
      return (await ask((db) => db.select().from(ownReferences).orderBy(ownReferences.id))).map(
        ownReferenceOfRow,
      )
    },
  }
}

export function reportTable({ ask }: Database): ReportTable {
  return {
    async has(principal, handle) {
      const same = and(eq(reports.principal, principal), eq(reports.handle, handle))
      return (await ask((db) => db.select({ at: reports.position }).from(reports).where(same))).length > 0
    },
    async newest(principal, limit, before) {
      const page = and(
        eq(reports.principal, principal),
        before === undefined ? undefined : lt(reports.position, before),
      )
      const newest = desc(reports.position)
      const rows = await ask((db) => db.select().from(reports).where(page).orderBy(newest).limit(limit))
      return rows as ListedReport[]
    },
    async handles(limit, after) {
      const later = after === undefined ? undefined : gt(reports.handle, after)
      const rows = await ask((db) =>
        db
          .selectDistinct({ handle: reports.handle })
          .from(reports)
          .where(later)
          .orderBy(reports.handle)
          .limit(limit),
      )
      return rows.map(({ handle }) => handle as Handle)
    },
    async ofHandles(handles) {
      const rows = await ask((db) =>
        db
          .selectDistinctOn([reports.handle])
          .from(reports)
          .where(inArray(reports.handle, handles))
          .orderBy(reports.handle),
      )
      return rows as ListedReport[]
    },
    async ofRecipe(recipe) {
      const rows = await ask((db) =>
        db.select().from(reports).where(eq(reports.recipe, recipe)).orderBy(asc(reports.position)),
      )
      return rows as ListedReport[]
    },
  }
}

export function submissionTable({ ask }: Database): SubmissionTable {
  const toRow = ({ id: _, ...row }: typeof submissions.$inferSelect) => submissionOfRow(row)
  return {
    async of(splitHash) {
      const rows = await ask((db) =>
        db
          .select()
          .from(submissions)
          .where(eq(submissions.splitHash, splitHash))
          .orderBy(asc(submissions.id)),
      )
      return rows.map(toRow)
    },
    async find({ splitHash, submitter, method, csvSha256 }) {
      const same = and(
        eq(submissions.splitHash, splitHash),
        eq(submissions.submitter, submitter),
        eq(submissions.method, method),
        eq(submissions.csvSha256, csvSha256),
      )
      const [row] = await ask((db) => db.select().from(submissions).where(same))
      return row && toRow(row)
    },
  }
}

export function jobTable({ ask }: Database): JobTable {
  const toJob = ({ position: _, ...row }: typeof jobs.$inferSelect) => jobOfRow(row)
  return {
    async insert(row) {
      // a repeated insert is this one again
      await ask((db) => db.insert(jobs).values(storedJob(row)).onConflictDoNothing())
    },
    async get(id) {
      const [row] = await ask((db) => db.select().from(jobs).where(eq(jobs.id, id)))
      return row && toJob(row)
    },
    async unfinished() {
      const open = inArray(jobs.state, ['queued', 'running'])
      return (await ask((db) => db.select().from(jobs).where(open).orderBy(asc(jobs.position)))).map(toJob)
    },
    change: (id, changes, seen) =>
      ask(async (db) => {
        const same = and(eq(jobs.id, id), ...unchangedSince(jobs, seen))
        const { rowCount } = await db.update(jobs).set(rowOfChanges(changes)).where(same)
        return rowCount === 1
      }),
  }
}
