import { type EventTable, eventOfRow, type NewEvent, rowsOfEvents } from '../records/events.ts'
import type { Database, Db } from './database.ts'
import { and, asc, desc, eq, gt, gte, lt, sql } from './drizzle.ts'
import { events } from './schema.ts'

const RECORD_LOCK = 7_238_105_117 // of this program, among the advisory locks of the database

/**
 * Adds events to the record, as the last step of a transaction: others who add wait until it has ended, and it must wait for
 * nobody meanwhile.
 */
export async function record(tx: Db, ...added: readonly NewEvent[]): Promise<void> {
  if (added.length === 0) return
  await tx.execute(sql`select pg_advisory_xact_lock(${RECORD_LOCK})`)
  const { sequence, hash } = events
  const [last] = await tx.select({ sequence, hash }).from(events).orderBy(desc(sequence)).limit(1)
  await tx.insert(events).values(rowsOfEvents(last, added))
}

export const eventTable = ({ ask }: Database): EventTable => ({
  async newest({ principal, subject, since }, limit, before) {
    const wanted = and(
      principal === undefined ? undefined : eq(events.principal, principal),
      subject === undefined ? undefined : eq(events.subject, subject),
      since === undefined ? undefined : gte(events.at, since),
      before === undefined ? undefined : lt(events.sequence, before),
    )
    const newest = desc(events.sequence)
    const rows = await ask((db) => db.select().from(events).where(wanted).orderBy(newest).limit(limit))
    return rows.map(eventOfRow)
  },
  async rows(after, limit) {
    const later = gt(events.sequence, after)
    const order = asc(events.sequence)
    return (await ask((db) => db.select().from(events).where(later).orderBy(order).limit(limit))).map(
      eventOfRow,
    )
  },
})
