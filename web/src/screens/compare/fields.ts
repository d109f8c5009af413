import { markTypeOf } from '../../api/meta.ts'
import { type Comparison, isQuestion, type Mark, marksOf, type Place } from './comparison.ts'

/** The fields of a comparison request, from what is on the screen. */
export function fieldsOf(comparison: Comparison) {
  const { domain, reference, resolution, a, known } = comparison
  const { places: hasPlaces, editor } = markTypeOf(domain) ?? {}
  const marks = marksOf(comparison)
  const gap = marks.some(({ places }) => places.some(({ scan }) => scan === undefined))
  const ofMark = (name: string, { places, replica, mirrored }: Mark) => {
    const scans = places.flatMap(({ scan }) => scan ?? [])
    const edges = scans.map(({ edges }) => edges?.map(Math.round).join(':') ?? '').join(',')
    return {
      [`${name}_handles`]: scans.map(({ record }) => record!.handle).join(','),
      ...(hasPlaces && gap && { [`${name}_lands`]: placesOf(places) }),
      ...(editor === 'edges' && /\d/.test(edges) && { [`${name}_edges`]: edges }),
      ...(replica && { [`${name}_replica`]: true }),
      ...(mirrored && { [`${name}_mirrored`]: true }),
    }
  }
  const others = isQuestion(comparison)
    ? known.map((mark, i) => ({
        ...ofMark(`known_${i + 1}`, mark),
        ...(mark.leftOut.trim() && { [`known_${i + 1}_left_out`]: mark.leftOut.trim() }),
      }))
    : known.map((mark) => ofMark('mark_b', mark))
  return {
    domain,
    ...ofMark('mark_a', a),
    ...Object.assign({}, ...others),
    ...(isQuestion(comparison) && statedFields(comparison)),
    ...(hasPlaces && gap && { n_lands: Math.max(...marks.map(({ places }) => places.length)) }),
    ...(reference && { reference }),
    ...(resolution && { resolution }),
  }
}

/** What is said about the known marks; nothing where nothing is said. */
function statedFields({ stated: { made, ...alike } }: Comparison) {
  const said = Object.entries(alike).filter(([, value]) => value !== '')
  return {
    ...(made.trim() && { known_made: Number(made) }),
    ...Object.fromEntries(said.map(([what, value]) => [`known_${what}_alike`, value === 'true'])),
  }
}

/** The places of the scans, from 1. */
const placesOf = (places: readonly Place[]): string =>
  places.flatMap(({ scan }, i) => (scan ? [i + 1] : [])).join(',')
