import type { Ref } from '../../graph/ref.ts'
import type { Session } from '../../graph/session.ts'
import type { ArealCongruence } from '../../kinds/marks/agreement.ts'
import type { ArealSignature } from '../../kinds/marks/signature.ts'
import type { Surface } from '../../kinds/marks/surface.ts'
import type { ScopeChecks } from '../../kinds/scope.ts'
import { arealBand } from '../../nodes/breech-faces/areal-band.ts'
import { arealPreview, arealTrace } from '../../nodes/breech-faces/areal-pictures.ts'
import { arealSignature } from '../../nodes/breech-faces/areal-signature.ts'
import { cellsCheck } from '../../nodes/breech-faces/cells-check.ts'
import { cmr2d } from '../../nodes/breech-faces/cmr-2d.ts'
import { faceSelfAgreement, remainingMap } from '../../nodes/breech-faces/face-texture.ts'
import { agreementOf, faceHandedness, flippedMap } from '../../nodes/breech-faces/handedness.ts'
import { plainArealSignature, plainCmr2d } from '../../nodes/breech-faces/plain-areal.ts'
import { primerRegion } from '../../nodes/breech-faces/primer-region.ts'
import { drawnRegion } from '../../nodes/scan/drawn-region.ts'
import { EVERY_FLIP, FLIPS } from '../../nodes/scan/handedness.ts'
import { textureCheck } from '../../nodes/scan/texture-check.ts'
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

/** What only faces of one source reach, in any handedness: a score of 8 where it is for 50 cells, and 5 cells. */
const ONE_SOURCE = { share: 0.16, cells: 5 }

/** Above every real breech face here, which agree with themselves by at most 0.29. */
const MOST_REPEATED = 0.6

function limitsOf(config: ScorerConfig) {
  const { impressed_scale, impressed_fewest_cells: fewest } = breechFacesOf(config)
  return { least: ONE_SOURCE.share * impressed_scale, cells: ONE_SOURCE.cells, fewest }
}

/** Checks of two faces, which the textbook method does not make: enough in common, no repeating relief, read the right way. */
export async function pairChecks(
  session: Session,
  config: ScorerConfig,
  marks: readonly [BreechFace, BreechFace],
  congruence: Ref<ArealCongruence>,
): Promise<Ref<ScopeChecks>[]> {
  if (breechFacesOf(config).impressed_method === 'plain') return []
  const limits = limitsOf(config)
  const domain = 'impressed'
  const [a, b] = await session.map(marks, ({ signature }) =>
    session.evaluate(faceSelfAgreement, {}, { signature }),
  )
  return [
    await session.evaluate(cellsCheck, { domain, fewest: limits.fewest }, { congruence }),
    await session.evaluate(textureCheck, { domain, most: MOST_REPEATED }, { a: [a!], b: [b!] }),
    await handedness(session, config, marks, congruence),
  ]
}

/** Another way to read one of the faces is searched only where they do not agree as they were read: known matches do not pay. */
async function handedness(
  session: Session,
  config: ScorerConfig,
  marks: readonly [BreechFace, BreechFace],
  congruence: Ref<ArealCongruence>,
): Promise<Ref<ScopeChecks>> {
  const limits = limitsOf(config)
  const agree = agreementOf(await session.value(congruence), limits) >= 1
  const ways = agree ? [] : [...EVERY_FLIP]
  // which of the two is flipped does not depend on their order, and so the answer does not
  const [one, other] = marks.map(({ signature }) => signature).sort(byHandle)
  const others = await session.map(ways, async (way) => {
    const image = await session.evaluate(flippedMap, FLIPS[way], { signature: other! })
    return arealCongruence(session, config, one!, image)
  })
  return session.evaluate(faceHandedness, { domain: 'impressed', ways, ...limits }, { congruence, others })
}

const APART = { degrees: 2, cells: 0.5 } // of two poses

/** The agreement of what the best pose leaves over, where that reaches what only faces of one source do at another pose. */
export async function secondAgreement(
  session: Session,
  config: ScorerConfig,
  { a, b }: { readonly a: BreechFace; readonly b: BreechFace },
  congruence: Ref<ArealCongruence>,
): Promise<ArealCongruence | undefined> {
  if (breechFacesOf(config).impressed_method === 'plain') return undefined
  const limits = limitsOf(config)
  const found = await session.value(congruence)
  if (agreementOf(found, limits) < 1) return undefined
  const left = await session.evaluate(remainingMap, {}, { signature: a.signature, congruence })
  const second = await session.value(await arealCongruence(session, config, left, b.signature))
  const turn = Math.abs(second.rotation_deg - found.rotation_deg)
  const [dy, dx] = [second.shift_y - found.shift_y, second.shift_x - found.shift_x]
  const shift = Math.sqrt(dy * dy + dx * dx)
  const isApart = Math.min(turn, 360 - turn) >= APART.degrees || shift >= APART.cells * found.cell
  return isApart && agreementOf(second, limits) >= 1 ? second : undefined
}

const byHandle = (a: BreechFace['signature'], b: BreechFace['signature']): number =>
  a.handle < b.handle ? -1 : 1

export const breechFacePicture = (session: Session, { signature }: BreechFace) =>
  session.evaluate(arealPreview, {}, { signature })

export const breechFaceTrace = (session: Session, { surface, bandpassed, signature }: BreechFace) =>
  session.evaluate(arealTrace, {}, { surface, bandpassed, signature })
