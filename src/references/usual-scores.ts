import { MarkgraphError } from '../errors.ts'
import type { Graph } from '../graph/graph.ts'
import type { CalibrationBlock } from '../kinds/calibration.ts'
import { pairsOf, type Reference } from '../kinds/reference.ts'
import type { MarkTypes } from '../marks/types.ts'
import { fitCalibration } from '../nodes/calibration/calibration.ts'
import type { ReferenceLibrary } from './library.ts'

/** Where the scores of a bundled reference lie, from its histogram. */
export interface UsualScores {
  readonly reference: string
  readonly domain: string
  readonly score_kind: string
  readonly scorer_config_hash: string
  /** All but the lowest and the highest 1 % of its different-source scores. */
  readonly different: readonly [number, number]
  readonly all: readonly [number, number]
}

const TAIL = 0.01

/** Where the scores of the bundled references lie; those that this service does not have are left out. */
export async function usualScores({
  graph,
  marks,
  references,
}: {
  readonly graph: Graph
  readonly marks: MarkTypes
  readonly references: Pick<ReferenceLibrary, 'get'>
}): Promise<UsualScores[]> {
  const found = marks.defaultReferences.map(async (id) => {
    try {
      const { ref, record } = await references.get(id)
      const { domain, score_kind, scorer_config_hash } = record
      const { km_knm_hist } = await graph.within(async (session) =>
        session.value(await session.evaluate(fitCalibration, { left_out: [] }, { reference: ref })),
      )
      return [{ reference: id, domain, score_kind, scorer_config_hash, ...rangesOf(km_knm_hist) }]
    } catch (error) {
      if (error instanceof MarkgraphError && error.code === 'not-found') return []
      throw error
    }
  })
  return (await Promise.all(found)).flat()
}

function rangesOf({
  edges,
  knm_counts: counts,
}: CalibrationBlock['km_knm_hist']): Pick<UsualScores, 'different' | 'all'> {
  const tail = TAIL * counts.reduce((sum, count) => sum + count, 0)
  const bins = counts.keys().toArray()
  const sumOf = (own: readonly number[]): number => own.reduce((sum, bin) => sum + counts[bin]!, 0)
  const first = bins.find((bin) => sumOf(bins.slice(0, bin + 1)) > tail)!
  const last = bins.findLast((bin) => sumOf(bins.slice(bin)) > tail)!
  return { different: [edges[first]!, edges[last + 1]!], all: [edges[0]!, edges.at(-1)!] }
}

/**
 * Where the scores of a reference lie elsewhere than usual scores of its kind do: the middle one of its different-source scores
 * is outside the usual ones, or a score is farther outside of all usual ones than these are apart.
 */
export function scoresElsewhere(
  reference: Reference,
  usual: readonly UsualScores[],
): Reference['scores_elsewhere'] {
  const { domain, score_kind, scorer_config_hash } = reference
  const other = usual.find(
    (one) =>
      one.domain === domain && one.score_kind === score_kind && one.scorer_config_hash === scorer_config_hash,
  )
  if (!other) return undefined
  const { scores, labels } = pairsOf(reference)
  const different = scores.filter((_, i) => labels[i] === 0).sort()
  const middle = different[different.length >> 1]!
  const sorted = scores.toSorted()
  const [low, high] = [sorted[0]!, sorted.at(-1)!]
  const [least, most] = other.all
  const width = most - least
  const isUsual = middle >= other.different[0] && middle <= other.different[1]
  if (isUsual && low >= least - width && high <= most + width) return undefined
  return {
    reference: other.reference,
    different: middle,
    usual_different: [...other.different],
    range: [low, high],
    usual_range: [least, most],
  }
}
