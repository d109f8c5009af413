import { type GroupCommit, groupCommit } from '../group-commit.ts'
import type { Commit } from '../store.ts'
import type { Blobs } from './blobs.ts'
import type { Opened } from './open.ts'
import { rowInserts } from './row-inserts.ts'
import type { blobs } from './schema.ts'
import { isLocked, writeFailure, writing } from './write-failure.ts'

type NewRow = typeof blobs.$inferInsert

/** Writes commits to the database and the blobs of a data folder. Errors of a commit: `disk-full`, `write-failed`. */
export function commitQueue({ db, isInPlace }: Opened, table: Blobs): GroupCommit {
  const inserts = rowInserts(db)

  function insertRows(blobRows: readonly NewRow[], commits: readonly Commit[]): void {
    let added = 0
    db.transaction(() => {
      for (const row of blobRows) if (inserts.blob(row) && !row.inline) added += row.size
      for (const commit of commits) inserts.rest(commit)
    })
    table.counted(added)
  }
  return groupCommit<NewRow>({
    async blobs(commit) {
      const rows = await Promise.all((commit.blobs ?? []).map(table.written))
      return rows.filter((row) => row !== undefined)
    },
    async rows(rows, commits) {
      if (!(await isInPlace())) throw new Error('the database of the data folder was removed or replaced')
      await writing(() => insertRows(rows, commits))
    },
    concernsAll: (error) => isLocked((error as Error).cause ?? error),
    failure: writeFailure,
  })
}
