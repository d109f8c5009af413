import { canonicalJson, type Json } from '../../address/canonical.ts'
import { reviewMade } from '../records/acts.ts'
import { AWAITING, noReview, type ReviewRow, type ReviewTable, reviewOfRow } from '../records/reviews.ts'
import type { Database } from './database.ts'
import { and, eq, inArray } from './drizzle.ts'
import { record } from './events.ts'
import { reviews } from './schema.ts'

const textOf = (body: ReviewRow['body']): string => canonicalJson(body as unknown as Json)

export function reviewTable({ ask, together }: Database): ReviewTable {
  return {
    insert: (row) =>
      together(async (tx) => {
        const values = { ...row, body: textOf(row.body) }
        const { rowCount } = await tx.insert(reviews).values(values).onConflictDoNothing()
        if (rowCount === 1) await record(tx, reviewMade(row)) // otherwise it is this one again, whose answer was lost
      }),
    async get(id) {
      const [row] = await ask((db) => db.select().from(reviews).where(eq(reviews.id, id)))
      return row && reviewOfRow(row)
    },
    async all() {
      const rows = await ask((db) => db.select().from(reviews).orderBy(reviews.created, reviews.id))
      return rows.map(reviewOfRow)
    },
    async awaiting(reviewer) {
      const wanted = and(eq(reviews.reviewer, reviewer), inArray(reviews.state, [...AWAITING]))
      return (await ask((db) => db.select().from(reviews).where(wanted))).map(reviewOfRow)
    },
    change: (id, to) =>
      together(async (tx) => {
        // whoever else changes it waits here
        const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
        if (!row) return noReview(id)
        const before = reviewOfRow(row)
        const change = to(before)
        if (!change) return before
        const { state = before.state, body = before.body, events } = change
        await tx
          .update(reviews)
          .set({ state, body: textOf(body) })
          .where(eq(reviews.id, id))
        await record(tx, ...events)
        return { ...before, state, body }
      }),
  }
}
