import { z } from 'zod'
import { parseHandle } from '../../address/canonical.ts'
import {
  newestReports,
  pairOfReport,
  reportAnswer,
  storedReport as reportOfHandle,
} from '../../compare/answer/reports.ts'
import { KNOWN_SIDES } from '../../compare/request/parse-request.ts'
import { MarkgraphError, phrase } from '../../errors.ts'
import { everyDoubt, isInDoubt } from '../../laboratory/checks.ts'
import { endedAfter } from '../../limits/deadline.ts'
import { explainReport, explanationSchema } from '../../report/explanation.ts'
import { until } from '../../service/service.ts'
import { answerIn } from '../../words/languages/catalogue.ts'
import { LANGUAGES } from '../../words/languages/language.ts'
import type { RouteContext } from '../context.ts'
import { askerOf, principalOf, serviceFor } from '../middleware/access.ts'
import { clientOf } from '../middleware/client-address.ts'
import { cursorField, cursorOf, pageLimit } from '../schemas/cursor.ts'
import { includeWarnings, numberField, parseInclude } from '../schemas/fields.ts'
import { flagField } from '../schemas/flag-field.ts'
import { pairView } from '../schemas/pair.ts'
import { matches } from '../schemas/ranges.ts'
import { reportList, storedReport } from '../schemas/report.ts'
import { forbidden, includeField, stepFailures, unchanged } from '../schemas/schemas.ts'

const params = z.object({ handle: z.string().describe('`report_handle` of a comparison') })

const MAX = 100
const USUAL = 20

const part = numberField
  .pipe(z.number().int().min(0).max(63))
  .meta({ type: 'integer', minimum: 0, maximum: 63, description: 'Scan of the mark, from 0. Default: 0.' })

const known = numberField
  .pipe(z.number().int().min(1).max(KNOWN_SIDES.length))
  .meta({ type: 'integer', minimum: 1, maximum: KNOWN_SIDES.length })
  .optional()

const languageField = z
  .enum(LANGUAGES)
  .default('en')
  .describe('Language of the sentences. Codes, numbers and handle do not depend on it. Default: `en`.')

/** Stored reports: one by its handle, how two parts of its marks lie, and the newest of the client that asks. */
export function reportRoutes({ app, service, admission }: RouteContext): void {
  const { settings } = service

  app.get(
    '/v1/reports/:handle',
    {
      schema: {
        tags: ['compare'],
        summary: 'A report by its handle',
        description:
          'The answer of a comparison as it was given, without file names. Blocks are recomputed from its recipe. `ETag` is the handle when no block is requested and the language is English.',
        params,
        querystring: z.object({
          include: includeField
            .default('')
            .describe('Comma-separated blocks, as for `/v1/compare`. Default: none.'),
          known: known.describe(
            'Of several known marks the one, from 1, that attribution, previews and the blocks `features`, `perland` and `trace` show. Default: the one that agrees best, as in the report.',
          ),
          language: languageField,
        }),
        response: { 200: storedReport, ...unchanged, ...stepFailures },
      },
    },
    async (request, reply) => {
      const handle = parseHandle(request.params.handle)
      const include = parseInclude(request.query.include)
      const notes = includeWarnings(request.query.include)
      const { known, language } = request.query
      // reading a report is free; blocks cost computation
      const computes = include.size > 0 || known !== undefined
      if (computes) await admission.count(clientOf(request, settings.trustProxy))
      const work = async (over: AbortSignal) => {
        const wanted = until(serviceFor(service, request), over)
        const answer = await wanted.graph.within((session) =>
          reportAnswer(wanted, session, handle, include, known),
        )
        return answerIn(language, answer)
      }
      const ended = () => endedAfter(work, settings.compareSeconds, phrase('the report'))
      const answer = await (computes ? request.placed(ended) : ended())
      if (computes || notes.length > 0) {
        return { ...answer, warnings: [...answer.warnings, ...notes] }
      }
      const etag = language === 'en' ? handle : `${handle}-${language}`
      reply.headers({ etag, 'cache-control': 'private, max-age=31536000, immutable' })
      if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return answer
    },
  )

  app.get(
    '/v1/reports/:handle/explanation',
    {
      schema: {
        tags: ['compare'],
        summary: 'What a report says and does not say, in plain words',
        description:
          'For a reader who sees a likelihood ratio for the first time. Every sentence is made from the stored report.',
        params,
        querystring: z.object({ language: languageField }),
        response: { 200: explanationSchema, ...stepFailures },
      },
    },
    async (request) => {
      const handle = parseHandle(request.params.handle)
      const { language } = request.query
      return service.graph.within(async (session) =>
        explainReport(await reportOfHandle(service, session, handle), language),
      )
    },
  )

  app.get(
    '/v1/reports/:handle/pair',
    {
      config: { metered: true },
      schema: {
        tags: ['compare'],
        summary: 'How two parts of the marks of a report lie on each other',
        description:
          'Bullets and toolmarks: the signatures, their alignment and the congruent windows of any pair of lands. Breech faces: the registration, and the cells of both marks. Only a report with a likelihood ratio has this; what is not stored is computed again from its recipe.',
        params,
        querystring: z.object({
          a: part.optional(),
          b: part.optional(),
          known: known.describe(
            'Which of several known marks is the second mark, from 1. Default: the one that agrees best.',
          ),
          trace: flagField
            .default(false)
            .describe('`true` adds the pipelines of both parts as small pictures. Default: false.'),
        }),
        response: { 200: pairView, ...stepFailures },
      },
    },
    async (request) => {
      const handle = parseHandle(request.params.handle)
      const { a = 0, b = 0, known, trace } = request.query
      const view = await endedAfter(
        (over) => {
          const wanted = until(serviceFor(service, request), over)
          return wanted.graph.within((session) =>
            pairOfReport(wanted, session, handle, { a, b, known, trace }),
          )
        },
        settings.compareSeconds,
        phrase('the pair'),
      )
      if (view) return view
      throw new MarkgraphError(
        'not-found',
        phrase('marks of the domain of report {handle} have no such view', { handle }),
      )
    },
  )

  app.get(
    '/v1/reports',
    {
      config: { own: true },
      schema: {
        tags: ['compare'],
        summary: 'The newest reports',
        description:
          'With API keys, the list has the reports that were given to this key. Without keys, only requests from the same machine get the list: the service must be bound to the loopback address, and the request must not come through a proxy.',
        querystring: z.object({ limit: pageLimit('Reports', MAX, USUAL), cursor: cursorField.optional() }),
        response: { 200: reportList, ...forbidden },
      },
    },
    async (request) => {
      const { limit, cursor } = request.query
      const { reports, next } = await newestReports(service, principalOf(request), limit, cursor)
      const doubts = await everyDoubt(service, askerOf(request))
      return {
        reports: reports.map(({ handle, domain, outcome, log10Lr, recipe, created }) => ({
          handle,
          domain,
          outcome,
          created,
          log10_lr: log10Lr,
          recipe_handle: recipe,
          in_doubt: (doubts.get(domain) ?? []).some((one) => isInDoubt(one, created)),
        })),
        next: cursorOf(next),
      }
    },
  )
}
