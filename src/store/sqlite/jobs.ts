import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { canonicalJson, type Handle } from '../../address/canonical.ts'
import type { JobChanges, JobRow, JobSeen, JobState, JobTable } from '../jobs.ts'
import { and, eq, inArray, isNull, sql } from './drizzle.ts'
import type * as schema from './schema.ts'
import { jobs } from './schema.ts'
import { writing } from './write-failure.ts'

export function jobTable(db: BetterSQLite3Database<typeof schema>): JobTable {
  const toJob = (row: typeof jobs.$inferSelect): JobRow => ({
    ...row,
    state: row.state as JobState,
    request: row.request === null ? null : JSON.parse(row.request),
    stages: JSON.parse(row.stages),
    report: row.report as Handle | null,
  })
  return {
    insert: async ({ request, stages, ...row }) =>
      writing(() => {
        const texts = { request: canonicalJson(request), stages: canonicalJson(stages) }
        db.insert(jobs)
          .values({ ...row, ...texts })
          .run()
      }),
    async get(id) {
      const row = db.select().from(jobs).where(eq(jobs.id, id)).get()
      return row && toJob(row)
    },
    unfinished: async () =>
      db
        .select()
        .from(jobs)
        .where(inArray(jobs.state, ['queued', 'running']))
        .orderBy(sql`rowid`)
        .all()
        .map(toJob),
    change: async (id, changes, seen) =>
      writing(() => {
        const { changes: rows } = db
          .update(jobs)
          .set(columns(changes))
          .where(and(eq(jobs.id, id), ...asSeen(seen)))
          .run()
        return rows > 0
      }),
  }
}

function asSeen(seen: JobSeen) {
  const as = [eq(jobs.state, seen.state)]
  for (const name of ['runner', 'beat'] as const) {
    const value = seen[name]
    if (value === null) as.push(isNull(jobs[name]))
    else if (value !== undefined) as.push(eq(jobs[name], value))
  }
  return as
}

function columns({ request, stages, ...rest }: JobChanges): Partial<typeof jobs.$inferInsert> {
  return {
    ...rest,
    ...(request !== undefined && { request: request === null ? null : canonicalJson(request) }),
    ...(stages !== undefined && { stages: canonicalJson(stages) }),
  }
}
