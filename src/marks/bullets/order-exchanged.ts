import type { Exchange, OtherOrder } from '../../kinds/agreement.ts'
import type { Warning } from '../../kinds/report.ts'
import type { Mark, Marks } from '../mark-type.ts'

// Of 443 orders that lead by so much 438 are named rightly, of 45 others 23 (docs/method.md, "Exchanged lands").
const CERTAIN_LEAD = 0.02

/** The warning that two bullets fit clearly better with two lands exchanged or one out of place. */
export function orderExchanged(found: Exchange, { a, b, nPlaces }: Marks): Warning {
  const { as_given, contrast, lead } = found
  const onA = changed('mark_a', a, found.a)
  const onB = changed('mark_b', b, found.b)
  const doubt =
    lead !== null && lead < CERTAIN_LEAD ? '; another such order fits almost as well, so check all lands' : ''
  const again = (side: string, { places }: OtherOrder): string => `${side}_lands=${places.join(',')}`
  const message = [
    `the bullets fit clearly better (contrast ${contrast.toFixed(3)} instead of ${as_given.toFixed(3)}) with ${onB} or, which the scans cannot tell apart, with ${onA}${doubt}`,
    'the score counts the lands as they were given',
    `check by the bullets or the record of the scanning which land each scan shows; if it was given wrongly, compare again with ${again('mark_b', found.b)} or ${again('mark_a', found.a)} and n_lands=${nPlaces}; a better fit alone is no reason to change an order`,
  ].join('; ')
  return { code: 'order_exchanged', message, where: 'pair' }
}

/** What would be changed on a bullet: "lands 1 and 2 of mark_b exchanged". */
function changed(side: string, { places }: Mark, { change }: OtherOrder): string {
  const isScanned = (place: number): boolean => places.includes(place)
  if ('moved' in change) {
    const [before, after] = change.between
    const what = isScanned(change.moved) ? 'land' : 'the missing land'
    return `${what} ${change.moved} of ${side} between places ${before} and ${after}`
  }
  const [one, other] = change.exchanged
  if (isScanned(one) && isScanned(other)) return `lands ${one} and ${other} of ${side} exchanged`
  const [land, place] = isScanned(one) ? [one, other] : [other, one]
  return `land ${land} of ${side} at place ${place}, which no scan shows`
}
