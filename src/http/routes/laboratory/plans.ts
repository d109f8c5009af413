import { z } from 'zod'
import { type Handle, parseHandle } from '../../../address/canonical.ts'
import { eventRecord } from '../../../kinds/laboratory/event.ts'
import { newPlan, planSchema } from '../../../kinds/laboratory/plan.ts'
import { handleText } from '../../../kinds/wire.ts'
import {
  approvalsOf,
  approve,
  createPlan,
  dossierOf,
  newApproval,
  planDocument,
  planOf,
  planState,
  readyPlan,
} from '../../../laboratory/plans.ts'
import { dossierSchema } from '../../../references/validation/dossier-document.ts'
import { STUDY_STATES } from '../../../store/records/studies.ts'
import { sealWith } from '../../../verify/signatures/signature.ts'
import { validationBundle, validationBundleName } from '../../../verify/validations/validation-bundle.ts'
import type { HandleRequest, RouteContext } from '../../context.ts'
import { askerOf, ownRows, principalOf, serviceFor } from '../../middleware/access.ts'
import {
  bodyFailures,
  conflict,
  forbidden,
  handleParams,
  JSON_BODY,
  notFound,
  routeText,
  unknownFields,
  uploadFailures,
} from '../../schemas/schemas.ts'
import { bundleAnswers, sendBundle } from '../../send-bundle.ts'
import { pdfAnswer, sendPdf } from '../../send-pdf.ts'

const state = z
  .object({
    handle: handleText,
    name: z.string(),
    domain: z.string(),
    created: z.string().describe('ISO 8601, UTC.'),
    study: z.string().describe('The study that scores the marks.'),
    state: z.enum([...STUDY_STATES, 'interrupted']),
    reason: z.string().nullable().describe('Why it failed.'),
    pairs_done: z.number().int(),
    pairs_total: z.number().int(),
    dossier: handleText.nullable().describe('Null until the plan has been run.'),
  })
  .meta({ id: 'PlanState' })
const withPlan = z.object({ ...state.shape, plan: planSchema })
const running = z.object({
  job: z.string().describe('The study that scores the marks.'),
  state: state.shape.state,
  events: z.string().describe('Where its progress is told.'),
})
const withApprovals = z.object({
  handle: handleText,
  dossier: dossierSchema,
  plan: planSchema,
  approvals: z.array(eventRecord).describe('Acts of the record that approve it, oldest first.'),
})
const inConflict = conflict('It is not in the state for what is asked.')

