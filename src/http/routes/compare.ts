import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Answer, answerTo, type Include } from '../../composition/answer.ts'
import { compare } from '../../composition/compare.ts'
import {
  type AskedComparison,
  comparisonOf,
  prepareComparison,
  resolutionOf,
} from '../../composition/comparison.ts'
import { withDeadline } from '../../composition/deadline.ts'
import { scopeOf } from '../../composition/scope.ts'
import type { Warning } from '../../kinds/report.ts'
import { AS_SCANNED } from '../../marks/mark-type.ts'
import { principalOf } from '../access.ts'
import { askedOf, comparisonFields } from '../comparison-request.ts'
import { refusal, report, scopeReport, uncalibrated, versionedReport } from '../comparison-schemas.ts'
import type { RouteContext } from '../context.ts'
import { DEFAULT_INCLUDE, includesOf, includeWarnings, scanFields, scanOf, scansField } from '../fields.ts'
import { compareFailures, domainField, includeField, referenceField, resolutionField } from '../schemas.ts'

const bothMarks = z.object({
  domain: domainField,
  mark_a: scansField.describe('Every scan of mark A.'),
  mark_b: scansField.describe('Every scan of mark B.'),
  reference: referenceField.optional(),
})

const versionedBody = z.object({
  ...comparisonFields,
  include: includeField.default(DEFAULT_INCLUDE),
})

const PROXY_NOTE =
  'A reverse proxy in front of the service may refuse bodies over about 100 MB with its own 413, in HTML.'

/** Comparisons and the scope check. */
export function compareRoutes({ app, service }: RouteContext): void {
  const { compareSeconds } = service.settings

  async function answer(
    request: FastifyRequest,
    asked: AskedComparison,
    include: ReadonlySet<Include>,
    warnings: readonly Warning[] = [],
  ): Promise<Answer> {
    const prepared = await prepareComparison(service, asked)
    const work = service.graph.within(async (session) => {
      const compared = await compare(service, session, await comparisonOf(service, session, prepared))
      return answerTo(service, session, compared, { include, principal: principalOf(request), warnings })
    })
    return withDeadline(work, compareSeconds)
  }

  app.post(
    '/compare',
    {
      config: { metered: true },
      schema: {
        tags: ['compare'],
        summary: 'Compare two marks',
        description: `The short report, without intermediate results. ${PROXY_NOTE}`,
        consumes: ['multipart/form-data'],
        body: bothMarks,
        response: { 200: z.union([report, refusal, uncalibrated]), ...compareFailures },
      },
    },
    (request) => answer(request, askedOf(request.body), new Set()),
  )

  app.post(
    '/v1/compare',
    {
      config: { metered: true },
      schema: {
        tags: ['compare'],
        summary: 'Compare two marks, with scope and the requested blocks',
        description: `The report with its scope annotation and the blocks named in \`include\`. ${PROXY_NOTE}`,
        consumes: ['multipart/form-data'],
        body: versionedBody,
        response: { 200: z.union([versionedReport, refusal, uncalibrated]), ...compareFailures },
      },
    },
    (request) => {
      const { include } = request.body
      return answer(request, askedOf(request.body), includesOf(include), includeWarnings(include))
    },
  )

  app.post(
    '/v1/scope',
    {
      config: { metered: true },
      schema: {
        tags: ['compare'],
        summary: 'Check a scan against a domain',
        consumes: ['multipart/form-data'],
        body: z.object({
          ...scanFields,
          domain: domainField,
          mode: z.enum(['refuse', 'warn']).default('refuse'),
          reference: referenceField.optional(),
          resolution: resolutionField.optional(),
        }),
        response: { 200: scopeReport, ...compareFailures },
      },
    },
    async ({ body }) => {
      const type = service.marks.of(body.domain)
      const config = service.marks.configs.deployed(type.domain)
      const { record, bundled } = await service.references.get(body.reference ?? type.scores[0].reference)
      const resolution = body.resolution ?? resolutionOf({ bundled })
      const given = scanOf(body)
      return service.graph.within(async (session) => {
        const surface = await given(service, session)
        return scopeOf(
          session,
          { type, config, reference: record, resolution },
          surface,
          AS_SCANNED,
          body.mode,
        )
      })
    },
  )
}
