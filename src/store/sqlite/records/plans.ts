import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { dossierMade, planMade } from '../../records/acts.ts'
import { type PlanTable, planOfRow } from '../../records/plans.ts'
import { and, eq, isNull } from '../drizzle.ts'
import { keepDocument } from '../keep-document.ts'
import type * as schema from '../schema.ts'
import { plans } from '../schema.ts'
import { writing } from '../write-failure.ts'
import { record } from './events.ts'

export function planTable(db: BetterSQLite3Database<typeof schema>): PlanTable {
  const ordered = () => db.select().from(plans).orderBy(plans.created, plans.handle)
  return {
    insert: async (row) =>
      writing(() =>
        db.transaction(() => {
          if (db.insert(plans).values(row).onConflictDoNothing().run().changes === 0) return
          keepDocument(db, row.handle)
          record(db, planMade(row))
        }),
      ),
    async get(handle) {
      const row = db.select().from(plans).where(eq(plans.handle, handle)).get()
      return row && planOfRow(row)
    },
    async ofDossier(dossier) {
      const row = db.select().from(plans).where(eq(plans.dossier, dossier)).get()
      return row && planOfRow(row)
    },
    ofStudy: async (study) => ordered().where(eq(plans.study, study)).all().map(planOfRow),
    all: async () => ordered().all().map(planOfRow),
    done: async (row, dossier) =>
      writing(() =>
        db.transaction(() => {
          const without = and(eq(plans.handle, row.handle), isNull(plans.dossier))
          if (db.update(plans).set({ dossier }).where(without).run().changes === 0) return
          keepDocument(db, dossier)
          record(db, dossierMade(row, dossier))
        }),
      ),
  }
}
