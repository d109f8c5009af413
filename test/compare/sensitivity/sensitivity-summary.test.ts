import { expect, test } from 'vitest'
import { summaryOf } from '../../../src/compare/sensitivity/sensitivity-summary.ts'
import type { VariantAnswer } from '../../../src/kinds/sensitivity.ts'

const about = {
  changes: {},
  scorer_config_hash: '',
  score: null,
  lr_bounds_log10: null,
  cllr_source_disjoint: null,
}
const lr = (id: string, log10_lr: number, lr_bound_hit = false): VariantAnswer => ({
  ...about,
  id,
  log10_lr,
  lr_bound_hit,
  outcome: 'calibrated',
  reason: null,
  hyperparameter: id.startsWith('joint') ? null : id.replace(/-(low|high)$/, ''),
})
const none = (id: string, outcome: 'refused' | 'not_available'): VariantAnswer => ({
  ...lr(id, 0),
  log10_lr: null,
  lr_bound_hit: null,
  outcome,
  reason: 'why',
})

test('the range goes from the least to the greatest, and holds the deployed answer', () => {
  const { log10_lr_range } = summaryOf(2, [lr('a-low', 1.5), lr('a-high', 1.9)])
  expect(log10_lr_range).toEqual({ least: 1.5, greatest: 2 })
})

test('variants at a bound, refused and without a fit are counted apart', () => {
  const found = summaryOf(1, [
    lr('a-low', 1, true),
    lr('a-high', 0.9),
    lr('joint-1', -1, true),
    none('b-low', 'refused'),
    none('b-high', 'not_available'),
    none('joint-2', 'refused'),
  ])
  expect(found).toMatchObject({
    n_variants: 6,
    n_calibrated: 3,
    n_at_bound: 2,
    n_refused: 2,
    n_not_available: 1,
  })
})

test('a variant crosses when both answers are beyond 0.5, on different sides', () => {
  const crossed = (deployed: number, ...values: number[]) =>
    summaryOf(
      deployed,
      values.map((value, i) => lr(`joint-${i}`, value)),
    ).n_crossed
  expect(crossed(0.6, -0.6, -0.4, 0.6)).toBe(1)
  expect(crossed(-0.6, 0.6, 0.5, 2)).toBe(2)
  expect(crossed(0.4, -2)).toBe(0)
  expect(crossed(0.5, -2)).toBe(0)
})

test('the hyperparameter that moves the answer most is that of the farther end; joint draws take no part', () => {
  const variants = [
    lr('a-low', 1.1),
    lr('a-high', 0.7),
    lr('b-low', 1.2),
    lr('b-high', 1.25),
    none('c-low', 'refused'),
    lr('c-high', 1),
    lr('joint-1', -3),
  ]
  expect(summaryOf(1, variants).moves_most).toEqual({
    hyperparameter: 'a',
    log10_lr_low: 1.1,
    log10_lr_high: 0.7,
    distance: expect.closeTo(0.3, 12),
  })
  expect(summaryOf(1, [lr('a-low', 1), none('a-high', 'refused')]).moves_most).toBeNull()
})

test('there is no mean and no vote', () => {
  expect(Object.keys(summaryOf(1, [])).sort()).toEqual([
    'log10_lr_range',
    'moves_most',
    'n_at_bound',
    'n_calibrated',
    'n_crossed',
    'n_not_available',
    'n_refused',
    'n_variants',
  ])
})
