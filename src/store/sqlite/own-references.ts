import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { canonicalJson, type Handle } from '../../address/canonical.ts'
import type { OwnReferenceRow, OwnReferenceTable } from '../own-references.ts'
import { eq } from './drizzle.ts'
import type * as schema from './schema.ts'
import { ownReferences } from './schema.ts'
import { writing } from './write-failure.ts'

export function ownReferenceTable(db: BetterSQLite3Database<typeof schema>): OwnReferenceTable {
  const toRow = (row: typeof ownReferences.$inferSelect): OwnReferenceRow => ({
    ...row,
    handle: row.handle as Handle,
    record: JSON.parse(row.record),
  })
  return {
    async insert(row) {
      const insert = db
        .insert(ownReferences)
        .values({ ...row, record: canonicalJson(row.record) })
        .onConflictDoNothing()
      return writing(() => insert.run().changes > 0)
    },
    async get(id) {
      const row = db.select().from(ownReferences).where(eq(ownReferences.id, id)).get()
      return row && toRow(row)
    },
    all: async () => db.select().from(ownReferences).orderBy(ownReferences.id).all().map(toRow),
  }
}
