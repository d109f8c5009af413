import { type Warning, warning } from '../../kinds/report.ts'
import { makeCheck, type ScopeChecks } from '../../kinds/scope.ts'
import type { Mark, MarkType } from '../../marks/mark-type.ts'
import { fact } from '../../words/said.ts'
import { readingWarnings } from '../request/reading.ts'
import type { LoadedComparison } from '../request/request.ts'
import { sidesOf } from '../request/sides.ts'

/**
 * Whether the two marks of a comparison share a scan. A scan agrees with itself, and that says nothing about sources. A
 * scan is known by its decoded heights, or by its file, which two sides can read in two ways.
 * out     check `identity`; value: the number of scans that are on both sides
 */
export function identityCheck({ domain }: MarkType, a: Mark, b: Mark): ScopeChecks {
  const ofA = new Set(a.scans.flatMap(({ surface, sha256 }) => [surface.handle, sha256]))
  const onBoth = b.scans.filter(({ surface, sha256 }) => ofA.has(surface.handle) || ofA.has(sha256))
  const shared = new Set(onBoth.map(({ surface }) => surface.handle)).size
  const of = { value: shared, threshold: 0 }
  const check =
    shared === 0
      ? makeCheck('identity', 'ok', of, fact('scans_differ'))
      : makeCheck('identity', 'refuse', of, fact('scans_on_both_sides', { scans: shared }))
  return { domain, checks: [check] }
}

const ONE_SIDED = 2 // times as many scans on one side as on the other, or more

/** What the request alone gives reason to warn of: its scans, how they are read, and whose limit of the pitch applies. */
export function warningsOf(request: LoadedComparison): Warning[] {
  const { reference, resolution } = request
  const sides = sidesOf(request)
  const counts = sides.map(({ mark }) => mark.scans.length).sort((x, y) => x - y)
  const [fewer, more] = [counts[0]!, counts.at(-1)!]
  const oneSided = more >= ONE_SIDED * fewer ? [warning('pair', 'one_sided', { more, fewer })] : []
  const ofReference =
    resolution === 'reference'
      ? [warning('pair', 'resolution_of_reference', { reference: reference.record.id })]
      : []
  return [
    ...ofReference,
    ...sides.flatMap(({ name, mark }) => readingWarnings(name, mark)),
    ...sides.flatMap(({ name, mark }) => repeated(name, mark)),
    ...oneSided,
  ]
}

/** Scans of one mark that were given before. They add no evidence, but they count as further lands. */
const repeated = (side: string, { scans }: Mark): Warning[] =>
  scans.flatMap(({ surface }, i) => {
    const first = scans.findIndex((other) => other.surface.handle === surface.handle)
    if (first === i) return []
    return [warning(`${side}.${i + 1}`, 'duplicate_scan', { mark: side, scan: first + 1 })]
  })
