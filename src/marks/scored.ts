import { MarkgraphError } from '../errors.ts'
import type { Grid } from '../kinds/kind.ts'
import type { Mark, Scan } from './mark-type.ts'

/** The scan of a mark that has one: `bad-value` when it has more. */
export function onlyScan(what: string, side: string, { scans }: Mark): Scan {
  const [scan, ...more] = scans
  if (scan && more.length === 0) return scan
  throw new MarkgraphError(
    'bad-value',
    `${side} has ${scans.length} scans, but ${what} is one scan; give one`,
    { side },
  )
}

/** How to compare a mark without some of its scans; empty when none would be left. */
export function leavingOut(
  side: string,
  { places }: Pick<Mark, 'places'>,
  scans: readonly number[],
  nPlaces: number,
): string {
  const rest = places.filter((_, k) => !scans.includes(k))
  if (rest.length === 0 || scans.length === 0) return ''
  const one = scans.length === 1
  return `; to compare without ${one ? 'this scan' : 'these scans'} of ${side}, leave ${one ? 'it' : 'them'} out and give ${side}_lands=${rest.join(',')} and n_lands=${nPlaces}`
}

/**
 * Refuses a mark whose signature is too short or has no relief. Its score would be 0 because there is nothing to
 * compare, and that is no evidence of different sources.
 * errors  `not-scorable` with the reason
 */
export function enoughToCompare(
  where: string,
  { values, length, dx }: { values: Grid; length: number; dx: number },
  fewest: number,
): void {
  const micrometres = (samples: number): string => `${Math.round(samples * dx * 1e6)} µm`
  if (length < fewest) {
    throw new MarkgraphError(
      'not-scorable',
      `${where} shows ${micrometres(length)} of striae, but at least ${micrometres(fewest)} are needed`,
    )
  }
  if (values.data.every((value) => value === 0 || Number.isNaN(value))) {
    throw new MarkgraphError('not-scorable', `${where} shows no relief to compare`)
  }
}
