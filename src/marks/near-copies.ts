import type { Ref } from '../graph/ref.ts'
import type { Session } from '../graph/session.ts'
import type { ScanDifference } from '../kinds/marks/section.ts'
import type { Surface } from '../kinds/marks/surface.ts'
import { robustForm } from '../nodes/bullets/robust-form.ts'
import { striae } from '../nodes/bullets/striae.ts'
import { nearCopies } from '../nodes/scan/near-copies.ts'
import { coarseMap, crosscut } from '../nodes/scan/section.ts'
import type { Copies, Section } from './mark-type.ts'
import { paramsFrom, type ScorerConfig } from './scorer-config.ts'

// What a difference of 1 is: the noise of each point that a changed copy may have, and a share of the relief, which
// resampling leaves.
const ALLOWED = { noise: 50e-9, relief: 0.03 } as const
export const CROSSCUT = { pitch: 3e-6, along: 10e-6 } as const
export const MAP = { pitch: 12.5e-6 } as const

async function striatedSection(
  session: Session,
  config: ScorerConfig,
  surface: Ref<Surface>,
): Promise<Ref<Section>> {
  const form = await session.evaluate(robustForm, {}, { surface })
  const orientation = await session.evaluate(striae, paramsFrom(striae, config), { surface, form })
  return session.evaluate(crosscut, CROSSCUT, { surface, orientation })
}

export const LAND_COPIES: Copies = {
  rule: { lambda_s: 25e-6, lambda_c: 160e-6, ...ALLOWED, level: true, limit: 4.6 },
  section: striatedSection,
}

export const TOOLMARK_COPIES: Copies = {
  rule: { lambda_s: 30e-6, lambda_c: 400e-6, ...ALLOWED, level: false, limit: 1.7 },
  section: striatedSection,
}

export const FACE_COPIES: Copies = {
  rule: { lambda_s: 50e-6, lambda_c: 300e-6, ...ALLOWED, level: false, limit: 4.6 },
  section: (session, _config, surface) => session.evaluate(coarseMap, MAP, { surface }),
}

/** Scans of mark b that are changed copies of scans of mark a: for each, the nearest one; parts count from 0. */
export async function copiesBetween(
  session: Session,
  copies: Copies,
  config: ScorerConfig,
  a: readonly Ref<Surface>[],
  b: readonly Ref<Surface>[],
): Promise<readonly ScanDifference[]> {
  const sections = (surfaces: readonly Ref<Surface>[]) =>
    session.map(surfaces, (surface) => copies.section(session, config, surface))
  const inputs = { a: await sections(a), b: await sections(b) }
  return (await session.value(await session.evaluate(nearCopies, copies.rule, inputs))).copies
}
