import { dossierMade, planMade } from '../records/acts.ts'
import { type PlanTable, planOfRow } from '../records/plans.ts'
import type { Database } from './database.ts'
import { and, asc, eq, isNull } from './drizzle.ts'
import { record } from './events.ts'
import { plans } from './schema.ts'

export function planTable({ ask, together }: Database): PlanTable {
  const where = async (wanted?: ReturnType<typeof eq>) => {
    const order = [asc(plans.created), asc(plans.handle)]
    const rows = await ask((db) =>
      db
        .select()
        .from(plans)
        .where(wanted)
        .orderBy(...order),
    )
    return rows.map(planOfRow)
  }
  return {
    insert: (row) =>
      together(async (tx) => {
        const { rowCount } = await tx.insert(plans).values(row).onConflictDoNothing()
        if (rowCount === 1) await record(tx, planMade(row))
      }),
    get: async (handle) => (await where(eq(plans.handle, handle)))[0],
    ofDossier: async (dossier) => (await where(eq(plans.dossier, dossier)))[0],
    ofStudy: (study) => where(eq(plans.study, study)),
    all: () => where(),
    done: (row, dossier) =>
      together(async (tx) => {
        const without = and(eq(plans.handle, row.handle), isNull(plans.dossier))
        const { rowCount } = await tx.update(plans).set({ dossier }).where(without)
        if (rowCount === 1) await record(tx, dossierMade(row, dossier))
      }),
  }
}
