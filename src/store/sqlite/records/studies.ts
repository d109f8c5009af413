import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { canonicalJson } from '../../../address/canonical.ts'
import { studyMade } from '../../records/acts.ts'
import { type StudyTable, scanOfRow, studyOfRow } from '../../records/studies.ts'
import { unchangedSince } from '../../seen.ts'
import { and, eq, inArray } from '../drizzle.ts'
import type * as schema from '../schema.ts'
import { studies, studyScans } from '../schema.ts'
import { writing } from '../write-failure.ts'
import { record } from './events.ts'

const INSERT_ROWS = 1000 // rows of fifteen variables each, below SQLite's limit for one statement

export function studyTable(db: BetterSQLite3Database<typeof schema>): StudyTable {
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
          record(tx, studyMade(study))
          return true
        }),
      ),
    async get(id) {
      const row = db.select().from(studies).where(eq(studies.id, id)).get()
      return row && studyOfRow(row)
    },
    unfinished: async () =>
      db
        .select()
        .from(studies)
        .where(inArray(studies.state, ['queued', 'running']))
        .orderBy(studies.created, studies.id)
        .all()
        .map(studyOfRow),
    all: async () => db.select().from(studies).orderBy(studies.created, studies.id).all().map(studyOfRow),
    scans: async (id) =>
      db
        .select()
        .from(studyScans)
        .where(eq(studyScans.studyId, id))
        .orderBy(studyScans.position)
        .all()
        .map(scanOfRow),
    async change(id, { populations, ...changes }, seen) {
      const found = populations ? { populations: canonicalJson(populations) } : {}
      const update = db
        .update(studies)
        .set({ ...changes, ...found })
        .where(and(eq(studies.id, id), ...unchangedSince(studies, seen)))
      return writing(() => update.run().changes > 0)
    },
  }
}
