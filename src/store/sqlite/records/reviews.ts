import { canonicalJson, type Json } from '../../../address/canonical.ts'
import { reviewMade } from '../../records/acts.ts'
import { AWAITING, noReview, type ReviewRow, type ReviewTable, reviewOfRow } from '../../records/reviews.ts'
import { and, eq, inArray } from '../drizzle.ts'
import { keepDocument } from '../keep-document.ts'
import type { Db } from '../open.ts'
import { reviews } from '../schema.ts'
import { writing } from '../write-failure.ts'
import { record } from './events.ts'

const textOf = (body: ReviewRow['body']): string => canonicalJson(body as unknown as Json)

export function reviewTable(db: Db): ReviewTable {
  const ordered = () => db.select().from(reviews).orderBy(reviews.created, reviews.id)
  return {
    insert: async (row) =>
      writing(() =>
        db.transaction((tx) => {
          tx.insert(reviews)
            .values({ ...row, body: textOf(row.body) })
            .run()
          record(tx, reviewMade(row))
        }),
      ),
    async get(id) {
      const row = db.select().from(reviews).where(eq(reviews.id, id)).get()
      return row && reviewOfRow(row)
    },
    all: async () => ordered().all().map(reviewOfRow),
    awaiting: async (reviewer) =>
      ordered()
        .where(and(eq(reviews.reviewer, reviewer), inArray(reviews.state, [...AWAITING])))
        .all()
        .map(reviewOfRow),
    change: async (id, to) =>
      writing(() =>
        db.transaction(
          (tx) => {
            const row = tx.select().from(reviews).where(eq(reviews.id, id)).get()
            if (!row) return noReview(id)
            const before = reviewOfRow(row)
            const change = to(before)
            if (!change) return before
            const { state = before.state, body = before.body, events } = change
            tx.update(reviews)
              .set({ state, body: textOf(body) })
              .where(eq(reviews.id, id))
              .run()
            if (body.document !== null) keepDocument(db, body.document)
            record(tx, ...events)
            return { ...before, state, body }
          },
          { behavior: 'immediate' }, // nobody else changes it between looking and writing
        ),
      ),
  }
}
