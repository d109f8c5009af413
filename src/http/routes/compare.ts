import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Answer, Asking } from '../../compare/answer/answer.ts'
import { answerComparison } from '../../compare/answer/answer-comparison.ts'
import { checkScope } from '../../compare/checks/scope-check.ts'
import { type ComparisonRequest, prepareComparison } from '../../compare/request/comparison.ts'
import { resolutionField } from '../../compare/request/parse-request.ts'
import { comparisonWork } from '../../jobs/job-work.ts'
import {
  refusalSchema,
  reportSchema,
  scanScopeSchema,
  uncalibratedSchema,
  versionedReportSchema,
} from '../../kinds/report.ts'
import { endedAfter } from '../../limits/deadline.ts'
import { until } from '../../service/service.ts'
import {
  askingFields,
  comparisonFields,
  comparisonIn,
  knownFields,
  previewsField,
  withBothMarks,
} from '../comparison-request.ts'
import type { RouteContext } from '../context.ts'
import { principalOf, serviceFor } from '../middleware/access.ts'
import { cachedJson } from '../middleware/cached-json.ts'
import {
  DEFAULT_INCLUDE,
  includesOf,
  includeWarnings,
  scanFields,
  scanOf,
  scansField,
} from '../schemas/fields.ts'
import { flagField } from '../schemas/flag-field.ts'
import { acceptedJob, acceptedWith } from '../schemas/job.ts'
import { flipFields } from '../schemas/reading-fields.ts'
import { compareFailures, domainField, FILES_BODY, includeField, referenceField } from '../schemas/schemas.ts'

const bothMarks = withBothMarks({
  ...askingFields,
  mark_a: scansField.optional().describe('Every scan of mark A.'),
  mark_b: scansField.optional().describe('Every scan of mark B, unless known_1 is given.'),
  ...knownFields,
  previews: previewsField,
})

const versionedBody = withBothMarks({
  ...comparisonFields,
  include: includeField.default(DEFAULT_INCLUDE),
  previews: previewsField,
  async: flagField
    .default(false)
    .describe(
      '`true` answers 202 as soon as the scans are stored, and compares them as a job. Default: false.',
    ),
})

const PROXY_NOTE =
  'A reverse proxy in front of the service may refuse bodies over about 100 MB with its own 413, in HTML.'

/** Comparisons and the scope check. */
export function compareRoutes({ app, service, jobs }: RouteContext): void {
  const { compareSeconds } = service.settings

  async function answer(
    request: FastifyRequest,
    asked: ComparisonRequest,
    asking: Omit<Asking, 'principal'>,
  ): Promise<Answer> {
    const seen = serviceFor(service, request)
    const prepared = await prepareComparison(seen, asked)
    const whole = { ...asking, principal: principalOf(request) }
    return endedAfter((over) => answerComparison(until(seen, over), prepared, whole), compareSeconds)
  }

  app.post(
    '/compare',
    {
      config: { metered: true },
      serializerCompiler: cachedJson,
      schema: {
        tags: ['compare'],
        summary: 'Compare two marks',
        description: `The short report, without intermediate results. ${PROXY_NOTE}`,
        consumes: FILES_BODY,
        body: bothMarks,
        response: { 200: z.union([reportSchema, refusalSchema, uncalibratedSchema]), ...compareFailures },
      },
    },
    (request) => {
      const { previews } = request.body
      return answer(request, comparisonIn(request.body), { include: new Set(), previews })
    },
  )

  app.post(
    '/v1/compare',
    {
      config: { metered: true },
      serializerCompiler: cachedJson,
      schema: {
        tags: ['compare'],
        summary: 'Compare two marks, with scope and the requested blocks',
        description: `The report with its scope annotation and the blocks named in \`include\`. ${PROXY_NOTE}`,
        consumes: FILES_BODY,
        body: versionedBody,
        response: {
          200: z.union([versionedReportSchema, refusalSchema, uncalibratedSchema]),
          202: acceptedJob.describe('The comparison runs as a job.'),
          ...compareFailures,
        },
      },
    },
    async (request, reply) => {
      const { include, previews } = request.body
      if (request.body.async) {
        const work = comparisonWork(comparisonIn(request.body), includesOf(include))
        return acceptedWith(
          reply,
          await jobs.submit(serviceFor(service, request), work, principalOf(request)),
        )
      }
      const asking = { include: includesOf(include), warnings: includeWarnings(include), previews }
      return answer(request, comparisonIn(request.body), asking)
    },
  )

  app.post(
    '/v1/scope',
    {
      config: { metered: true },
      schema: {
        tags: ['compare'],
        summary: 'Check a scan against a domain',
        consumes: FILES_BODY,
        body: z.object({
          ...scanFields,
          domain: domainField,
          mode: z.enum(['refuse', 'warn']).default('refuse'),
          reference: referenceField.optional(),
          resolution: resolutionField.optional(),
          mirrored: flipFields.mirrored,
        }),
        response: {
          200: scanScopeSchema,
          ...compareFailures,
        },
      },
    },
    async (request) => {
      const { body } = request
      const seen = serviceFor(service, request)
      const given = scanOf(body)
      return checkScope(seen, body, (session) => given(seen, session))
    },
  )
}
