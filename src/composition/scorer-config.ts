import { z } from 'zod'
import { MarkgraphError } from '../errors.ts'
import { canonicalJson, sha256 } from '../graph/canonical.ts'

/** Everything that changes a score. Lengths in metres, tolerances in samples or pixels of the signature they apply to. */
export const scorerConfigSchema = z
  .strictObject({
    name: z.literal('bullet-contrast'),
    /** Roughness band of striated marks. */
    lambda_s: z.number().positive(),
    lambda_c: z.number().positive().max(0.01),
    /** Common pitch of bullet signatures, and the share dropped at each end for the groove shoulders. */
    signature_pitch: z.number().min(1e-7).max(1e-4),
    signature_crop: z.number().min(0).max(0.45),
    /** Congruent matching regions on areal maps: smallest correlation; tolerances in y, x (pixels) and angle (degrees). */
    cmr_corr: z.number().min(-1).max(1),
    cmr_tol: z.tuple([z.number().min(0), z.number().min(0), z.number().min(0)]),
    /** Congruent matching regions on profiles: smallest correlation; tolerance on the lag (samples). */
    cmr_1d_corr: z.number().min(-1).max(1),
    cmr_1d_lag: z.number().min(0),
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
  signature_pitch: 2e-6,
  signature_crop: 0.25,
  cmr_corr: 0.3,
  cmr_tol: [20, 20, 6],
  cmr_1d_corr: 0.5,
  cmr_1d_lag: 10,
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
