import type { Check } from '../kinds/scope.ts'
import { FINER } from '../nodes/areal-band.ts'
import type { Domain } from '../nodes/domain.ts'
import { DEPLOYED } from './scorer-config.ts'

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

/** The coarsest pitch of a scan that can be measured like the marks of a bundled reference, and their band, metres. */
export const REFERENCE = {
  striated: {
    pitch: DEPLOYED.signature_pitch,
    lambda_s: DEPLOYED.lambda_s,
    lambda_c: DEPLOYED.lambda_c,
  },
  toolmark: {
    pitch: DEPLOYED.toolmark_pitch,
    lambda_s: DEPLOYED.toolmark_lambda_s,
    lambda_c: DEPLOYED.toolmark_lambda_c,
  },
  impressed: {
    pitch: DEPLOYED.impressed_pitch / FINER,
    lambda_s: DEPLOYED.impressed_lambda_s,
    lambda_c: DEPLOYED.impressed_lambda_c,
  },
} as const satisfies Record<Domain, object>
