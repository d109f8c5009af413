import { z } from 'zod'
import { MarkgraphError, phrase } from '../../errors.ts'
import type { Ref } from '../../graph/ref.ts'
import type { Session } from '../../graph/session.ts'
import type { Surface } from '../../kinds/marks/surface.ts'
import { commonOf } from '../../marks/scorer-config.ts'
import { textureOf } from '../../marks/texture.ts'
import type { MarkTypes } from '../../marks/types.ts'
import { robustForm } from '../../nodes/bullets/robust-form.ts'
import { collapseRatio } from '../../nodes/scan/collapse-ratio.ts'

/** What a suggestion rests on, as answers have it beside the domain. */
export const detectionFields = {
  coherence: z.number().describe('0 is isotropic texture, 1 is parallel striae.'),
  collapse_ratio: z
    .number()
    .describe(
      'Share of the variance that is left in the means of straight lines; the suggestion changes at the modality_split of the scorer config.',
    ),
  decided_by: z.enum(['collapse_ratio']),
}

/**
 * Suggests the mark type of a scan: the first one that its texture suits. The user confirms it. The coherence of the
 * texture is told beside what decides.
 * errors  `not-scorable`: its texture suits none
 */
export async function detectMarkType(types: MarkTypes, session: Session, surface: Ref<Surface>) {
  const { coherence } = await session.value(await textureOf(session, surface))
  const form = await session.evaluate(robustForm, {}, { surface })
  const { collapse_ratio } = await session.value(await session.evaluate(collapseRatio, {}, { surface, form }))
  const striated = collapse_ratio >= commonOf(types.configs.deployed()).modality_split
  const suited = types.all.find(({ suits }) => suits?.({ striated, coherence, collapse_ratio }))
  if (!suited) throw new MarkgraphError('not-scorable', phrase('the texture of this scan suits no mark type'))
  return { domain: suited.domain, coherence, collapse_ratio, decided_by: 'collapse_ratio' as const }
}
