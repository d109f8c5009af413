import { MarkgraphError, phrase } from '../../errors.ts'
import type { Ref } from '../../graph/ref.ts'
import type { Session } from '../../graph/session.ts'
import type { ArealCongruence } from '../../kinds/marks/agreement.ts'
import { faceCells, registeredMap } from '../../nodes/breech-faces/face-pair.ts'
import type { FacePair } from '../pair-view.ts'
import { paramsFrom, type ScorerConfig } from '../scorer-config.ts'
import { breechFacesOf } from './config.ts'
import type { BreechFace } from './face.ts'
import { facePlacement } from './placement.ts'

/**
 * How two breech faces lie on each other.
 * errors  `bad-value` for the textbook method, which has no cells of its own
 */
export async function facePair(
  session: Session,
  config: ScorerConfig,
  { a, b }: { readonly a: BreechFace; readonly b: BreechFace },
  congruence: Ref<ArealCongruence>,
): Promise<FacePair> {
  if (breechFacesOf(config).impressed_method === 'plain') {
    throw new MarkgraphError('bad-value', phrase('impressed_method plain has no cells to show'))
  }
  const inputs = { a: a.signature, b: b.signature, congruence }
  const { cell, ...cells } = await session.value(
    await session.evaluate(faceCells, paramsFrom(faceCells, config), inputs),
  )
  const registered = await session.evaluate(registeredMap, {}, inputs)
  const { rotation_deg, shift_y, shift_x } = await session.value(congruence)
  const found = { registration: { rotation_deg, shift_y, shift_x }, cell, cells: cells.a }
  const part = ({ surface, signature }: BreechFace) => ({
    surface: surface.handle,
    signature: signature.handle,
  })
  return {
    kind: 'map',
    pitch_um: (await session.value(a.signature)).dx * 1e6,
    registration: found.registration,
    cell,
    cells,
    artifacts: { a: part(a), b: { ...part(b), registered: registered.handle } },
    placement: await facePlacement(session, { a, b }, found),
  }
}
