import { z } from 'zod'
import type { Json } from '../address/canonical.ts'
import type { Stage } from './node.ts'
import { count, handleText, twoNumbers, typed, type Wire } from './wire.ts'

/** Unit of the lengths in a file: as the standard says, or micrometres. */
export const UNITS = ['file', 'um'] as const
export type Units = (typeof UNITS)[number]
export const unitsSchema = z.enum(UNITS)

/** Which part of a scan is used: what is found, what the mask of the file keeps, or all. */
export const MASKS = ['auto', 'file', 'none'] as const
export type Mask = (typeof MASKS)[number]
export const maskSchema = z.enum(MASKS)

/** Groove edges of each scan in metres; null where they were found. */
const edges = z.array(twoNumbers.nullable()).optional()

/** How the marks of a comparison were read, as a recipe says it. What is left out is read as usual. */
export const readingSchema = z.object({
  mark_a_units: z.array(unitsSchema).optional(),
  mark_b_units: z.array(unitsSchema).optional(),
  mark_a_mask: z.array(maskSchema).optional(),
  mark_b_mask: z.array(maskSchema).optional(),
  mark_a_edges: edges,
  mark_b_edges: edges,
  mark_a_replica: z.boolean().optional(),
  mark_b_replica: z.boolean().optional(),
  mark_a_mirrored: z.boolean().optional(),
  mark_b_mirrored: z.boolean().optional(),
})

/**
 * A list of texts for each mark, one for each scan. Where a questioned mark is compared with several known ones, `known` has
 * them in the order of the request, and `mark_b` is the one that agrees best with it.
 */
export const ofMarksSchema = z.object({
  mark_a: z.array(z.string()),
  mark_b: z.array(z.string()),
  known: z.array(z.array(z.string())).optional(),
})
export type OfMarks = Wire<typeof ofMarksSchema>

/** Positions of the scans on their marks, and the number of positions, for mark types that have positions. */
const places = {
  mark_a_lands: z.array(count).optional(),
  mark_b_lands: z.array(count).optional(),
  n_lands: count.optional(),
}

/** Positions of the scans of a known mark, and how they were read, as `readingSchema` says it of the other marks. */
export const knownReadSchema = z.object({
  lands: z.array(count).optional(),
  units: z.array(unitsSchema).optional(),
  mask: z.array(maskSchema).optional(),
  edges,
  replica: z.boolean().optional(),
  mirrored: z.boolean().optional(),
})
export type KnownRead = Wire<typeof knownReadSchema>

/** The inputs of a comparison: the SHA-256 of each scan file, the positions of the scans, and how they were read. */
const inputs = ofMarksSchema.extend({
  ...places,
  ...readingSchema.shape,
  known_read: z.array(knownReadSchema).optional(),
})
export type RecipeInputs = Wire<typeof inputs>

const params = z.record(z.string(), typed<Json>(z.unknown()))

/** One computation of a recipe. */
const run = z.object({
  node: z.string(),
  version: count,
  params,
  inputs: z.record(z.string(), z.union([handleText, z.array(handleText)])),
  output: handleText,
})
export type RecipeRun = Wire<typeof run>

/** One stage of a recipe: its runs and their common properties. */
const step = z.object({
  step: typed<Stage>(z.string()),
  code: z.string().describe('The implementing nodes with their versions.'),
  params: params.optional().describe('Parameters that have the same value in all runs that use them.'),
  inputs: z.array(handleText).describe('Artifacts from outside the step.'),
  output: z.array(handleText).describe('Artifacts that are used outside the step.'),
  runs: z.array(run).optional().describe('Every computation, each after the ones it depends on.'),
})

const reference = {
  id: z.string().optional(),
  name: z.string(),
  handle: handleText.optional(),
  scorer_config_hash: z.string(),
  /** Sources that take no part in the calibration, because the comparison has scans of them. */
  left_out: z.array(z.string()).optional(),
}

const result = {
  score: z.number().optional(),
  score_kind: z.string().optional(),
  likelihood_ratio: z.number(),
  log10_lr: z.number(),
  log10_lr_ci: typed<[number, number]>(z.array(z.number())).optional(),
  lr_ci_method: z.string().optional(),
  lr_bound_log10: z.number().optional(),
  lr_bounds_log10: typed<[number, number]>(z.array(z.number())).optional(),
  lr_bound_hit: z.boolean().optional(),
  direction: z.string().optional(),
  verbal: z.string(),
}

/** The recipe of a comparison: its methods section as JSON. */
export const recipeSchema = z
  .object({
    handle: handleText,
    api_version: z.string().optional(),
    engine_version: z.string(),
    domain: z.string(),
    scorer_config: z.object({}).catchall(typed<Json>(z.unknown())).optional(),
    scorer_config_hash: z.string(),
    inputs: inputs.describe(
      'SHA-256 of each scan, its place, and how it was read where this is not as usual: units and mask of each scan, edges in metres.',
    ),
    reference: z.looseObject(reference),
    result: z.looseObject(result),
    steps: z.array(step),
  })
  .meta({
    id: 'Recipe',
    description: 'Recipes of engine 0.1.0 lack the optional fields; they are served but cannot be verified.',
  })

type Written<S extends z.ZodRawShape> = Required<Wire<z.ZodObject<S>>>

/** A step as this engine writes it. */
export type Step = Wire<typeof step> & { readonly runs: readonly RecipeRun[] }

/** A recipe as this engine writes it, without its own handle. */
export type RecipeBody = Required<
  Omit<Wire<typeof recipeSchema>, 'handle' | 'reference' | 'result' | 'steps'>
> & {
  readonly reference: Written<typeof reference> & {
    readonly diagnostics: {
      readonly n_km: number
      readonly n_knm: number
      readonly auc: number
      readonly cllr_min: number
    }
  }
  readonly result: Written<typeof result>
  readonly steps: readonly Step[]
}

export type Recipe = RecipeBody & Pick<Wire<typeof recipeSchema>, 'handle'>

/** What a recipe says about its comparison. */
export type RecipeRequest = Pick<
  RecipeBody,
  'domain' | 'api_version' | 'engine_version' | 'scorer_config' | 'inputs'
> & {
  readonly reference: Pick<RecipeBody['reference'], 'id' | 'handle'>
}
