import { z } from 'zod'
import { parseHandle } from '../../../address/canonical.ts'
import { phrase } from '../../../errors.ts'
import { checkRunSchema, checkSchema, newCheck, newCheckRun } from '../../../kinds/laboratory/check.ts'
import { handleText } from '../../../kinds/wire.ts'
import { checkDocuments, checkOf, createCheck, doubtsOf, runCheck } from '../../../laboratory/checks.ts'
import { endedAfter } from '../../../limits/deadline.ts'
import { until } from '../../../service/service.ts'
import type { CheckRow } from '../../../store/records/checks.ts'
import type { HandleRequest, RouteContext } from '../../context.ts'
import { askerOf, ownRows, serviceFor } from '../../middleware/access.ts'
import {
  bodyFailures,
  forbidden,
  handleParams,
  JSON_BODY,
  notFound,
  routeText,
  unknownFields,
} from '../../schemas/schemas.ts'

const listed = z
  .object({
    handle: handleText,
    name: z.string(),
    domain: z.string(),
    created: z.string().describe('ISO 8601, UTC.'),
    runs: z.number().int(),
    last: z
      .object({ created: z.string(), passed: z.boolean() })
      .nullable()
      .describe('The last time it was done.'),
  })
  .meta({ id: 'ListedCheck' })
const doneOnce = z.object({ handle: handleText, run: checkRunSchema })
const whole = z.object({
  handle: handleText,
  check: checkSchema,
  runs: z.array(doneOnce).describe('Oldest first.'),
  doubts: z
    .array(z.object({ from: z.string(), to: z.string().nullable() }))
    .describe(
      'Between a check that passed and the next one, with failures between: the reports of these times are in doubt, and `GET /v1/reports` marks them.',
    ),
})

/** Checks that a laboratory repeats, and what came of them. */
export function checkRoutes({ app, service }: RouteContext): void {
  const schema = (summary: string, description?: string) => routeText('laboratory', summary, description)
  const lists = { role: 'study', own: true } as const
  const changes = { ...lists, metered: true }
  const { store, settings } = service
  const found = (request: HandleRequest) =>
    checkOf(service, parseHandle(request.params.handle), askerOf(request))
  const answer = async (row: CheckRow) => {
    const { check, runs } = await checkDocuments(service, row)
    const doubts = doubtsOf(row, await store.checks.runs(row.handle))
    return { handle: row.handle, check, runs, doubts: doubts.map(({ from, to }) => ({ from, to })) }
  }

  app.post(
    '/v1/checks',
    {
      config: changes,
      schema: {
        ...schema(
          'Make a check to be repeated',
          'Known pairs, whose scores and ratios must not change, and repeated scans of one mark, from which the limits of its rms height and its score come. The check is an artifact that never changes.',
        ),
        consumes: JSON_BODY,
        body: newCheck,
        response: { 201: whole, ...bodyFailures, ...unknownFields, ...notFound },
      },
    },
    async (request, reply) => {
      const made = (over: AbortSignal) =>
        createCheck(until(serviceFor(service, request), over), request.body, askerOf(request))
      const row = await endedAfter(made, settings.compareSeconds, phrase('the check'))
      reply.code(201)
      return answer(row)
    },
  )
  app.get(
    '/v1/checks',
    {
      config: lists,
      schema: {
        ...schema('List the checks, the newest first'),
        response: { 200: z.object({ checks: z.array(listed) }), ...forbidden },
      },
    },
    async (request) => {
      const rows = ownRows(request, await store.checks.all()).reverse()
      const checks = rows.map(async ({ principal: _, ...row }) => {
        const runs = await store.checks.runs(row.handle)
        const last = runs.at(-1)
        return {
          ...row,
          runs: runs.length,
          last: last ? { created: last.created, passed: last.passed } : null,
        }
      })
      return { checks: await Promise.all(checks) }
    },
  )
  app.get(
    '/v1/checks/:handle',
    {
      config: lists,
      schema: {
        ...schema('A check, and all times it was done'),
        params: handleParams,
        response: { 200: whole, ...notFound },
      },
    },
    async (request) => answer(await found(request)),
  )
  app.post(
    '/v1/checks/:handle/run',
    {
      config: changes,
      schema: {
        ...schema(
          'Do a check',
          'Compares its pairs again and holds today’s scan against the limits. The result is kept, whatever it is; after a failure, `corrected` says what was put right and begins the chart anew.',
        ),
        params: handleParams,
        consumes: JSON_BODY,
        body: newCheckRun,
        response: { 201: doneOnce, ...bodyFailures, ...unknownFields, ...notFound },
      },
    },
    async (request, reply) => {
      const row = await found(request)
      const run = (over: AbortSignal) =>
        runCheck(until(serviceFor(service, request), over), row, request.body, askerOf(request))
      const done = await endedAfter(run, settings.compareSeconds, phrase('the check'))
      reply.code(201)
      return done
    },
  )
}
