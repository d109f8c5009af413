import type { Ref } from '../graph/ref.ts'
import type { Session } from '../graph/session.ts'
import type { Surface } from '../kinds/surface.ts'
import { textureOf } from '../marks/texture.ts'
import { COHERENCE_SPLIT } from '../nodes/scope.ts'

/** Suggests the mark type of a scan, from directional striae or isotropic texture. The user confirms it. */
export async function detectMarkType(session: Session, surface: Ref<Surface>) {
  const { coherence } = await session.value(await textureOf(session, surface))
  return {
    domain: coherence >= COHERENCE_SPLIT ? ('striated' as const) : ('impressed' as const),
    coherence,
  }
}
