import { expect, test } from 'vitest'
import { grid } from '../../src/kinds/kind.ts'
import { scopeChecks } from '../../src/nodes/scan/scope.ts'

type Params = Parameters<typeof scopeChecks.run>[1]

/** The check of a scan of which `whole` is measured, and `part` of what is compared. */
function coverageOf(limits: Params['coverage'], whole: number, part?: number) {
  const params: Params = {
    domain: 'impressed',
    striated: false,
    reference: { pitch: 7e-6, lambda_s: 20e-6, lambda_c: 250e-6 },
    resolution: { by: 'specification', warn: 2, refuse: 4 },
    modality: { split: 0.16, doubt: [0.12, 0.22] },
    coverage: limits,
    conditions: { reference: null, sets: null, rules: [], unmeasured: null },
  }
  const inputs = {
    surface: { heights: grid(new Float64Array(4), 2, 2), dx: 1e-6, dy: 1e-6 },
    form: { coefficients: [0, 0, 0, 0, 0, 0], rms: 1e-6, deviation: 1e-6, valid: whole },
    collapse: { collapse_ratio: 0.01 },
    band: { rms: 1e-7 },
    measures: part === undefined ? [] : [{ valid: part }],
  } as unknown as Parameters<typeof scopeChecks.run>[0]
  return scopeChecks.run(inputs, params).checks.find(({ name }) => name === 'coverage')!
}

const WELLER = { least: 0.3, factor: 1.5 }

test('a scan covers what the scans of the reference cover: that is enough, however little of the scan it is', () => {
  const found = coverageOf(WELLER, 0.9, 0.31)
  expect(found).toMatchObject({ severity: 'ok', passed: true, value: 0.31, code: 'coverage_as_reference' })
  expect(found.reason).toBe('31 % of the points are measured; the scans of the reference have 30 % or more')
})

test('what is compared counts, and the whole scan only where it has no measures', () => {
  expect(coverageOf(WELLER, 0.1, 0.4)).toMatchObject({ severity: 'ok', value: 0.4 })
  expect(coverageOf(WELLER, 0.1)).toMatchObject({ severity: 'refuse', value: 0.1 })
})

test('a little less than the reference is enough, less than its root of the factor warns, than its factor refuses', () => {
  expect(coverageOf(WELLER, 1, 0.25)).toMatchObject({ severity: 'ok', threshold: 0.2449 })
  expect(coverageOf(WELLER, 1, 0.244)).toMatchObject({ severity: 'warn', threshold: 0.2449 })
  expect(coverageOf(WELLER, 1, 0.2)).toMatchObject({ severity: 'warn' })
  const far = coverageOf(WELLER, 1, 0.199)
  expect(far).toMatchObject({ severity: 'refuse', threshold: 0.2, code: 'coverage_under_reference' })
  expect(far.reason).toContain(
    '19.9 % of the points are measured, under 20 %: the scans of the reference have 30 %',
  )
})

test('more than the reference covers is never held against a scan', () => {
  expect(coverageOf(WELLER, 1, 1).severity).toBe('ok')
})

test('without a reference that states its shares, 80 and 60 % are the limits', () => {
  for (const [share, severity, threshold] of [
    [0.8, 'ok', 0.8],
    [0.79, 'warn', 0.8],
    [0.6, 'warn', 0.8],
    [0.59, 'refuse', 0.6],
  ] as const) {
    expect(coverageOf(null, share, share)).toMatchObject({ severity, threshold })
  }
})
