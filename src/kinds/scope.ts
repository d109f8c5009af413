import type { Fact } from '../words/fact.ts'
import { fact, sentence } from '../words/said.ts'
import { jsonKind } from './kind.ts'

export type Severity = 'ok' | 'warn' | 'refuse'

/** One thing that speaks for or against scoring a scan. */
export interface Check extends Fact {
  readonly name:
    | 'resolution'
    | 'modality'
    | 'coverage'
    | 'signal'
    | 'conditions'
    | 'identity'
    | 'order'
    | 'handedness'
  readonly passed: boolean
  readonly severity: Severity
  readonly value: number
  readonly threshold: number
  /** What `code` and `values` say, in words. */
  readonly reason: string
}

/** The checks for and against scoring a scan in a domain; the caller weighs them. */
export interface ScopeChecks {
  readonly domain: string
  readonly checks: readonly Check[]
}

export type ScopeMode = 'warn' | 'refuse'

/** Whether a scan is inside the validated domain, and why not. */
export interface ScopeReport {
  readonly admissible: boolean
  readonly mode: ScopeMode
  readonly domain: string
  readonly checks: readonly Check[]
  /** What the checks say that did not pass, in words. */
  readonly overall_reason: string
}

/** The scans of both marks, in order, and the pair of marks. */
export interface ScopeOfMarks {
  readonly mark_a: readonly ScopeReport[]
  readonly mark_b: readonly ScopeReport[]
  readonly pair: ScopeReport
}

/** A check that found `found`. */
export const makeCheck = (
  name: Check['name'],
  severity: Severity,
  { value, threshold }: Pick<Check, 'value' | 'threshold'>,
  found: Fact,
): Check => ({
  name,
  passed: severity === 'ok',
  severity,
  value,
  threshold,
  ...found,
  reason: sentence(found),
})

/** What the checks of a scan say together. */
export function overallReason(checks: readonly Check[]): string {
  const against = checks.filter(({ severity }) => severity !== 'ok')
  return against.length === 0
    ? sentence(fact('within_domain'))
    : against.map(({ reason }) => reason).join('; ')
}

type CheckFacts = Omit<Check, 'reason'>
export type ScopeFacts = Omit<ScopeReport, 'checks' | 'overall_reason'> & {
  readonly checks: readonly CheckFacts[]
}

const checkFacts = ({ reason: _, ...facts }: Check): CheckFacts => facts

/** A check of an earlier release has its words and no code. */
const checkInWords = (facts: CheckFacts | Check): Check =>
  'reason' in facts
    ? { ...facts, code: 'as_worded', values: { text: facts.reason } }
    : { ...facts, reason: sentence(facts) }

export const scopeFacts = ({ overall_reason: _, checks, ...facts }: ScopeReport): ScopeFacts => ({
  ...facts,
  checks: checks.map(checkFacts),
})

export function scopeInWords(facts: ScopeFacts): ScopeReport {
  const checks = facts.checks.map(checkInWords)
  return { ...facts, checks, overall_reason: overallReason(checks) }
}

export const scopeChecksKind = jsonKind<
  ScopeChecks,
  Omit<ScopeChecks, 'checks'> & Pick<ScopeFacts, 'checks'>
>('scope-checks', {
  facts: ({ domain, checks }) => ({ domain, checks: checks.map(checkFacts) }),
  inWords: ({ domain, checks }) => ({ domain, checks: checks.map(checkInWords) }),
})
