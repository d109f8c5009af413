import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Handle, shortDigits } from '../address/canonical.ts'
import { phrase } from '../errors.ts'
import type { Demand } from '../executor/executor.ts'
import { endedAfter } from '../limits/deadline.ts'
import { type Service, until } from '../service/service.ts'
import { serviceFor } from './middleware/access.ts'
import { recordDownload } from './record-download.ts'

/** The answer of a route that gives a PDF. `description`: when its bytes are the same. */
export const pdfAnswer = (description: string) => ({
  description,
  content: { 'application/pdf': { schema: z.custom<Uint8Array>() } },
})

/** Prints a document of the laboratory for the client, records that it was given away, and sends it. */
export async function sendPdf(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, subject }: { readonly kind: string; readonly subject: Handle },
  print: (wanted: Demand) => Promise<Uint8Array>,
): Promise<FastifyReply> {
  const printed = (over: AbortSignal) => print(until(serviceFor(service, request), over).graph.wanted)
  const content = await endedAfter(printed, service.settings.compareSeconds, phrase('the document'))
  await recordDownload(service, request, { kind, subject, file: `${kind}.pdf`, content })
  reply.type('application/pdf')
  reply.header('content-disposition', `inline; filename="${kind}-${shortDigits(subject)}.pdf"`)
  return reply.send(Buffer.from(content))
}
