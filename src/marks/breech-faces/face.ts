import type { Ref } from '../../graph/ref.ts'
import type { Session } from '../../graph/session.ts'
import type { ArealCongruence } from '../../kinds/agreement.ts'
import type { ScopeChecks } from '../../kinds/scope.ts'
import type { ArealSignature } from '../../kinds/signature.ts'
import type { Surface } from '../../kinds/surface.ts'
import { arealBand } from '../../nodes/breech-faces/areal-band.ts'
import { arealPreview, arealTrace } from '../../nodes/breech-faces/areal-pictures.ts'
import { arealSignature } from '../../nodes/breech-faces/areal-signature.ts'
import { cellsCheck } from '../../nodes/breech-faces/cells-check.ts'
import { cmr2d } from '../../nodes/breech-faces/cmr-2d.ts'
import { agreementOf, handednessCheck, mirroredMap } from '../../nodes/breech-faces/handedness.ts'
import { plainArealSignature, plainCmr2d } from '../../nodes/breech-faces/plain-areal.ts'
import { primerRegion } from '../../nodes/breech-faces/primer-region.ts'
import { drawnRegion } from '../../nodes/scan/drawn-region.ts'
import type { MarkReading } from '../mark-type.ts'
import { paramsFrom, type ScorerConfig } from '../scorer-config.ts'
import { bandOf } from '../texture.ts'
import { breechFacesOf } from './config.ts'

/** A breech face through the pipeline. `surface` is the part of the scan that is compared. */
export interface BreechFace {
  readonly surface: Ref<Surface>
  readonly bandpassed: Ref<Surface>
  readonly signature: Ref<ArealSignature>
}

/** The whole impressed pipeline of one breech face, from its surface to its areal signature. */
export async function breechFace(
  session: Session,
  config: ScorerConfig,
  scan: Ref<Surface>,
  region: MarkReading['region'],
): Promise<BreechFace> {
  const own = breechFacesOf(config)
  if (own.impressed_method === 'plain') {
    const band = { lambda_s: own.impressed_plain_lambda_s, lambda_c: own.impressed_plain_lambda_c }
    const bandpassed = await bandOf(session, scan, band)
    const signature = await session.evaluate(plainArealSignature, {}, { surface: bandpassed })
    return { surface: scan, bandpassed, signature }
  }
  const surface = await regionOf(session, config, scan, region)
  const bandpassed = await session.evaluate(arealBand, paramsFrom(arealBand, config), { surface })
  const signature = await session.evaluate(arealSignature, paramsFrom(arealSignature, config), {
    surface: bandpassed,
  })
  return { surface, bandpassed, signature }
}

/** The part that is compared: the face of the primer in a raw scan, what a mask keeps without its edge, or the whole scan. */
async function regionOf(
  session: Session,
  config: ScorerConfig,
  surface: Ref<Surface>,
  region: MarkReading['region'],
): Promise<Ref<Surface>> {
  if (region === 'none') return surface
  if (region === 'file') return session.evaluate(drawnRegion, paramsFrom(drawnRegion, config), { surface })
  return session.evaluate(primerRegion, paramsFrom(primerRegion, config), { surface })
}

/** Where two areal signatures agree. */
export function arealCongruence(
  session: Session,
  config: ScorerConfig,
  a: BreechFace['signature'],
  b: BreechFace['signature'],
): Promise<Ref<ArealCongruence>> {
  if (breechFacesOf(config).impressed_method === 'plain') {
    return session.evaluate(plainCmr2d, paramsFrom(plainCmr2d, config), { a, b })
  }
  return session.evaluate(cmr2d, paramsFrom(cmr2d, config), { a, b })
}

/** Whether two breech faces have enough in common; the textbook method does not ask. */
export async function enoughInCommon(
  session: Session,
  config: ScorerConfig,
  congruence: Ref<ArealCongruence>,
): Promise<Ref<ScopeChecks> | undefined> {
  const { impressed_method, impressed_fewest_cells: fewest } = breechFacesOf(config)
  if (impressed_method === 'plain') return undefined
  return session.evaluate(cellsCheck, { domain: 'impressed', fewest }, { congruence })
}

/** What only faces of one source reach, in either handedness: a score of 8 where it is for 50 cells, and 5 cells. */
const ONE_SOURCE = { share: 0.16, cells: 5 }

/**
 * Whether two breech faces agree only when one of them is mirrored. That is searched only where they do not agree as they were
 * read, so that known matches do not pay for it; the textbook method does not ask.
 */
export async function handedness(
  session: Session,
  config: ScorerConfig,
  marks: readonly [BreechFace, BreechFace],
  congruence: Ref<ArealCongruence>,
): Promise<Ref<ScopeChecks> | undefined> {
  const { impressed_method, impressed_scale, impressed_fewest_cells: fewest } = breechFacesOf(config)
  if (impressed_method === 'plain') return undefined
  const limits = { least: ONE_SOURCE.share * impressed_scale, cells: ONE_SOURCE.cells, fewest }
  const mirrored: Ref<ArealCongruence>[] = []
  if (agreementOf(await session.value(congruence), limits) < 1) {
    // which of the two is mirrored does not depend on their order, and so the answer does not
    const [one, other] = marks.map(({ signature }) => signature).sort(byHandle)
    const image = await session.evaluate(mirroredMap, {}, { signature: other! })
    mirrored.push(await arealCongruence(session, config, one!, image))
  }
  return session.evaluate(handednessCheck, { domain: 'impressed', ...limits }, { congruence, mirrored })
}

const byHandle = (a: BreechFace['signature'], b: BreechFace['signature']): number =>
  a.handle < b.handle ? -1 : 1

export const breechFacePicture = (session: Session, { signature }: BreechFace) =>
  session.evaluate(arealPreview, {}, { signature })

export const breechFaceTrace = (session: Session, { surface, bandpassed, signature }: BreechFace) =>
  session.evaluate(arealTrace, {}, { surface, bandpassed, signature })
