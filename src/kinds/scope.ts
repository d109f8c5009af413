import { jsonKind } from './kind.ts'

export type Severity = 'ok' | 'warn' | 'refuse'

/** One thing that speaks for or against scoring a scan. */
export interface Check {
  readonly name: 'resolution' | 'modality' | 'coverage' | 'signal'
  readonly passed: boolean
  readonly severity: Severity
  readonly value: number
  readonly threshold: number
  readonly reason: string
}

/** What speaks for and against scoring a scan in a domain; how that is weighed is the caller's. */
export const scopeChecksKind = jsonKind<{ readonly domain: string; readonly checks: readonly Check[] }>(
  'scope-checks',
)
