import { z } from 'zod'
import { exchangeKind, featuresKind, type OtherOrder } from '../../kinds/marks/agreement.ts'
import { defineNode } from '../../kinds/node.ts'
import {
  landExchange,
  type Rearrangement,
  slotAfter,
  weighedContrast,
} from '../../numerics/profiles/land-exchange.ts'
import { places } from './features.ts'

// 27 orders are tried for six lands, so the best of them fits different barrels better than one order does by chance. Both
// limits are passed by 15 of 14,160 pairs of different simulated barrels and by none of 329 real ones (the check of the
// order: 11 and 0). Pairs of one barrel as given gain at most 0.021 where they fit at all.
const MIN_GAIN = 0.04
const MIN_CONTRAST = 0.12
const MIN_LANDS = 5 // with 4 a side, 2 of 22 pairs of one barrel as given pass both limits

/**
 * Whether two lands of one bullet were exchanged, or one is out of place.
 * in      features with all arrangements
 * params  places as `features` has them
 * out     the best of these orders, in the way up that the features have. It is `found` when it is clearly better than the
 *         order as given and fits as lands of one barrel do; contrasts of fewer than six pairs weigh less. An exchange on one bullet is an exchange on the other as well: both are
 *         named. Nothing is looked for with fewer than 5 lands a side, or without arrangements.
 * source  docs/method.md, "How are bullets compared?"; figures: lab/measured/method.md
 */
export const exchangeCheck = defineNode({
  name: 'exchange-check',
  version: 1,
  title: 'Look for exchanged lands',
  params: z.strictObject(places),
  inputs: { features: featuresKind },
  output: exchangeKind,
  run({ features }, { lands_a, lands_b, n_lands }) {
    const { arrangements, diag_contrast, diagonal, land_ccf_matrix, upside_down } = features
    const enough = Math.min(lands_a.length, lands_b.length) >= MIN_LANDS
    if (!arrangements || !enough) return { gain: null, found: null }
    const onA = slotsOf(lands_a, n_lands, false)
    const onB = slotsOf(lands_b, n_lands, upside_down)
    const best = landExchange(Float64Array.from(land_ccf_matrix.flat()), onA.slots, onB.slots, n_lands)
    if (!best) return { gain: null, found: null }
    const gain = best.weighed - weighedContrast(diag_contrast, diagonal.length)
    if (gain < MIN_GAIN || best.weighed < MIN_CONTRAST) return { gain, found: null }
    const { contrast, lead } = best
    const found = {
      as_given: diag_contrast,
      contrast,
      lead,
      a: otherOrder(best.a, onA),
      b: otherOrder(best.b, onB),
    }
    return { gain, found }
  },
})

/** The lands of a bullet by their slots, from 0 in the direction in which they are compared, and back. */
interface Slots {
  readonly slots: readonly number[]
  readonly count: number
  place(slot: number): number
}

const slotsOf = (lands: readonly number[], count: number, reversed: boolean): Slots => ({
  slots: lands.map((land) => (reversed ? count - land : land - 1)),
  count,
  place: (slot) => (reversed ? count - slot : slot + 1),
})

function otherOrder(change: Rearrangement, { slots, count, place }: Slots): OtherOrder {
  const ascending = (one: number, other: number): [number, number] =>
    one < other ? [one, other] : [other, one]
  const moved = slots.map((slot) => place(slotAfter(change, slot)))
  if ('exchanged' in change) {
    const [one, other] = change.exchanged
    return { change: { exchanged: ascending(place(one), place(other)) }, places: moved }
  }
  const before = change.to > change.moved ? change.to : change.to - 1
  const neighbours = [place((before + count) % count), place((before + 1) % count)] as const
  const between = place(0) === 1 ? neighbours : ([neighbours[1], neighbours[0]] as const)
  return { change: { moved: place(change.moved), between }, places: moved }
}
