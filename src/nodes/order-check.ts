import { z } from 'zod'
import { featuresKind } from '../kinds/agreement.ts'
import { defineNode } from '../kinds/node.ts'
import type { Check } from '../kinds/scope.ts'
import { scopeChecksKind } from '../kinds/scope.ts'

const FEWEST_LANDS = 5 // with fewer, different barrels differ by more than the margin in one pair of ten

/**
 * Whether the lands of two bullets are in one order and scanned one way up.
 * in      features with all arrangements
 * params  domain; margin: contrast by which one of the impossible arrangements must be better
 * out     a bullet that is turned has its lands turned and their order reversed. If one of these alone fits better than
 *         both of as given and upside down, the lands were given wrongly: `refuse` from 5 lands a side, `warn` below.
 *         `value` is by how much it fits better (negative: it does not).
 */
export const orderCheck = defineNode({
  name: 'order-check',
  version: 1,
  params: z.strictObject({ domain: z.string(), margin: z.number().positive() }),
  inputs: { features: featuresKind },
  output: scopeChecksKind,
  run({ features: { arrangements, land_ccf_matrix } }, { domain, margin }) {
    if (!arrangements) return { domain, checks: [] }
    const { as_given, upside_down, order_reversed, lands_turned } = arrangements
    const value = Math.max(order_reversed, lands_turned) - Math.max(as_given, upside_down)
    const passed = value < margin
    const fewest = Math.min(land_ccf_matrix.length, land_ccf_matrix[0]!.length)
    const check: Check = {
      name: 'order',
      passed,
      severity: passed ? 'ok' : fewest >= FEWEST_LANDS ? 'refuse' : 'warn',
      value,
      threshold: margin,
      reason: reasonOf(passed, value, order_reversed >= lands_turned),
    }
    return { domain, checks: [check] }
  },
})

function reasonOf(passed: boolean, value: number, byOrder: boolean): string {
  if (passed) return 'the lands of both bullets fit in the order and the way up in which they were given'
  const by = `${value.toFixed(3)} of contrast`
  return byOrder
    ? `the bullets fit better by ${by} when the lands of mark_b are taken in reverse order; give the lands of both bullets in one direction of turning`
    : `the bullets fit better by ${by} when every land of mark_b is turned by 180°; scan both bullets the same way up, or reverse the order of its lands too`
}
