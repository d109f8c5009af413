import { describe, expect, test } from 'vitest'
import type { Check } from '../../src/kinds/scope.ts'
import { BLOCKING, blockedBy, scopeWarnings, weighed } from '../../src/nodes/scope-report.ts'

const check = (name: Check['name'], severity: Check['severity']): Check => ({
  ...{ name, severity, passed: severity === 'ok', value: 1, threshold: 1 },
  reason: `${name} is ${severity}`,
})
const checks = [
  check('resolution', 'ok'),
  check('modality', 'warn'),
  check('coverage', 'refuse'),
  check('signal', 'ok'),
]

describe('a scan', () => {
  test('in mode refuse is inadmissible for every check that refuses, on compare only for resolution and modality', () => {
    expect(weighed('striated', checks, 'refuse').admissible).toBe(false)
    expect(weighed('striated', checks, 'refuse', BLOCKING).admissible).toBe(true)
    for (const name of ['resolution', 'modality'] as const) {
      expect(weighed('striated', [check(name, 'refuse')], 'refuse', BLOCKING).admissible).toBe(false)
    }
  })

  test('in mode warn is admissible whatever is found, and the reasons are said', () => {
    const report = weighed('toolmark', checks, 'warn')
    expect(report).toMatchObject({ admissible: true, mode: 'warn', domain: 'toolmark' })
    expect(report.overall_reason).toBe('modality is warn; coverage is refuse')
    expect(weighed('striated', [check('signal', 'ok')], 'refuse').overall_reason).toBe(
      'within the validated domain',
    )
  })
})

describe('two marks', () => {
  const clean = weighed('striated', [check('signal', 'ok')], 'refuse', BLOCKING)
  const doubtful = weighed('striated', checks, 'refuse', BLOCKING)
  const coarse = weighed('striated', [check('resolution', 'refuse')], 'refuse', BLOCKING)

  test('get a warning for every check that is not ok, at the mark, or at the scan where a mark has several', () => {
    expect(scopeWarnings({ mark_a: [clean, doubtful], mark_b: [coarse] })).toEqual([
      { code: 'scope_modality', message: 'modality is warn', where: 'mark_a.2' },
      { code: 'scope_coverage', message: 'coverage is refuse', where: 'mark_a.2' },
      { code: 'scope_resolution', message: 'resolution is refuse', where: 'mark_b' },
    ])
    expect(scopeWarnings({ mark_a: [clean], mark_b: [clean] })).toEqual([])
  })

  test('are blocked by what blocks any of their scans, and it is said which', () => {
    expect(blockedBy({ mark_a: [clean, doubtful], mark_b: [clean] })).toBe('')
    expect(blockedBy({ mark_a: [clean, coarse], mark_b: [coarse] })).toBe(
      'scan 2 of mark_a: resolution is refuse; scan 1 of mark_b: resolution is refuse',
    )
  })
})
