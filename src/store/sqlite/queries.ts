import type { Handle, Json } from '../../address/canonical.ts'
import { MarkgraphError, phrase } from '../../errors.ts'
import { intactOutputs, intactRuns } from '../records/stored-run.ts'
import { intactScans } from '../records/stored-scan.ts'
import type { ArtifactRow, Store } from '../store.ts'
import { eq, inArray, sql } from './drizzle.ts'
import type { Db } from './open.ts'
import { artifacts, recipes, runs, scans } from './schema.ts'

/** Reads rows by their keys. */
export function rowQueries(
  db: Db,
): Pick<Store, 'outputs' | 'producers' | 'artifacts' | 'scans' | 'recipe'> & { lastArtifact(): number } {
  /** Passes any number of keys as one parameter, so that a statement is prepared once. */
  const keys = sql`(select value from json_each(${sql.placeholder('keys')}))`
  const outputsByKey = db
    .select({ runKey: runs.runKey, output: runs.output, checksum: runs.checksum })
    .from(runs)
    .where(inArray(runs.runKey, keys))
    .prepare()
  const runsByOutput = db.select().from(runs).where(inArray(runs.output, keys)).orderBy(sql`rowid`).prepare()
  const artifactsByHandle = db.select().from(artifacts).where(inArray(artifacts.handle, keys)).prepare()
  const scansByHandle = db.select().from(scans).where(inArray(scans.handle, keys)).prepare()
  const recipeByHandle = db
    .select()
    .from(recipes)
    .where(eq(recipes.handle, sql.placeholder('handle')))
    .prepare()
  const lastArtifact = db.select({ rowid: sql<number>`coalesce(max(rowid), 0)` }).from(artifacts).prepare()
  return {
    async outputs(runKeys) {
      return intactOutputs(outputsByKey.all({ keys: JSON.stringify(runKeys) }))
    },
    async producers(handles) {
      const rows = runsByOutput.all({ keys: JSON.stringify(handles) })
      return Map.groupBy(intactRuns(rows), ({ output }) => output)
    },
    async artifacts(handles) {
      const rows = artifactsByHandle.all({ keys: JSON.stringify(handles) })
      return new Map(
        rows.map((row) => [row.handle as Handle, { ...row, meta: JSON.parse(row.meta) } as ArtifactRow]),
      )
    },
    async scans(handles) {
      return intactScans(scansByHandle.all({ keys: JSON.stringify(handles) }))
    },
    async recipe(handle) {
      const row = recipeByHandle.get({ handle })
      if (!row) return undefined
      try {
        return JSON.parse(row.body) as Json
      } catch (error) {
        const message = phrase(
          'the stored recipe {handle} was changed and is no JSON any more, so it is not served',
          { handle },
        )
        throw new MarkgraphError('damaged', message, { handle }, error)
      }
    },
    lastArtifact: () => lastArtifact.get()!.rowid,
  }
}
