import { z } from 'zod'
import type { Fact } from '../words/fact.ts'
import { fact, factFields, sentence } from '../words/said.ts'
import { jsonKind } from './kind.ts'
import { domainName, type Wire } from './wire.ts'

const severity = z.enum(['ok', 'warn', 'refuse'])
export type Severity = z.output<typeof severity>

/** The checks that stop a comparison. */
export const BLOCKING_CHECKS = [
  'resolution',
  'modality',
  'conditions',
  'identity',
  'order',
  'handedness',
  'texture',
  'reproducibility',
] as const

/** All checks; coverage and signal only warn in a comparison. */
export const CHECK_NAMES = [...BLOCKING_CHECKS, 'coverage', 'signal'] as const

/** One thing that speaks for or against scoring a scan. */
const checkSchema = z.object({
  name: z.enum(CHECK_NAMES),
  passed: z.boolean(),
  severity,
  value: z.number(),
  threshold: z.number(),
  ...factFields,
  reason: z.string().describe('What `code` and `values` say, in English.'),
})
export type Check = Wire<typeof checkSchema>

/** The checks for and against scoring a scan in a domain; the caller weighs them. */
export interface ScopeChecks {
  readonly domain: string
  readonly checks: readonly Check[]
}

/** Whether a scan is inside the validated domain, and why not: what the checks say that did not pass, in words. */
export const scopeReportSchema = z
  .object({
    admissible: z.boolean(),
    mode: z.enum(['warn', 'refuse']),
    domain: domainName,
    checks: z.array(checkSchema),
    overall_reason: z.string(),
  })
  .meta({ id: 'ScopeReport' })
export type ScopeReport = Wire<typeof scopeReportSchema>
export type ScopeMode = ScopeReport['mode']

/** The scans of both marks, in order, and the pair of marks. */
export const scopeOfMarksSchema = z.object({
  mark_a: z.array(scopeReportSchema),
  mark_b: z.array(scopeReportSchema),
  known: z.array(z.array(scopeReportSchema)).optional().describe('The scans of each known mark, in order.'),
  pair: scopeReportSchema.describe('checks of the two marks together'),
})
export type ScopeOfMarks = Wire<typeof scopeOfMarksSchema>

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
