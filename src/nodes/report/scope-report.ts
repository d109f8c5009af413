import { type Warning, type Where, warning } from '../../kinds/report.ts'
import {
  BLOCKING_CHECKS,
  CHECK_NAMES,
  type Check,
  overallReason,
  type ScopeMode,
  type ScopeOfMarks,
  type ScopeReport,
} from '../../kinds/scope.ts'
import type { Fact } from '../../words/fact.ts'
import { fact, factOf } from '../../words/said.ts'

/**
 * Weighs the checks of a scan. A blocking check with `refuse` makes the scan inadmissible, unless the mode is `warn`. Any other
 * check only warns, however far its value is off, and its severity says so: nobody reads "refused" beside a result.
 */
export function weighChecks(
  domain: string,
  checks: readonly Check[],
  mode: ScopeMode,
  blocking: readonly Check['name'][] = CHECK_NAMES,
): ScopeReport {
  const weighed = checks.map(
    (check): Check =>
      check.severity === 'refuse' && !blocking.includes(check.name) ? { ...check, severity: 'warn' } : check,
  )
  const refused = weighed.some(({ severity }) => severity === 'refuse')
  return {
    admissible: mode === 'warn' || !refused,
    mode,
    domain,
    checks: weighed,
    overall_reason: overallReason(weighed),
  }
}

/** The marks of a scope: the known ones where there are several, of which `mark_b` is one. */
const sidesOf = ({
  mark_a,
  mark_b,
  known,
}: ScopeOfMarks): [name: string, scans: readonly ScopeReport[]][] => [
  ['mark_a', mark_a],
  ...(known?.map((scans, i): [string, readonly ScopeReport[]] => [`known_${i + 1}`, scans]) ?? [
    ['mark_b', mark_b] as [string, readonly ScopeReport[]],
  ]),
]

/** Name of a scan in warnings: `mark_a`, or `mark_a.2` when the mark has several scans. */
const placeOf = (side: string, scans: readonly unknown[], i: number): string =>
  scans.length === 1 ? side : `${side}.${i + 1}`

/** Every check that is not `ok`, as a warning, whether or not its scan is admissible. */
export const scopeWarnings = (scope: ScopeOfMarks): Warning[] => [
  ...sidesOf(scope).flatMap(([side, scans]) =>
    scans.flatMap(({ checks }, i) => warningsOf(checks, placeOf(side, scans, i))),
  ),
  ...warningsOf(scope.pair.checks, 'pair'),
]

const warningsOf = (checks: readonly Check[], where: Where): Warning[] =>
  checks
    .filter(({ severity }) => severity !== 'ok')
    .map((check) => warning(where, `scope_${check.name}`, { finding: factOf(check) }))

/** Why the checks stop a comparison; none where they do not. */
export const blockedBy = (scope: ScopeOfMarks): Fact[] => [
  ...sidesOf(scope).flatMap(([mark, scans]) => refusedScans(mark, scans)),
  ...stopping(scope.pair.checks).map(factOf),
]

/** Why the checks of the scans of a mark stop a comparison. */
export const refusedScans = (mark: string, scans: readonly Pick<ScopeReport, 'checks'>[]): Fact[] =>
  scans.flatMap(({ checks }, i) =>
    stopping(checks).map((check) =>
      fact('scan_refused', { mark, scan: i + 1, check: check.name, finding: factOf(check) }),
    ),
  )

/** The checks that refuse a comparison. */
export const stopping = (checks: readonly Check[]): Check[] =>
  checks.filter(({ name, severity }) => severity === 'refuse' && BLOCKING_CHECKS.some((one) => one === name))
