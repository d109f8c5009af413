import { expect, test } from 'vitest'
import { checkCost } from '../../src/graph/check-cost.ts'
import type { Cost } from '../../src/kinds/cost.ts'
import { scoreKind } from '../../src/kinds/marks/score.ts'
import { type AnyNode, defineNode } from '../../src/kinds/node.ts'

/** A node that takes what its parameters say. */
const node = defineNode<
  Cost,
  Record<never, never>,
  { readonly score: number; readonly score_kind: string | null }
>({
  name: 'large',
  version: 1,
  title: 'large',
  params: undefined as never,
  inputs: {},
  output: scoreKind,
  run: () => ({ score: 0, score_kind: null }),
  cost: (_, cost) => cost,
}) as unknown as AnyNode

const MOST = { bytes: 512 * 2 ** 20, operations: 6e10 }

test.each([
  [
    { operations: 5.3e12 },
    'large would take 5300·10^9 operations with these parameters, more than the 60·10^9',
  ],
  [{ operations: Number.POSITIVE_INFINITY }, 'large would take endlessly many operations'],
  [{ bytes: 2 ** 31 }, 'large would take about 2048 MiB of memory, more than the 512 MiB of one computation'],
])('a computation that would take %o is refused in words a person reads', (cost, message) => {
  expect(() => checkCost(node, { bytes: 1, operations: 1, ...cost }, {}, MOST)).toThrow(message)
})

test('one that takes what it may is not refused', () => {
  expect(() => checkCost(node, MOST, {}, MOST)).not.toThrow()
})
