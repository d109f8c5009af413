import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Answer, CalibratedAnswer, Include } from '../composition/answer.ts'
import { PRINTED, PRINTED_WITH_SENSITIVITY } from '../report/contents.ts'
import { InvalidRequest } from './errors.ts'
import { documentText } from './fields.ts'
import { flagField } from './flag-field.ts'

/** The texts that a client may have printed on a report. */
export const documentFields = {
  case_id: documentText.describe('Printed on the first page and in the header of every page.'),
  examiner: documentText.describe('Printed on the first page.'),
  sensitivity: flagField
    .default(false)
    .describe('Adds a section with the comparison under other defensible settings. Default: false.'),
}

/** The blocks that a document shows. */
export const printedBlocks = (sensitivity: boolean): ReadonlySet<Include> =>
  sensitivity ? PRINTED_WITH_SENSITIVITY : PRINTED

/** The response that carries the document. */
export const pdfAnswer = {
  description: 'The report. The same request always gives the same bytes.',
  content: { 'application/pdf': { schema: z.custom<Uint8Array>() } },
}

/** The answer, if it has a likelihood ratio. Otherwise there is nothing to print: a 422 gives the reason. */
export function calibratedOnly(answer: Answer): CalibratedAnswer {
  if ('refused' in answer) throw new InvalidRequest(answer.reason)
  if (!answer.calibrated) throw new InvalidRequest(answer.uncalibrated_reason)
  return answer
}

/** Sends a report as a file named after its recipe. */
export function sendPdf(reply: FastifyReply, { recipe_handle }: CalibratedAnswer, bytes: Uint8Array) {
  reply.header('content-disposition', `attachment; filename="markgraph-${recipe_handle.slice(7, 19)}.pdf"`)
  return reply.type('application/pdf').send(Buffer.from(bytes)) // a copy, because shared memory cannot be sent
}
