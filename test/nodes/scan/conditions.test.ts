import { describe, expect, it } from 'vitest'
import type { Measures } from '../../../src/kinds/marks/measures.ts'
import { conditionsCheck } from '../../../src/nodes/scan/conditions.ts'
import { fact } from '../../../src/words/said.ts'

type Params = Parameters<typeof conditionsCheck>[1]
type Rule = Params['rules'][number]

const rule = (measure: string, refused: Rule['refused'], factor = 1.5): Rule => ({
  measure,
  refused,
  factor,
})
const RULES = [
  rule('length_mm', 'both'),
  rule('rms', 'both', 2),
  rule('curvature', 'above'),
  rule('area', 'none'),
]
const SET = {
  tag: 'one',
  ranges: { length_mm: [2, 4], rms: [100, 500], curvature: [0.01, 0.04], area: [1, 5] },
} satisfies NonNullable<Params['sets']>[number]
const INSIDE: Measures = { length_mm: 3, rms: 200, curvature: 0.02, area: 2 }

const check = (measures: Measures | undefined, others: Partial<Params> = {}) =>
  conditionsCheck(measures, {
    reference: 'made_up',
    sets: [SET],
    rules: RULES,
    unmeasured: null,
    ...others,
  })
const length = (value: number) => check({ ...INSIDE, length_mm: value })

describe('conditionsCheck', () => {
  it('passes a scan within every range, the ends included', () => {
    for (const measures of [INSIDE, { ...INSIDE, length_mm: 2 }, { ...INSIDE, length_mm: 4, rms: 100 }]) {
      expect(check(measures)).toMatchObject({ name: 'conditions', passed: true, severity: 'ok', value: 1 })
    }
    expect(check(INSIDE).reason).toContain('data set one')
  })

  it('warns near the factor, from its root, with value, range and meaning', () => {
    expect(length(4.8)).toMatchObject({ passed: true, severity: 'ok', value: 1.2 })
    expect(length(5)).toMatchObject({ passed: false, severity: 'warn', value: 1.25, threshold: 1.5 })
    expect(length(5).reason).toBe(
      'the scan lies at the edge of what the reference covers: length of the striae compared 5 mm, where data set one has 2 to 4 mm',
    )
    expect(length(6).severity).toBe('warn') // 4 times 1.5 exactly
    expect(length(1.4)).toMatchObject({ severity: 'warn', value: 1.429 })
  })

  it('refuses beyond the factor, at either end', () => {
    expect(length(6.1)).toMatchObject({ passed: false, severity: 'refuse', value: 1.525, threshold: 1.5 })
    expect(length(6.1).reason).toBe(
      'the scan is not like the marks of the reference: length of the striae compared 6.1 mm, where data set one has 2 to 4 mm',
    )
    expect(length(1.3)).toMatchObject({ severity: 'refuse', value: 1.538 })
    expect(length(0).severity).toBe('refuse')
  })

  it('holds every measure against its own factor', () => {
    expect(check({ ...INSIDE, rms: 950 })).toMatchObject({ severity: 'warn', value: 1.9, threshold: 2 })
    expect(check({ ...INSIDE, rms: 1001 }).severity).toBe('refuse')
  })

  it('leaves a lower end open where only the upper one tells', () => {
    expect(check({ ...INSIDE, curvature: 0 }).severity).toBe('ok')
    expect(check({ ...INSIDE, curvature: 0.05 }).severity).toBe('warn')
    expect(check({ ...INSIDE, curvature: 0.07 }).severity).toBe('refuse')
  })

  it('only warns of a measure that blocks nothing, however far it is', () => {
    expect(check({ ...INSIDE, area: 50 })).toMatchObject({ severity: 'warn', value: 10 })
    expect(check({ ...INSIDE, area: 0.001 }).severity).toBe('warn')
  })

  it('names what refuses, not what is merely at the edge; the worst decides the value', () => {
    const found = check({ ...INSIDE, length_mm: 8, rms: 600, area: 50 })
    expect(found).toMatchObject({ severity: 'refuse', value: 2, threshold: 1.5 })
    expect(found.reason).not.toContain('rms')
    const both = check({ ...INSIDE, length_mm: 8, rms: 2000 })
    expect(both).toMatchObject({ value: 4, threshold: 2 })
    expect(both.reason).toContain('length of the striae compared 8 mm')
    expect(both.reason).toContain('rms 2000')
  })

  it('asks for one data set that fits on every measure, not for parts of several', () => {
    const far = {
      tag: 'far',
      ranges: { ...SET.ranges, length_mm: [20, 40], rms: [1500, 2000] },
    } as typeof SET
    const both = { sets: [SET, far] }
    expect(check({ ...INSIDE, length_mm: 30, rms: 1700 }, both)).toMatchObject({ severity: 'ok' })
    expect(check({ ...INSIDE, length_mm: 30, rms: 1700 }, both).reason).toContain('far')
    expect(check(INSIDE, both).reason).toContain('one')
    const mixed = check({ ...INSIDE, length_mm: 30, rms: 200 }, both)
    expect(mixed.severity).toBe('refuse')
    // between the two data sets, though within the range of both together
    expect(check({ ...INSIDE, length_mm: 9 }, both).severity).toBe('refuse')
  })

  it('takes a data set that only warns before one that refuses, however little, whatever their order', () => {
    const edge = { tag: 'edge', ranges: { ...SET.ranges, length_mm: [5, 8], area: [1, 1.01] } } as typeof SET
    for (const sets of [
      [SET, edge],
      [edge, SET],
    ]) {
      const found = check({ ...INSIDE, length_mm: 6.1, area: 40 }, { sets })
      expect(found.severity).toBe('warn')
      expect(found.reason).toBe(
        'the scan lies at the edge of what the reference covers: area 40, where data set edge has 1 to 1.01',
      )
    }
  })

  it('does not ask about a measure that the reference or the scan does not state', () => {
    const { rms: _rms, ...less } = SET.ranges
    expect(check({ ...INSIDE, rms: 1e9 }, { sets: [{ tag: 'one', ranges: less }] }).severity).toBe('ok')
    expect(check({ length_mm: 3 }).severity).toBe('ok')
  })

  it('warns where the reference states nothing, and passes where none is asked', () => {
    for (const sets of [null, []]) {
      expect(check(INSIDE, { sets })).toMatchObject({ passed: false, severity: 'warn' })
      expect(check(INSIDE, { sets }).reason).toContain('reference made_up does not state')
      expect(check(INSIDE, { sets, reference: null })).toMatchObject({ passed: true, severity: 'ok' })
    }
  })

  it('refuses a scan that could not be measured, and says why', () => {
    const unmeasured = fact('nothing_measured', { rows: 3, columns: 5 })
    const reason = 'the scan has no measured height among its 3 x 5 points'
    expect(check(undefined, { unmeasured })).toMatchObject({ severity: 'refuse', ...unmeasured, reason })
    expect(check(undefined).reason).toBe('the scan shows too little to be measured')
    expect(check(undefined, { sets: null }).severity).toBe('refuse')
  })
})
