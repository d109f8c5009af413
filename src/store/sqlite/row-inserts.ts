import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { canonicalJson, type Handle, handleOfArtifact, handleOfJson } from '../../address/canonical.ts'
import { reportMade, submissionMade } from '../records/acts.ts'
import type { NewEvent } from '../records/events.ts'
import { hasOutput, inputsOf, refuseWithout, type StoredRun, storedRun } from '../records/stored-run.ts'
import type { Commit } from '../store.ts'
import { and, eq, getTableColumns, sql } from './drizzle.ts'
import type { Db } from './open.ts'
import { record } from './records/events.ts'
import { artifacts, blobs, recipes, reports, runs, scans, submissions } from './schema.ts'

const ROW_BYTES = 300 // of a row beside its texts: hashes, names and its place in the indexes

/** A prepared insert of one whole row. If its key exists, nothing changes. */
function inserting(db: Db, table: SQLiteTable) {
  const values = Object.fromEntries(
    Object.keys(getTableColumns(table)).map((name) => [name, sql.placeholder(name)]),
  )
  return db.insert(table).values(values).onConflictDoNothing().prepare()
}

/** Inserts the rows of commits, inside a transaction of the caller. */
interface RowInserts {
  /** Inserts the row of a blob, or heals a damaged one. */
  blob(row: typeof blobs.$inferInsert): { readonly added: boolean; readonly kept: number }
  /** Inserts the other rows. Returns the bytes that now stay for good, with those of reports. */
  rest(commit: Commit): number
}

export function rowInserts(db: Db): RowInserts {
  const insertBlob = inserting(db, blobs)
  const replaceDamaged = db
    .update(blobs)
    .set({ damaged: false, inline: sql.placeholder('inline') as never })
    .where(and(eq(blobs.sha256, sql.placeholder('sha256')), eq(blobs.damaged, true)))
    .prepare()
  const keepBlob = db
    .update(blobs)
    .set({ kept: true })
    .where(and(eq(blobs.sha256, sql.placeholder('sha256')), eq(blobs.kept, false)))
    .returning({ size: blobs.size })
    .prepare()
  const insertArtifact = inserting(db, artifacts)
  const insertRun = inserting(db, runs)
  const insertScan = db
    .insert(scans)
    .values({ sha256: sql.placeholder('sha256'), handle: sql.placeholder('handle') })
    .onConflictDoUpdate({
      target: scans.sha256,
      set: { handle: sql`excluded.handle` },
      setWhere: sql`${scans.handle} <> excluded.handle`, // changed by somebody else
    })
    .prepare()
  const insertRecipe = inserting(db, recipes)
  const artifactByHandle = db
    .select()
    .from(artifacts)
    .where(eq(artifacts.handle, sql.placeholder('handle')))
    .prepare()
  const runByKey = db
    .select()
    .from(runs)
    .where(eq(runs.runKey, sql.placeholder('runKey')))
    .prepare()
  const recipeByHandle = db
    .select()
    .from(recipes)
    .where(eq(recipes.handle, sql.placeholder('handle')))
    .prepare()

  /** Inserts an artifact. A row that is there stays, unless it was changed, so that it no longer gives its handle. */
  function artifact(row: typeof artifacts.$inferInsert): boolean {
    if (insertArtifact.run(row).changes > 0) return true
    if (!isArtifact(artifactByHandle.get({ handle: row.handle })!) && isArtifact(row))
      db.update(artifacts).set(row).where(eq(artifacts.handle, row.handle)).run()
    return false
  }

  /** The same for a recipe. Returns the bytes of a new one. */
  function recipe(handle: Handle, body: string): number {
    if (insertRecipe.run({ handle, body }).changes > 0) return ROW_BYTES + body.length
    if (!isRecipe(handle, recipeByHandle.get({ handle })!.body) && isRecipe(handle, body))
      db.update(recipes).set({ body }).where(eq(recipes.handle, handle)).run()
    return 0
  }

  /**
   * The same for a run, whose inputs must be there: a scan without space is stored neither alone nor by its results. Returns the bytes of a new one.
   */
  function run(row: StoredRun): number {
    if (insertRun.run({ ...row }).changes > 0) {
      for (const handle of inputsOf(row)) if (!artifactByHandle.get({ handle })) refuseWithout(handle)
      return ROW_BYTES + row.params.length + row.inputs.length
    }
    if (!hasOutput(runByKey.get({ runKey: row.runKey })!))
      db.update(runs).set(row).where(eq(runs.runKey, row.runKey)).run()
    return 0
  }

  /** Keeps a blob for good. Returns its bytes if it was not kept before. */
  const kept = (sha256: string): number => keepBlob.get({ sha256 })?.size ?? 0

  return {
    blob(row) {
      const used = Date.now()
      if (insertBlob.run({ ...row, damaged: 0, kept: row.kept ? 1 : 0, used }).changes > 0)
        return { added: true, kept: row.kept ? row.size : 0 }
      const { changes } = replaceDamaged.run({ sha256: row.sha256, inline: row.inline })
      return { added: changes > 0, kept: row.kept ? kept(row.sha256) : 0 }
    },
    rest(commit) {
      let bytes = 0
      const acts: NewEvent[] = []
      for (const row of commit.artifacts ?? []) {
        const meta = canonicalJson(row.meta)
        if (artifact({ ...row, meta })) bytes += ROW_BYTES + meta.length
      }
      for (const row of commit.runs ?? []) {
        bytes += run(storedRun(row))
      }
      for (const row of commit.scans ?? []) insertScan.run({ ...row })
      for (const { handle, body } of commit.recipes ?? []) bytes += recipe(handle, canonicalJson(body))
      for (const row of commit.reports ?? []) {
        const { changes } = db.insert(reports).values(row).onConflictDoNothing().run()
        if (changes > 0) {
          bytes += ROW_BYTES
          acts.push(reportMade(row))
        }
        const data = artifactByHandle.get({ handle: row.handle })?.dataSha256
        if (data) bytes += kept(data)
      }
      for (const row of commit.submissions ?? []) {
        const values = { ...row, metrics: canonicalJson(row.metrics) }
        const { changes } = db.insert(submissions).values(values).onConflictDoNothing().run()
        if (changes > 0) acts.push(submissionMade(row, commit.principal))
      }
      record(db, ...acts, ...(commit.events ?? []))
      return bytes
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
