import { setTimeout as sleep } from 'node:timers/promises'
import { MarkgraphError } from '../../errors.ts'

const FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL'])
const LOCKED_MS = 5000 // how long a write waits while another process writes
const RETRY_SECONDS = 5

/** How long one try of a write waits for another process; the event loop stands still meanwhile. */
export const TRY_MS = 50

/** Whether a write failed because another process holds the database. */
export const isLocked = (error: unknown): boolean =>
  String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')

/** Converts the error of a write to `disk-full` or `write-failed`, which HTTP, MCP and the command line can report. */
export function writeFailure(error: unknown): MarkgraphError {
  if (error instanceof MarkgraphError) return error
  const { code = '', message } = error as NodeJS.ErrnoException
  if (FULL.has(code)) {
    const why = 'the disk is full, so nothing more can be stored; reading goes on'
    return new MarkgraphError('disk-full', why, {}, error)
  }
  const details = { code, message }
  if (isLocked(error)) {
    const why = 'another process has locked the database of the data folder, so nothing was stored; try again'
    return new MarkgraphError('write-failed', why, { ...details, retryAfterSeconds: RETRY_SECONDS }, error)
  }
  return new MarkgraphError('write-failed', 'the result could not be stored; try again', details, error)
}

/**
 * Does one write to the database. While another process holds the database, it tries again for some seconds, and other work of
 * this process goes on.
 * errors  `disk-full`, `write-failed`, those that `work` throws as MarkgraphError
 */
export async function writing<T>(work: () => T): Promise<T> {
  const until = performance.now() + LOCKED_MS
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isLocked(error) || performance.now() > until) throw writeFailure(error)
    }
    await sleep(TRY_MS)
  }
}
