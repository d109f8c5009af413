import { z } from 'zod'
import { compare } from '../../composition/compare.ts'
import { withDeadline } from '../../composition/deadline.ts'
import { reportPrinter } from '../../report/printer.ts'
import { comparisonFields, prepared } from '../comparison-request.ts'
import type { RouteContext } from '../context.ts'
import { InvalidRequest } from '../errors.ts'
import { documentText } from '../fields.ts'
import { reportFailures } from '../schemas.ts'

const body = z.object({
  ...comparisonFields,
  case_id: documentText.describe('For the first page and the head of every page.'),
  examiner: documentText.describe('For the first page.'),
})

/** The blocks of a comparison that the report shows. */
const PRINTED = new Set(['calibration', 'features', 'perland', 'recipe'] as const)

const pdf = {
  description: 'The report. The same request gives the same bytes.',
  content: { 'application/pdf': { schema: z.custom<Uint8Array>() } },
}

/** A comparison as a document for a court. */
export function reportRoute({ app, service }: RouteContext): void {
  const printer = reportPrinter()
  app.addHook('onClose', () => printer.close())

  app.post(
    '/v1/compare/report.pdf',
    {
      config: { metered: true },
      schema: {
        tags: ['compare'],
        summary: 'Compare two marks and get the report as a PDF',
        description:
          'The comparison of `/v1/compare` as a document. Marks out of scope, or a scorer config that is not the one of the reference, have no likelihood ratio and so no report: a 422 with the reason.',
        consumes: ['multipart/form-data'],
        body,
        response: { 200: pdf, ...reportFailures },
      },
    },
    async ({ body }, reply) => {
      const made = withDeadline(printed(body), service.settings.compareSeconds)
      const { bytes, handle } = await made
      reply.header('content-disposition', `attachment; filename="markgraph-${handle.slice(7, 19)}.pdf"`)
      return reply.type('application/pdf').send(Buffer.from(bytes))
    },
  )

  async function printed({ case_id: caseId, examiner, ...fields }: z.infer<typeof body>) {
    const request = await prepared(service, fields, PRINTED)
    const report = await compare(service, request)
    if ('refused' in report) throw new InvalidRequest(report.reason)
    if (!report.calibrated) throw new InvalidRequest(report.uncalibrated_reason)
    const { record: reference } = service.references.get(report.reference.id)
    const lands = { a: request.a.lands, b: request.b.lands }
    const bytes = await printer.print({ report, reference, config: request.config, lands, caseId, examiner })
    return { bytes, handle: report.recipe!.handle }
  }
}
