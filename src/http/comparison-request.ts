import { z } from 'zod'
import type { ComparisonRequest, MarkRequest } from '../compare/comparison.ts'
import { readAs } from '../compare/upload.ts'
import { MarkgraphError } from '../errors.ts'
import type { FileReading } from '../marks/mark-type.ts'
import { handlesOf, numberField, placesField, scansField } from './schemas/fields.ts'
import { flagField } from './schemas/flag-field.ts'
import {
  markReading,
  markReadingFields,
  readingFields,
  readingOf,
  refuseReading,
} from './schemas/reading-fields.ts'
import { domainField, referenceField, resolutionField } from './schemas/schemas.ts'

const places = placesField
  .optional()
  .describe(
    'Position of each land on its bullet, counted from 1. Needed when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, …',
  )

/** What every comparison may be asked with, besides its marks. */
export const askingFields = {
  domain: domainField,
  ...readingFields,
  ...markReadingFields,
  reference: referenceField.optional(),
  resolution: resolutionField.optional(),
}

/** Whether the answer has its pictures. */
export const previewsField = flagField
  .default(true)
  .describe('`false` leaves the pictures of the marks out of the answer. Default: true.')

/** The form fields that name the two marks and say how to compare them. */
export const comparisonFields = {
  ...askingFields,
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
  scorer_config: z.string().optional().describe('Scorer hyperparameters to override, as a JSON object.'),
}

const SIDES = ['mark_a', 'mark_b'] as const
type Side = (typeof SIDES)[number]

type ComparisonBody = Partial<z.infer<z.ZodObject<typeof comparisonFields>>> & { readonly domain: string }

/** A form with these fields. A 422 lists a side that is not given together with everything else that is missing or wrong. */
export const withBothMarks = <Fields extends z.ZodRawShape>(fields: Fields) =>
  SIDES.reduce(
    (form, side) =>
      form.refine((body) => isGiven(body, side), {
        path: [side],
        message: 'Field required',
        params: { type: 'missing' },
        when: ({ issues }) => !issues.some(({ path }) => path?.[0] === side),
      }),
    z.object(fields),
  )

function isGiven(body: Partial<Record<string, unknown>>, side: Side): boolean {
  const handles = body[`${side}_handles`]
  return Boolean(body[side] || (typeof handles === 'string' && handles.trim()))
}

/** The comparison that a form asks for. */
export function parseComparison(body: ComparisonBody): ComparisonRequest {
  const reading = readingOf(body)
  for (const side of SIDES) if (body[`${side}_handles`]?.trim()) refuseReading(body, `${side}_handles`)
  return {
    domain: body.domain,
    a: markOf(body, 'mark_a', reading),
    b: markOf(body, 'mark_b', reading),
    nPlaces: body.n_lands,
    reference: body.reference?.trim() || undefined,
    resolution: body.resolution,
    scorerConfig: body.scorer_config,
  }
}

function markOf(body: ComparisonBody, side: Side, reading: FileReading): MarkRequest {
  const files = body[side]
  const handles = body[`${side}_handles`]?.trim() || undefined
  if (files && handles)
    throw new MarkgraphError('bad-value', `${side} and ${side}_handles are both given; give one of them`)
  return {
    scans: files ? readAs(files, reading) : handlesOf(handles!),
    places: body[`${side}_lands`],
    read: markReading({
      edges: body[`${side}_edges`],
      replica: body[`${side}_replica`],
      mirrored: body[`${side}_mirrored`],
    }),
  }
}
