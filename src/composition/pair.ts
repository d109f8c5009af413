import type { Warning } from '../kinds/report.ts'
import type { ScopeChecks } from '../kinds/scope.ts'
import type { Mark, MarkType } from '../marks/mark-type.ts'
import type { CompareRequest } from './compare.ts'
import { readingWarnings } from './reading.ts'

/**
 * Whether the two marks of a comparison share a scan. A scan agrees with itself, and that says nothing about sources. A
 * scan is known by its decoded heights, or by its file, which two sides can read in two ways.
 * out     check `identity`; value: the number of scans that are on both sides
 */
export function identityCheck({ domain }: MarkType, a: Mark, b: Mark): ScopeChecks {
  const ofA = new Set(a.scans.flatMap(({ surface, sha256 }) => [surface.handle, sha256]))
  const onBoth = b.scans.filter(({ surface, sha256 }) => ofA.has(surface.handle) || ofA.has(sha256))
  const shared = new Set(onBoth.map(({ surface }) => surface.handle)).size
  const passed = shared === 0
  const reason = passed
    ? 'the two marks have no scan in common'
    : `${shared === 1 ? 'one scan is' : `${shared} scans are`} on both sides; give two different marks`
  const severity = passed ? 'ok' : 'refuse'
  return {
    domain,
    checks: [{ name: 'identity', passed, severity, value: shared, threshold: 0, reason }],
  }
}

const ONE_SIDED = 2 // times as many scans on one side as on the other, or more

/** What the request alone gives reason to warn of: its scans, how they are read, and whose limit of the pitch applies. */
export function warningsOf({ a, b, reference, resolution }: CompareRequest): Warning[] {
  const [fewer, more] = [a.scans.length, b.scans.length].sort((x, y) => x - y) as [number, number]
  const oneSided: Warning[] =
    more >= ONE_SIDED * fewer
      ? [
          {
            code: 'one_sided',
            message: `one mark has ${more} scans and the other ${fewer}: the score rests on what the smaller mark shows`,
            where: 'pair',
          },
        ]
      : []
  const ofReference: Warning[] =
    resolution === 'reference'
      ? [
          {
            code: 'resolution_of_reference',
            message: `the pitch is held against that of reference ${reference.record.id}, not against the limits of the specification`,
            where: 'pair',
          },
        ]
      : []
  return [
    ...ofReference,
    ...[...readingWarnings('mark_a', a), ...readingWarnings('mark_b', b)],
    ...[...repeated('mark_a', a), ...repeated('mark_b', b), ...oneSided],
  ]
}

/** Scans of one mark that were given before. They add no evidence, but they count as further lands. */
const repeated = (side: string, { scans }: Mark): Warning[] =>
  scans.flatMap(({ surface }, i) => {
    const first = scans.findIndex((other) => other.surface.handle === surface.handle)
    if (first === i) return []
    const message = `it is the same scan as scan ${first + 1} of ${side}; give every part of the mark once`
    return [{ code: 'duplicate_scan', message, where: `${side}.${i + 1}` }]
  })
