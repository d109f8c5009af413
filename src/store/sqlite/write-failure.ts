import { MarkgraphError } from '../../errors.ts'

const FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL'])

/** Converts the error of a write to `disk-full` or `write-failed`, which HTTP, MCP and the command line can report. */
export function writeFailure(error: unknown): MarkgraphError {
  const { code = '', message } = error as NodeJS.ErrnoException
  return FULL.has(code)
    ? new MarkgraphError(
        'disk-full',
        'the disk is full, so nothing more can be stored; reading goes on',
        {},
        error,
      )
    : new MarkgraphError(
        'write-failed',
        'the result could not be stored; try again',
        { code, message },
        error,
      )
}

/** Does one write. Errors: `disk-full`, `write-failed`. */
export function writing<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw writeFailure(error)
  }
}
