import { expect, test } from 'vitest'
import { STATES, stateOf } from '../../web/src/screens/result/state/state.ts'

test('the states of a result differ in their signs and words, not in colour alone', () => {
  const all = Object.values(STATES)
  expect(new Set(all.map(({ sign }) => sign)).size).toBe(all.length)
  expect(new Set(all.map(({ words }) => words)).size).toBe(all.length)
})

test('a number that no court may have is diagnostic, whatever its limit', () => {
  expect(stateOf({ evidence_note: null, lr_bound_hit: false } as never)).toBe('within')
  expect(stateOf({ evidence_note: null, lr_bound_hit: true } as never)).toBe('limit')
  expect(stateOf({ evidence_note: { code: 'x' }, lr_bound_hit: true } as never)).toBe('diagnostic')
})
