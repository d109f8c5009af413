import type { Session } from '../../graph/session.ts'
import { align } from '../../nodes/bullets/align.ts'
import { landScore } from '../../nodes/bullets/score.ts'
import { isLeftOut, orReason } from '../candidates.ts'
import type { Candidate, Mark, Ranked } from '../mark-type.ts'
import type { ScorerConfig } from '../scorer-config.ts'
import type { Land } from './lands.ts'
import { landsOfMark } from './lands-of-mark.ts'
import { correlationParams } from './places.ts'
import { bulletPair } from './score.ts'

/** The scores of one bullet, or one land, with each of the others: see `MarkType.scoresWith`. */
export async function bulletScoresWith(
  session: Session,
  config: ScorerConfig,
  a: Mark,
  others: readonly Candidate[],
): Promise<Ranked[]> {
  const own = await landsOfMark(session, config, 'mark_a', a, Math.max(1, ...a.places))
  const scoreWith = async (lands: readonly Land[], { mark, nPlaces }: Candidate): Promise<Ranked> => {
    if (own.length === 1 && lands.length === 1) {
      const signatures = { a: own[0]!.signature, b: lands[0]!.signature }
      const alignment = await session.evaluate(align, correlationParams(config), signatures)
      const { score } = await session.value(await session.evaluate(landScore, {}, { alignment }))
      return { score }
    }
    const places = { a: a.places, b: mark.places, nLands: nPlaces }
    const { score } = await bulletPair(session, config, places, own, lands)
    return { score: (await session.value(score)).score }
  }
  return session.map(others, async (other) => {
    const lands = await orReason(landsOfMark(session, config, 'mark_b', other.mark, other.nPlaces))
    return isLeftOut(lands) ? lands : scoreWith(lands, other)
  })
}
