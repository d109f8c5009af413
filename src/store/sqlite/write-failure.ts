import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MarkgraphError, phrase } from '../../errors.ts'
import { DATABASE } from './for-reading.ts'

const FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL'])
const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS'])
const UNOPENED = /^SQLITE_(READONLY|CANTOPEN|IOERR)/
const MIN_BYTES = 4 * 2 ** 20 // what a server writes when it starts
const LOCKED_MS = 5000 // how long a write waits while another process writes
const RETRY_SECONDS = 5

/** How long one try of a write waits for another process; the event loop stands still meanwhile. */
export const TRY_MS = 50

/** Whether a write failed because another process holds the database. */
export const isLocked = (error: unknown): boolean =>
  String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')

/**
 * Why a data folder that has data can only be read: its disk is full, or so says the error of opening it to write. It is the
 * answer to every write until the folder is opened again. Undefined for other errors.
 */
export async function cannotBeWritten(folder: string, error?: unknown): Promise<MarkgraphError | undefined> {
  const { code = '' } = (error ?? {}) as NodeJS.ErrnoException
  if (!existsSync(join(folder, DATABASE))) return undefined
  const { bavail, bsize } = await statfs(folder)
  if (FULL.has(code) || bavail * bsize < MIN_BYTES) {
    const why = phrase(
      'the disk of the data folder {folder} is full, so nothing can be stored and what is stored can only be read; free at least 4 MiB and start again',
      { folder },
    )
    return new MarkgraphError('disk-full', why, { folder }, error)
  }
  if (!UNWRITABLE.has(code) && !UNOPENED.test(code)) return undefined
  const why = phrase(
    'the data folder {folder} cannot be written, so nothing can be stored and what is stored can only be read',
    { folder },
  )
  return new MarkgraphError('write-failed', why, { folder }, error)
}

/** Converts the error of a write to `disk-full` or `write-failed`, which HTTP, MCP and the command line can report. */
export function writeFailure(error: unknown): MarkgraphError {
  if (error instanceof MarkgraphError) return error
  const { code = '', message } = error as NodeJS.ErrnoException
  if (FULL.has(code)) {
    const why = phrase('the disk is full, so nothing more can be stored; reading goes on')
    return new MarkgraphError('disk-full', why, {}, error)
  }
  const details = { code, message }
  if (isLocked(error)) {
    const why = phrase(
      'another process has locked the database of the data folder, so nothing was stored; try again',
    )
    return new MarkgraphError('write-failed', why, { ...details, retryAfterSeconds: RETRY_SECONDS }, error)
  }
  return new MarkgraphError(
    'write-failed',
    phrase('the result could not be stored; try again'),
    details,
    error,
  )
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
