import { z } from 'zod'
import { configSlice, correlation, length, type ScorerConfig, share, sliceOf } from '../scorer-config.ts'

/** Hyperparameters of toolmarks: band, pitch, local amplitude, regions; what each does is in docs/method.md. */
export const toolmarkConfig = configSlice({
  scope: 'common',
  shape: {
    toolmark_lambda_s: length,
    toolmark_lambda_c: length,
    toolmark_pitch: length,
    toolmark_amplitude_sigma: length,
    toolmark_amplitude_floor: z.number().positive().max(10),
    toolmark_window: length,
    toolmark_min_overlap: share,
    toolmark_candidates: z.number().int().min(1).max(100),
    toolmark_candidate_distance: length,
    toolmark_surrogates: z.number().int().min(16).max(1024).multipleOf(2),
    toolmark_reference_length: length,
    toolmark_neutral: z.number().min(-10).max(10),
    toolmark_region_window: length,
    toolmark_region_corr: correlation,
  },
  deployed: {
    toolmark_lambda_s: 50e-6,
    toolmark_lambda_c: 800e-6,
    toolmark_pitch: 10e-6,
    toolmark_amplitude_sigma: 400e-6,
    toolmark_amplitude_floor: 0.1,
    toolmark_window: 120e-6,
    toolmark_min_overlap: 0.3,
    toolmark_candidates: 5,
    toolmark_candidate_distance: 100e-6,
    /** Surrogates of each mark, for what it agrees with others by chance. */
    toolmark_surrogates: 128,
    /** Below this length of the shorter mark, scores shrink towards the neutral one: that of the tmaRks profiles. */
    toolmark_reference_length: 4.7e-3,
    /** The score of LR 1 of the tmaRks pairs, to 0.03: a new value would change the config of every reference. */
    toolmark_neutral: 2.33,
    /** Windows that are shown as agreeing; the score has shorter ones. */
    toolmark_region_window: 400e-6,
    toolmark_region_corr: 0.7,
  },
})

export const toolmarksOf = (config: ScorerConfig) => sliceOf(toolmarkConfig, config)
