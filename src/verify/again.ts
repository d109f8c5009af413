import { sha256 } from '../address/canonical.ts'
import type { ZipFile } from './bundles/zip.ts'
import type { Proved } from './shapes.ts'

/** What came of doing something again, and why it is not equal. */
export interface Again {
  readonly status: Proved['computation']
  readonly reason: string | null
}

export const EQUAL: Again = { status: 'equal', reason: null }
export const differs = (reason: string): Again => ({ status: 'differs', reason })
export const cannotCompute = (reason: string): Again => ({ status: 'not computed', reason })

/** What came of printing a document again, and why it is not equal. */
export interface PrintedAgain {
  readonly pdf: Proved['pdf']
  readonly reason: string | null
}

/**
 * Compares a document that was printed again with that of the bundle, byte for byte, and with one that came by itself.
 * in      `again`: undefined where nothing prints here
 */
export function comparePrint(
  again: Uint8Array | undefined,
  own: ZipFile,
  given: ZipFile | undefined,
): PrintedAgain {
  if (!again) return { pdf: null, reason: `${own.path} was not printed again` }
  const printed = sha256(again)
  if (sha256(own.data) !== printed)
    return { pdf: 'differs', reason: `${own.path} is not what this program prints of it` }
  if (given && sha256(given.data) !== printed)
    return { pdf: 'differs', reason: `${given.path} is another document than ${own.path}` }
  return { pdf: 'equal', reason: null }
}
