import { z } from 'zod'
import { canonicalJson, sha256 } from '../address/canonical.ts'
import { MarkgraphError } from '../errors.ts'

const length = z.number().min(1e-7).max(0.01) // metres
const share = z.number().min(0).max(1)
const correlation = z.number().min(-1).max(1)

/** Everything that changes a score. Lengths in metres, angles in degrees; what each does is in docs/method.md. */
export const scorerConfigSchema = z
  .strictObject({
    name: z.literal('bullet-contrast'),
    /** Roughness band of striated marks: of `preprocess`, and of land signatures. */
    lambda_s: length,
    lambda_c: length,

    /** Bullets: `plain` is the textbook pipeline of method.md, `grooves` finds axis, angle and groove edges. */
    striated_method: z.enum(['plain', 'grooves']),
    signature_pitch: length,
    /** plain: share of the profile dropped at each end. */
    signature_crop: z.number().min(0).max(0.45),
    /** grooves: band in which striae angle is searched; robust standard deviations kept. */
    land_angle_lambda_s: length,
    land_angle_lambda_c: length,
    land_clip: z.number().positive().max(100),
    /** grooves: an edge is where heights leave the land by more than so many robust deviations, and at least so far, for so long. */
    groove_deviations: z.number().positive().max(1000),
    groove_floor: length,
    groove_run: length,
    /** grooves: smallest overlap of two signatures, as a share of the shorter. */
    land_min_overlap: share,

    /** Toolmarks: band, pitch, local amplitude, regions. */
    toolmark_lambda_s: length,
    toolmark_lambda_c: length,
    toolmark_pitch: length,
    toolmark_amplitude_sigma: length,
    toolmark_amplitude_floor: z.number().positive().max(10),
    toolmark_window: length,
    toolmark_min_overlap: share,
    toolmark_candidates: z.number().int().min(1).max(100),
    toolmark_candidate_distance: length,
    toolmark_region_corr: correlation,

    /** Attribution of striated marks by voting windows: smallest correlation, tolerance on the lag in samples. */
    cmr_1d_corr: correlation,
    cmr_1d_lag: z.number().min(0),

    /** Breech faces: `plain` is the textbook CMR of method.md, `masked` correlates only what both marks show. */
    impressed_method: z.enum(['plain', 'masked']),
    /** Smallest correlation of a congruent cell; for `plain` also the tolerances in y, x (pixels) and angle. */
    cmr_corr: correlation,
    cmr_tol: z.tuple([z.number().min(0), z.number().min(0), z.number().min(0)]),
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
    impressed_shift_max: length,
    impressed_min_overlap: share,
    impressed_candidates: z.number().int().min(1).max(10),
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
  })
  .refine((config) => config.lambda_s < config.lambda_c, {
    message: 'lambda_s must be below lambda_c',
    path: ['lambda_s'],
  })

export type ScorerConfig = z.infer<typeof scorerConfigSchema>

/** The configuration the bundled references were built under. */
export const DEPLOYED: Readonly<ScorerConfig> = {
  name: 'bullet-contrast',
  lambda_s: 4e-6,
  lambda_c: 250e-6,
  striated_method: 'grooves',
  signature_pitch: 2e-6,
  signature_crop: 0.25,
  land_angle_lambda_s: 10e-6,
  land_angle_lambda_c: 100e-6,
  land_clip: 2,
  groove_deviations: 5,
  groove_floor: 6e-6,
  groove_run: 20e-6,
  land_min_overlap: 0.5,
  toolmark_lambda_s: 50e-6,
  toolmark_lambda_c: 800e-6,
  toolmark_pitch: 10e-6,
  toolmark_amplitude_sigma: 400e-6,
  toolmark_amplitude_floor: 0.1,
  toolmark_window: 400e-6,
  toolmark_min_overlap: 0.5,
  toolmark_candidates: 5,
  toolmark_candidate_distance: 100e-6,
  toolmark_region_corr: 0.7,
  cmr_1d_corr: 0.5,
  cmr_1d_lag: 10,
  impressed_method: 'masked',
  cmr_corr: 0.3,
  cmr_tol: [20, 20, 6],
  impressed_lambda_s: 50e-6,
  impressed_lambda_c: 150e-6,
  impressed_pitch: 25e-6,
  impressed_fit_deviations: 3,
  impressed_drop_deviations: 5,
  impressed_clip: 4,
  impressed_rotation_max: 30,
  impressed_rotation_step: 3,
  impressed_shift_max: 1e-3,
  impressed_min_overlap: 0.3,
  impressed_candidates: 2,
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
}

/** Hex SHA-256 of the RFC 8785 canonical JSON. */
export const configHash = (config: Readonly<ScorerConfig>): string => sha256(canonicalJson(config))

/**
 * The deployed configuration with the overrides of a request.
 * in      a JSON object as text; nothing (or an empty text) for the deployed configuration
 * errors  `bad-value`: not JSON, not an object, an unknown key, a wrong type or value
 */
export function overridden(text: string | undefined): Readonly<ScorerConfig> {
  if (text === undefined || text.trim() === '') return DEPLOYED
  let overrides: unknown
  try {
    overrides = JSON.parse(text)
  } catch (error) {
    throw new MarkgraphError(
      'bad-value',
      'scorer_config must be a JSON object, but it is not JSON',
      {},
      error,
    )
  }
  if (typeof overrides !== 'object' || overrides === null || Array.isArray(overrides)) {
    throw new MarkgraphError('bad-value', 'scorer_config must be a JSON object of hyperparameters')
  }
  const unknown = Object.keys(overrides).find((key) => !Object.hasOwn(DEPLOYED, key))
  if (unknown !== undefined) {
    const known = Object.keys(DEPLOYED).join(', ')
    throw new MarkgraphError(
      'bad-value',
      `scorer_config has no hyperparameter ${JSON.stringify(unknown)}; it has ${known}`,
    )
  }
  const result = scorerConfigSchema.safeParse({ ...DEPLOYED, ...overrides })
  if (result.success) return result.data
  const issue = result.error.issues[0]!
  throw new MarkgraphError('bad-value', `scorer_config.${issue.path.join('.')}: ${issue.message}`)
}
