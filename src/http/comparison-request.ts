import { z } from 'zod'
import type { ComparisonRequest } from '../compare/comparison.ts'
import {
  type AnySide,
  parseComparison,
  parseFileReading,
  type ReadingFields,
  readingFields,
  refuseReading,
  resolutionField,
  WORDS,
} from '../compare/parse-request.ts'
import { type Given, readAs } from '../compare/upload.ts'
import { MarkgraphError } from '../errors.ts'
import { InvalidRequest } from './errors.ts'
import { handlesOf, numberField, placesField, scansField } from './schemas/fields.ts'
import { flagField } from './schemas/flag-field.ts'
import { flipFields, landReadingFields, markReadingFields } from './schemas/reading-fields.ts'
import { domainField, referenceField } from './schemas/schemas.ts'

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
  n_lands: numberField.optional().describe(WORDS.n_lands),
  scorer_config: z.string().optional().describe('Scorer hyperparameters to override, as a JSON object.'),
}

/** The form fields of one mark alone, besides its files in `mark`. */
export const markFields = {
  mark_handles: z
    .string()
    .optional()
    .describe('Surface handles of the mark instead of files, comma-separated.'),
  mark_lands: placesField.optional().describe(WORDS.lands),
  mark_edges: landReadingFields.edges.describe(
    'Groove edges of each land as `left:right` in micrometres. Default: they are found.',
  ),
  mark_replica: flipFields.replica,
  mark_mirrored: flipFields.mirrored,
  ...readingFields,
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

/** What a client gave in a field of text; undefined for blanks. */
export const textIn = (text: string | undefined): string | undefined => text?.trim() || undefined

/** The comparison that a form asks for. */
export const comparisonIn = (body: ComparisonBody): ComparisonRequest =>
  parseComparison(
    { ...body, reference: textIn(body.reference) },
    { a: scansIn(body, 'mark_a'), b: scansIn(body, 'mark_b') },
  )

type Scans = ReadingFields & {
  readonly [K in AnySide]?: z.infer<typeof scansField> | undefined
} & { readonly [K in `${AnySide}_handles`]?: string | undefined }

/** The scans of a mark in a form. Error: `bad-value` unless they are given in one of the two ways. */
export function scansIn(body: Scans, side: AnySide): Given[] {
  const files = body[side]
  const handles = textIn(body[`${side}_handles`])
  if (files && handles)
    throw new MarkgraphError('bad-value', `${side} and ${side}_handles are both given; give one of them`)
  if (files) return readAs(files, parseFileReading(body))
  if (!handles) throw new InvalidRequest([{ loc: ['body', side], msg: 'Field required', type: 'missing' }])
  refuseReading(body, `${side}_handles`)
  return handlesOf(handles)
}
