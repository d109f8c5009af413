import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { Handle } from '../../../address/canonical.ts'
import type { ListedReport, ReportTable } from '../../records/reports.ts'
import { and, desc, eq, gt, inArray, lt, sql } from '../drizzle.ts'
import type * as schema from '../schema.ts'
import { reports } from '../schema.ts'

export function reportQueries(db: BetterSQLite3Database<typeof schema>): ReportTable {
  const given = db
    .select({ position: reports.position })
    .from(reports)
    .where(
      and(eq(reports.principal, sql.placeholder('principal')), eq(reports.handle, sql.placeholder('handle'))),
    )
    .prepare()
  return {
    has: async (principal, handle) => given.get({ principal, handle }) !== undefined,
    newest: async (principal, limit, before) =>
      db
        .select()
        .from(reports)
        .where(
          and(
            eq(reports.principal, principal),
            before === undefined ? undefined : lt(reports.position, before),
          ),
        )
        .orderBy(desc(reports.position))
        .limit(limit)
        .all() as ListedReport[],
    handles: async (limit, after) =>
      db
        .selectDistinct({ handle: reports.handle })
        .from(reports)
        .where(after === undefined ? undefined : gt(reports.handle, after))
        .orderBy(reports.handle)
        .limit(limit)
        .all()
        .map(({ handle }) => handle as Handle),
    ofHandles: async (handles) =>
      db
        .select()
        .from(reports)
        .where(inArray(reports.handle, handles))
        .groupBy(reports.handle)
        .all() as ListedReport[],
    ofRecipe: async (recipe) =>
      db
        .select()
        .from(reports)
        .where(eq(reports.recipe, recipe))
        .orderBy(reports.position)
        .all() as ListedReport[],
  }
}
