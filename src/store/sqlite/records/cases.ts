import { canonicalJson, type Json } from '../../../address/canonical.ts'
import { caseChanged, caseMade } from '../../records/acts.ts'
import { type CaseRow, type CaseTable, caseOfRow, noCase, refuseNumber } from '../../records/cases.ts'
import { and, eq, ne } from '../drizzle.ts'
import type { Db } from '../open.ts'
import { cases } from '../schema.ts'
import { writing } from '../write-failure.ts'
import { record } from './events.ts'

const textOf = (body: CaseRow['body']): string => canonicalJson(body as unknown as Json)

export function caseTable(db: Db): CaseTable {
  const numbered = (principal: string, number: string) =>
    and(eq(cases.principal, principal), eq(cases.number, number))
  return {
    insert: async (row) =>
      writing(() =>
        db.transaction((tx) => {
          const values = { ...row, body: textOf(row.body) }
          const { changes } = tx.insert(cases).values(values).onConflictDoNothing().run()
          if (changes === 0) refuseNumber(row.number)
          record(tx, caseMade(row))
        }),
      ),
    async get(id) {
      const row = db.select().from(cases).where(eq(cases.id, id)).get()
      return row && caseOfRow(row)
    },
    async numbered(principal, number) {
      const row = db.select().from(cases).where(numbered(principal, number)).get()
      return row && caseOfRow(row)
    },
    all: async () => db.select().from(cases).orderBy(cases.created, cases.id).all().map(caseOfRow),
    change: async (id, principal, to) =>
      writing(() =>
        db.transaction(
          (tx) => {
            const row = tx.select().from(cases).where(eq(cases.id, id)).get()
            if (!row) return noCase(id)
            const before = caseOfRow(row)
            const change = to(before)
            if (!change) return before
            const { number, body, details } = change
            const others = and(numbered(row.principal, number), ne(cases.id, id))
            if (tx.select().from(cases).where(others).get()) refuseNumber(number)
            tx.update(cases)
              .set({ number, body: textOf(body) })
              .where(eq(cases.id, id))
              .run()
            record(tx, caseChanged(principal, id, details))
            return { ...row, number, body }
          },
          { behavior: 'immediate' }, // nobody else changes it between looking and writing
        ),
      ),
  }
}
