import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { canonicalJson, type Handle, handleOfArtifact, handleOfJson } from '../../address/canonical.ts'
import type { Commit } from '../store.ts'
import { and, eq, getTableColumns, sql } from './drizzle.ts'
import type { Db } from './open.ts'
import { artifacts, blobs, recipes, reports, runs, scans, submissions } from './schema.ts'

/** A prepared insert of one whole row. If its key exists, nothing changes. */
function inserting(db: Db, table: SQLiteTable) {
  const values = Object.fromEntries(
    Object.keys(getTableColumns(table)).map((name) => [name, sql.placeholder(name)]),
  )
  return db.insert(table).values(values).onConflictDoNothing().prepare()
}

/** Inserts the rows of commits, inside a transaction of the caller. */
export interface RowInserts {
  /** Inserts the row of a blob, or heals a damaged one; false when nothing changed. */
  blob(row: typeof blobs.$inferInsert): boolean
  rest(commit: Commit): void
}

export function rowInserts(db: Db): RowInserts {
  const insertBlob = inserting(db, blobs)
  const replaceDamaged = db
    .update(blobs)
    .set({ damaged: false, inline: sql.placeholder('inline') as never })
    .where(and(eq(blobs.sha256, sql.placeholder('sha256')), eq(blobs.damaged, true)))
    .prepare()
  const insertArtifact = inserting(db, artifacts)
  const insertRun = inserting(db, runs)
  const insertScan = inserting(db, scans)
  const insertRecipe = inserting(db, recipes)
  const artifactByHandle = db
    .select()
    .from(artifacts)
    .where(eq(artifacts.handle, sql.placeholder('handle')))
    .prepare()
  const recipeByHandle = db
    .select()
    .from(recipes)
    .where(eq(recipes.handle, sql.placeholder('handle')))
    .prepare()

  /** Inserts an artifact. A row that is there stays, unless it was changed, so that it no longer gives its handle. */
  function artifact(row: typeof artifacts.$inferInsert): void {
    if (insertArtifact.run(row).changes > 0) return
    if (isArtifact(artifactByHandle.get({ handle: row.handle })!) || !isArtifact(row)) return
    db.update(artifacts).set(row).where(eq(artifacts.handle, row.handle)).run()
  }

  /** The same for a recipe. */
  function recipe(handle: Handle, body: string): void {
    if (insertRecipe.run({ handle, body }).changes > 0) return
    if (isRecipe(handle, recipeByHandle.get({ handle })!.body) || !isRecipe(handle, body)) return
    db.update(recipes).set({ body }).where(eq(recipes.handle, handle)).run()
  }

  return {
    blob(row) {
      if (insertBlob.run({ damaged: 0, ...row }).changes > 0) return true
      return replaceDamaged.run({ sha256: row.sha256, inline: row.inline }).changes > 0
    },
    rest(commit) {
      for (const row of commit.artifacts ?? []) artifact({ ...row, meta: canonicalJson(row.meta) })
      for (const row of commit.runs ?? []) {
        const [params, inputs] = [canonicalJson(row.params), canonicalJson(row.inputs)]
        insertRun.run({ ...row, params, inputs })
      }
      for (const row of commit.scans ?? []) insertScan.run({ ...row })
      for (const { handle, body } of commit.recipes ?? []) recipe(handle, canonicalJson(body))
      for (const row of commit.reports ?? []) db.insert(reports).values(row).onConflictDoNothing().run()
      for (const { metrics, ...row } of commit.submissions ?? []) {
        db.insert(submissions)
          .values({ ...row, metrics: canonicalJson(metrics) })
          .onConflictDoNothing()
          .run()
      }
    },
  }
}

/** Whether the row of an artifact is the one that its handle names. `meta` is JSON. */
export function isArtifact(row: Pick<ArtifactText, 'handle' | 'kind' | 'meta' | 'dataSha256'>): boolean {
  return says(() => handleOfArtifact(row.kind, JSON.parse(row.meta), row.dataSha256), row.handle)
}

interface ArtifactText {
  readonly handle: string
  readonly kind: string
  readonly meta: string
  readonly dataSha256: string
}

/** Whether a JSON text is the recipe that a handle names. */
export const isRecipe = (handle: string, body: string): boolean =>
  says(() => handleOfJson(JSON.parse(body)), handle)

/** Whether a changed row, which may be no JSON any more, still gives its handle. */
function says(handleOf: () => Handle, handle: string): boolean {
  try {
    return handleOf() === handle
  } catch {
    return false
  }
}
