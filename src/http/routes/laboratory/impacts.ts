import { z } from 'zod'
import { type Handle, parseHandle } from '../../../address/canonical.ts'
import { eventRecord } from '../../../kinds/laboratory/event.ts'
import { impactSchema } from '../../../kinds/laboratory/impact.ts'
import { handleText } from '../../../kinds/wire.ts'
import { impactBundle, laboratoryBundleName } from '../../../laboratory/bundles/laboratory-bundle.ts'
import { approveImpact, impactsMade, impactWith } from '../../../laboratory/impact.ts'
import { queuedImpact } from '../../../laboratory/impact-work.ts'
import { approvalsOf, newApproval } from '../../../laboratory/plans.ts'
import { sealWith } from '../../../verify/signatures/signature.ts'
import type { RouteContext } from '../../context.ts'
import { principalOf } from '../../middleware/access.ts'
import { acceptedJob, acceptedWith } from '../../schemas/job.ts'
import {
  bodyFailures,
  forbidden,
  handleParams,
  JSON_BODY,
  notFound,
  routeText,
  stepFailures,
  unknownFields,
} from '../../schemas/schemas.ts'
import { bundleAnswers, sendBundle } from '../../send-bundle.ts'
import { pdfAnswer, sendPdf } from '../../send-pdf.ts'

const listed = z.object({
  handle: handleText,
  created: z.string().describe('ISO 8601, UTC.'),
  engine_version: z.string().describe('Of the release that did the comparisons again.'),
  reports: z.number().int(),
})
const shown = z.object({
  handle: handleText,
  impact: impactSchema,
  approvals: z.array(eventRecord).describe('Acts of the record that approve it, oldest first.'),
})

/** What a release changes: documents about the reports of all keys. */
export function impactRoutes({ app, service, printer, jobs }: RouteContext): void {
  const schema = (summary: string, description?: string) => routeText('laboratory', summary, description)
  const config = { role: 'admin', own: true } as const
  const answer = async (handle: Handle) => ({
    handle,
    impact: await impactWith(service, handle),
    approvals: await approvalsOf(service, handle),
  })

  app.get(
    '/v1/impacts',
    {
      config,
      schema: {
        ...schema(
          'List what releases changed, the newest first',
          'The documents that were made in this data folder: every stored report done again by another release.',
        ),
        response: { 200: z.object({ impacts: z.array(listed) }), ...forbidden },
      },
    },
    async () => ({ impacts: await impactsMade(service) }),
  )
  app.post(
    '/v1/impacts',
    {
      config: { ...config, metered: true },
      schema: {
        ...schema(
          'Do every stored report again',
          'It is a job: `/v1/jobs/{id}` says how far it is, in the stage `reports`. Every report is computed from its scans under this release, with nothing remembered; once it is done, the document is the newest of the list. One run at a time: while one waits or runs, its job is answered. A run that is stopped begins anew.',
        ),
        response: { 202: acceptedJob, ...forbidden },
      },
    },
    async (_request, reply) => acceptedWith(reply, await jobs.offer(await queuedImpact(service))),
  )
  app.get(
    '/v1/impacts/:handle',
    {
      config,
      schema: {
        ...schema(
          'What a release changed',
          'Which reports have another number, another verbal step, or were refused, with both answers; and who approved it.',
        ),
        params: handleParams,
        response: { 200: shown, ...stepFailures, ...notFound },
      },
    },
    async (request) => answer(parseHandle(request.params.handle)),
  )
  app.get(
    '/v1/impacts/:handle.pdf',
    {
      config: { ...config, metered: true },
      schema: {
        ...schema(
          'What a release changed, as a PDF',
          'Counts and approvals first, then every report that changes.',
        ),
        params: handleParams,
        response: {
          200: pdfAnswer('The document. The same one with the same approvals always gives the same bytes.'),
          ...stepFailures,
          ...notFound,
        },
      },
    },
    async (request, reply) => {
      const handle = parseHandle(request.params.handle)
      const contents = { ...(await answer(handle)), laboratory: service.settings.laboratory }
      return sendPdf(service, request, reply, { kind: 'impact', subject: handle }, (wanted) =>
        printer.impact(contents, wanted),
      )
    },
  )
  app.get(
    '/v1/impacts/:handle/bundle.zip',
    {
      config: { ...config, metered: true },
      schema: {
        ...schema(
          'What a release changed, with the reports that change, as one file',
          '`markgraph verify` and the page `/verify` check it without this service: every report in it is computed again, what this release makes of it is compared, and the document is printed again. `ETag` begins with the handle of its manifest. A service with a signing key signs it. A scan that is not kept gives a 404.',
        ),
        params: handleParams,
        response: { ...bundleAnswers, ...notFound },
      },
    },
    async (request, reply) => {
      const handle = parseHandle(request.params.handle)
      const about = { kind: 'impact', subject: handle, filename: laboratoryBundleName('impact', handle) }
      return sendBundle(service, request, reply, about, (seen) =>
        impactBundle(seen, printer, handle, sealWith(service.settings.signingKey)),
      )
    },
  )
  app.post(
    '/v1/impacts/:handle/approvals',
    {
      config: { ...config, metered: true },
      schema: {
        ...schema('Approve what a release changed', 'The approval is an act of the record, for good.'),
        params: handleParams,
        consumes: JSON_BODY,
        body: newApproval.omit({ deviations: true }),
        response: { 201: shown, ...bodyFailures, ...unknownFields, ...notFound },
      },
    },
    async (request, reply) => {
      const handle = parseHandle(request.params.handle)
      await approveImpact(service, handle, request.body, principalOf(request))
      reply.code(201)
      return answer(handle)
    },
  )
}
