import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { type JobTable, jobOfRow, rowOfChanges, storedJob } from '../../records/jobs.ts'
import { unchangedSince } from '../../seen.ts'
import { and, eq, inArray, sql } from '../drizzle.ts'
import type * as schema from '../schema.ts'
import { jobs } from '../schema.ts'
import { writing } from '../write-failure.ts'

export function jobTable(db: BetterSQLite3Database<typeof schema>): JobTable {
  return {
    insert: async (row) =>
      writing(() => void db.insert(jobs).values(storedJob(row)).onConflictDoNothing().run()),
    async get(id) {
      const row = db.select().from(jobs).where(eq(jobs.id, id)).get()
      return row && jobOfRow(row)
    },
    unfinished: async () =>
      db
        .select()
        .from(jobs)
        .where(inArray(jobs.state, ['queued', 'running']))
        .orderBy(sql`rowid`)
        .all()
        .map(jobOfRow),
    change: async (id, changes, seen) =>
      writing(() => {
        const { changes: rows } = db
          .update(jobs)
          .set(rowOfChanges(changes))
          .where(and(eq(jobs.id, id), ...unchangedSince(jobs, seen)))
          .run()
        return rows > 0
      }),
  }
}
