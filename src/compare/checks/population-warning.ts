import type { Calibration, LikelihoodRatio } from '../../kinds/calibration.ts'
import type { ReferenceRecord } from '../../kinds/reference.ts'
import { type Warning, warning } from '../../kinds/report.ts'

/**
 * What an answer on the side of different sources says where nobody has stated which population the case belongs to: the
 * reference has not seen how badly other firearms or tools mark, and what would help.
 */
export function populationWarnings(
  { id, population, parts = [] }: ReferenceRecord,
  { bounds_by, n_data_sets }: Pick<Calibration, 'bounds_by' | 'n_data_sets'>,
  { log10_lr }: LikelihoodRatio,
): Warning[] {
  if (log10_lr >= 0 || typeof population === 'string') return []
  const data_sets = bounds_by.lower === 'data_set' && n_data_sets ? n_data_sets.km : null
  return [warning('pair', 'population_unknown', { reference: id, data_sets, parts })]
}
