import { collectionDeleted, collectionMade, scansCollected } from '../records/acts.ts'
import {
  blockOfRow,
  type CollectedScan,
  type CollectionTable,
  collectedOfRow,
  newScans,
  noCollection,
  sameSurface,
} from '../records/collections.ts'
import type { Database, Db } from './database.ts'
import { and, asc, eq, gte, inArray, sql } from './drizzle.ts'
import { record } from './events.ts'
import { collectionBlocks, collectionScans, collections } from './schema.ts'

const ROWS = 1_000 // of one statement

export function collectionTable({ ask, together }: Database): CollectionTable {
  const ofCollection = (id: string) => eq(collectionScans.collection, id)
  async function ofMarks(
    db: Pick<Db, 'select'>,
    id: string,
    marks: readonly string[],
  ): Promise<CollectedScan[]> {
    const known: CollectedScan[] = []
    for (let i = 0; i < marks.length; i += ROWS) {
      const some = inArray(collectionScans.mark, marks.slice(i, i + ROWS))
      const rows = await db
        .select()
        .from(collectionScans)
        .where(and(ofCollection(id), some))
      known.push(...rows.map(collectedOfRow))
    }
    return known
  }
  return {
    ofMarks: (id, marks) => ask((db) => ofMarks(db, id, marks)),
    insert: (row) =>
      together(async (tx) => {
        const { rowCount } = await tx.insert(collections).values(row).onConflictDoNothing()
        if (rowCount === 1) await record(tx, collectionMade(row))
        return rowCount === 1
      }),
    async get(id) {
      return (await ask((db) => db.select().from(collections).where(eq(collections.id, id))))[0]
    },
    async named(principal, name) {
      const own = and(eq(collections.principal, principal), eq(collections.name, name))
      return (await ask((db) => db.select().from(collections).where(own)))[0]
    },
    all: () => ask((db) => db.select().from(collections).orderBy(collections.created, collections.id)),
    add: (id, scans, principal) =>
      together(async (tx) => {
        // whoever else adds to it waits here
        const [own] = await tx.select().from(collections).where(eq(collections.id, id)).for('update')
        if (!own) noCollection(id)
        const names = [...new Set(scans.map(({ mark }) => mark))]
        const fresh = newScans(await ofMarks(tx, id, names), scans, sameSurface)
        const last = sql<string>`coalesce(max(${collectionScans.position}), -1)`
        const [found] = await tx.select({ last }).from(collectionScans).where(ofCollection(id))
        const at = Number(found!.last) + 1
        for (let i = 0; i < fresh.length; i += ROWS) {
          const part = fresh.slice(i, i + ROWS)
          const rows = part.map((row, k) => ({ ...row, collection: id, position: at + i + k }))
          await tx.insert(collectionScans).values(rows)
        }
        if (fresh.length > 0) await record(tx, scansCollected(principal, id, fresh.length))
        return fresh.length
      }),
    async scans(id, from, limit) {
      const page = and(ofCollection(id), gte(collectionScans.position, from))
      const order = asc(collectionScans.position)
      const rows = await ask((db) =>
        db.select().from(collectionScans).where(page).orderBy(order).limit(limit),
      )
      return rows.map(collectedOfRow)
    },
    async at(id, positions) {
      const found = new Map<number, CollectedScan>()
      for (let i = 0; i < positions.length; i += ROWS) {
        const some = inArray(collectionScans.position, positions.slice(i, i + ROWS))
        const rows = await ask((db) =>
          db
            .select()
            .from(collectionScans)
            .where(and(ofCollection(id), some)),
        )
        for (const row of rows) found.set(row.position, collectedOfRow(row))
      }
      return positions.flatMap((position) => found.get(position) ?? [])
    },
    async size(id) {
      const numbers = {
        scans: sql<string>`count(*)`,
        marks: sql<string>`count(distinct ${collectionScans.mark})`,
      }
      const [row] = await ask((db) => db.select(numbers).from(collectionScans).where(ofCollection(id)))
      return { scans: Number(row!.scans), marks: Number(row!.marks) }
    },
    async blocks(id, version) {
      const own = and(eq(collectionBlocks.collection, id), eq(collectionBlocks.version, version))
      const order = asc(collectionBlocks.position)
      const rows = await ask((db) => db.select().from(collectionBlocks).where(own).orderBy(order))
      return rows.map(blockOfRow)
    },
    addBlock: (id, version, row) =>
      together(async (tx) => {
        await tx
          .insert(collectionBlocks)
          .values({ ...row, collection: id, version })
          .onConflictDoNothing()
      }),
    remove: (id, principal) =>
      together(async (tx) => {
        await tx.delete(collectionScans).where(ofCollection(id))
        await tx.delete(collectionBlocks).where(eq(collectionBlocks.collection, id))
        const { rowCount } = await tx.delete(collections).where(eq(collections.id, id))
        if (rowCount === 1) await record(tx, collectionDeleted(principal, id))
        return rowCount === 1
      }),
  }
}
