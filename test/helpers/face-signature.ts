import type { ArealSignature } from '../../src/kinds/marks/signature.ts'
import type { Surface } from '../../src/kinds/marks/surface.ts'
import { breechFaceConfig } from '../../src/marks/breech-faces/config.ts'
import { arealBand } from '../../src/nodes/breech-faces/areal-band.ts'
import { arealSignature } from '../../src/nodes/breech-faces/areal-signature.ts'
import type { cmr2d } from '../../src/nodes/breech-faces/cmr-2d.ts'

const { deployed } = breechFaceConfig

/** The deployed parameters of `cmr-2d`. */
export const FACE_PARAMS: Parameters<typeof cmr2d.run>[1] = {
  rotation_max: deployed.impressed_rotation_max,
  rotation_step: deployed.impressed_rotation_step,
  min_overlap: deployed.impressed_min_overlap,
  candidates: deployed.impressed_candidates,
  finalists: deployed.impressed_finalists,
  candidate_shift: deployed.impressed_candidate_shift,
  candidate_rotation: deployed.impressed_candidate_rotation,
  cell: deployed.impressed_cell,
  cell_valid: deployed.impressed_cell_valid,
  cell_overlap: deployed.impressed_cell_overlap,
  search: deployed.impressed_search,
  tolerance: deployed.impressed_tolerance,
  home: deployed.impressed_home,
  corr: deployed.cmr_corr,
  z: deployed.impressed_z,
  relative_corr: deployed.impressed_relative_corr,
  scale: deployed.impressed_scale,
  prior_congruent: deployed.impressed_prior_congruent,
  prior_cells: deployed.impressed_prior_cells,
  fewest: deployed.impressed_fewest_cells,
}

/** The deployed parameters of `areal-band`. */
export const BAND: Parameters<typeof arealBand.run>[1] = {
  lambda_s: deployed.impressed_lambda_s,
  lambda_c: deployed.impressed_lambda_c,
  pitch: deployed.impressed_pitch,
  fit_deviations: deployed.impressed_fit_deviations,
  drop_deviations: deployed.impressed_drop_deviations,
}

/** The areal signature of a breech face that is level and masked, under the deployed parameters. */
export const signatureOfFace = (surface: Surface): ArealSignature =>
  arealSignature.run({ surface: arealBand.run({ surface }, BAND) }, { clip: deployed.impressed_clip })
