import type { ScorerConfig } from '../scorer-config.ts'
import { breechFacesOf } from './config.ts'

/** Parameters of `areal-band`. */
export function bandParams(config: ScorerConfig) {
  const own = breechFacesOf(config)
  return {
    lambda_s: own.impressed_lambda_s,
    lambda_c: own.impressed_lambda_c,
    pitch: own.impressed_pitch,
    fit_deviations: own.impressed_fit_deviations,
    drop_deviations: own.impressed_drop_deviations,
  }
}

/** Parameters of `primer-region`. */
export function regionParams(config: ScorerConfig) {
  const own = breechFacesOf(config)
  return {
    raw: own.impressed_region_raw,
    pitch: own.impressed_region_pitch,
    groove: own.impressed_region_groove,
    level: own.impressed_region_level,
    narrow: own.impressed_region_narrow,
    edge: own.impressed_region_edge,
  }
}

/** Parameters of `drawn-region`. */
export function drawnParams(config: ScorerConfig) {
  const own = breechFacesOf(config)
  return { pitch: own.impressed_region_pitch, edge: own.impressed_region_edge }
}

/** Parameters of `face-cells`: what a congruent cell is. */
export function cellParams(config: ScorerConfig) {
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

/** Parameters of `cmr-2d`. */
export function congruenceParams(config: ScorerConfig) {
  const own = breechFacesOf(config)
  return {
    rotation_max: own.impressed_rotation_max,
    rotation_step: own.impressed_rotation_step,
    min_overlap: own.impressed_min_overlap,
    candidates: own.impressed_candidates,
    finalists: own.impressed_finalists,
    candidate_shift: own.impressed_candidate_shift,
    candidate_rotation: own.impressed_candidate_rotation,
    ...cellParams(config),
    scale: own.impressed_scale,
    prior_congruent: own.impressed_prior_congruent,
    prior_cells: own.impressed_prior_cells,
    fewest: own.impressed_fewest_cells,
  }
}
