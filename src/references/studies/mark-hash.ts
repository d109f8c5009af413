import { sha256 } from '../../address/canonical.ts'

/** The hash of a mark: that of its scan, or of its sorted scan hashes joined by newlines. */
export const markHash = (scans: readonly string[]): string =>
  scans.length === 1 ? scans[0]! : sha256(scans.toSorted().join('\n'))
