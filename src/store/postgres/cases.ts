import { canonicalJson, type Json } from '../../address/canonical.ts'
import { caseChanged, caseMade } from '../records/acts.ts'
import { type CaseRow, type CaseTable, caseOfRow, noCase, refuseNumber } from '../records/cases.ts'
import type { Database } from './database.ts'
import { and, eq, ne } from './drizzle.ts'
import { record } from './events.ts'
import { cases } from './schema.ts'

const textOf = (body: CaseRow['body']): string => canonicalJson(body as unknown as Json)

export function caseTable({ ask, together }: Database): CaseTable {
  const numbered = (principal: string, number: string) =>
    and(eq(cases.principal, principal), eq(cases.number, number))
  return {
    insert: (row) =>
      together(async (tx) => {
        const values = { ...row, body: textOf(row.body) }
        const { rowCount } = await tx.insert(cases).values(values).onConflictDoNothing()
        if (rowCount === 1) return record(tx, caseMade(row))
        const [same] = await tx.select().from(cases).where(eq(cases.id, row.id))
        if (!same) refuseNumber(row.number) // otherwise it is this one again, whose answer was lost
      }),
    async get(id) {
      const [row] = await ask((db) => db.select().from(cases).where(eq(cases.id, id)))
      return row && caseOfRow(row)
    },
    async numbered(principal, number) {
      const [row] = await ask((db) => db.select().from(cases).where(numbered(principal, number)))
      return row && caseOfRow(row)
    },
    async all() {
      return (await ask((db) => db.select().from(cases).orderBy(cases.created, cases.id))).map(caseOfRow)
    },
    change: (id, principal, to) =>
      together(async (tx) => {
        // whoever else changes it waits here
        const [row] = await tx.select().from(cases).where(eq(cases.id, id)).for('update')
        if (!row) return noCase(id)
        const before = caseOfRow(row)
        const change = to(before)
        if (!change) return before
        const { number, body, details } = change
        const others = and(numbered(row.principal, number), ne(cases.id, id))
        if ((await tx.select().from(cases).where(others)).length > 0) refuseNumber(number)
        await tx
          .update(cases)
          .set({ number, body: textOf(body) })
          .where(eq(cases.id, id))
        await record(tx, caseChanged(principal, id, details))
        return { ...row, number, body }
      }),
  }
}
