import type { Commit } from '../store.ts'
import type { Blobs } from './blobs.ts'
import type { Opened } from './open.ts'
import { rowInserts } from './row-inserts.ts'
import type { blobs } from './schema.ts'
import { isLocked, writeFailure, writing } from './write-failure.ts'

type NewRow = typeof blobs.$inferInsert

interface Waiting {
  readonly commit: Commit
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

/** Writes commits: those of one turn of the event loop, or that come during another write, in one transaction. */
export interface Commits {
  /** Resolves when everything is stored permanently. Errors: `disk-full`, `write-failed`. */
  add(commit: Commit): Promise<void>
  /** Resolves when nothing waits. */
  end(): Promise<void>
}

export function commitQueue({ db, isInPlace }: Opened, table: Blobs): Commits {
  const inserts = rowInserts(db)
  let waiting: Waiting[] = []
  let underWay: Promise<void> | undefined
  const start = (): void => {
    if (waiting.length > 0) underWay ??= writeWaiting()
  }

  function insertRows(blobRows: readonly NewRow[], commits: readonly Commit[]): void {
    let added = 0
    db.transaction(() => {
      for (const row of blobRows) if (inserts.blob(row) && !row.inline) added += row.size
      for (const commit of commits) inserts.rest(commit)
    })
    table.counted(added)
  }

  /** One transaction for all commits. If it fails, one for each, so that only the commit with the bad row fails. */
  async function insertGroup(group: readonly Waiting[], rows: ReadonlyMap<Waiting, NewRow[]>): Promise<void> {
    try {
      if (!(await isInPlace())) throw new Error('the database of the data folder was removed or replaced')
      await writing(() =>
        insertRows(
          group.flatMap((one) => rows.get(one)!),
          group.map((one) => one.commit),
        ),
      )
      for (const one of group) one.done()
    } catch (error) {
      const cause = (error as Error).cause ?? error
      if (group.length === 1 || isLocked(cause)) for (const one of group) one.failed(writeFailure(error))
      else for (const one of group) await insertGroup([one], rows)
    }
  }

  /** Writes all waiting commits together, and repeats until none waits. */
  async function writeWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      const rows = new Map<Waiting, NewRow[]>()
      // A failed file, for example on a full disk, fails only its own commit.
      await Promise.all(
        group.map(async (one) => {
          try {
            const written = await Promise.all((one.commit.blobs ?? []).map(table.written))
            rows.set(
              one,
              written.filter((row) => row !== undefined),
            )
          } catch (error) {
            one.failed(writeFailure(error))
          }
        }),
      )
      const whole = group.filter((one) => rows.has(one))
      if (whole.length > 0) await insertGroup(whole, rows)
    }
    underWay = undefined // before waiting callers continue: their next commit must start a new round
  }

  return {
    add(commit) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      waiting.push({ commit, done: resolve, failed: reject })
      // a transaction waits for the disk, so commits of one turn, or during another write, share a transaction
      if (!underWay) setImmediate(start)
      return promise
    },
    async end() {
      start()
      await underWay
    },
  }
}
