import type { ArtifactStore, Commit } from '../store/store.ts'

/** A pending write: rows and bytes that are not in the store yet and that one or more sessions want there. */
export interface PendingWrite {
  readonly commit: Commit
  /** Sessions that want it. */
  wanted: number
  written: boolean
  writing: Promise<void> | undefined
  /** Called when it is written, or when no session wants it any more. */
  readonly settled: (written: boolean) => void
  /** Resolves then. */
  readonly over: Promise<void>
}

export const pendingWrite = (
  commit: Commit,
  settled: (written: boolean) => void = () => {},
): PendingWrite => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  return {
    commit,
    wanted: 0,
    written: false,
    writing: undefined,
    settled(written) {
      settled(written)
      end()
    },
    over,
  }
}

/**
 * Makes the pending write once, for any number of callers, of whom the first pays. A later call after a failure tries again.
 */
export function write(store: ArtifactStore, pending: PendingWrite, payer?: string): Promise<void> {
  if (pending.written) return Promise.resolve()
  const commit = payer === undefined ? pending.commit : { ...pending.commit, payer }
  pending.writing ??= store.commit(commit).then(
    () => {
      pending.written = true
      pending.writing = undefined
      pending.settled(true)
    },
    (error: unknown) => {
      pending.writing = undefined
      releaseWrite(pending) // the sessions that wanted it may have closed meanwhile
      throw error
    },
  )
  return pending.writing
}

/** Drops the write if no session wants it. It waits one turn, because a session that shared the computation may want it next. */
export function releaseWrite(pending: PendingWrite): void {
  setTimeout(() => {
    if (pending.wanted === 0 && !pending.written && !pending.writing) pending.settled(false)
  }, 0)
}
