/** What was wrong with the order of a bullet's lands, in places from 1; places that no scan shows take part. */
export type OrderChange =
  | { readonly exchanged: readonly [number, number] }
  | { readonly moved: number; readonly between: readonly [number, number] }

interface OnBullet {
  readonly change: OrderChange
  /** The places of its lands, changed. */
  readonly places: readonly number[]
  /** Places of `change` that no scan shows. */
  readonly not_scanned: readonly number[]
}

/** Two bullets that fit clearly better with two lands exchanged or one out of place. */
export function orderExchanged(of: {
  readonly as_given: number
  readonly contrast: number
  /** Whether another such order fits almost as well. */
  readonly in_doubt: boolean
  readonly n_lands: number
  readonly a: OnBullet
  readonly b: OnBullet
}): string {
  const doubt = of.in_doubt ? '; another such order fits almost as well, so check all lands' : ''
  const again = (side: string, { places }: OnBullet): string => `${side}_lands=${places.join(',')}`
  return [
    `the bullets fit clearly better (contrast ${of.contrast.toFixed(3)} instead of ${of.as_given.toFixed(3)}) with ${changed('mark_b', of.b)} or, which the scans cannot tell apart, with ${changed('mark_a', of.a)}${doubt}`,
    'the score counts the lands as they were given',
    `check by the bullets or the record of the scanning which land each scan shows; if it was given wrongly, compare again with ${again('mark_b', of.b)} or ${again('mark_a', of.a)} and n_lands=${of.n_lands}; a better fit alone is no reason to change an order`,
  ].join('; ')
}

/** "lands 1 and 2 of mark_b exchanged". */
function changed(side: string, { change, not_scanned }: OnBullet): string {
  const isScanned = (place: number): boolean => !not_scanned.includes(place)
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
