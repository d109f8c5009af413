import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { phrase } from '../../../errors.ts'
import {
  committedComparison,
  listedReview,
  newCommitment,
  newResolution,
  newReview,
  reviewRecord as record,
} from '../../../kinds/laboratory/review.ts'
import { laboratoryBundleName, reviewBundle } from '../../../laboratory/bundles/laboratory-bundle.ts'
import {
  commitSettings,
  compareAsCommitted,
  createReview,
  reviewOf,
  reviewRecord,
  reviewsOf,
  sideOf,
  signedReview,
  signResolution,
  storeReviewDocument,
} from '../../../laboratory/reviews.ts'
import { endedAfter } from '../../../limits/deadline.ts'
import { type Service, until } from '../../../service/service.ts'
import type { ReviewRow } from '../../../store/records/reviews.ts'
import { sealWith } from '../../../verify/signatures/signature.ts'
import type { IdRequest, RouteContext } from '../../context.ts'
import { askerOf, serviceFor } from '../../middleware/access.ts'
import {
  bodyFailures,
  conflict,
  forbidden,
  JSON_BODY,
  notFound,
  routeText,
  unknownFields,
} from '../../schemas/schemas.ts'
import { bundleAnswers, sendBundle } from '../../send-bundle.ts'
import { pdfAnswer, sendPdf } from '../../send-pdf.ts'

const params = z.object({ id: z.string() })

const inConflict = conflict(
  'The review is not in the state for it, the settings are not the committed ones, or the service has no keys.',
)

/** Reviews: a second person compares the same scans without seeing the first result. */
export function reviewRoutes({ app, service, printer }: RouteContext): void {
  const schema = (summary: string, description?: string) => routeText('laboratory', summary, description)
  const looks = { own: true } as const
  const changes = { ...looks, metered: true }
  const failures = { ...bodyFailures, ...unknownFields, ...notFound, ...inConflict }
  const seconds = service.settings.compareSeconds

  const found = (request: IdRequest) => reviewOf(service, request.params.id, askerOf(request))
  /** Does something to a review, as long as the client waits for it, and answers with what the client may see of it. */
  const answer = (request: FastifyRequest, work: (seen: Service) => Promise<ReviewRow>) =>
    endedAfter(
      async (over) => {
        const seen = until(serviceFor(service, request), over)
        return reviewRecord(seen, await work(seen), askerOf(request))
      },
      seconds,
      phrase('the review'),
    )

  app.post(
    '/v1/reviews',
    {
      config: changes,
      schema: {
        ...schema(
          'Ask another key for a review',
          'The reviewer sees the scans, the propositions and the reference, and neither settings nor result, until the own result is there. Reviews need API keys.',
        ),
        consumes: JSON_BODY,
        body: newReview,
        response: { 201: record, ...failures },
      },
    },
    async (request, reply) => {
      const made = await answer(request, (seen) => createReview(seen, request.body, askerOf(request)))
      reply.code(201)
      return made
    },
  )
  app.get(
    '/v1/reviews',
    {
      config: looks,
      schema: {
        ...schema('List the reviews in which this key takes part, the newest first'),
        response: { 200: z.object({ reviews: z.array(listedReview) }), ...forbidden },
      },
    },
    async (request) => {
      const by = askerOf(request)
      const reviews = (await reviewsOf(service, by)).map((row) => ({
        id: row.id,
        domain: row.body.domain,
        created: row.created,
        requester: row.principal,
        reviewer: row.reviewer,
        you: sideOf(row, by),
        state: row.state,
        document: row.body.document,
      }))
      return { reviews }
    },
  )
  app.get(
    '/v1/reviews/:id',
    {
      config: looks,
      schema: {
        ...schema('A review, as far as this key may see it'),
        params,
        response: { 200: record, ...notFound },
      },
    },
    (request) => answer(request, async (seen) => storeReviewDocument(seen, await found(request))),
  )
  app.get(
    '/v1/reviews/:id.pdf',
    {
      config: changes,
      schema: {
        ...schema(
          'A review as a PDF',
          'Once both have signed one sentence: the sentence, both results, what differs, and the order of the acts.',
        ),
        params,
        response: {
          200: pdfAnswer('The document. The same review always gives the same bytes.'),
          ...notFound,
          ...inConflict,
        },
      },
    },
    async (request, reply) => {
      const { handle, review } = await signedReview(
        service,
        await storeReviewDocument(serviceFor(service, request), await found(request)),
      )
      const { laboratory } = service.settings
      return sendPdf(service, request, reply, { kind: 'review', subject: handle }, (wanted) =>
        printer.review({ handle, review, laboratory }, wanted),
      )
    },
  )
  app.get(
    '/v1/reviews/:id/bundle.zip',
    {
      config: changes,
      schema: {
        ...schema(
          'A review with both reports and the acts that it rests on, as one file',
          '`markgraph verify` and the page `/verify` check it without this service: every report in it is computed again, what they differ in and the order of the acts are derived anew, and the document is printed again. `ETag` begins with the handle of its manifest. A service with a signing key signs it. A scan that is not kept gives a 404.',
        ),
        params,
        response: { ...bundleAnswers, ...notFound, ...inConflict },
      },
    },
    async (request, reply) => {
      const row = await storeReviewDocument(serviceFor(service, request), await found(request))
      const { handle } = await signedReview(service, row)
      const about = { kind: 'review', subject: handle, filename: laboratoryBundleName('review', handle) }
      return sendBundle(service, request, reply, about, (seen) =>
        reviewBundle(seen, printer, row, sealWith(service.settings.signingKey)),
      )
    },
  )
  app.post(
    '/v1/reviews/:id/commit',
    {
      config: changes,
      schema: {
        ...schema(
          'Commit the settings of the reviewer',
          'Before there is a score: regions, edges and order. Their SHA-256 becomes an act of the record, and they stay as they are.',
        ),
        params,
        consumes: JSON_BODY,
        body: newCommitment,
        response: { 200: record, ...failures },
      },
    },
    async (request) => {
      const row = await found(request)
      return answer(request, (seen) => commitSettings(seen, row, request.body.settings, askerOf(request)))
    },
  )
  app.post(
    '/v1/reviews/:id/compare',
    {
      config: changes,
      schema: {
        ...schema(
          'Compare with the committed settings',
          'Other settings are refused. From then on, both see both results and what differs.',
        ),
        params,
        consumes: JSON_BODY,
        body: committedComparison,
        response: { 200: record, ...failures },
      },
    },
    async (request) => {
      const row = await found(request)
      return answer(request, (seen) => compareAsCommitted(seen, row, request.body.settings, askerOf(request)))
    },
  )
  app.post(
    '/v1/reviews/:id/resolve',
    {
      config: changes,
      schema: {
        ...schema(
          'Sign a sentence of resolution',
          'When both have signed the same sentence, the review is stored as an artifact that never changes.',
        ),
        params,
        consumes: JSON_BODY,
        body: newResolution,
        response: { 200: record, ...failures },
      },
    },
    async (request) => {
      const row = await found(request)
      return answer(request, (seen) => signResolution(seen, row, request.body.sentence, askerOf(request)))
    },
  )
}
