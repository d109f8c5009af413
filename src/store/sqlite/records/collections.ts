import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { collectionDeleted, collectionMade, scansCollected } from '../../records/acts.ts'
import {
  blockOfRow,
  type CollectedScan,
  type CollectionTable,
  collectedOfRow,
  newScans,
  noCollection,
  sameSurface,
} from '../../records/collections.ts'
import { and, asc, eq, gte, inArray, sql } from '../drizzle.ts'
import type * as schema from '../schema.ts'
import { collectionBlocks, collectionScans, collections } from '../schema.ts'
import { writing } from '../write-failure.ts'
import { record } from './events.ts'

const ROWS = 1000 // of one statement, below SQLite's limit of variables

export function collectionTable(db: BetterSQLite3Database<typeof schema>): CollectionTable {
  const ofCollection = (id: string) => eq(collectionScans.collection, id)
  function ofMarks(id: string, marks: readonly string[]): CollectedScan[] {
    const known: CollectedScan[] = []
    for (let i = 0; i < marks.length; i += ROWS) {
      const some = inArray(collectionScans.mark, marks.slice(i, i + ROWS))
      known.push(
        ...db
          .select()
          .from(collectionScans)
          .where(and(ofCollection(id), some))
          .all()
          .map(collectedOfRow),
      )
    }
    return known
  }
  return {
    ofMarks: async (id, marks) => ofMarks(id, marks),
    insert: async (row) =>
      writing(() =>
        db.transaction((tx) => {
          if (tx.insert(collections).values(row).onConflictDoNothing().run().changes === 0) return false
          record(tx, collectionMade(row))
          return true
        }),
      ),
    get: async (id) => db.select().from(collections).where(eq(collections.id, id)).get(),
    named: async (principal, name) =>
      db
        .select()
        .from(collections)
        .where(and(eq(collections.principal, principal), eq(collections.name, name)))
        .get(),
    all: async () => db.select().from(collections).orderBy(collections.created, collections.id).all(),
    add: async (id, scans, principal) =>
      writing(() =>
        db.transaction(
          (tx) => {
            if (!tx.select().from(collections).where(eq(collections.id, id)).get()) noCollection(id)
            const names = [...new Set(scans.map(({ mark }) => mark))]
            const fresh = newScans(ofMarks(id, names), scans, sameSurface) // of one connection: inside the transaction
            const last = sql<number>`coalesce(max(${collectionScans.position}), -1)`
            const at = tx.select({ last }).from(collectionScans).where(ofCollection(id)).get()!.last + 1
            for (let i = 0; i < fresh.length; i += ROWS) {
              const part = fresh.slice(i, i + ROWS)
              tx.insert(collectionScans)
                .values(part.map((row, k) => ({ ...row, collection: id, position: at + i + k })))
                .run()
            }
            if (fresh.length > 0) record(tx, scansCollected(principal, id, fresh.length))
            return fresh.length
          },
          { behavior: 'immediate' }, // nobody else adds between looking and writing
        ),
      ),
    scans: async (id, from, limit) =>
      db
        .select()
        .from(collectionScans)
        .where(and(ofCollection(id), gte(collectionScans.position, from)))
        .orderBy(asc(collectionScans.position))
        .limit(limit)
        .all()
        .map(collectedOfRow),
    async at(id, positions) {
      const found = new Map<number, CollectedScan>()
      for (let i = 0; i < positions.length; i += ROWS) {
        const some = inArray(collectionScans.position, positions.slice(i, i + ROWS))
        const rows = db
          .select()
          .from(collectionScans)
          .where(and(ofCollection(id), some))
          .all()
        for (const row of rows) found.set(row.position, collectedOfRow(row))
      }
      return positions.flatMap((position) => found.get(position) ?? [])
    },
    size: async (id) =>
      db
        .select({ scans: sql<number>`count(*)`, marks: sql<number>`count(distinct ${collectionScans.mark})` })
        .from(collectionScans)
        .where(ofCollection(id))
        .get()!,
    blocks: async (id, version) =>
      db
        .select()
        .from(collectionBlocks)
        .where(and(eq(collectionBlocks.collection, id), eq(collectionBlocks.version, version)))
        .orderBy(asc(collectionBlocks.position))
        .all()
        .map(blockOfRow),
    addBlock: async (id, version, row) =>
      writing(() => {
        db.insert(collectionBlocks)
          .values({ ...row, collection: id, version })
          .onConflictDoNothing()
          .run()
      }),
    remove: async (id, principal) =>
      writing(() =>
        db.transaction((tx) => {
          tx.delete(collectionScans).where(ofCollection(id)).run()
          tx.delete(collectionBlocks).where(eq(collectionBlocks.collection, id)).run()
          if (tx.delete(collections).where(eq(collections.id, id)).run().changes === 0) return false
          record(tx, collectionDeleted(principal, id))
          return true
        }),
      ),
  }
}
