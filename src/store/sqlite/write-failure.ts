import { MarkgraphError } from '../../errors.ts'

const FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL'])

/** Why something could not be written, in a form that every way in can answer with: `disk-full` or `write-failed`. */
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

/** Does one write; what it throws is a `disk-full` or `write-failed`. */
export function writing<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw writeFailure(error)
  }
}
