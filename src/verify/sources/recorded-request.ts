import { z } from 'zod'
import { type Handle, SHA256_HEX } from '../../address/canonical.ts'
import { KNOWN_NUMBERS } from '../../compare/request/parse-request.ts'
import { knownReadSchema, type RecipeRequest, readingSchema } from '../../kinds/recipe.ts'
import type { AnyReport } from '../../kinds/report.ts'
import type { ScorerConfig } from '../../marks/scorer-config.ts'

const hashes = z.array(z.string().regex(SHA256_HEX))
const places = z.array(z.number().int())

/** What is read of a recipe to compute it again; everything else in it is only compared. */
const requestSchema = z.object({
  domain: z.string(),
  api_version: z.string(),
  engine_version: z.string(),
  scorer_config: z.record(z.string(), z.json()),
  inputs: readingSchema.extend({
    mark_a: hashes.nonempty(),
    mark_b: hashes.nonempty(),
    mark_a_lands: places.optional(),
    mark_b_lands: places.optional(),
    n_lands: z.number().int().optional(),
    known: z.array(hashes.nonempty()).min(2).max(KNOWN_NUMBERS.length).optional(),
    known_read: z.array(knownReadSchema).optional(),
  }),
  reference: z.object({ id: z.string(), handle: z.templateLiteral(['sha256:', z.string()]) }),
})

/** What a recipe says was compared; `missing` names the first field that does not say it. */
export function recordedRequest(recipe: unknown): { request: RecipeRequest } | { missing: string } {
  const { data, error } = requestSchema.safeParse(recipe)
  return data ? { request: data as RecipeRequest } : { missing: error.issues[0]!.path.join('.') }
}

/** What a report says was compared, in the form of a recipe. It does not say the rest: config and reference are given. */
export function requestInReport(
  { provenance }: AnyReport,
  scorerConfig: ScorerConfig,
  reference: { readonly id: string; readonly handle: Handle | undefined },
): object {
  const { domain, api_version, engine_version, input_hashes } = provenance
  return {
    domain,
    api_version,
    engine_version,
    scorer_config: scorerConfig,
    inputs: { ...provenance, ...input_hashes },
    reference,
  }
}
