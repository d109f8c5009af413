import { z } from 'zod'
import { type CompareRequest, compare, scopeOf } from '../../composition/compare.ts'
import { withDeadline } from '../../composition/deadline.ts'
import { ingest } from '../../composition/ingest.ts'
import { comparisonFields, prepared } from '../comparison-request.ts'
import type { RouteContext } from '../context.ts'
import { DEFAULT_INCLUDE, domainOf, includesOf, scanField, scansField } from '../fields.ts'
import {
  compareFailures,
  domainField,
  includeField,
  referenceField,
  refusal,
  report,
  scopeReport,
  uncalibrated,
  uploadFailures,
  versionedReport,
} from '../schemas.ts'

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
  'A reverse proxy in front of the service may refuse bodies over about 100 MB with a 413 of its own, in HTML.'

/** Comparisons and the scope check. */
export function compareRoutes({ app, service }: RouteContext): void {
  const { compareSeconds } = service.settings
  const run = (request: Promise<CompareRequest>) =>
    withDeadline(
      request.then((ready) => compare(service, ready)),
      compareSeconds,
    )

  app.post(
    '/compare',
    {
      config: { metered: true },
      schema: {
        tags: ['compare'],
        summary: 'Compare two marks',
        description: `The lean report, without intermediates. ${PROXY_NOTE}`,
        consumes: ['multipart/form-data'],
        body: bothMarks,
        response: { 200: z.union([report, refusal, uncalibrated]), ...compareFailures },
      },
    },
    async ({ body }) => {
      const outcome = await run(prepared(service, body, new Set()))
      if (!('calibrated' in outcome && outcome.calibrated)) return outcome
      const { scope: _scope, ...lean } = outcome
      return lean
    },
  )

  app.post(
    '/v1/compare',
    {
      config: { metered: true },
      schema: {
        tags: ['compare'],
        summary: 'Compare two marks, with scope and the blocks asked for',
        description: `The report with its scope annotation and the blocks named in \`include\`. ${PROXY_NOTE}`,
        consumes: ['multipart/form-data'],
        body: versionedBody,
        response: { 200: z.union([versionedReport, refusal, uncalibrated]), ...compareFailures },
      },
    },
    ({ body }) => run(prepared(service, body, includesOf(body.include))),
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
          scan: scanField,
          domain: domainField,
          mode: z.enum(['refuse', 'warn']).default('refuse'),
        }),
        response: { 200: scopeReport, ...uploadFailures },
      },
    },
    async ({ body }) => {
      const domain = domainOf(body.domain)
      const [scan] = await ingest(service, [body.scan])
      const scope = await scopeOf(service, scan!, domain, body.mode)
      await service.graph.flush()
      return scope
    },
  )
}
