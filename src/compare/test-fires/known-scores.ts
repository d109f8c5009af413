import type { Ref } from '../../graph/ref.ts'
import type { Session } from '../../graph/session.ts'
import type { QuestionScore } from '../../kinds/marks/test-fires.ts'
import type { Scored } from '../../marks/mark-type.ts'
import { questionScore } from '../../nodes/test-fires/score.ts'

type Score = Scored['score']

/** The scores of the pairs of a question; known marks count from 0, in the order of the request. */
export interface KnownScores {
  readonly questioned: readonly Score[]
  among(i: number, j: number): Score
}

/** The score of a question from those of its pairs, with some of the known marks. */
export function scoreOf(
  session: Session,
  { questioned, among }: KnownScores,
  places: readonly number[],
): Promise<Ref<QuestionScore>> {
  const inputs = {
    questioned: places.map((i) => questioned[i]!),
    among: places.flatMap((i, n) => places.slice(n + 1).map((j) => among(i, j))),
  }
  return session.evaluate(questionScore, {}, inputs)
}
