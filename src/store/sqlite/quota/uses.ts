import { eq, sql } from '../drizzle.ts'
import type { Db } from '../open.ts'
import { blobs } from '../schema.ts'

const MINUTE = 60_000
const GRAIN = 10 * MINUTE // uses are recorded on disk to this
const LONGEST = 10 * MINUTE // data that a session has not used for so long are no longer in use by it
const MOST = 50_000 // blobs whose last use is in memory
const AT_ONCE = 500 // marks written with one commit

/** When blobs were last used, and which are in use. A mark goes to disk with the next commit, so that reads write nothing. */
export interface Uses {
  /** Notes that a blob is read or written now; `recorded`: when it was last used according to its row. */
  touch(sha256: string, recorded: number): void
  lease(): () => void
  /** Whether a session under way has used it, or a write holds it. */
  isInUse(sha256: string): boolean
  /** Whether a write holds it. */
  isHeld(sha256: string): boolean
  /** Holds blobs that are being written. */
  hold(hashes: readonly string[]): () => void
  /** Writes waiting marks, inside a transaction of the caller: all, or as many as a commit should carry. */
  save(most?: number): void
}

export function useMarks(db: Db): Uses {
  const mark = db
    .update(blobs)
    .set({ used: sql.placeholder('used') as never })
    .where(eq(blobs.sha256, sql.placeholder('sha256')))
    .prepare()
  /** The last uses, oldest first, in milliseconds of this process. */
  const last = new Map<string, number>()
  const waiting = new Map<string, number>()
  const leases = new Set<{ readonly from: number }>()
  const held = new Map<string, number>()

  function trimmed(): void {
    const floor = performance.now() - LONGEST
    for (const [sha256, at] of last) {
      if (last.size <= MOST && at >= floor) break
      last.delete(sha256)
    }
  }

  return {
    touch(sha256, recorded) {
      last.delete(sha256)
      last.set(sha256, performance.now())
      trimmed()
      const now = Date.now()
      if (Math.abs(now - recorded) > GRAIN) waiting.set(sha256, now)
    },
    lease() {
      const one = { from: performance.now() }
      leases.add(one)
      return () => void leases.delete(one)
    },
    isInUse(sha256) {
      if (held.has(sha256)) return true
      const at = last.get(sha256)
      const [oldest] = leases // sets keep the order of their entries
      return (
        at !== undefined && oldest !== undefined && at >= Math.max(oldest.from, performance.now() - LONGEST)
      )
    },
    isHeld: (sha256) => held.has(sha256),
    hold(hashes) {
      for (const one of hashes) held.set(one, (held.get(one) ?? 0) + 1)
      return () => {
        for (const one of hashes) {
          const left = held.get(one)! - 1
          if (left === 0) held.delete(one)
          else held.set(one, left)
        }
      }
    },
    save(most = AT_ONCE) {
      let saved = 0
      for (const [sha256, used] of waiting) {
        if (saved >= most) break
        mark.run({ sha256, used })
        waiting.delete(sha256)
        saved += 1
      }
    },
  }
}
