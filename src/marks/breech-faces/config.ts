import { z } from 'zod'
import { configSlice, correlation, length, type ScorerConfig, share, sliceOf } from '../scorer-config.ts'

/** Hyperparameters of breech faces; what each does is in docs/method.md. */
export const breechFaceConfig = configSlice({
  scope: 'common',
  shape: {
    /** `plain` is the textbook CMR, `masked` correlates only points that are measured on both marks. */
    impressed_method: z.enum(['plain', 'masked']),
    /** plain: band of the areal signature. */
    impressed_plain_lambda_s: length,
    impressed_plain_lambda_c: length,
    /** Smallest correlation of a congruent cell; for `plain` also the tolerances in y, x (pixels) and angle. */
    cmr_corr: correlation,
    cmr_tol: z.tuple([z.number().min(0), z.number().min(0), z.number().min(0)]),
    /** Region of interest of raw scans: residual of the form above which a scan is raw; see `FaceOptions`. */
    impressed_region_raw: length,
    impressed_region_pitch: length,
    impressed_region_groove: z.tuple([length, length]),
    impressed_region_level: length,
    impressed_region_narrow: length,
    impressed_region_edge: length,
    /** masked: areal map. */
    impressed_lambda_s: length,
    impressed_lambda_c: length,
    impressed_pitch: length,
    impressed_fit_deviations: z.number().positive().max(1000),
    impressed_drop_deviations: z.number().positive().max(1000),
    impressed_clip: z.number().positive().max(1000),
    /** masked: registration of the whole marks. */
    impressed_rotation_max: z.number().min(0).max(180),
    impressed_rotation_step: z.number().min(1).max(30),
    impressed_min_overlap: share,
    /** Poses refined at half resolution, and those of them refined at full resolution and compared cell by cell. */
    impressed_candidates: z.number().int().min(1).max(100),
    impressed_finalists: z.number().int().min(1).max(20),
    impressed_candidate_shift: length,
    impressed_candidate_rotation: z.number().min(0).max(180),
    /** masked: congruent cells. */
    impressed_cell: length,
    impressed_cell_valid: share,
    impressed_cell_overlap: share,
    impressed_search: length,
    impressed_tolerance: length,
    impressed_home: length,
    impressed_z: z.number().min(0).max(100),
    impressed_relative_corr: share,
    /** masked: congruent cells for this many comparable ones, with a prior of congruent cells among so many cells. */
    impressed_scale: z.number().positive().max(1000),
    impressed_prior_congruent: z.number().positive().max(1000),
    impressed_prior_cells: z.number().positive().max(1000),
    /** masked: comparable cells that a comparison needs. */
    impressed_fewest_cells: z.number().int().min(1).max(1000),
  },
  deployed: {
    impressed_method: 'masked',
    impressed_plain_lambda_s: 4e-6,
    impressed_plain_lambda_c: 150e-6,
    cmr_corr: 0.3,
    cmr_tol: [20, 20, 6],
    impressed_region_raw: 10e-6,
    impressed_region_pitch: 25e-6,
    impressed_region_groove: [1.6e-3, 3.2e-3],
    impressed_region_level: 20e-6,
    impressed_region_narrow: 75e-6,
    impressed_region_edge: 100e-6,
    impressed_lambda_s: 50e-6,
    impressed_lambda_c: 150e-6,
    impressed_pitch: 25e-6,
    impressed_fit_deviations: 3,
    impressed_drop_deviations: 5,
    impressed_clip: 4,
    impressed_rotation_max: 180,
    impressed_rotation_step: 3,
    impressed_min_overlap: 0.2,
    impressed_candidates: 10,
    impressed_finalists: 4,
    impressed_candidate_shift: 150e-6,
    impressed_candidate_rotation: 6,
    impressed_cell: 300e-6,
    impressed_cell_valid: 0.4,
    impressed_cell_overlap: 0.6,
    impressed_search: 150e-6,
    impressed_tolerance: 50e-6,
    impressed_home: 50e-6,
    impressed_z: 4,
    impressed_relative_corr: 0.9,
    impressed_scale: 50,
    impressed_prior_congruent: 2.5,
    impressed_prior_cells: 10,
    impressed_fewest_cells: 9,
  },
})

export const breechFacesOf = (config: ScorerConfig) => sliceOf(breechFaceConfig, config)
