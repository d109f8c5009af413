import type { SQL } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { canonicalJson } from '../../address/canonical.ts'
import { type StudyRow, type StudyState, type StudyTable, scanOfRow } from '../studies.ts'
import { and, eq, isNull } from './drizzle.ts'
import type * as schema from './schema.ts'
import { studies, studyScans } from './schema.ts'
import { writing } from './write-failure.ts'

const INSERT_ROWS = 1000 // rows of nine variables each, below SQLite's limit for one statement

export function studyTable(db: BetterSQLite3Database<typeof schema>): StudyTable {
  const toStudy = (row: typeof studies.$inferSelect): StudyRow => ({
    ...row,
    state: row.state as StudyState,
    scorerConfig: JSON.parse(row.scorerConfig),
    populations: row.populations === null ? null : JSON.parse(row.populations),
  })
  return {
    insert: async (study, scans) =>
      writing(() =>
        db.transaction((tx) => {
          const { populations: _none, scorerConfig, ...row } = study
          const { changes } = tx
            .insert(studies)
            .values({ ...row, scorerConfig: canonicalJson(scorerConfig) })
            .onConflictDoNothing()
            .run()
          if (changes === 0) return false
          for (let i = 0; i < scans.length; i += INSERT_ROWS) {
            const rows = scans
              .slice(i, i + INSERT_ROWS)
              .map((scan, k) => ({ ...scan, studyId: study.id, position: i + k }))
            tx.insert(studyScans).values(rows).run()
          }
          return true
        }),
      ),
    async get(id) {
      const row = db.select().from(studies).where(eq(studies.id, id)).get()
      return row && toStudy(row)
    },
    all: async () => db.select().from(studies).orderBy(studies.created, studies.id).all().map(toStudy),
    scans: async (id) =>
      db
        .select()
        .from(studyScans)
        .where(eq(studyScans.studyId, id))
        .orderBy(studyScans.position)
        .all()
        .map(scanOfRow),
    async change(id, { populations, ...changes }, seen) {
      const as: SQL[] = [eq(studies.id, id)]
      if (seen.state !== undefined) as.push(eq(studies.state, seen.state))
      for (const name of ['runner', 'beat'] as const) {
        const value = seen[name]
        if (value === null) as.push(isNull(studies[name]))
        else if (value !== undefined) as.push(eq(studies[name], value))
      }
      const found = populations ? { populations: canonicalJson(populations) } : {}
      const update = db
        .update(studies)
        .set({ ...changes, ...found })
        .where(and(...as))
      return writing(() => update.run().changes > 0)
    },
  }
}
