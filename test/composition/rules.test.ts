import { describe, expect, test } from 'vitest'
import { handleOfJson, type Json } from '../../src/address/canonical.ts'
import { mapLimited } from '../../src/composition/limit.ts'
import { placesOf } from '../../src/composition/places.ts'
import { codeOf, type RecipeBody, withHandle } from '../../src/composition/recipe.ts'
import { BLOCKING, weighed } from '../../src/composition/scope.ts'
import type { Check } from '../../src/kinds/scope.ts'
import { directionOf, verbal } from '../../src/nodes/verbal.ts'

describe('the verbal equivalent', () => {
  test.each([
    [0.01, 'weak or limited support for same source'],
    [-0.999, 'weak or limited support for different sources'],
    [1, 'moderate support for same source'],
    [-2, 'moderately strong support for different sources'],
    [2.999, 'moderately strong support for same source'],
    [3, 'strong support for same source'],
    [4, 'very strong support for same source'],
    [5.999, 'very strong support for same source'],
    [-6, 'extremely strong support for different sources'],
    [0, 'no meaningful support either way'],
  ])('of 10^%f is: %s', (log10Lr, text) => {
    expect(verbal(log10Lr)).toBe(text)
  })

  test('says so when the interval straddles 0, and only then', () => {
    expect(verbal(0.5, [-0.1, 1])).toBe(
      'weak or limited support for same source (direction not resolved at the 95% level)',
    )
    for (const interval of [
      [0, 1],
      [0.1, 1],
      [-1, 0],
    ] as const)
      expect(verbal(0.5, interval)).not.toContain('direction')
    expect([directionOf(0.1), directionOf(-0.1)]).toEqual(['same source', 'different sources'])
  })
})

describe('scope', () => {
  const check = (name: Check['name'], severity: Check['severity']): Check => ({
    ...{
      name,
      severity,
      passed: severity === 'ok',
      value: 1,
      threshold: 1,
      reason: `${name} is ${severity}`,
    },
  })
  const checks = [
    check('resolution', 'ok'),
    check('modality', 'warn'),
    check('coverage', 'refuse'),
    check('signal', 'ok'),
  ]

  test('in mode refuse every check that refuses blocks, on compare only resolution and modality', () => {
    expect(weighed('striated', checks, 'refuse').admissible).toBe(false)
    expect(weighed('striated', checks, 'refuse', BLOCKING).admissible).toBe(true)
    expect(weighed('striated', [check('modality', 'refuse')], 'refuse', BLOCKING).admissible).toBe(false)
  })

  test('in mode warn everything is admissible, and the reasons are said', () => {
    const report = weighed('toolmark', checks, 'warn')
    expect(report).toMatchObject({ admissible: true, mode: 'warn', domain: 'toolmark' })
    expect(report.overall_reason).toBe('modality is warn; coverage is refuse')
    expect(weighed('striated', [check('signal', 'ok')], 'refuse').overall_reason).toBe(
      'within the validated domain',
    )
  })
})

describe('places', () => {
  test('count from 1 when not said, and a bullet has as many as the highest', () => {
    expect(placesOf({ a: 2, b: 3 }, {})).toEqual({ a: [1, 2], b: [1, 2, 3], nLands: 3 })
    expect(placesOf({ a: 2, b: 2 }, { b: [2, 6] })).toEqual({ a: [1, 2], b: [2, 6], nLands: 6 })
    expect(placesOf({ a: 1, b: 1 }, { nLands: 5 }).nLands).toBe(5)
  })
})

test('a recipe handle covers everything in the recipe but itself', () => {
  const body: RecipeBody = {
    ...{ engine_version: '0.1.0', domain: 'striated', scorer_config_hash: 'h', steps: [] },
    inputs: { mark_a: ['1'], mark_b: ['2'] },
    reference: {
      name: 'r',
      scorer_config_hash: 'h',
      diagnostics: { n_km: 1, n_knm: 1, auc: 1, cllr_min: 0 },
    },
    result: { likelihood_ratio: 2, log10_lr: 0.3, verbal: 'v' },
  }
  const { handle, ...rest } = withHandle(body)
  expect(rest).toEqual(body)
  expect(handle).toBe(handleOfJson(body as unknown as Json))
  expect(withHandle({ ...body, engine_version: '0.1.1' }).handle).not.toBe(handle)
  expect(codeOf({ name: 'a', version: 1 }, { name: 'b', version: 2 })).toBe('a@1 + b@2')
})

describe('a limited map', () => {
  test('keeps the order and never has more under way than its limit', async () => {
    let [now, most] = [0, 0]
    const results = await mapLimited([30, 10, 20, 5, 1], 2, async (ms, i) => {
      most = Math.max(most, ++now)
      await new Promise((resolve) => setTimeout(resolve, ms))
      now -= 1
      return i
    })
    expect(results).toEqual([0, 1, 2, 3, 4])
    expect(most).toBe(2)
    expect(await mapLimited([], 3, async () => 1)).toEqual([])
  })

  test('starts nothing after a failure, and waits for what is under way', async () => {
    const [started, ended]: number[][] = [[], []]
    const work = mapLimited([0, 1, 2, 3], 2, async (i) => {
      started!.push(i)
      if (i === 0) throw new Error('first')
      await new Promise((resolve) => setTimeout(resolve, 20))
      ended!.push(i)
    })
    await expect(work).rejects.toThrow('first')
    expect([started, ended]).toEqual([[0, 1], [1]])
  })
})
