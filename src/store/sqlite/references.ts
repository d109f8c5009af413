import { eq } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { canonicalJson, type Handle, type Json } from '../../address/canonical.ts'
import type * as schema from './schema.ts'
import { ownReferences } from './schema.ts'

export interface OwnReferenceRow {
  readonly id: string
  /** Of the document, which is an artifact. */
  readonly handle: Handle
  /** The document without its rows. */
  readonly record: Json
  readonly study: string | null
}

/** References of this installation. What is inserted is on disk when the call returns, and never changes. */
export interface OwnReferenceTable {
  /** False, and nothing changed, when the id is taken. */
  insert(row: OwnReferenceRow): boolean
  get(id: string): OwnReferenceRow | undefined
  all(): OwnReferenceRow[]
}

export function ownReferenceTable(db: BetterSQLite3Database<typeof schema>): OwnReferenceTable {
  const toRow = (row: typeof ownReferences.$inferSelect): OwnReferenceRow => ({
    ...row,
    handle: row.handle as Handle,
    record: JSON.parse(row.record),
  })
  return {
    insert: (row) =>
      db
        .insert(ownReferences)
        .values({ ...row, record: canonicalJson(row.record) })
        .onConflictDoNothing()
        .run().changes > 0,
    get(id) {
      const row = db.select().from(ownReferences).where(eq(ownReferences.id, id)).get()
      return row && toRow(row)
    },
    all: () => db.select().from(ownReferences).orderBy(ownReferences.id).all().map(toRow),
  }
}
