import { expect, test } from 'vitest'
import { crossedText } from '../../web/src/screens/result/pair/crossed-text.ts'

test.each([
  ['all on one side', { n_crossed: 0, least: 0.1, greatest: 1 }, /^All settings support the same/],
  ['all on one side, up to LR 1', { n_crossed: 0, least: -1, greatest: 0 }, /^All settings support the same/],
  ['a change of sign near 0', { n_crossed: 0, least: -0.3, greatest: 0.4 }, /^Some support the other/],
  ['a crossing', { n_crossed: 2, least: -0.8, greatest: 0.9 }, /^2 of them support the other/],
])('the words for the variants of a result say on which side they lie: %s', (_, one, words) => {
  const { n_crossed, ...log10_lr_range } = one
  expect(crossedText({ n_crossed, log10_lr_range })).toMatch(words)
})
