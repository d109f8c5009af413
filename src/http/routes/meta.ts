import { z } from 'zod'
import { detectMarkType } from '../../compare/checks/detect.ts'
import { calibratedDomains } from '../../compare/request/comparison.ts'
import { configHash } from '../../marks/scorer-config.ts'
import { problemsOf, statusOf } from '../../service/health.ts'
import { ENGINE_VERSION } from '../../settings/version.ts'
import type { RouteContext } from '../context.ts'
import { serviceFor } from '../middleware/access.ts'
import { scanFields, scanOf } from '../schemas/fields.ts'
import { metaOf, metaSchema } from '../schemas/meta.ts'
import { compareFailures, detail, detection, FILES_BODY, health } from '../schemas/schemas.ts'
import { scorerConfig } from '../schemas/step.ts'

/** The health routes, which every listener has: whether the process lives, and whether it can take work. */
export function healthRoutes({ app, service, admission }: RouteContext): void {
  const answer = async () => ({
    status: await statusOf(service),
    engine_version: ENGINE_VERSION,
    domains: await calibratedDomains(service),
    rate_limiter: { tracked_ips: admission.limiter.tracked() },
  })
  const healthSchema = { tags: ['meta'], summary: 'Whether the service is up', response: { 200: health } }
  app.get('/health', { config: { open: true, anyHost: true }, schema: healthSchema }, answer)
  app.get('/healthz', { config: { open: true, anyHost: true }, schema: { hide: true } }, answer)

  const { queue } = service.settings
  app.get(
    '/ready',
    {
      config: { open: true, anyHost: true },
      schema: {
        tags: ['meta'],
        summary: 'Whether the service can take work',
        description: 'Looks at the disk, the database and the queue.',
        response: {
          200: z.object({ status: z.literal('ready') }),
          503: detail.describe('The reasons why not.'),
        },
      },
    },
    async (_request, reply) => {
      const problems = await problemsOf(service)
      if (admission.underWay() >= queue) problems.push('the work queue is full')
      if (problems.length === 0) return { status: 'ready' as const }
      return reply.code(503).send({ detail: problems.join('; ') })
    },
  )
}

/** What the service offers: mark types and nodes, the suggestion of a mark type, and the scorer config. */
export function metaRoutes({ app, service }: RouteContext): void {
  const meta = metaOf(service.marks.all)
  app.get(
    '/v1/meta',
    {
      config: { open: true },
      schema: {
        tags: ['meta'],
        summary: 'The mark types and the nodes of the service',
        response: { 200: metaSchema },
      },
    },
    () => meta,
  )

  app.post(
    '/detect',
    {
      config: { metered: true },
      schema: {
        tags: ['compare'],
        summary: 'Suggest the mark type of a scan',
        description:
          'Striae suggest `striated`: they keep their heights when these are averaged along straight lines (`collapse_ratio`). Areal texture suggests `impressed`. The user confirms the suggestion.',
        consumes: FILES_BODY,
        body: z.object(scanFields),
        response: { 200: detection, ...compareFailures },
      },
    },
    async (request) => {
      const seen = serviceFor(service, request)
      const given = scanOf(request.body)
      return seen.graph.within(async (session) =>
        detectMarkType(service.marks, session, (await given(seen, session)).surface),
      )
    },
  )

  app.get(
    '/v1/scorer-config',
    {
      schema: {
        tags: ['references'],
        summary: 'The deployed scorer hyperparameters',
        response: { 200: scorerConfig },
      },
    },
    () => {
      const deployed = service.marks.configs.deployed()
      return { ...deployed, config_hash: configHash(deployed) }
    },
  )
}
