import { z } from 'zod'
import { canonicalJson, type Json, sha256 } from '../address/canonical.ts'
import { MarkgraphError, phrase, quote } from '../errors.ts'
import type { ConfigKeys } from '../kinds/node.ts'

/** Every hyperparameter that changes a score, by name. Lengths in metres, angles in degrees. */
export type ScorerConfig = { readonly [name: string]: Json }

export const length = z.number().min(1e-7).max(0.01) // metres
export const share = z.number().min(0).max(1)
export const correlation = z.number().min(-1).max(1)

/**
 * The hyperparameters of one mark type. The specification has one config for all comparisons, so the hyperparameters of
 * its types are `common`: part of every config. Any other type has its `own`: adding it does not change the config hash
 * of the other types, so their references stay valid.
 */
export interface ConfigSlice<S extends z.ZodRawShape> {
  readonly scope: 'common' | 'own'
  readonly shape: S
  readonly deployed: z.output<z.ZodObject<S>> & ScorerConfig
}

export const configSlice = <S extends z.ZodRawShape>(slice: ConfigSlice<S>): ConfigSlice<S> => slice

/** The parameters of a node that a config sets. What else it takes, the caller adds. */
export const paramsFrom = <P>(
  { configKeys = {} }: { readonly params: z.ZodType<P>; readonly configKeys?: ConfigKeys },
  config: ScorerConfig,
): P =>
  Object.fromEntries(Object.entries(configKeys).map(([parameter, key]) => [parameter, config[key]])) as P // the graph checks them by the schema of the node

/** The hyperparameters of a slice out of a whole config, typed. */
export const sliceOf = <S extends z.ZodRawShape>(
  _slice: ConfigSlice<S>,
  config: ScorerConfig,
): z.output<z.ZodObject<S>> & Common => config as never // `scorerConfigs` has checked it

const common = {
  name: z.literal('bullet-contrast'),
  /** Roughness band of striated marks, in `preprocess` and in land signatures. */
  lambda_s: length,
  lambda_c: length,
  /**
   * By what factor a measure of a scan may lie outside the range of a reference's data set: pitch, length, curvature and
   * residual of the form; rms and slope of the relief.
   */
  conditions_factor: z.number().min(1).max(100),
  conditions_relief_factor: z.number().min(1).max(100),
  /** Collapse ratio from which a texture counts as striae; between the two of `modality_doubt` it only warns. */
  modality_split: share,
  modality_doubt: z.tuple([share, share]),
}
type Common = z.output<z.ZodObject<typeof common>>

const COMMON: Common = {
  name: 'bullet-contrast',
  lambda_s: 4e-6,
  lambda_c: 250e-6,
  conditions_factor: 1.5,
  conditions_relief_factor: 2,
  modality_split: 0.16,
  modality_doubt: [0.12, 0.22],
}

/** A setting of the scorer as it is deployed. */
interface Setting {
  readonly key: string
  /** `m`: a length in metres, or several. */
  readonly unit: 'm' | null
  readonly deployed: Json
}

/** Every setting of these slices, in their order. */
export const settingsOf = (slices: readonly ConfigSlice<z.ZodRawShape>[]): Setting[] =>
  [{ shape: common, deployed: COMMON as ScorerConfig }, ...slices].flatMap(({ shape, deployed }) =>
    Object.entries(shape).map(([key, schema]) => ({
      key,
      unit: isLength(schema) ? ('m' as const) : null,
      deployed: deployed[key]!,
    })),
  )

const isLength = (schema: unknown): boolean =>
  schema === length || (schema instanceof z.ZodTuple && schema.def.items.every(isLength))

export const commonOf = (config: ScorerConfig): Common => config as never

/** The scorer configs of the mark types of a service. */
export interface ScorerConfigs {
  /** The configuration that the references of a domain were built under; without a domain, that of the specification. */
  deployed(domain?: string): ScorerConfig
  /** Checks a whole config, as a reference has it; `bad-value` names the first fault. */
  parsed(config: unknown, domain: string): ScorerConfig
  /**
   * The deployed configuration with the overrides of a request.
   * in      a JSON object as text; nothing (or an empty text) for the deployed configuration
   * errors  `bad-value`: not JSON, not an object, an unknown key, a wrong type or value
   */
  overridden(text: string | undefined, domain: string): ScorerConfig
  /** Shapes of the specification's hyperparameters, for descriptions. */
  readonly shape: z.ZodRawShape
}

/** What of a mark type decides its config. */
interface Configured {
  readonly domain: string
  readonly config: ConfigSlice<z.ZodRawShape>
}
type Types = readonly Configured[]

/** The order in which configs and references are listed, whichever way the mark types are offered. */
export const byDomain = (one: { readonly domain: string }, other: { readonly domain: string }): number =>
  one.domain < other.domain ? -1 : 1

/** The configs of these mark types: what all comparisons have in common, and the slices of the types. */
export function scorerConfigs(types: Types): ScorerConfigs {
  const slices = (domain: string | undefined) =>
    types
      .filter((type) => type.config.scope === 'common' || type.domain === domain)
      .sort(byDomain)
      .map(({ config }) => config)
  const shapeOf = (domain: string | undefined): z.ZodRawShape =>
    Object.assign({}, common, ...slices(domain).map(({ shape }) => shape))
  const deployed = (domain?: string): ScorerConfig =>
    Object.assign({}, COMMON, ...slices(domain).map((slice) => slice.deployed))
  const schemaOf = (domain: string) =>
    z
      .strictObject(shapeOf(domain))
      .refine((config) => Number(config['lambda_s']) < Number(config['lambda_c']), {
        message: 'lambda_s must be below lambda_c',
        path: ['lambda_s'],
      })
  const schemas = new Map<string, ReturnType<typeof schemaOf>>() // zod compiles each one when it is first used
  const schemaFor = (domain: string) => {
    const schema = schemas.get(domain) ?? schemaOf(domain)
    schemas.set(domain, schema)
    return schema
  }
  function parsed(config: unknown, domain: string): ScorerConfig {
    const result = schemaFor(domain).safeParse(config)
    if (result.success) return result.data as ScorerConfig
    const issue = result.error.issues[0]!
    const at = issue.path.length > 0 ? `.${issue.path.join('.')}` : ''
    throw new MarkgraphError(
      'bad-value',
      phrase('scorer_config{at}: {message}', { at, message: issue.message }),
    )
  }
  return {
    deployed,
    parsed,
    shape: shapeOf(undefined),
    overridden(text, domain) {
      const base = deployed(domain)
      if (text === undefined || text.trim() === '') return base
      const overrides = objectOf(text)
      const unknown = Object.keys(overrides).find((key) => !Object.hasOwn(base, key))
      if (unknown !== undefined) {
        const known = Object.keys(base).join(', ')
        const named = quote(unknown)
        throw new MarkgraphError(
          'bad-value',
          phrase('scorer_config has no hyperparameter {named}; it has {known}', { named, known }),
        )
      }
      return parsed({ ...base, ...overrides }, domain)
    },
  }
}

function objectOf(text: string): object {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const message = phrase('scorer_config must be a JSON object, but it is not JSON')
    throw new MarkgraphError('bad-value', message, {}, error)
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new MarkgraphError('bad-value', phrase('scorer_config must be a JSON object of hyperparameters'))
}

/** Hex SHA-256 of the RFC 8785 canonical JSON. */
export const configHash = (config: ScorerConfig): string => sha256(canonicalJson(config))
