import type { Exchange, OtherOrder } from '../../kinds/marks/agreement.ts'
import { type Warning, warning } from '../../kinds/report.ts'
import type { Mark, Marks } from '../mark-type.ts'

// Of 443 orders that lead by so much 438 are named rightly, of 45 others 23 (lab/measured/method.md, on exchanged lands).
const CERTAIN_LEAD = 0.02

/** The warning that two bullets fit clearly better with two lands exchanged or one out of place. */
export const orderExchanged = (
  { as_given, contrast, lead, ...found }: Exchange,
  { a, b, nPlaces }: Marks,
): Warning =>
  warning('pair', 'order_exchanged', {
    as_given,
    contrast,
    n_lands: nPlaces,
    in_doubt: lead !== null && lead < CERTAIN_LEAD,
    a: onBullet(a, found.a),
    b: onBullet(b, found.b),
  })

function onBullet({ places: scanned }: Mark, { change, places }: OtherOrder) {
  const named = 'moved' in change ? [change.moved] : change.exchanged
  return { change, places, not_scanned: named.filter((place) => !scanned.includes(place)) }
}
