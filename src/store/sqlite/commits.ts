import { type GroupCommit, groupCommit } from '../group-commit.ts'
import type { Commit } from '../store.ts'
import type { Blobs, WrittenBlob } from './blobs/blobs.ts'
import type { Opened } from './open.ts'
import type { Holdings } from './quota/holdings.ts'
import type { Uses } from './quota/uses.ts'
import { rowInserts } from './row-inserts.ts'
import { isLocked, writeFailure, writing } from './write-failure.ts'

/** A file that was there has been removed by another process, so it must be written. */
class Vanished extends Error {}

const IMMEDIATE = { behavior: 'immediate' } as const // nobody else adds to the record between looking and writing

/**
 * Writes commits to the database and the blobs of a data folder. Errors of a commit: `disk-full`, `write-failed`,
 * `over-quota`.
 */
export function commitQueue(
  { db, isInPlace }: Opened,
  table: Blobs,
  uses: Uses,
  holdings: Holdings,
): GroupCommit {
  const inserts = rowInserts(db)
  /** The commits under way, and how to release what they hold. */
  const holds = new Map<Commit, () => void>()

  function insertRows(rows: readonly (readonly WrittenBlob[])[], commits: readonly Commit[]): void {
    let added = 0
    db.transaction(() => {
      for (const [i, commit] of commits.entries()) {
        let kept = 0
        for (const { row, wasThere } of rows[i]!) {
          const inserted = inserts.blob(row)
          if (inserted.added && wasThere) throw new Vanished()
          if (inserted.added && !row.inline) added += row.size
          kept += inserted.kept
        }
        holdings.add(commit.payer, kept + inserts.rest(commit))
      }
      uses.save()
    }, IMMEDIATE)
    table.counted(added)
  }
  const blobsWritten = (commit: Commit): Promise<WrittenBlob[]> =>
    Promise.all((commit.blobs ?? []).map(table.written))

  return groupCommit<WrittenBlob>({
    blobs(commit) {
      holds.set(commit, uses.hold((commit.blobs ?? []).map(({ sha256 }) => sha256)))
      return blobsWritten(commit)
    },
    async rows(rows, commits) {
      if (!(await isInPlace())) throw new Error('the database of the data folder was removed or replaced')
      try {
        await writing(() => insertRows(rows, commits))
      } catch (error) {
        if (!((error as Error).cause instanceof Vanished)) throw error
        const again = await Promise.all(commits.map(blobsWritten))
        await writing(() => insertRows(again, commits))
      }
    },
    async ended(commit, rows, stored) {
      holds.get(commit)?.()
      holds.delete(commit)
      if (stored) return
      for (const { row, wasThere } of rows) {
        // a file that no row will name
        if (!wasThere && !row.inline) await table.takeUnnamed(row.sha256, 'remove').catch(() => false)
      }
    },
    concernsAll: (error) => isLocked((error as Error).cause ?? error),
    failure: writeFailure,
  })
}
