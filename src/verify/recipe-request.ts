import { z } from 'zod'
import { readingSchema } from '../compare/reading.ts'

const hashes = z.array(z.string().regex(/^[0-9a-f]{64}$/))
const places = z.array(z.number().int())

/** What is read of a recipe to compute it again; everything else in it is only compared. */
export const askedSchema = z.object({
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
  }),
  reference: z.object({ id: z.string(), handle: z.templateLiteral(['sha256:', z.string()]) }),
})
