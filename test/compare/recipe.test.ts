import { expect, test } from 'vitest'
import { handleOfJson, type Json } from '../../src/address/canonical.ts'
import { recipeHandle } from '../../src/compare/recipe.ts'
import type { RecipeBody } from '../../src/kinds/recipe.ts'

const body: RecipeBody = {
  api_version: '1',
  engine_version: '0.1.0',
  domain: 'striated',
  scorer_config: { lambda_s: 1 },
  scorer_config_hash: 'h',
  steps: [],
  inputs: { mark_a: ['1'], mark_b: ['2'] },
  reference: {
    id: 'r',
    name: 'r',
    handle: handleOfJson('r'),
    scorer_config_hash: 'h',
    left_out: [],
    diagnostics: { n_km: 1, n_knm: 1, auc: 1, cllr_min: 0 },
  },
  result: {
    score: 1,
    score_kind: 'ccf',
    likelihood_ratio: 2,
    log10_lr: 0.3,
    log10_lr_ci: [0, 1],
    lr_ci_method: 'm',
    lr_bound_log10: 1,
    lr_bounds_log10: [-1, 1],
    lr_bound_hit: false,
    direction: 'same source',
    verbal: 'v',
  },
}

/** Other values: each leaf changed, each member left out, each list one longer. */
function changed(value: Json): Json[] {
  if (Array.isArray(value)) {
    const list: readonly Json[] = value
    return [...list.flatMap((one, i) => changed(one).map((other) => list.with(i, other))), [...list, 'more']]
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, one]) => [
      ...changed(one).map((other) => ({ ...value, [key]: other })),
      Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)),
    ])
  }
  if (typeof value === 'boolean') return [!value]
  return [typeof value === 'number' ? value + 1 : `${value} changed`]
}

test('a recipe handle covers everything in the recipe', () => {
  const json = body as unknown as Json
  expect(recipeHandle(body)).toBe(handleOfJson(json))
  const others = changed(json).map((other) => recipeHandle(other as unknown as RecipeBody))
  expect(others.length).toBeGreaterThan(50)
  expect(new Set([recipeHandle(body), ...others]).size).toBe(others.length + 1)
})
