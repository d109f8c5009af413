import { z } from 'zod'
import { parseHandle } from '../../address/canonical.ts'
import { answerComparison } from '../../compare/answer/answer-comparison.ts'
import { reportAnswer } from '../../compare/answer/reports.ts'
import { prepareComparison } from '../../compare/request/comparison.ts'
import { phrase } from '../../errors.ts'
import { endedAfter } from '../../limits/deadline.ts'
import { contentsOf, textsWithLaboratory } from '../../report/contents.ts'
import { readTexts } from '../../report/texts.ts'
import { until } from '../../service/service.ts'
import { comparisonFields, comparisonIn, withBothMarks } from '../comparison-request.ts'
import type { RouteContext } from '../context.ts'
import { principalOf, serviceFor } from '../middleware/access.ts'
import { recordDownload } from '../record-download.ts'
import { documentFields, printableOnly, printedBlocks, sendReport } from '../report-document.ts'
import { FILES_BODY, reportFailures, stepFailures } from '../schemas/schemas.ts'
import { pdfAnswer } from '../send-pdf.ts'

const sameBytes = pdfAnswer('The report. The same request always gives the same bytes.')
const body = withBothMarks({ ...comparisonFields, ...documentFields })

/** Documents for a court: of a comparison of files, and of a stored report. */
export function documentRoutes({ app, service, printer }: RouteContext): void {
  const { settings } = service
  app.post(
    '/v1/compare/report.pdf',
    {
      config: { metered: true },
      schema: {
        tags: ['compare'],
        summary: 'Compare two marks and get the report as a PDF',
        description:
          'The comparison of `/v1/compare` as a document. Two marks without a likelihood ratio have no document, and a 422 gives the reason: the marks are out of scope, or the scorer config is not that of the reference. For several known marks a refusal is printed too.',
        consumes: FILES_BODY,
        body,
        response: { 200: sameBytes, ...reportFailures },
      },
    },
    async (request, reply) => {
      const {
        case_id,
        report_number,
        examiner,
        date,
        exhibit_a,
        exhibit_b,
        signatures,
        language,
        scale,
        sensitivity,
        ...fields
      } = request.body
      const printedFields = { case_id, report_number, examiner, date, exhibit_a, exhibit_b, signatures }
      const texts = textsWithLaboratory(service, readTexts({ ...printedFields, language, scale })) // refuses a scale before it computes
      const asked = comparisonIn(fields)
      const asking = { include: printedBlocks(sensitivity), principal: principalOf(request) }
      const seen = serviceFor(service, request)
      const printed = async (over: AbortSignal) => {
        const wanted = until(seen, over)
        const prepared = await prepareComparison(seen, asked)
        const answer = printableOnly(await answerComparison(wanted, prepared, asking)) // a report without a ratio is stored before it is refused here
        const contents = await wanted.graph.within((session) => contentsOf(wanted, session, answer, texts))
        return { answer, bytes: await printer.comparison(contents, wanted.graph.wanted) }
      }
      const { answer, bytes } = await endedAfter(printed, settings.compareSeconds)
      await recordDownload(service, request, {
        kind: 'report',
        subject: answer.report_handle,
        file: 'report.pdf',
        content: bytes,
      })
      return sendReport(reply, answer, bytes)
    },
  )

  app.get(
    '/v1/reports/:handle/report.pdf',
    {
      config: { metered: true },
      schema: {
        tags: ['compare'],
        summary: 'A report by its handle, as a PDF',
        description:
          'The document of `/v1/compare/report.pdf` for a stored report, without file names. Of reports without a likelihood ratio only the refusals of several known marks have a document; for others a 422 gives the reason.',
        params: z.object({ handle: z.string().describe('`report_handle` of a comparison') }),
        querystring: z.object(documentFields),
        response: { 200: sameBytes, ...stepFailures, 422: reportFailures[422] },
      },
    },
    async (request, reply) => {
      const handle = parseHandle(request.params.handle)
      const { sensitivity, ...texts } = request.query
      const printed = async (over: AbortSignal) => {
        const wanted = until(serviceFor(service, request), over)
        const { answer, contents } = await wanted.graph.within(async (session) => {
          const blocks = printedBlocks(sensitivity)
          const answer = printableOnly(await reportAnswer(wanted, session, handle, blocks))
          return { answer, contents: await contentsOf(wanted, session, answer, readTexts(texts)) }
        })
        return { answer, bytes: await printer.comparison(contents, wanted.graph.wanted) }
      }
      const { answer, bytes } = await endedAfter(printed, settings.compareSeconds, phrase('the report'))
      await recordDownload(service, request, {
        kind: 'report',
        subject: handle,
        file: 'report.pdf',
        content: bytes,
      })
      return sendReport(reply, answer, bytes)
    },
  )
}
