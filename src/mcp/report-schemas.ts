import { z } from 'zod'
import { readingFields, resolutionField } from '../compare/request/parse-request.ts'
import { scanScopeSchema } from '../kinds/report.ts'
import type { MarkTypes } from '../marks/types.ts'
import { explanationSchema } from '../report/explanation.ts'
import { SHOWN } from '../report/report-picture.ts'
import { MAX_SIGNATURES } from '../report/texts.ts'
import { firstDifferenceSchema, provedSchema, reportReferenceSchema, VERDICTS } from '../verify/shapes.ts'
import { LANGUAGES } from '../words/languages/language.ts'
import { oneScan } from './schemas.ts'

const reportHandle = z.string().describe('report_handle of an answer of compare_marks.')
const text = (what: string) => z.string().max(10_000).optional().describe(what)

export const verifyArguments = z.strictObject({ report_handle: reportHandle })
export const verifyAnswer = z.object({
  verified: z.boolean().describe('All of it is proved: the computation, the reference and every part.'),
  verdict: z.enum(VERDICTS),
  summary: z.string().describe('The verdict in one sentence. Tell it whole: it names what is not proved.'),
  recipe_handle: z.string().nullable().describe('Null where there is no likelihood ratio.'),
  reference: z.object(reportReferenceSchema.shape).nullable(),
  proved: z.object(provedSchema.shape),
  difference: z.object(firstDifferenceSchema.shape).nullable().describe('The first difference.'),
  damaged: z.array(z.string()).describe('Handles whose stored bytes are not what their hash says.'),
})

export const pdfArguments = z.strictObject({
  report_handle: reportHandle,
  case_id: text('Printed on the first page and in the header of every page.'),
  report_number: text('Printed on the first page and in the header of every page.'),
  examiner: text('Printed on the first page.'),
  date: text('Printed on the first page and beside the signatures, as it is given.'),
  exhibit_a: text('What the case calls mark A.'),
  exhibit_b: text('What the case calls mark B.'),
  language: z.enum(LANGUAGES).optional().describe('Language of the document. No handle depends on it.'),
  scale: text('Verbal scale: specification, enfsi, or the one of the laboratory by its name.'),
  signatures: z
    .array(z.string().trim().min(1).max(10_000))
    .max(MAX_SIGNATURES)
    .optional()
    .describe('Who signs: each gets a line to sign on. Default: nobody.'),
  sensitivity: z
    .boolean()
    .optional()
    .describe('Adds a section with the comparison under other defensible settings. Default: false.'),
  save_as: z
    .string()
    .optional()
    .describe(
      'Absolute path of a new file, over standard input and output only, in a folder that the user has allowed. Default: the document comes with the answer.',
    ),
})
export const pdfAnswer = z.object({
  filename: z.string(),
  bytes: z.number().int(),
  sha256: z.string().describe('Hex SHA-256 of the document.'),
  saved_as: z.string().nullable(),
})

export const pictureArguments = z.strictObject({
  report_handle: reportHandle,
  show: z
    .enum(SHOWN)
    .default('marks')
    .describe(
      'marks: both marks with the regions that agree, framed and numbered. matrix: the scores of every land with every land, or of the questioned mark and several known marks.',
    ),
})
export const pictureAnswer = z.object({
  report_handle: z.string(),
  show: z.enum(SHOWN),
  description: z.string().describe('What the picture shows, in words.'),
})

export const explainArguments = z.strictObject({
  report_handle: reportHandle,
  language: z.enum(LANGUAGES).optional().describe('Default: English.'),
})
export const explainAnswer = z.object(explanationSchema.shape)

/** The schemas of `check_scope`, which depend on the mark types of the service. */
export function scopeSchemas({ domains }: MarkTypes) {
  const domain = z
    .string()
    .refine((name) => domains.includes(name), { error: `domain must be one of ${domains.join(', ')}` })
    .meta({ enum: [...domains] })
  return {
    scopeArguments: z.strictObject({
      domain,
      ...oneScan,
      ...readingFields,
      reference: z.string().optional().describe('The id of a reference. Default: the bundled one.'),
      resolution: resolutionField.optional(),
    }),
    scopeAnswer: z.object({
      ...scanScopeSchema.shape,
      admissible: z.boolean().describe('Whether the scan can be compared under this domain.'),
      domain,
    }),
  }
}
