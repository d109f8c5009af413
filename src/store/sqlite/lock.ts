import Database from 'better-sqlite3'

/** A lock that this process holds. */
export interface Lock {
  release(): void
}

/**
 * Locks a file: an exclusive transaction on an SQLite file that holds nothing else. The operating system ends the lock with
 * its process, however that ends. Process ids play no part, so processes of several containers on one folder see each other.
 * in      waitMs: how long to wait for another holder; waiting stops this thread
 * out     undefined while another process, or another part of this one, holds the lock
 * errors  those of opening the file
 */
export function lockOf(path: string, { waitMs = 0, mustExist = false } = {}): Lock | undefined {
  const client = new Database(path, { timeout: waitMs, fileMustExist: mustExist })
  try {
    client.pragma('journal_mode = MEMORY') // a lock needs no space on a disk that is full
    client.exec('BEGIN EXCLUSIVE')
    return { release: () => void client.close() }
  } catch (error) {
    client.close()
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return undefined
    throw error
  }
}
