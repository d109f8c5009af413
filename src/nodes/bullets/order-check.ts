import { z } from 'zod'
import { exchangeKind, featuresKind } from '../../kinds/marks/agreement.ts'
import { defineNode } from '../../kinds/node.ts'
import { makeCheck, scopeChecksKind } from '../../kinds/scope.ts'
import type { Fact } from '../../words/fact.ts'
import { fact } from '../../words/said.ts'

/** Whole and damaged bullets of one barrel reach 0.104 and more in their best arrangement, of different barrels at most 0.093. */
export const MIN_CONTRAST = 0.1
const MIN_LANDS = 5 // with fewer, different barrels differ by more than the margin in one pair of ten

/**
 * Whether the lands of two bullets are in one order and scanned one way up.
 * in      features with all arrangements; whether two lands exchanged, or one out of place, fit clearly better
 * params  domain; margin: contrast by which one of the impossible arrangements must be better
 * out     a bullet that is turned has its lands turned and their order reversed. If one of these alone fits better than
 *         both of as given and upside down, and as marks of one source do, the lands were given wrongly: `refuse` from
 *         5 lands a side, `warn` below. Not where an exchange fits better still: with two lands exchanged that have one
 *         between them, the reverse order puts four of six lands right. Without the second condition, lands of different barrels would be refused when
 *         one of the four arrangements is better than the others by chance. `value` is by how much it fits better
 *         (negative: it does not).
 */
export const orderCheck = defineNode({
  name: 'order-check',
  version: 4,
  title: 'Check the order of lands',
  params: z.strictObject({ domain: z.string(), margin: z.number().positive() }),
  configKeys: { margin: 'bullet_order_margin' },
  inputs: { features: featuresKind, exchange: exchangeKind },
  output: scopeChecksKind,
  run({ features: { arrangements, land_ccf_matrix }, exchange: { found } }, { domain, margin }) {
    if (!arrangements) return { domain, checks: [] }
    const { as_given, upside_down, order_reversed, lands_turned } = arrangements
    const impossible = Math.max(order_reversed, lands_turned)
    const value = impossible - Math.max(as_given, upside_down)
    const fits = impossible >= MIN_CONTRAST
    const isExchange = found !== null && found.contrast > impossible
    const passed = value < margin || !fits || isExchange
    const fewest = Math.min(land_ccf_matrix.length, land_ccf_matrix[0]!.length)
    const severity = passed ? 'ok' : fewest >= MIN_LANDS ? 'refuse' : 'warn'
    const finding = passed
      ? fact(whyPassed(value >= margin, isExchange))
      : wrongOrder(value, order_reversed >= lands_turned)
    return { domain, checks: [makeCheck('order', severity, { value, threshold: margin }, finding)] }
  },
})

const whyPassed = (isBetter: boolean, isExchange: boolean) =>
  isBetter ? (isExchange ? 'order_exchange_fits_better' : 'order_open') : 'order_fits'

const wrongOrder = (contrast: number, byOrder: boolean): Fact =>
  fact(byOrder ? 'order_reversed' : 'lands_turned', { contrast })
