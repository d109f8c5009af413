import { z } from 'zod'
import type { AskedComparison, AskedMark } from '../composition/comparison.ts'
import type { Upload } from '../composition/ingest.ts'
import { MarkgraphError } from '../errors.ts'
import { InvalidRequest } from './errors.ts'
import { handlesOf, numberField, placesField, scansField } from './fields.ts'
import { domainField, referenceField, resolutionField } from './schemas.ts'

const places = placesField
  .optional()
  .describe(
    'Position of each land on its bullet, counted from 1. Needed when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, …',
  )

/** The form fields that name the two marks and say how to compare them. */
export const comparisonFields = {
  domain: domainField,
  mark_a: scansField.optional().describe('Every scan of mark A, unless mark_a_handles is given.'),
  mark_b: scansField.optional().describe('Every scan of mark B, unless mark_b_handles is given.'),
  mark_a_handles: z
    .string()
    .optional()
    .describe('Surface handles of mark A instead of files, comma-separated.'),
  mark_b_handles: z
    .string()
    .optional()
    .describe('Surface handles of mark B instead of files, comma-separated.'),
  mark_a_lands: places,
  mark_b_lands: places,
  n_lands: numberField
    .optional()
    .describe(
      'Number of lands on a bullet, including lands without a scan. Default: the highest position given.',
    ),
  reference: referenceField.optional(),
  resolution: resolutionField.optional(),
  scorer_config: z.string().optional().describe('Scorer hyperparameters to override, as a JSON object.'),
}

type ComparisonBody = z.infer<z.ZodObject<typeof comparisonFields>>

/** The comparison that a form asks for. It checks both marks first, so that a 422 lists every missing field. */
export function askedOf(body: ComparisonBody): AskedComparison {
  const missing = (['mark_a', 'mark_b'] as const).filter(
    (side) => !(body[side] || body[`${side}_handles`]?.trim()),
  )
  if (missing.length > 0) {
    throw new InvalidRequest(
      missing.map((side) => ({ loc: ['body', side], msg: 'Field required', type: 'missing' })),
    )
  }
  return {
    domain: body.domain,
    a: markOf('mark_a', body.mark_a, body.mark_a_handles, body.mark_a_lands),
    b: markOf('mark_b', body.mark_b, body.mark_b_handles, body.mark_b_lands),
    nPlaces: body.n_lands,
    reference: body.reference?.trim() || undefined,
    resolution: body.resolution,
    scorerConfig: body.scorer_config,
  }
}

function markOf(
  side: string,
  files: Upload[] | undefined,
  text: string | undefined,
  lands: number[] | undefined,
): AskedMark {
  const handles = text?.trim() || undefined
  if (files && handles) throw new MarkgraphError('bad-value', `give either ${side} or ${side}_handles`)
  return { scans: files ?? handlesOf(handles!), places: lands }
}
