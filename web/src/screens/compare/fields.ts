import { markTypeOf } from '../../api/meta.ts'
import { type Comparison, type Place, SIDES, type Side } from './comparison.ts'

/** The fields of a comparison request, from what is on the screen. */
export function fieldsOf(comparison: Comparison) {
  const { domain, reference, resolution, replica, mirrored } = comparison
  const { places, editor } = markTypeOf(domain) ?? {}
  const ofSide = (side: Side) => {
    const scans = comparison[side].flatMap(({ scan }) => scan ?? [])
    const edges = scans.map(({ edges }) => edges?.map(Math.round).join(':') ?? '').join(',')
    return {
      [`mark_${side}_handles`]: scans.map(({ record }) => record!.handle).join(','),
      ...(places && hasGap(comparison) && { [`mark_${side}_lands`]: placesOf(comparison[side]) }),
      ...(editor === 'edges' && /\d/.test(edges) && { [`mark_${side}_edges`]: edges }),
      ...(replica[side] && { [`mark_${side}_replica`]: true }),
      ...(mirrored[side] && { [`mark_${side}_mirrored`]: true }),
    }
  }
  return {
    domain,
    ...ofSide('a'),
    ...ofSide('b'),
    ...(places &&
      hasGap(comparison) && { n_lands: Math.max(...SIDES.map((side) => comparison[side].length)) }),
    ...(reference && { reference }),
    ...(resolution && { resolution }),
  }
}

const hasGap = (comparison: Comparison): boolean =>
  SIDES.some((side) => comparison[side].some(({ scan }) => scan === undefined))

/** The places of the scans, from 1. */
const placesOf = (places: readonly Place[]): string =>
  places.flatMap(({ scan }, i) => (scan ? [i + 1] : [])).join(',')
