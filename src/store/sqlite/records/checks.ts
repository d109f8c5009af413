import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { Handle } from '../../../address/canonical.ts'
import { checkDone, checkMade } from '../../records/acts.ts'
import type { CheckRow, CheckRunRow, CheckTable } from '../../records/checks.ts'
import { eq } from '../drizzle.ts'
import { keepDocument } from '../keep-document.ts'
import type * as schema from '../schema.ts'
import { checkRuns, checks } from '../schema.ts'
import { writing } from '../write-failure.ts'
import { record } from './events.ts'

export function checkTable(db: BetterSQLite3Database<typeof schema>): CheckTable {
  return {
    insert: async (row) =>
      writing(() =>
        db.transaction(() => {
          if (db.insert(checks).values(row).onConflictDoNothing().run().changes === 0) return
          keepDocument(db, row.handle)
          record(db, checkMade(row))
        }),
      ),
    get: async (handle: Handle) =>
      db.select().from(checks).where(eq(checks.handle, handle)).get() as CheckRow | undefined,
    all: async () => db.select().from(checks).orderBy(checks.created, checks.handle).all() as CheckRow[],
    addRun: async (row) =>
      writing(() =>
        db.transaction(() => {
          if (db.insert(checkRuns).values(row).onConflictDoNothing().run().changes === 0) return
          keepDocument(db, row.handle)
          record(db, checkDone(row))
        }),
      ),
    runs: async (check: Handle) =>
      db
        .select()
        .from(checkRuns)
        .where(eq(checkRuns.check, check))
        .orderBy(checkRuns.created, checkRuns.handle)
        .all() as CheckRunRow[],
  }
}
