import { checkDone, checkMade } from '../records/acts.ts'
import type { CheckRow, CheckRunRow, CheckTable } from '../records/checks.ts'
import type { Database } from './database.ts'
import { asc, eq } from './drizzle.ts'
import { record } from './events.ts'
import { checkRuns, checks } from './schema.ts'

export function checkTable({ ask, together }: Database): CheckTable {
  return {
    insert: (row) =>
      together(async (tx) => {
        const { rowCount } = await tx.insert(checks).values(row).onConflictDoNothing()
        if (rowCount === 1) await record(tx, checkMade(row))
      }),
    async get(handle) {
      const [row] = await ask((db) => db.select().from(checks).where(eq(checks.handle, handle)))
      return row as CheckRow | undefined
    },
    all: async () =>
      (await ask((db) =>
        db.select().from(checks).orderBy(asc(checks.created), asc(checks.handle)),
      )) as CheckRow[],
    addRun: (row) =>
      together(async (tx) => {
        const { rowCount } = await tx.insert(checkRuns).values(row).onConflictDoNothing()
        if (rowCount === 1) await record(tx, checkDone(row))
      }),
    runs: async (check) =>
      (await ask((db) =>
        db
          .select()
          .from(checkRuns)
          .where(eq(checkRuns.check, check))
          .orderBy(asc(checkRuns.created), asc(checkRuns.handle)),
      )) as CheckRunRow[],
  }
}
