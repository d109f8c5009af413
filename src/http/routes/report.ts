import { z } from 'zod'
import { answered } from '../../composition/answered.ts'
import { prepareComparison } from '../../composition/comparison.ts'
import { endedAfter } from '../../composition/deadline.ts'
import { until } from '../../composition/service.ts'
import { contentsOf } from '../../report/contents.ts'
import { principalOf, serviceFor } from '../access.ts'
import { askedOf, comparisonFields } from '../comparison-request.ts'
import type { RouteContext } from '../context.ts'
import {
  calibratedOnly,
  documentFields,
  pdfAnswer,
  printedBlocks,
  sendPdf,
  textsOf,
} from '../report-document.ts'
import { reportFailures } from '../schemas.ts'

const body = z.object({ ...comparisonFields, ...documentFields })

/** A comparison as a document for a court. */
export function reportRoute({ app, service, printer }: RouteContext): void {
  const { settings } = service
  app.post(
    '/v1/compare/report.pdf',
    {
      config: { metered: true },
      schema: {
        tags: ['compare'],
        summary: 'Compare two marks and get the report as a PDF',
        description:
          'The comparison of `/v1/compare` as a document. When there is no likelihood ratio, there is no document, and a 422 gives the reason: the marks are out of scope, or the scorer config is not that of the reference.',
        consumes: ['multipart/form-data'],
        body,
        response: { 200: pdfAnswer, ...reportFailures },
      },
    },
    async (request, reply) => {
      const { case_id, examiner, date, exhibit_a, exhibit_b, signatures, sensitivity, ...fields } =
        request.body
      const texts = textsOf({ case_id, examiner, date, exhibit_a, exhibit_b, signatures })
      const asked = askedOf(fields)
      const asking = { include: printedBlocks(sensitivity), principal: principalOf(request) }
      const seen = serviceFor(service, request)
      const printed = async (over: AbortSignal) => {
        const wanted = until(seen, over)
        const prepared = await prepareComparison(seen, asked)
        const answer = calibratedOnly(await answered(wanted, prepared, asking)) // a report without a ratio is stored before it is refused here
        const contents = await wanted.graph.within((session) => contentsOf(wanted, session, answer, texts))
        return { answer, bytes: await printer.comparison(contents, wanted.graph.wanted) }
      }
      const { answer, bytes } = await endedAfter(printed, settings.compareSeconds)
      return sendPdf(reply, answer, bytes)
    },
  )
}
