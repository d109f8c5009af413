import { phrase } from '../../errors.ts'
import type { Session } from '../../graph/session.ts'
import { isLeftOut, kept, orReason } from '../candidates.ts'
import type { Candidate, Mark, MarkType, Ranked } from '../mark-type.ts'
import { enoughToCompare, onlyScan } from '../scored.ts'
import type { ScorerConfig } from '../scorer-config.ts'
import {
  chanceOf,
  fewestSamples,
  type ScoredMark,
  type Toolmark,
  toolmark,
  toolmarkScores,
} from './toolmark.ts'

type OfOthers = (signature: Toolmark['signature'], own: ScoredMark['chance']) => Promise<ScoredMark['chance']>

/** The scores of one toolmark with each of the others: see `MarkType.scoresWith`. */
export const toolmarkScoresWith: MarkType['scoresWith'] = (session, config, a, others) =>
  scoresWith(session, config, a, others, (signature) => chanceOf(session, config, signature))

/**
 * The same, as if the others agreed by chance as mark `a` does. What a mark agrees by chance takes a hundred times as long as a score,
 * and moves it little.
 */
export const toolmarkAgreements: MarkType['scoresWith'] = (session, config, a, others) =>
  scoresWith(session, config, a, others, async (_signature, own) => own)

async function scoresWith(
  session: Session,
  config: ScorerConfig,
  a: Mark,
  others: readonly Candidate[],
  chanceOfOther: OfOthers,
): Promise<Ranked[]> {
  const signatureOf = async (side: string, mark: Mark): Promise<Omit<ScoredMark, 'chance'>> => {
    const { signature } = await toolmark(session, config, onlyScan(phrase('a toolmark'), side, mark).surface)
    const value = await session.value(signature)
    enoughToCompare(side, value, fewestSamples(config))
    return { signature, length: value.length }
  }
  const first = await signatureOf('mark_a', a)
  const own = { ...first, chance: await chanceOf(session, config, first.signature) }
  const prepared = async ({ mark }: Candidate): Promise<ScoredMark> => {
    const other = await signatureOf('mark_b', mark)
    return { ...other, chance: await chanceOfOther(other.signature, own.chance) }
  }
  const found = await session.map(others, (other) => orReason(prepared(other)))
  const fit = kept(found)
  const rows = toolmarkScores(session, config, [own, ...fit], { onPairs: () => {}, against: 1 })
  let scores: Float64Array = new Float64Array(0)
  for await (const row of rows) scores = row.scores // of the only mark that others are compared with
  let at = 0
  return found.map((one) => (isLeftOut(one) ? one : { score: scores[at++]! }))
}
