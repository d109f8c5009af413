import { z } from 'zod'
import { MarkgraphError, phrase } from '../../errors.ts'
import { scoreKind } from '../../kinds/marks/score.ts'
import { type QuestionScore, questionScoreKind } from '../../kinds/marks/test-fires.ts'
import { defineNode, listOf } from '../../kinds/node.ts'
import { meanOf } from '../../numerics/test-fires/anchored.ts'

/** The kind of score of questions whose pairs have this one. */
export const questionScoreName = (kind: string): string => `${kind}-anchored`

/**
 * The score of a questioned mark against k known marks of one source: the mean of its scores with each.
 * in      questioned (k): its score with each known mark; among (k (k - 1) / 2): the score of every two known marks, the
 *         first with each later one, then the second, and so on; k >= 2
 * errors  `bad-value`: scores of several kinds, or a number of scores that k marks do not have
 * source  docs/method.md, "Test fires"
 */
export const questionScore = defineNode({
  name: 'question-score',
  version: 1,
  title: 'Score of the question',
  stage: 'compare',
  params: z.strictObject({}),
  inputs: { questioned: listOf(scoreKind), among: listOf(scoreKind) },
  output: questionScoreKind,
  run({ questioned, among }): QuestionScore {
    const k = questioned.length
    if (k < 2 || among.length !== (k * (k - 1)) / 2) {
      throw new MarkgraphError(
        'bad-value',
        phrase(
          '{k} scores with known marks and {among} among them; k known marks have k and k (k - 1) / 2, and there must be at least 2',
          { k, among: among.length },
        ),
      )
    }
    const kinds = new Set([...questioned, ...among].map(({ score_kind }) => score_kind ?? ''))
    if (kinds.size > 1) {
      throw new MarkgraphError(
        'bad-value',
        phrase(
          'the pairs of these marks have scores of several kinds ({kinds}), which have no common mean; give every known mark and the questioned one whole, or one land of each',
          { kinds: [...kinds].sort().join(', ') },
        ),
      )
    }
    const scores = questioned.map(({ score }) => score)
    const places = Array.from({ length: k }, (_, i) => i + 1)
    const pairs = places.flatMap((i) => places.slice(i).map((j) => [i, j] as const))
    return {
      score: meanOf(Float64Array.from(scores), 'with the known marks'),
      score_kind: questionScoreName([...kinds][0]!),
      scores,
      scores_among: pairs.map(([i, j], n): [number, number, number] => [i, j, among[n]!.score]),
    }
  },
})
