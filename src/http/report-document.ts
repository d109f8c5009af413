import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Answer, CalibratedAnswer } from '../composition/answer.ts'
import { InvalidRequest } from './errors.ts'
import { documentText } from './fields.ts'

/** What a client may have written on a report. */
export const documentFields = {
  case_id: documentText.describe('For the first page and the head of every page.'),
  examiner: documentText.describe('For the first page.'),
}

/** The answer with the document. */
export const pdfAnswer = {
  description: 'The report. The same request gives the same bytes.',
  content: { 'application/pdf': { schema: z.custom<Uint8Array>() } },
}

/** An answer that has a likelihood ratio; without one there is nothing to print: a 422 with the reason. */
export function calibratedOnly(answer: Answer): CalibratedAnswer {
  if ('refused' in answer) throw new InvalidRequest(answer.reason)
  if (!answer.calibrated) throw new InvalidRequest(answer.uncalibrated_reason)
  return answer
}

/** Sends a report as a file that is named after its recipe. */
export function sendPdf(reply: FastifyReply, { recipe_handle }: CalibratedAnswer, bytes: Uint8Array) {
  reply.header('content-disposition', `attachment; filename="markgraph-${recipe_handle.slice(7, 19)}.pdf"`)
  return reply.type('application/pdf').send(Buffer.from(bytes)) // a copy: shared memory is not sent as bytes
}
