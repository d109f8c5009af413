import { describe, expect, test } from 'vitest'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { configHash } from '../../src/marks/scorer-config.ts'
import { type HyperparameterRange, variantsOf } from '../../src/marks/variants.ts'
import { MARKS } from '../helpers/in-thread.ts'

const WITH_RANGES = ALL_MARKS.flatMap((type) =>
  type.ranges ? [[type.domain, type, type.ranges] as const] : [],
)

describe.each(WITH_RANGES)('the variants of %s', (domain, type, ranges) => {
  const deployed = MARKS.configs.deployed(domain)
  const variants = variantsOf(ranges, deployed)

  test('are at least twenty, of which eight are joint draws', () => {
    expect(variants.length).toBe(2 * ranges.length + 8)
    expect(variants.length).toBeGreaterThanOrEqual(20)
    expect(variants.filter(({ hyperparameter }) => hyperparameter === null)).toHaveLength(8)
  })

  test('move hyperparameters of this type to either side of the deployed value, and say why', () => {
    for (const { name, low, high, why } of ranges) {
      const value = Number(deployed[name])
      expect(low, name).toBeLessThan(value)
      expect(high, name).toBeGreaterThan(value)
      expect(why.length, name).toBeGreaterThan(10)
      const own = Object.hasOwn(type.config.shape, name) || name === 'lambda_s' || name === 'lambda_c'
      expect(own, name).toBe(true)
    }
    expect(new Set(ranges.map(({ name }) => name)).size).toBe(ranges.length)
  })

  test('are valid configs, no two of them the same and none the deployed one', () => {
    const hashes = variants.map(({ changes }) =>
      configHash(MARKS.configs.parsed({ ...deployed, ...changes }, domain)),
    )
    expect(new Set([...hashes, configHash(deployed)]).size).toBe(variants.length + 1)
  })

  test('draw every hyperparameter within its range', () => {
    for (const { changes } of variants.filter(({ hyperparameter }) => hyperparameter === null)) {
      expect(Object.keys(changes)).toEqual(ranges.map(({ name }) => name))
      for (const { name, low, high, step } of ranges) {
        expect(changes[name], name).toBeGreaterThanOrEqual(low)
        expect(changes[name], name).toBeLessThanOrEqual(high)
        if (step) expect(changes[name]! / step, name).toBeCloseTo(Math.round(changes[name]! / step), 9)
        expect(changes[name], name).toBe(Number(changes[name]!.toPrecision(3))) // no noise of rounding
      }
    }
  })
})

test('draws are the same every time, and lie on both sides of the deployed value', () => {
  const ranges: HyperparameterRange[] = [{ name: 'x', low: 1, high: 100, why: 'a made-up range' }]
  const draws = variantsOf(ranges, { x: 10 }).slice(2)
  expect(draws).toEqual(variantsOf(ranges, { x: 10 }).slice(2))
  const values = draws.map(({ changes }) => changes['x']!)
  expect(values.some((value) => value < 10)).toBe(true)
  expect(values.some((value) => value > 10)).toBe(true)
})

test('a type without ranges has no variants', () => {
  expect(variantsOf([], {})).toEqual([])
})
