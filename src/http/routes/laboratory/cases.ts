import { z } from 'zod'
import { caseChange, caseSummary, newCase, caseRecord as record } from '../../../kinds/laboratory/case.ts'
import { caseBundle, laboratoryBundleName } from '../../../laboratory/bundles/laboratory-bundle.ts'
import { caseOf, casesOf, changeCase, createCase, handlesOf, shownCase } from '../../../laboratory/cases.ts'
import { recordPeeks } from '../../../laboratory/review-peeks.ts'
import type { CaseRow } from '../../../store/records/cases.ts'
import { sealWith } from '../../../verify/signatures/signature.ts'
import type { IdRequest, RouteContext } from '../../context.ts'
import { askerOf, principalOf } from '../../middleware/access.ts'
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

const params = z.object({ id: z.string().describe('Id of a case, or the number of one of yours.') })
const inConflict = conflict('Another case has that number, or the case is closed.')

/** Cases: what belongs together. They take no part in recipes and hashes. */
export function caseRoutes({ app, service, printer }: RouteContext): void {
  const schema = (summary: string) => routeText('laboratory', summary)
  const lists = { role: 'study', own: true } as const
  const changes = { ...lists, metered: true }

  const own = (request: IdRequest): Promise<CaseRow> => caseOf(service, request.params.id, askerOf(request))

  app.post(
    '/v1/cases',
    {
      config: changes,
      schema: {
        ...schema('Make a case'),
        description: 'A case groups items, propositions and reports. No handle depends on it.',
        consumes: JSON_BODY,
        body: newCase,
        response: { 201: record, ...bodyFailures, ...unknownFields, ...notFound, ...inConflict },
      },
    },
    async (request, reply) => {
      const made = await createCase(service, request.body, principalOf(request))
      reply.code(201)
      return shownCase(service, made, principalOf(request))
    },
  )
  app.get(
    '/v1/cases',
    {
      config: lists,
      schema: {
        ...schema('List the cases, the newest first'),
        description:
          'With API keys, the cases of this key; for an admin also those made on the command line. Without keys, only requests from the same machine get the list.',
        querystring: z.object({
          find: z
            .string()
            .optional()
            .describe('Only cases in whose texts or handles this stands: a number, an exhibit, a report.'),
        }),
        response: { 200: z.object({ cases: z.array(caseSummary) }), ...forbidden },
      },
    },
    async (request) => ({ cases: await casesOf(service, askerOf(request), request.query.find) }),
  )
  app.get(
    '/v1/cases/:id',
    { config: lists, schema: { ...schema('A case'), params, response: { 200: record, ...notFound } } },
    async (request) => shownCase(service, await own(request), principalOf(request)),
  )
  app.get(
    '/v1/cases/:id/bundle.zip',
    {
      config: changes,
      schema: {
        ...schema('A case with its reports, as one file'),
        description:
          '`markgraph verify` and the page `/verify` check it without this service: every report in it is computed again, and what the case says of it is compared. `ETag` begins with the handle of its manifest. A service with a signing key signs it. A scan that is not kept gives a 404.',
        params,
        response: { ...bundleAnswers, ...notFound, ...conflict('The case has no report yet.') },
      },
    },
    async (request, reply) => {
      const row = await own(request)
      await recordPeeks(service, principalOf(request), handlesOf(row)) // its reports are in it
      const about = { kind: 'case', subject: row.id, filename: laboratoryBundleName('case', row.id) }
      return sendBundle(service, request, reply, about, (seen) =>
        caseBundle(seen, printer, row, sealWith(service.settings.signingKey)),
      )
    },
  )
  app.patch(
    '/v1/cases/:id',
    {
      config: changes,
      schema: {
        ...schema('Change a case'),
        description:
          'What is not named stays. A list takes the place of the one that is there; what stands in `add` comes to it.',
        params,
        consumes: JSON_BODY,
        body: caseChange,
        response: { 200: record, ...bodyFailures, ...unknownFields, ...notFound, ...inConflict },
      },
    },
    async (request) => {
      const changed = await changeCase(service, await own(request), request.body, principalOf(request))
      return shownCase(service, changed, principalOf(request))
    },
  )
}
