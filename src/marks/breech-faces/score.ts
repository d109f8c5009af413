import { phrase } from '../../errors.ts'
import type { Ref } from '../../graph/ref.ts'
import type { Session } from '../../graph/session.ts'
import type { ArealCongruence } from '../../kinds/marks/agreement.ts'
import type { Surface } from '../../kinds/marks/surface.ts'
import { type Warning, warning } from '../../kinds/report.ts'
import { mapCorner } from '../../nodes/breech-faces/areal-signature.ts'
import { arealScore, attribution2d } from '../../nodes/breech-faces/cmr-2d.ts'
import { faceSeam } from '../../nodes/breech-faces/seam.ts'
import { notScorable } from '../../words/not-scorable.ts'
import { fact } from '../../words/said.ts'
import type { MarkReading, Marks, Scored } from '../mark-type.ts'
import { onlyScan } from '../scored.ts'
import {
  arealCongruence,
  type BreechFace,
  breechFace,
  breechFacePicture,
  breechFaceTrace,
  pairChecks,
  secondAgreement,
} from './face.ts'
import { facePair } from './pair.ts'

/** Scores two breech faces by the regions that agree on one rotation and shift. */
export async function scoreBreechFaces(session: Session, { a, b, config }: Marks): Promise<Scored> {
  const scans = [
    onlyScan(phrase('a breech face'), 'mark_a', a),
    onlyScan(phrase('a breech face'), 'mark_b', b),
  ] as const
  const [markA, markB] = await Promise.all([
    breechFace(session, config, scans[0].surface, a.read.region),
    breechFace(session, config, scans[1].surface, b.read.region),
  ])
  for (const [i, { signature }] of [markA, markB].entries()) {
    if ((await session.value(signature)).valid > 0) continue
    throw notScorable([fact('no_relief', { mark: i === 0 ? 'mark_a' : 'mark_b' })])
  }
  const congruence = await arealCongruence(session, config, markA.signature, markB.signature)
  const score = await session.evaluate(arealScore, {}, { congruence })
  const { regions: _regions, score: _score, ...agreement } = await session.value(congruence)
  if (Math.min(agreement.n_cells_a, agreement.n_cells_b) === 0) {
    throw notScorable([fact('smaller_than_region')])
  }
  // while its band is in memory: who looks at the pair later would have to compute it again
  await session.map([markA, markB], ({ bandpassed }) =>
    session.evaluate(mapCorner, {}, { surface: bandpassed }),
  )
  const second = await secondAgreement(session, config, { a: markA, b: markB }, congruence)
  return {
    score,
    pair: await pairChecks(session, config, [markA, markB], congruence),
    warnings: [
      ...(second ? [composed(await session.value(congruence), second)] : []),
      ...(await seamFound(session, 'mark_a', markA)),
      ...(await seamFound(session, 'mark_b', markB)),
      ...regionFound('mark_a', a.read, scans[0].surface, markA.surface),
      ...regionFound('mark_b', b.read, scans[1].surface, markB.surface),
    ],
    attribution: await session.evaluate(attribution2d, {}, { congruence }),
    previews: { a: await breechFacePicture(session, markA), b: await breechFacePicture(session, markB) },
    facts: agreement,
    blocks: {
      pair: () => facePair(session, config, { a: markA, b: markB }, congruence),
      trace: async () => ({
        a: await session.value(await breechFaceTrace(session, markA)),
        b: await session.value(await breechFaceTrace(session, markB)),
      }),
    },
  }
}

const composed = (first: ArealCongruence, second: ArealCongruence): Warning =>
  warning('pair', 'composed', { first: first.regions.length, second: second.regions.length })

// Times the steps on either side. The real faces of three instruments reach 2.9 at most; where parts meet, it is 3 to 12.
const MIN_SEAM = 3.5

/** A warning where the heights of a face do not continue across a line. */
async function seamFound(session: Session, where: string, { surface }: BreechFace): Promise<Warning[]> {
  const { ratio, at, along } = await session.value(await session.evaluate(faceSeam, {}, { surface }))
  if (ratio < MIN_SEAM) return []
  const times = Math.round(10 * ratio) / 10
  return [warning(where, 'composed', { times, along, at: at + 1 })]
}

/** A warning where only the part of a scan that was found is compared. */
const regionFound = (
  where: string,
  { region }: MarkReading,
  scan: Ref<Surface>,
  compared: Ref<Surface>,
): Warning[] => (region !== 'auto' || scan.handle === compared.handle ? [] : [warning(where, 'region_found')])
