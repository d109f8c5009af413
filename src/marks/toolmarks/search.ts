import type { Session } from '../../graph/session.ts'
import { isLeftOut, kept, orReason } from '../candidates.ts'
import type { Candidate, Mark, Ranked } from '../mark-type.ts'
import { enoughToCompare, onlyScan } from '../scored.ts'
import type { ScorerConfig } from '../scorer-config.ts'
import { chanceOf, fewestSamples, type ScoredMark, toolmark, toolmarkScores } from './toolmark.ts'

/** The scores of one toolmark with each of the others: see `MarkType.scoresWith`. */
export async function toolmarkScoresWith(
  session: Session,
  config: ScorerConfig,
  a: Mark,
  others: readonly Candidate[],
): Promise<Ranked[]> {
  const prepared = async (side: string, mark: Mark): Promise<ScoredMark> => {
    const { signature } = await toolmark(session, config, onlyScan('a toolmark', side, mark).surface)
    const value = await session.value(signature)
    enoughToCompare(side, value, fewestSamples(config))
    return { signature, length: value.length, chance: await chanceOf(session, config, signature) }
  }
  const own = await prepared('mark_a', a)
  const found = await session.map(others, ({ mark }) => orReason(prepared('mark_b', mark)))
  const fit = kept(found)
  const rows = toolmarkScores(session, config, [own, ...fit], { onPairs: () => {}, against: 1 })
  let scores: Float64Array = new Float64Array(0)
  for await (const row of rows) scores = row.scores // of the only mark that others are compared with
  let at = 0
  return found.map((one) => (isLeftOut(one) ? one : { score: scores[at++]! }))
}
