import { canonicalJson, type Json, sha256 } from '../../address/canonical.ts'
import type { EventRow } from '../../kinds/laboratory/event.ts'

/**
 * An act that changed what is kept, or gave a document away. Who only reads leaves no event. `principal`: who did it; empty for
 * the operator, on the command line or without API keys.
 */
export type NewEvent = Pick<EventRow, 'principal' | 'act' | 'kind' | 'subject'> &
  Partial<Pick<EventRow, 'details'>>

/** A row as the tables of both engines have it, with its details as text. */
type StoredEvent = Omit<EventRow, 'act' | 'details'> & { readonly act: string; readonly details: string }

export function eventOfRow(row: StoredEvent): EventRow {
  let details: Json = row.details
  try {
    details = JSON.parse(row.details)
  } catch {
    // a changed row, which does not have its hash
  }
  return { ...row, act: row.act as EventRow['act'], details: details as EventRow['details'] }
}

/** How far a record is whole: how many rows follow from each other, and the hash of the last of them. */
export interface Chain {
  readonly rows: number
  readonly hash: string
  /** The number of the first row that is changed, missing or out of its order; undefined when all rows follow. */
  readonly broken?: number
}

export const NO_ROWS: Chain = { rows: 0, hash: '' }

const hashOf = ({ hash: _, ...content }: EventRow): string => sha256(canonicalJson({ ...content }))

/** Whether a row says what it said when it was added. */
export const hasOwnHash = (row: EventRow): boolean => row.hash === hashOf(row)

/** The chain with one more row, in the order of the record. */
export function withRow(chain: Chain, row: EventRow): Chain {
  if (chain.broken !== undefined) return chain
  const sequence = chain.rows + 1
  const follows = row.sequence === sequence && row.previous === chain.hash && row.hash === hashOf(row)
  return follows ? { rows: sequence, hash: row.hash } : { ...chain, broken: sequence }
}

/** The rows that these events are after the last row of the record, for the tables of both engines. */
export function rowsOfEvents(
  last: Pick<EventRow, 'sequence' | 'hash'> | undefined,
  events: readonly NewEvent[],
) {
  const at = new Date().toISOString()
  let { sequence, hash: previous } = last ?? { sequence: 0, hash: '' }
  return events.map(({ principal, act, kind, subject, details = {} }) => {
    sequence += 1
    const row = { sequence, at, principal, act, kind, subject, details, previous, hash: '' }
    previous = hashOf(row)
    return { ...row, details: canonicalJson(details), hash: previous }
  })
}

export interface EventFilter {
  readonly principal?: string | undefined
  readonly subject?: string | undefined
  /** The earliest time, ISO 8601, UTC. */
  readonly since?: string | undefined
}

/** Reads the record of acts. The store adds to it whenever it changes; `Store.commit` adds what changes nothing else. */
export interface EventTable {
  /** At most `limit` events before the row `before`, newest first. */
  newest(filter: EventFilter, limit: number, before?: number): Promise<EventRow[]>
  /** Rows in their order, those after the row `after`; fewer than `limit` only at the end. */
  rows(after: number, limit: number): Promise<EventRow[]>
}
