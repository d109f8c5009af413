import type { Ref } from '../graph/ref.ts'
import type { Session } from '../graph/session.ts'
import type { Surface } from '../kinds/surface.ts'
import { commonOf, type ScorerConfig } from '../marks/scorer-config.ts'
import { textureOf } from '../marks/texture.ts'
import { robustForm } from '../nodes/bullets/robust-form.ts'
import { collapseRatio } from '../nodes/scan/collapse-ratio.ts'

/**
 * Suggests the mark type of a scan, from striae or areal texture. The user confirms it. The coherence of the texture is
 * told beside what decides.
 */
export async function detectMarkType(session: Session, config: ScorerConfig, surface: Ref<Surface>) {
  const { coherence } = await session.value(await textureOf(session, surface))
  const form = await session.evaluate(robustForm, {}, { surface })
  const { collapse_ratio } = await session.value(await session.evaluate(collapseRatio, {}, { surface, form }))
  const striated = collapse_ratio >= commonOf(config).modality_split
  return {
    domain: striated ? ('striated' as const) : ('impressed' as const),
    coherence,
    collapse_ratio,
    decided_by: 'collapse_ratio' as const,
  }
}
