import type { Commit } from './store.ts'

/** What a group commit needs of a store. `Row` records one blob that is written. */
interface CommitParts<Row> {
  /** Writes the data of one commit; gives the rows that record them. */
  blobs(commit: Commit): Promise<Row[]>
  /** Inserts all rows in one transaction; `blobs` has those of each commit. */
  rows(blobs: readonly (readonly Row[])[], commits: readonly Commit[]): Promise<void>
  /** Called for each commit when it is stored or refused, before its caller is told; with the rows of its blobs, if written. */
  ended?(commit: Commit, blobs: readonly Row[], stored: boolean): Promise<void>
  /** Whether an error has to do with the database as a whole, so that no commit alone would succeed. */
  concernsAll(error: unknown): boolean
  /** The error to be reported. */
  failure(error: unknown): unknown
}

export interface GroupCommit {
  /** Resolves when everything is stored permanently. */
  add(commit: Commit): Promise<void>
  /** Resolves when nothing waits to be written. */
  end(): Promise<void>
}

interface Waiting {
  readonly commit: Commit
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

/**
 * Writes commits in groups: a transaction waits for the disk, so commits of one turn of the event loop, or during another
 * write, share one. Each fails separately.
 */
export function groupCommit<Row>(parts: CommitParts<Row>): GroupCommit {
  let waiting: Waiting[] = []
  let writing: Promise<void> | undefined

  /** One transaction for all. If it fails, one for each, so that only the commit with the bad row fails. */
  async function insert(group: readonly Waiting[], rows: ReadonlyMap<Waiting, Row[]>): Promise<void> {
    try {
      await parts.rows(
        group.map((one) => rows.get(one)!),
        group.map(({ commit }) => commit),
      )
      for (const one of group) {
        await parts.ended?.(one.commit, rows.get(one)!, true)
        one.done()
      }
    } catch (error) {
      if (group.length > 1 && !parts.concernsAll(error)) for (const one of group) await insert([one], rows)
      else {
        for (const one of group) {
          await parts.ended?.(one.commit, rows.get(one)!, false)
          one.failed(parts.failure(error))
        }
      }
    }
  }
  async function writeWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      const rows = new Map<Waiting, Row[]>()
      await Promise.all(
        group.map(async (one) => {
          try {
            rows.set(one, await parts.blobs(one.commit))
          } catch (error) {
            await parts.ended?.(one.commit, [], false)
            one.failed(parts.failure(error)) // its file alone
          }
        }),
      )
      const written = group.filter((one) => rows.has(one))
      if (written.length > 0) await insert(written, rows)
    }
    writing = undefined // before waiting callers continue: their next commit must start a new round
  }
  const start = (): void => {
    if (waiting.length > 0) writing ??= writeWaiting()
  }
  return {
    add(commit) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      waiting.push({ commit, done: resolve, failed: reject })
      if (!writing) setImmediate(start)
      return promise
    },
    async end() {
      start()
      await writing
    },
  }
}
