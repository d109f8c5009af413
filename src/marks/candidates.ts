import { type ErrorCode, MarkgraphError } from '../errors.ts'
import type { LeftOut } from './mark-type.ts'

/** What is wrong with one mark alone. Other errors end the work on all of them. */
const OF_ONE_MARK: ReadonlySet<ErrorCode> = new Set([
  ...(['not-scorable', 'no-valid-points', 'bad-value', 'scan-not-kept'] as const),
  ...(['damaged', 'not-found', 'wrong-kind'] as const),
])

/** The result of work on one of many marks, or why this mark has none. */
export async function orReason<T>(work: Promise<T>): Promise<T | LeftOut> {
  try {
    return await work
  } catch (error) {
    if (error instanceof MarkgraphError && OF_ONE_MARK.has(error.code)) return { reason: error.message }
    throw error
  }
}

export const isLeftOut = (one: object): one is LeftOut => 'reason' in one

/** Those that are not left out. */
export const kept = <T extends object>(all: readonly (T | LeftOut)[]): T[] =>
  all.filter((one): one is T => !isLeftOut(one))
