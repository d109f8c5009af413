import { MarkgraphError, type Phrase, phrase } from '../errors.ts'
import type { Grid } from '../kinds/kind.ts'
import type { Fact } from '../words/fact.ts'
import { notScorable } from '../words/not-scorable.ts'
import { fact } from '../words/said.ts'
import type { Mark, Scan } from './mark-type.ts'

/** The scan of a mark that has one: `bad-value` when it has more. */
export function onlyScan(what: Phrase, side: string, { scans }: Mark): Scan {
  const [scan, ...more] = scans
  if (scan && more.length === 0) return scan
  throw new MarkgraphError(
    'bad-value',
    phrase('{side} has {scans} scans, but {what} is one scan; give one', { side, scans: scans.length, what }),
    { side },
  )
}

/** How to compare a mark without some of its scans; nothing when none would be left. */
export function leavingOut(
  mark: string,
  { places }: Pick<Mark, 'places'>,
  scans: readonly number[],
  nPlaces: number,
): Fact[] {
  const rest = places.filter((_, k) => !scans.includes(k))
  if (rest.length === 0 || scans.length === 0) return []
  return [fact('leave_scans_out', { mark, scans: scans.length, places: rest, n_lands: nPlaces })]
}

/**
 * Refuses a mark whose signature is too short or has no relief. Its score would be 0 because there is nothing to
 * compare, and that is no evidence of different sources.
 * in      `mark`: what the reason calls it; null where the caller names it
 * errors  `not-scorable` with the reason
 */
export function enoughToCompare(
  mark: string | null,
  { values, length, dx }: { values: Grid; length: number; dx: number },
  fewest: number,
): void {
  const micrometres = (samples: number): number => Math.round(samples * dx * 1e6)
  if (length < fewest) {
    const found = { mark, striae_um: micrometres(length), needed_um: micrometres(fewest) }
    throw notScorable([fact('striae_too_short', found)])
  }
  if (values.data.every((value) => value === 0 || Number.isNaN(value))) {
    throw notScorable([fact('no_relief', { mark })])
  }
}
