import type { ScorerConfig } from '../composition/scorer-config.ts'
import { MarkgraphError } from '../errors.ts'
import type { Graph } from '../graph/graph.ts'
import { grid, sharedFloats } from '../kinds/kind.ts'
import type { Ref } from '../kinds/node.ts'
import type { Population, PopulationHead } from '../kinds/population.ts'
import { surfaceKind } from '../kinds/surface.ts'
import type { Domain } from '../nodes/domain.ts'
import type { ManifestMark } from '../references/manifest.ts'
import type { StudyScanRow } from '../store/sqlite/studies.ts'
import { bulletPopulations } from './bullets.ts'
import { breechFacePopulation, toolmarkPopulation } from './single-scan.ts'

export type StudyMark = ManifestMark<StudyScanRow>

/** Who watches a long piece of work, and may stop it. */
export interface Watch {
  /** A stage begins, of so many steps. */
  stage(title: string, total: number): { step(count?: number): void; done(): void }
  readonly signal?: AbortSignal
}

/** What a population is scored from. */
export interface Scoring {
  readonly graph: Graph
  readonly config: Readonly<ScorerConfig>
  readonly marks: readonly StudyMark[]
  readonly watch: Watch
}

const SCORERS: Record<Domain, (scoring: Scoring) => Promise<readonly Population[]>> = {
  impressed: breechFacePopulation,
  striated: bulletPopulations,
  toolmark: toolmarkPopulation,
}

/**
 * Scores every pair of marks through the graph: one population, or for bullets two (bullets, and single lands). What was
 * computed before is not computed again.
 */
export const populationsOf = (domain: Domain, scoring: Scoring): Promise<readonly Population[]> =>
  SCORERS[domain](scoring)

/** The surface of a row. */
export const surfaceOf = ({ surface }: StudyScanRow): Ref<ReturnType<typeof surfaceKind.decode>> => ({
  handle: surface,
  kind: surfaceKind,
})

/** What a population says whatever its domain. */
export function aboutPopulation({ graph, config, marks }: Scoring, domain: Domain) {
  const rows = marks.flatMap((mark) => mark.rows)
  const pitches = rows.map(({ surface }) => Number(graph.store.artifact(surface)!.meta['dx']))
  const least = pitches.reduce((a, b) => Math.min(a, b))
  const most = pitches.reduce((a, b) => Math.max(a, b))
  return {
    domain,
    scorer_config: { ...config },
    studies: [...new Set(rows.map(({ study }) => study))],
    measured_pitch: [least, most],
  } as const
}

/** A population of so many pairs, which `each` hands over one by one. */
export function populationWith(
  head: PopulationHead,
  count: number,
  each: (add: (a: number, b: number, score: number) => void) => void,
): Population {
  const data = sharedFloats(3 * count)
  let at = 0
  each((a, b, score) => {
    data[at++] = a
    data[at++] = b
    data[at++] = score
  })
  return { ...head, pairs: grid(data, count, 3) }
}

/** Does something with a scan; a refusal says which one, and which row of the manifest it is. */
export async function naming<T>(row: Pick<StudyScanRow, 'scan' | 'mark'>, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof MarkgraphError)) throw error
    const message = `scan ${row.scan} of mark ${row.mark}: ${error.message}`
    throw new MarkgraphError(error.code, message, { ...error.details, scan: row.scan }, error)
  }
}
