import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { type SubmissionTable, submissionOfRow } from '../../records/submissions.ts'
import { and, asc, eq, sql } from '../drizzle.ts'
import type * as schema from '../schema.ts'
import { submissions } from '../schema.ts'

export function submissionQueries(db: BetterSQLite3Database<typeof schema>): SubmissionTable {
  const ofSplit = db
    .select()
    .from(submissions)
    .where(eq(submissions.splitHash, sql.placeholder('splitHash')))
    .orderBy(asc(submissions.id))
    .prepare()
  const one = db
    .select()
    .from(submissions)
    .where(
      and(
        eq(submissions.splitHash, sql.placeholder('splitHash')),
        eq(submissions.submitter, sql.placeholder('submitter')),
        eq(submissions.method, sql.placeholder('method')),
        eq(submissions.csvSha256, sql.placeholder('csvSha256')),
      ),
    )
    .prepare()
  const toRow = ({ id: _, ...row }: typeof submissions.$inferSelect) => submissionOfRow(row)
  return {
    of: async (splitHash) => ofSplit.all({ splitHash }).map(toRow),
    async find(key) {
      const row = one.get({ ...key })
      return row && toRow(row)
    },
  }
}
