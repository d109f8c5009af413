import { z } from 'zod'
import type { ComparisonRequest } from '../compare/request/comparison.ts'
import {
  type AnySide,
  KNOWN_SIDES,
  type KnownSide,
  knownProblem,
  parseComparison,
  parseFileReading,
  type ReadingFields,
  readingFields,
  refuseReading,
  resolutionField,
  STATED_WORDS,
  WORDS,
} from '../compare/request/parse-request.ts'
import { type Given, readAs } from '../compare/request/upload.ts'
import { MarkgraphError, phrase } from '../errors.ts'
import { InvalidRequest } from './errors.ts'
import { handlesOf, numberField, placesField, scansField } from './schemas/fields.ts'
import { flagField } from './schemas/flag-field.ts'
import { flipFields, landReadingFields, readingFieldsOf } from './schemas/reading-fields.ts'
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
  ...readingFieldsOf('mark_a'),
  ...readingFieldsOf('mark_b'),
  reference: referenceField.optional(),
  resolution: resolutionField.optional(),
}

/** Whether the answer has its pictures. */
export const previewsField = flagField
  .default(true)
  .describe('`false` leaves the pictures of the marks out of the answer. Default: true.')

/** The fields of one known mark, besides its places and handles. */
const knownFieldsOf = <S extends KnownSide>(side: S) =>
  ({
    [side]: scansField
      .optional()
      .describe('Every scan of a known mark; several of one source take the place of mark B.'),
    ...readingFieldsOf(side),
    [`${side}_left_out`]: z.string().optional().describe(STATED_WORDS.left_out),
  }) as { readonly [K in S]: z.ZodOptional<typeof scansField> } & ReturnType<typeof readingFieldsOf<S>> & {
      readonly [K in `${S}_left_out`]: z.ZodOptional<z.ZodString>
    }

const alike = (field: 'known_ammunition_alike' | 'known_instrument_alike' | 'known_condition_alike') =>
  flagField.optional().describe(`${STATED_WORDS[field]} Default: nothing is said.`)

/** The form fields of the known marks of one source, in place of mark B, besides their places and handles. */
export const knownFields = {
  ...knownFieldsOf('known_1'),
  ...knownFieldsOf('known_2'),
  ...knownFieldsOf('known_3'),
  ...knownFieldsOf('known_4'),
  ...knownFieldsOf('known_5'),
  ...knownFieldsOf('known_6'),
  ...knownFieldsOf('known_7'),
  ...knownFieldsOf('known_8'),
  known_made: numberField.optional().describe(STATED_WORDS.known_made),
  known_ammunition_alike: alike('known_ammunition_alike'),
  known_instrument_alike: alike('known_instrument_alike'),
  known_condition_alike: alike('known_condition_alike'),
}

/** Handles and places of one known mark. */
const knownHandlesOf = <S extends KnownSide>(side: S) =>
  ({
    [`${side}_handles`]: z
      .string()
      .optional()
      .describe('Surface handles of a known mark instead of files, comma-separated.'),
    [`${side}_lands`]: places,
  }) as { readonly [K in `${S}_handles`]: z.ZodOptional<z.ZodString> } & {
    readonly [K in `${S}_lands`]: typeof places
  }

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
  ...knownFields,
  ...knownHandlesOf('known_1'),
  ...knownHandlesOf('known_2'),
  ...knownHandlesOf('known_3'),
  ...knownHandlesOf('known_4'),
  ...knownHandlesOf('known_5'),
  ...knownHandlesOf('known_6'),
  ...knownHandlesOf('known_7'),
  ...knownHandlesOf('known_8'),
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
  ).superRefine((body, context) => {
    const wrong = knownProblem(
      hasScans(body, 'mark_b'),
      KNOWN_SIDES.filter((side) => hasScans(body, side)),
    )
    if (!wrong) return
    const { field, message } = wrong
    context.addIssue({ code: 'custom', path: [field], message, params: { type: 'value_error' } })
  })

/** Whether the scans of a mark are in a form; a known mark stands for mark B. */
function isGiven(body: Partial<Record<string, unknown>>, side: Side): boolean {
  const sides: readonly AnySide[] = side === 'mark_b' ? [side, ...KNOWN_SIDES] : [side]
  return sides.some((one) => hasScans(body, one))
}

function hasScans(body: Partial<Record<string, unknown>>, side: AnySide): boolean {
  const handles = body[`${side}_handles`]
  return Boolean(body[side] || (typeof handles === 'string' && handles.trim()))
}

/** What a client gave in a field of text; undefined for blanks. */
export const textIn = (text: string | undefined): string | undefined => text?.trim() || undefined

/** The comparison that a form asks for. */
export function comparisonIn(body: ComparisonBody): ComparisonRequest {
  const given = (side: AnySide) => (hasScans(body, side) ? scansIn(body, side) : undefined)
  return parseComparison(
    { ...body, reference: textIn(body.reference) },
    { a: scansIn(body, 'mark_a'), b: given('mark_b'), known: KNOWN_SIDES.map(given) },
  )
}

type Scans = ReadingFields & {
  readonly [K in AnySide]?: z.infer<typeof scansField> | undefined
} & { readonly [K in `${AnySide}_handles`]?: string | undefined }

/** The scans of a mark in a form. Error: `bad-value` unless they are given in one of the two ways. */
export function scansIn(body: Scans, side: AnySide): Given[] {
  const files = body[side]
  const handles = textIn(body[`${side}_handles`])
  if (files && handles)
    throw new MarkgraphError(
      'bad-value',
      phrase('{side} and {side}_handles are both given; give one of them', { side }),
    )
  if (files) return readAs(files, parseFileReading(body))
  if (!handles) throw new InvalidRequest([{ loc: ['body', side], msg: 'Field required', type: 'missing' }])
  refuseReading(body, `${side}_handles`)
  return handlesOf(handles)
}
