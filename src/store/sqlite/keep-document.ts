import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { Handle } from '../../address/canonical.ts'
import { eq, inArray } from './drizzle.ts'
import type * as schema from './schema.ts'
import { artifacts, blobs } from './schema.ts'

/** Keeps the data of an artifact for good, inside a transaction: no computation gives them again. */
export function keepDocument(db: BetterSQLite3Database<typeof schema>, handle: Handle): void {
  const document = db
    .select({ sha256: artifacts.dataSha256 })
    .from(artifacts)
    .where(eq(artifacts.handle, handle))
  db.update(blobs).set({ kept: true }).where(inArray(blobs.sha256, document)).run()
}
