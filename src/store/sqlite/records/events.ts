import type Database from 'better-sqlite3'
import {
  type Chain,
  type EventTable,
  eventOfRow,
  type NewEvent,
  NO_ROWS,
  rowsOfEvents,
  withRow,
} from '../../records/events.ts'
import { and, asc, desc, eq, gt, gte, lt } from '../drizzle.ts'
import type { Db } from '../open.ts'
import { events } from '../schema.ts'

/**
 * Adds events to the record, inside a transaction of the caller that has written before or is immediate: nobody else adds
 * between looking at the last row and writing.
 */
export function record(db: Pick<Db, 'select' | 'insert'>, ...added: readonly NewEvent[]): void {
  if (added.length === 0) return
  const { sequence, hash } = events
  const last = db.select({ sequence, hash }).from(events).orderBy(desc(sequence)).limit(1).get()
  for (const row of rowsOfEvents(last, added)) db.insert(events).values(row).run()
}

export const eventTable = (db: Db): EventTable => ({
  newest: async ({ principal, subject, since }, limit, before) =>
    db
      .select()
      .from(events)
      .where(
        and(
          principal === undefined ? undefined : eq(events.principal, principal),
          subject === undefined ? undefined : eq(events.subject, subject),
          since === undefined ? undefined : gte(events.at, since),
          before === undefined ? undefined : lt(events.sequence, before),
        ),
      )
      .orderBy(desc(events.sequence))
      .limit(limit)
      .all()
      .map(eventOfRow),
  rows: async (after, limit) =>
    db
      .select()
      .from(events)
      .where(gt(events.sequence, after))
      .orderBy(asc(events.sequence))
      .limit(limit)
      .all()
      .map(eventOfRow),
})

/** Checks the record of a database that is only looked at. One that an earlier version has left may have none. */
export function chainIn(db: Database.Database): Chain {
  let chain = NO_ROWS
  if (!db.prepare("select 1 from sqlite_master where name = 'events'").get()) return chain
  for (const row of db.prepare('select * from events order by sequence').iterate())
    chain = withRow(chain, eventOfRow(row as Parameters<typeof eventOfRow>[0]))
  return chain
}
