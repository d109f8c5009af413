import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { canonicalJson } from '../../../address/canonical.ts'
import { referenceMade } from '../../records/acts.ts'
import { type OwnReferenceTable, ownReferenceOfRow } from '../../records/own-references.ts'
import { eq } from '../drizzle.ts'
import { keepDocument } from '../keep-document.ts'
import type * as schema from '../schema.ts'
import { ownReferences } from '../schema.ts'
import { writing } from '../write-failure.ts'
import { record } from './events.ts'

export function ownReferenceTable(db: BetterSQLite3Database<typeof schema>): OwnReferenceTable {
  const all = db.select().from(ownReferences).orderBy(ownReferences.id).prepare()
  return {
    async insert(row) {
      return writing(() =>
        db.transaction(() => {
          const values = { ...row, record: canonicalJson(row.record) }
          if (db.insert(ownReferences).values(values).onConflictDoNothing().run().changes === 0) return false
          keepDocument(db, row.handle)
          record(db, referenceMade(row))
          return true
        }),
      )
    },
    async get(id) {
      const row = db.select().from(ownReferences).where(eq(ownReferences.id, id)).get()
      return row && ownReferenceOfRow(row)
    },
    all: async () => all.all().map(ownReferenceOfRow),
  }
}
