import { MarkgraphError } from '../../errors.ts'
import type { Manifest } from './manifest.ts'

// a RangeError: facts within facts, deeper than any document has them
const OF_FILES = [MarkgraphError, SyntaxError, TypeError, RangeError] as const

/** The sentence about files that cannot be read together, from the error that reading them gave. Other errors are thrown again. */
export function describeContradiction(error: unknown): string {
  if (error instanceof Error && OF_FILES.some((kind) => error instanceof kind))
    return `its files contradict each other: ${error.message}`
  throw error
}

/** A bundle lists exactly these files, in this order. Error `damaged`. */
export function requireFiles(
  { files }: Pick<Manifest, 'files'>,
  expected: readonly string[],
  whose: string,
): void {
  const listed = files.map(({ path }) => path)
  const strange = listed.find((path, i) => path !== expected[i]) ?? expected[listed.length]
  if (strange === undefined) return
  throw new MarkgraphError('damaged', `${strange} is not at its place among the files of ${whose}`)
}
