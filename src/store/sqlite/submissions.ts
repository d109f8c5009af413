import { and, asc, eq, sql } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { Json } from '../../address/canonical.ts'
import type * as schema from './schema.ts'
import { submissions } from './schema.ts'

/** An accepted submission to a split of the benchmark. */
export interface SubmissionRow {
  readonly split: string
  readonly splitHash: string
  readonly submitter: string
  readonly method: string
  readonly url: string | null
  /** Of the CSV as it came, which is the blob of that hash. */
  readonly csvSha256: string
  readonly metrics: Json
  readonly createdAt: string
}

/** Reading of submissions; they are written by `Store.commit`. */
export interface Submissions {
  /** Those to a split, the first one first. */
  of(splitHash: string): SubmissionRow[]
  /** The stored submission of this submitter, method and CSV. */
  find(
    key: Pick<SubmissionRow, 'splitHash' | 'submitter' | 'method' | 'csvSha256'>,
  ): SubmissionRow | undefined
}

export function submissionQueries(db: BetterSQLite3Database<typeof schema>): Submissions {
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
  const toRow = ({ id: _id, ...row }: typeof submissions.$inferSelect): SubmissionRow => ({
    ...row,
    metrics: JSON.parse(row.metrics),
  })
  return {
    of: (splitHash) => ofSplit.all({ splitHash }).map(toRow),
    find(key) {
      const row = one.get({ ...key })
      return row && toRow(row)
    },
  }
}
