import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { MarkgraphError, phrase } from '../../errors.ts'
import { endedAfter, withDeadline } from '../../limits/deadline.ts'
import { validation } from '../../references/studies/reference-validation.ts'
import { validationSchema } from '../../references/validation/document.ts'
import { pictures } from '../../references/validation/pictures.ts'
import { svg } from '../../report/figures/svg.ts'
import { until } from '../../service/service.ts'
import type { RouteContext } from '../context.ts'
import { serviceFor } from '../middleware/access.ts'
import { recordDownload } from '../record-download.ts'
import { matches } from '../schemas/ranges.ts'
import { detail, notFound, routeText, unchanged, uploadFailures } from '../schemas/schemas.ts'

const reference_id = z.string().describe('An id of `GET /v1/references`.')
const failures = {
  ...notFound,
  429: uploadFailures[429],
  503: detail.describe(
    'The work queue is full, or the validation was not finished in time. The work continues, so a later request finds the result.',
  ),
}
const file = (type: string, description: string) => ({
  description,
  content: { [type]: { schema: z.custom<Uint8Array>() } },
})

type Asking = FastifyRequest & { readonly params: { readonly reference_id: string } }

/** The validation of any reference. It is computed on the first request, with lower priority than comparisons, then kept. */
export function validationRoutes({ app, service, printer }: RouteContext): void {
  const { graph, settings } = service
  const schema = (summary: string, description: string) => routeText('references', summary, description)
  const inTime = <T>(work: Promise<T>): Promise<T> =>
    withDeadline(work, settings.compareSeconds, phrase('the validation'))
  async function result(request: Asking) {
    const { ref } = await serviceFor(service, request).references.get(request.params.reference_id)
    return graph.within((session) => validation(session, ref))
  }
  const documentOf = async (request: Asking) => {
    const made = await result(request)
    return graph.within((session) => session.value(made))
  }
  const send = (reply: FastifyReply, type: string, name: string, bytes: Uint8Array): FastifyReply =>
    reply.type(type).header('content-disposition', `inline; filename="${name}"`).send(Buffer.from(bytes)) // a copy, because shared memory cannot be sent

  app.get(
    '/v1/references/:reference_id/validation',
    {
      config: { metered: true },
      schema: {
        ...schema(
          'Validation of a reference',
          'Figures, curves and bounds of both calibrations under each protocol, pooled and fold by fold, with 95 % intervals. Each block names its protocol. The protocols support different claims; none of them is an error rate of examination.',
        ),
        params: z.object({ reference_id }),
        response: { 200: validationSchema, ...unchanged, ...failures },
      },
    },
    async (request, reply) => {
      const { params } = request
      const made = await inTime(result(request))
      reply.header('etag', made.handle)
      if (matches(request.headers['if-none-match'], made.handle)) return reply.code(304).send()
      const { data } = await graph.within((session) => session.encoded(made.handle))
      return send(reply, 'application/json; charset=utf-8', `${params.reference_id}-validation.json`, data)
    },
  )

  app.get(
    '/v1/references/:reference_id/validation.pdf',
    {
      config: { metered: true },
      schema: {
        ...schema(
          'Validation of a reference as a PDF',
          'The same figures as tables and charts. The same reference always gives the same bytes.',
        ),
        params: z.object({ reference_id }),
        response: { 200: file('application/pdf', 'The report.'), ...failures },
      },
    },
    async (request, reply) => {
      const { params } = request
      const document = await inTime(documentOf(request))
      const printed = (over: AbortSignal): Promise<Uint8Array> =>
        printer.validation(
          { ...document, laboratory: settings.laboratory },
          until(serviceFor(service, request), over).graph.wanted,
        )
      const bytes = await endedAfter(printed, settings.compareSeconds, phrase('the document'))
      const about = { kind: 'reference', subject: params.reference_id, file: 'validation.pdf' }
      await recordDownload(service, request, { ...about, content: bytes })
      return send(reply, 'application/pdf', `${params.reference_id}-validation.pdf`, bytes)
    },
  )

  app.get(
    '/v1/references/:reference_id/validation/:figure',
    {
      config: { metered: true },
      schema: {
        ...schema(
          'One figure of a validation as SVG',
          '`scores.svg`, `folds.svg`, or a name of chart, protocol and calibration such as `tippett-source-disjoint-platt.svg`. The charts are `tippett`, `det`, `reliability` and `ece`.',
        ),
        params: z.object({
          reference_id,
          figure: z.string().describe('Name of the figure, ending in `.svg`.'),
        }),
        response: { 200: file('image/svg+xml', 'The figure.'), ...failures },
      },
    },
    async (request, reply) => {
      const { params } = request
      const document = await inTime(documentOf(request))
      const all = pictures(document)
      const found = all.find(({ name }) => `${name}.svg` === params.figure)
      if (!found) {
        const names = all.map(({ name }) => `${name}.svg`).join(', ')
        throw new MarkgraphError(
          'not-found',
          phrase('the validation of {reference_id} has no figure {figure}; there are {names}', {
            reference_id: params.reference_id,
            figure: JSON.stringify(params.figure),
            names,
          }),
        )
      }
      return send(
        reply,
        'image/svg+xml; charset=utf-8',
        `${params.reference_id}-${params.figure}`,
        Buffer.from(svg(found.draw())),
      )
    },
  )
}
