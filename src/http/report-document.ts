import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { shortDigits } from '../address/canonical.ts'
import type { Answer, Include } from '../compare/answer/answer.ts'
import { isPrintable, PRINTED, PRINTED_WITH_SENSITIVITY, type PrintableAnswer } from '../report/contents.ts'
import { MAX_SIGNATURES } from '../report/texts.ts'
import { LANGUAGES } from '../words/languages/language.ts'
import { joinSentences } from '../words/said.ts'
import { InvalidRequest } from './errors.ts'
import { documentText } from './schemas/fields.ts'
import { flagField } from './schemas/flag-field.ts'

/** The texts that a client may have printed on a report. */
export const documentFields = {
  case_id: documentText.describe('Printed on the first page and in the header of every page.'),
  report_number: documentText.describe('Printed on the first page and in the header of every page.'),
  examiner: documentText.describe('Printed on the first page.'),
  date: documentText.describe('Printed on the first page and beside the signatures, as it is given.'),
  exhibit_a: documentText.describe('What the case calls mark A, or the questioned mark.'),
  exhibit_b: documentText.describe('What the case calls mark B, or the source of several known marks.'),
  signatures: documentText
    .transform((text) =>
      text
        .split(';')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    )
    .refine((names) => names.length <= MAX_SIGNATURES, {
      message: `Input should have at most ${MAX_SIGNATURES} names`,
      params: { type: 'value_error' },
    })
    .meta({
      type: 'string',
      description: 'Who signs, separated by semicolons: each gets a line to sign on. Default: nobody.',
    }),
  language: z
    .enum(LANGUAGES)
    .optional()
    .describe(
      'Language of the document. Default: that of the service, else English. No handle depends on it.',
    ),
  scale: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .optional()
    .describe(
      'Verbal scale: `specification`, `enfsi`, or the one of the laboratory by its name. Default: that of the service, else `specification`. No handle depends on it.',
    ),
  sensitivity: flagField
    .default(false)
    .describe('Adds a section with the comparison under other defensible settings. Default: false.'),
}

/** The blocks that a document shows. */
export const printedBlocks = (sensitivity: boolean): ReadonlySet<Include> =>
  sensitivity ? PRINTED_WITH_SENSITIVITY : PRINTED

/** The answer, if it has a document. Otherwise a 422 gives the reason. */
export function printableOnly(answer: Answer): PrintableAnswer {
  if (isPrintable(answer)) return answer
  throw new InvalidRequest(joinSentences(answer.reasons))
}

/** Sends a report as a file named after its recipe; a refusal has none, and its file is named after the report. */
export function sendReport(reply: FastifyReply, answer: PrintableAnswer, bytes: Uint8Array) {
  const handle = 'refused' in answer ? answer.report_handle : answer.recipe_handle
  reply.header('content-disposition', `attachment; filename="markgraph-${shortDigits(handle)}.pdf"`)
  return reply.type('application/pdf').send(Buffer.from(bytes)) // a copy, because shared memory cannot be sent
}
