import type { Domain } from '../nodes/domain.ts'
import type { Check } from '../nodes/scope.ts'

export type ScopeMode = 'warn' | 'refuse'

/** Whether a scan is inside the validated domain, and why not. */
export interface ScopeReport {
  readonly admissible: boolean
  readonly mode: ScopeMode
  readonly domain: Domain
  readonly checks: readonly Check[]
  readonly overall_reason: string
}

const ALL: readonly Check['name'][] = ['resolution', 'modality', 'coverage', 'signal']

/** The checks that stop a comparison; coverage and signal only warn there. */
export const BLOCKING: readonly Check['name'][] = ['resolution', 'modality']

/** Weighs the checks of a scan: a blocking check that says refuse makes it inadmissible, unless the mode is `warn`. */
export function weighed(
  domain: Domain,
  checks: readonly Check[],
  mode: ScopeMode,
  blocking: readonly Check['name'][] = ALL,
): ScopeReport {
  const against = checks.filter(({ severity }) => severity !== 'ok')
  const refused = checks.some(({ name, severity }) => severity === 'refuse' && blocking.includes(name))
  return {
    admissible: mode === 'warn' || !refused,
    mode,
    domain,
    checks,
    overall_reason:
      against.length === 0 ? 'within the validated domain' : against.map(({ reason }) => reason).join('; '),
  }
}
