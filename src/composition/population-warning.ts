import type { Calibration, LikelihoodRatio } from '../kinds/calibration.ts'
import type { ReferenceRecord } from '../kinds/reference.ts'
import type { Warning } from '../kinds/report.ts'

/**
 * What an answer on the side of different sources says where nobody has stated which population the case belongs to: the
 * reference has not seen how badly other firearms or tools mark, and what would help.
 */
export function populationWarnings(
  { id, population, parts = [] }: ReferenceRecord,
  { bounds_by, n_data_sets }: Calibration,
  { log10_lr }: LikelihoodRatio,
): Warning[] {
  if (log10_lr >= 0 || typeof population === 'string') return []
  const seen = n_data_sets ? ` It holds ${n_data_sets.km} data ${n_data_sets.km === 1 ? 'set' : 'sets'}` : ''
  const limit =
    bounds_by.lower === 'data_set' && n_data_sets
      ? `${seen}, so the ratio for different sources goes no further than 1 to ${n_data_sets.km + 1}: a cautious convention, not an estimated probability.`
      : ''
  const choose =
    parts.length > 0 ? `choose the part of the reference that it belongs to (${parts.join(', ')})` : ''
  const ways = [
    choose,
    'use a reference of your own laboratory',
    'compare test fires of this source among each other: they show how well it marks',
  ].filter((way) => way !== '')
  const message =
    `Nobody has said that this case belongs to the population of reference ${id}. Marks of one source can agree as little as this when the source marks badly, ` +
    `and the reference may not have seen such a source.${limit} To learn more: ${ways.join('; or ')}.`
  return [{ code: 'population_unknown', message, where: 'pair' }]
}
