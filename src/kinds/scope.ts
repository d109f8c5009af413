import { jsonKind } from './kind.ts'

export type Severity = 'ok' | 'warn' | 'refuse'

/** One thing that speaks for or against scoring a scan. */
export interface Check {
  readonly name: 'resolution' | 'modality' | 'coverage' | 'signal' | 'conditions' | 'identity' | 'order'
  readonly passed: boolean
  readonly severity: Severity
  readonly value: number
  readonly threshold: number
  readonly reason: string
}

/** The checks for and against scoring a scan in a domain; the caller weighs them. */
export interface ScopeChecks {
  readonly domain: string
  readonly checks: readonly Check[]
}
export const scopeChecksKind = jsonKind<ScopeChecks>('scope-checks')

export type ScopeMode = 'warn' | 'refuse'

/** Whether a scan is inside the validated domain, and why not. */
export interface ScopeReport {
  readonly admissible: boolean
  readonly mode: ScopeMode
  readonly domain: string
  readonly checks: readonly Check[]
  readonly overall_reason: string
}

/** The scans of both marks, in order, and the pair of marks. */
export interface ScopeOfMarks {
  readonly mark_a: readonly ScopeReport[]
  readonly mark_b: readonly ScopeReport[]
  readonly pair: ScopeReport
}
