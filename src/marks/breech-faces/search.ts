import { phrase } from '../../errors.ts'
import type { Session } from '../../graph/session.ts'
import { faceRegistrations, faceRingsNode } from '../../nodes/sketches/face-rings.ts'
import { notScorable } from '../../words/not-scorable.ts'
import { fact, sentence } from '../../words/said.ts'
import { isLeftOut, kept, orReason } from '../candidates.ts'
import type { Candidate, Mark, MarkType, Ranked } from '../mark-type.ts'
import { onlyScan } from '../scored.ts'
import type { ScorerConfig } from '../scorer-config.ts'
import { arealCongruence, type BreechFace, breechFace } from './face.ts'

/**
 * The scores of one breech face with each of the others: see `MarkType.scoresWith`.
 * note    the faces are scored as they are read, without a search for mirror images: it would cost every mark that does not agree
 *         as much again. A mark of another handedness scores low and is no hit; one that becomes a hit all the same is refused by
 *         the check of its comparison, and is then listed among those left out.
 */
export async function breechFaceScoresWith(
  session: Session,
  config: ScorerConfig,
  a: Mark,
  others: readonly Candidate[],
): Promise<Ranked[]> {
  const prepared = async (side: string, mark: Mark): Promise<BreechFace> => {
    const face = await onlyFace(session, config, side, mark)
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

/** The only face of a mark. Error: `bad-value`: it has several scans. */
export async function onlyFace(
  session: Session,
  config: ScorerConfig,
  side: string,
  mark: Mark,
): Promise<BreechFace> {
  const { surface } = onlyScan(phrase('a breech face'), side, mark)
  return breechFace(session, config, surface, mark.read.region)
}

const BLOCK = 512 // faces that one run lays on mark a

/** How well each of the others agrees with face `a` where it lies best on it, in coarse maps: see `faceAgreements`. */
export const breechFaceAgreements: MarkType['scoresWith'] = async (session, config, a, others) => {
  const { signature } = await onlyFace(session, config, 'mark_a', a)
  const found = await session.map(others, ({ mark }) =>
    orReason(
      onlyFace(session, config, 'mark_b', mark).then((face) =>
        session.evaluate(faceRingsNode, {}, { signature: face.signature }),
      ),
    ),
  )
  const rings = kept(found)
  const blocks = Array.from({ length: Math.ceil(rings.length / BLOCK) }, (_, i) =>
    rings.slice(i * BLOCK, (i + 1) * BLOCK),
  )
  const agreements = await session.mapMany(blocks, async (b) => {
    const { values } = await session.value(await session.evaluate(faceRegistrations, {}, { a: signature, b }))
    return [...values.data]
  })
  const scores = agreements.flat()
  let at = 0
  return found.map((one) => (isLeftOut(one) ? one : { score: scores[at++]! }))
}
