import type { Ref } from '../graph/ref.ts'
import type { Session } from '../graph/session.ts'
import type { Surface } from '../kinds/marks/surface.ts'
import { coherence } from '../nodes/scan/coherence.ts'
import { formRemoval } from '../nodes/scan/form-removal.ts'
import { roughness } from '../nodes/scan/roughness.ts'

/** Form removal and roughness band of a scan. */
export async function bandOf(
  session: Session,
  surface: Ref<Surface>,
  { lambda_s, lambda_c }: { readonly lambda_s: number; readonly lambda_c: number },
) {
  const formRemoved = await session.evaluate(formRemoval, {}, { surface })
  return session.evaluate(roughness, { lambda_s, lambda_c }, { surface: formRemoved })
}

/** Coherence of a scan's texture, on its form-removed heights. */
export async function textureOf(session: Session, surface: Ref<Surface>) {
  const formRemoved = await session.evaluate(formRemoval, {}, { surface })
  return session.evaluate(coherence, {}, { surface: formRemoved })
}
