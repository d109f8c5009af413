import { describe, expect, test } from 'vitest'
import { BLOCKING_CHECKS, type Check, makeCheck } from '../../../src/kinds/scope.ts'
import { blockedBy, scopeWarnings, weighChecks } from '../../../src/nodes/report/scope-report.ts'
import { fact, joinSentences } from '../../../src/words/said.ts'

const check = (name: Check['name'], severity: Check['severity']): Check =>
  makeCheck(name, severity, { value: 1, threshold: 1 }, fact('as_worded', { text: `${name} is ${severity}` }))
const checks = [
  check('resolution', 'ok'),
  check('modality', 'warn'),
  check('coverage', 'refuse'),
  check('signal', 'ok'),
]

describe('scope', () => {
  test('in mode refuse every check that refuses blocks, on compare only resolution and modality', () => {
    expect(weighChecks('striated', checks, 'refuse').admissible).toBe(false)
    expect(weighChecks('striated', checks, 'refuse', BLOCKING_CHECKS).admissible).toBe(true)
    expect(weighChecks('striated', [check('modality', 'refuse')], 'refuse', BLOCKING_CHECKS).admissible).toBe(
      false,
    )
  })

  test('in mode warn everything is admissible, and the reasons are said', () => {
    const report = weighChecks('toolmark', checks, 'warn')
    expect(report).toMatchObject({ admissible: true, mode: 'warn', domain: 'toolmark' })
    expect(report.overall_reason).toBe('modality is warn; coverage is refuse')
    expect(weighChecks('striated', [check('signal', 'ok')], 'refuse').overall_reason).toBe(
      'within the validated domain',
    )
  })

  test('of a comparison says why it is blocked and what else speaks against a scan, and where', () => {
    const report = (...of: Check[]) => weighChecks('striated', of, 'refuse', BLOCKING_CHECKS)
    const good = report(check('signal', 'ok'))
    const pair = report(check('order', 'ok'))
    const scope = { mark_a: [good, report(...checks)], mark_b: [report(check('resolution', 'refuse'))], pair }
    expect(joinSentences(blockedBy(scope))).toBe('scan 1 of mark_b: resolution is refuse')
    expect(blockedBy({ mark_a: [good], mark_b: [report(...checks)], pair })).toEqual([])
    expect(scopeWarnings(scope).map(({ code, where }) => [code, where])).toEqual([
      ['scope_modality', 'mark_a.2'],
      ['scope_coverage', 'mark_a.2'],
      ['scope_resolution', 'mark_b'],
    ])
    const reversed = { mark_a: [good], mark_b: [good], pair: report(check('order', 'refuse')) }
    expect(joinSentences(blockedBy(reversed))).toBe('order is refuse')
    expect(scopeWarnings(reversed)).toEqual([
      {
        code: 'scope_order',
        message: 'order is refuse',
        where: 'pair',
        values: { finding: { code: 'as_worded', values: { text: 'order is refuse' } } },
      },
    ])
  })
})
