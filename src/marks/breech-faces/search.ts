import type { Session } from '../../graph/session.ts'
import { notScorable } from '../../words/not-scorable.ts'
import { fact, sentence } from '../../words/said.ts'
import { type Candidate, isLeftOut, orReason, type Ranked } from '../candidates.ts'
import type { Mark } from '../mark-type.ts'
import { onlyScan } from '../scored.ts'
import type { ScorerConfig } from '../scorer-config.ts'
import { arealCongruence, type BreechFace, breechFace } from './face.ts'

/** The scores of one breech face with each of the others: see `MarkType.scoresWith`. */
export async function breechFaceScoresWith(
  session: Session,
  config: ScorerConfig,
  a: Mark,
  others: readonly Candidate[],
): Promise<Ranked[]> {
  const prepared = async (side: string, mark: Mark): Promise<BreechFace> => {
    const { surface } = onlyScan('a breech face', side, mark)
    const face = await breechFace(session, config, surface, mark.read.region)
    if ((await session.value(face.signature)).valid > 0) return face
    throw notScorable([fact('no_relief', { mark: side })])
  }
  const own = await prepared('mark_a', a)
  return session.map(others, async ({ mark }) => {
    const face = await orReason(prepared('mark_b', mark))
    if (isLeftOut(face)) return face
    const congruence = await arealCongruence(session, config, own.signature, face.signature)
    const { score, n_cells_a, n_cells_b } = await session.value(congruence)
    return Math.min(n_cells_a, n_cells_b) > 0 ? { score } : { reason: sentence(fact('smaller_than_region')) }
  })
}
