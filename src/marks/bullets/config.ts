import { z } from 'zod'
import { configSlice, correlation, length, type ScorerConfig, share, sliceOf } from '../scorer-config.ts'

/** Hyperparameters of bullets; what each does is in docs/method.md. */
export const bulletConfig = configSlice({
  scope: 'common',
  shape: {
    /** `plain` is the textbook pipeline, `grooves` finds axis, angle and groove edges. */
    striated_method: z.enum(['plain', 'grooves']),
    signature_pitch: length,
    /** plain: share of the profile dropped at each end. */
    signature_crop: z.number().min(0).max(0.45),
    /** grooves: band in which the angle of the striae is searched; robust standard deviations kept of it. */
    land_angle_lambda_s: length,
    land_angle_lambda_c: length,
    land_clip: z.number().positive().max(100),
    /** grooves: robust standard deviations kept of the relief that a signature is the mean of. */
    land_relief_clip: z.number().positive().max(100),
    /** grooves: an edge is where heights leave the land: by how many robust deviations, by what distance, for what length. */
    groove_deviations: z.number().positive().max(1000),
    groove_floor: length,
    groove_run: length,
    /** grooves: smallest overlap of two signatures, as a share of the shorter. */
    land_min_overlap: share,
    /** grooves: local amplitude that a signature is divided by (Gaussian, its sigma), and its floor as a share of the rms. */
    land_amplitude_sigma: length,
    land_amplitude_floor: z.number().positive().max(10),
    /** grooves: share of a correlation lost when no groove edge of one land meets that of the other; half of it at this distance. */
    land_edge_loss: share,
    land_edge_reach: length,
    /** grooves: contrast by which reversed order alone, or turned lands alone, must be better for the pair to be refused. */
    bullet_order_margin: z.number().positive().max(2),
    /** Attribution of striated marks by voting windows: smallest correlation, tolerance on the lag in samples. */
    cmr_1d_corr: correlation,
    cmr_1d_lag: z.number().min(0),
  },
  deployed: {
    striated_method: 'grooves',
    signature_pitch: 2e-6,
    signature_crop: 0.25,
    land_angle_lambda_s: 10e-6,
    land_angle_lambda_c: 100e-6,
    land_clip: 2,
    land_relief_clip: 3,
    groove_deviations: 5,
    groove_floor: 6e-6,
    groove_run: 40e-6,
    land_min_overlap: 0.5,
    land_amplitude_sigma: 150e-6,
    land_amplitude_floor: 0.1,
    land_edge_loss: 0.3,
    land_edge_reach: 40e-6,
    bullet_order_margin: 0.05,
    cmr_1d_corr: 0.5,
    cmr_1d_lag: 10,
  },
})

export const bulletsOf = (config: ScorerConfig) => sliceOf(bulletConfig, config)
