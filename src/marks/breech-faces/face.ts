import type { Ref } from '../../graph/ref.ts'
import type { Session } from '../../graph/session.ts'
import type { ArealCongruence } from '../../kinds/agreement.ts'
import type { ScopeChecks } from '../../kinds/scope.ts'
import type { ArealSignature } from '../../kinds/signature.ts'
import type { Surface } from '../../kinds/surface.ts'
import { arealBand } from '../../nodes/areal-band.ts'
import { arealPreview, arealTrace } from '../../nodes/areal-pictures.ts'
import { arealSignature } from '../../nodes/areal-signature.ts'
import { cellsCheck } from '../../nodes/cells-check.ts'
import { cmr2d } from '../../nodes/cmr-2d.ts'
import { drawnRegion } from '../../nodes/drawn-region.ts'
import { plainArealSignature, plainCmr2d } from '../../nodes/plain-areal.ts'
import { primerRegion } from '../../nodes/primer-region.ts'
import type { MarkReading } from '../mark-type.ts'
import type { ScorerConfig } from '../scorer-config.ts'
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
  const params = {
    lambda_s: own.impressed_lambda_s,
    lambda_c: own.impressed_lambda_c,
    pitch: own.impressed_pitch,
    fit_deviations: own.impressed_fit_deviations,
    drop_deviations: own.impressed_drop_deviations,
  }
  const bandpassed = await session.evaluate(arealBand, params, { surface })
  const clip = own.impressed_clip
  const signature = await session.evaluate(arealSignature, { clip }, { surface: bandpassed })
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
  const own = breechFacesOf(config)
  if (region === 'file') {
    const drawn = { pitch: own.impressed_region_pitch, edge: own.impressed_region_edge }
    return session.evaluate(drawnRegion, drawn, { surface })
  }
  const params = {
    raw: own.impressed_region_raw,
    pitch: own.impressed_region_pitch,
    groove: own.impressed_region_groove,
    level: own.impressed_region_level,
    narrow: own.impressed_region_narrow,
    edge: own.impressed_region_edge,
  }
  return session.evaluate(primerRegion, params, { surface })
}

/** What a congruent cell is. */
export function cellsOf(config: ScorerConfig) {
  const own = breechFacesOf(config)
  return {
    cell: own.impressed_cell,
    cell_valid: own.impressed_cell_valid,
    cell_overlap: own.impressed_cell_overlap,
    search: own.impressed_search,
    tolerance: own.impressed_tolerance,
    home: own.impressed_home,
    corr: own.cmr_corr,
    z: own.impressed_z,
    relative_corr: own.impressed_relative_corr,
  }
}

/** Where two areal signatures agree. */
export function arealCongruence(
  session: Session,
  config: ScorerConfig,
  a: BreechFace['signature'],
  b: BreechFace['signature'],
): Promise<Ref<ArealCongruence>> {
  const own = breechFacesOf(config)
  if (own.impressed_method === 'plain') {
    return session.evaluate(plainCmr2d, { corr: own.cmr_corr, tolerance: own.cmr_tol }, { a, b })
  }
  const params = {
    rotation_max: own.impressed_rotation_max,
    rotation_step: own.impressed_rotation_step,
    min_overlap: own.impressed_min_overlap,
    candidates: own.impressed_candidates,
    finalists: own.impressed_finalists,
    candidate_shift: own.impressed_candidate_shift,
    candidate_rotation: own.impressed_candidate_rotation,
    ...cellsOf(config),
    scale: own.impressed_scale,
    prior_congruent: own.impressed_prior_congruent,
    prior_cells: own.impressed_prior_cells,
    fewest: own.impressed_fewest_cells,
  }
  return session.evaluate(cmr2d, params, { a, b })
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

export const breechFacePicture = (session: Session, { signature }: BreechFace) =>
  session.evaluate(arealPreview, {}, { signature })

export const breechFaceTrace = (session: Session, { surface, bandpassed, signature }: BreechFace) =>
  session.evaluate(arealTrace, {}, { surface, bandpassed, signature })
