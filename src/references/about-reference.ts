import type { PopulationHead } from '../kinds/population.ts'
import type { Accepted } from '../kinds/reference.ts'
import { configHash } from '../marks/scorer-config.ts'
import type { populationReference } from '../nodes/calibration/population.ts'
import { datasetsOf, groupDataSets } from './datasets.ts'

type About = Parameters<typeof populationReference.run>[1]

type Named = Pick<About, 'id' | 'name' | 'generator' | 'created'> & {
  readonly calibration?: About['calibration'] | undefined
  readonly left_out?: About['left_out'] | undefined
  readonly population?: About['population'] | undefined
  readonly evidence?: About['evidence'] | undefined
  readonly accepted?: readonly Accepted[] | undefined
  readonly lr_bounds_at_most_log10?: About['lr_bounds_at_most_log10'] | undefined
}

/** The head of a reference document (everything but its rows), for the node that makes the document. */
export const aboutReference = (
  { studies, marks, scorer_config }: Pick<PopulationHead, 'studies' | 'marks' | 'scorer_config'>,
  named: Named,
): About => ({
  id: named.id,
  name: named.name,
  generator: named.generator,
  created: named.created,
  calibration: named.calibration ?? 'two-masses',
  left_out: named.left_out ?? [],
  population: named.population ?? null,
  evidence: named.evidence ?? 'source',
  lr_bounds_at_most_log10: named.lr_bounds_at_most_log10 ?? null,
  ...(named.accepted && { accepted: named.accepted.map((one) => ({ ...one })) as [Accepted] }),
  data_sets: groupDataSets({ studies, marks }) as [never],
  scorer_config_hash: configHash(scorer_config),
  datasets: datasetsOf(studies, marks).map((dataset) => ({ ...dataset })),
})