/** Validations that are planned before they are scored, and their dossiers. */
export function planRoutes({ app, service, printer, studies }: RouteContext): void {
  const schema = (summary: string, description?: string) => routeText('laboratory', summary, description)
  const lists = { role: 'study', own: true } as const
  const changes = { ...lists, metered: true }
  const planned = (request: HandleRequest) =>
    planOf(service, parseHandle(request.params.handle), askerOf(request))
  const dossier = (request: HandleRequest) =>
    dossierOf(service, parseHandle(request.params.handle), askerOf(request))
  const planAnswer = async (row: Awaited<ReturnType<typeof planned>>) => ({
    ...(await planState(service, row)),
    plan: await planDocument(service, row),
  })
  const dossierAnswer = async (handle: Handle, found: Awaited<ReturnType<typeof dossier>>) => ({
    handle,
    dossier: found.dossier,
    plan: found.plan,
    approvals: await approvalsOf(service, handle),
  })

  app.post(
    '/v1/plans',
    {
      config: changes,
      schema: {
        ...schema(
          'Plan a validation',
          'Before the scores: the marks of a study, the reference that gives the ratios, and the criteria. The plan is an artifact that never changes; earlier scores of its marks are named in it.',
        ),
        consumes: JSON_BODY,
        body: newPlan,
        response: { 201: withPlan, ...bodyFailures, ...unknownFields, ...notFound, ...inConflict },
      },
    },
    async (request, reply) => {
      const row = await createPlan(serviceFor(service, request), request.body, askerOf(request))
      reply.code(201)
      return planAnswer(row)
    },
  )
  app.get(
    '/v1/plans',
    {
      config: lists,
      schema: {
        ...schema('List the plans, the newest first'),
        response: { 200: z.object({ plans: z.array(state) }), ...forbidden },
      },
    },
    async (request) => {
      const rows = ownRows(request, await service.store.plans.all()).reverse()
      return { plans: await Promise.all(rows.map((row) => planState(service, row))) }
    },
  )
  app.get(
    '/v1/plans/:handle',
    {
      config: lists,
      schema: {
        ...schema('A plan, and how far it is'),
        params: handleParams,
        response: { 200: withPlan, ...notFound },
      },
    },
    async (request) => planAnswer(await planned(request)),
  )
  app.post(
    '/v1/plans/:handle/run',
    {
      config: changes,
      schema: {
        ...schema(
          'Run a plan',
          'Scores the marks, holds the figures against the criteria, and writes the dossier. Watch it, or cancel it, as a study. Running it again changes nothing.',
        ),
        params: handleParams,
        response: {
          202: running,
          ...notFound,
          ...inConflict,
          429: uploadFailures[429],
          503: uploadFailures[503],
        },
      },
    },
    async (request, reply) => {
      const row = await planned(request)
      const seen = serviceFor(service, request)
      if (row.dossier === null) {
        await readyPlan(seen, row)
        await studies.run(row.study, 'again')
      }
      reply.code(202)
      const { study: job, state } = await planState(service, row)
      return { job, state, events: `/v1/studies/${job}/events` }
    },
  )
  app.get(
    '/v1/dossiers/:handle',
    {
      config: lists,
      schema: {
        ...schema('A dossier with its plan'),
        params: handleParams,
        response: { 200: withApprovals, ...notFound },
      },
    },
    async (request) => dossierAnswer(parseHandle(request.params.handle), await dossier(request)),
  )
  app.post(
    '/v1/dossiers/:handle/approvals',
    {
      config: changes,
      schema: {
        ...schema(
          'Approve a dossier',
          'The approval is an act of the record. Where a criterion is not met, or the dossier names findings, the deviations that are accepted must be stated.',
        ),
        params: handleParams,
        consumes: JSON_BODY,
        body: newApproval,
        response: { 201: withApprovals, ...bodyFailures, ...unknownFields, ...notFound, ...inConflict },
      },
    },
    async (request, reply) => {
      const handle = parseHandle(request.params.handle)
      const found = await dossier(request)
      await approve(service, handle, found.dossier, request.body, principalOf(request))
      reply.code(201)
      return dossierAnswer(handle, found)
    },
  )
  app.get(
    '/v1/dossiers/:handle.pdf',
    {
      config: { ...lists, metered: true },
      schema: {
        ...schema('A dossier as a PDF'),
        params: handleParams,
        response: {
          200: pdfAnswer(
            'The document. The same dossier with the same approvals always gives the same bytes.',
          ),
          ...notFound,
          503: uploadFailures[503],
        },
      },
    },
    async (request, reply) => {
      const handle = parseHandle(request.params.handle)
      const { plan, dossier: found } = await dossier(request)
      const { laboratory } = service.settings
      const approvals = await approvalsOf(service, handle)
      return sendPdf(service, request, reply, { kind: 'dossier', subject: handle }, (wanted) =>
        printer.dossier({ handle, plan, dossier: found, approvals, laboratory }, wanted),
      )
    },
  )
  app.get(
    '/v1/dossiers/:handle/bundle.zip',
    {
      config: { ...lists, metered: true },
      schema: {
        ...schema(
          'A dossier with its plan and all scans, as one file',
          '`markgraph verify` and the page `/verify` do the validation again from it: every scan is read, every pair scored, and the dossier put together anew. `ETag` begins with the handle of its manifest. A service with a signing key signs it. A scan that is not kept gives a 404.',
        ),
        params: handleParams,
        response: bundleAnswers,
      },
    },
    async (request, reply) => {
      const handle = parseHandle(request.params.handle)
      const found = await dossier(request)
      const approvals = await approvalsOf(service, handle)
      const about = { kind: 'dossier', subject: handle, filename: validationBundleName(handle) }
      return sendBundle(service, request, reply, about, (seen) =>
        validationBundle(seen, printer, { ...found, approvals }, sealWith(service.settings.signingKey)),
      )
    },
  )
}
