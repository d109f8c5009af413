import { writeFile } from 'node:fs/promises'
import { canonicalJson, type Json } from '../address/canonical.ts'
import type { PopulationHead } from '../kinds/population.ts'
import type { Reference } from '../kinds/reference.ts'
import { configHash } from '../marks/scorer-config.ts'
import type { populationReference } from '../nodes/calibration/population.ts'
import { datasetsOf, groupDataSets } from './datasets.ts'

type About = Parameters<typeof populationReference.run>[1]

type Named = Pick<About, 'id' | 'name' | 'generator' | 'created'> & {
  readonly calibration?: About['calibration'] | undefined
  readonly left_out?: About['left_out'] | undefined
  readonly population?: About['population'] | undefined
  readonly evidence?: About['evidence'] | undefined
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
  data_sets: groupDataSets({ studies, marks }) as [never],
  scorer_config_hash: configHash(scorer_config),
  datasets: datasetsOf(studies).map((dataset) => ({ ...dataset })),
})

/** One line for each key, each mark and each row of pairs, so that the file is small and a diff is readable. */
export async function writeReference(path: string, reference: Reference): Promise<void> {
  const { marks, pairs, ...rest } = reference
  // sorted keys, whether the population was just scored or read back from the store
  const head = { ...rest, scorer_config: JSON.parse(canonicalJson(rest.scorer_config as Json)) }
  const rows = [...Map.groupBy(pairs, ([a]) => a).values()].map((row) =>
    row.map((pair) => JSON.stringify(pair)).join(','),
  )
  const text = JSON.stringify(head, null, 1).replace(/\n}$/, '')
  const list = (lines: readonly string[]): string => `[\n${lines.join(',\n')}\n]`
  const document = `${text},\n "marks": ${list(marks.map((mark) => JSON.stringify(mark)))},\n "pairs": ${list(rows)}\n}\n`
  await writeFile(path, document)
}
