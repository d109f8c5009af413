/** What a validation says of data sets left out, as cells of a table: for the command line and the PDF. */
import type { DataSetFigures } from './document.ts'

type Calibration = DataSetFigures['calibrations'][number]
type Misleading = NonNullable<Calibration['figures']>['knm_over_three']

const UNITS = { source: 'source', data_set: 'data set' } as const

/** `data set, source`: by what the bound of different sources and that of same source count; deployed ones say so. */
export const boundsBy = ({ bounds_by: { lower, upper }, deployed }: Calibration): string =>
  `${lower === upper ? UNITS[lower] : `${UNITS[lower]}, ${UNITS[upper]}`}${deployed ? ' (deployed)' : ''}`

/** `7 → 0 (≤ 50 %)`: how many before and after bounds, and beside a zero the share that it does not exclude. */
export function countsCell(found: Misleading): string {
  if (!found) return '-'
  const { before, after } = found
  const limit = after.limit ?? before.limit
  return `${before.count} → ${after.count}${limit === null ? '' : ` (≤ ${percent(limit)})`}`
}

/** `12 %, 80 %`: shares of the KM and of the KNM at a bound. */
export const atBoundCell = ({ km, knm }: NonNullable<Calibration['figures']>['at_bound']): string =>
  [km, knm].map((share) => (share === null ? '-' : percent(share))).join(', ')

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`
