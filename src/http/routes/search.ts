import { z } from 'zod'
import { namedMarks } from '../../compare/request/named-marks.ts'
import { parseHow, parseMark, resolutionField } from '../../compare/request/parse-request.ts'
import { phrase } from '../../errors.ts'
import { searchWork } from '../../jobs/job-work.ts'
import { endedAfter } from '../../limits/deadline.ts'
import type { SearchRequest } from '../../search/listed-marks.ts'
import { CANDIDATES, DEFAULT_HITS, MAX_HITS, runSearch, searchAnswerSchema } from '../../search/search.ts'
import { until } from '../../service/service.ts'
import { markFields, scansIn, textIn } from '../comparison-request.ts'
import type { RouteContext } from '../context.ts'
import { askerOf, principalOf, serviceFor } from '../middleware/access.ts'
import { numberField, scansField } from '../schemas/fields.ts'
import { flagField } from '../schemas/flag-field.ts'
import { acceptedJob, acceptedWith } from '../schemas/job.ts'
import { compareFailures, domainField, FILES_BODY, referenceField } from '../schemas/schemas.ts'

const body = z.object({
  domain: domainField,
  against: z
    .string()
    .trim()
    .min(1)
    .describe('Id of a study, or id or name of a collection: its marks are searched.'),
  mark: scansField.optional().describe('Every scan of the mark, unless mark_handles is given.'),
  ...markFields,
  n_lands: numberField
    .optional()
    .describe(
      'Number of lands on a bullet, including lands without a scan. Default: the highest position of the two marks.',
    ),
  hits: numberField
    .optional()
    .describe(`Number of marks that are reported, from 1 to ${MAX_HITS}. Default: ${DEFAULT_HITS}.`),
  candidates: numberField.optional().describe(CANDIDATES),
  reference: referenceField.optional(),
  resolution: resolutionField.optional(),
  scorer_config: z.string().optional().describe('Scorer hyperparameters to override, as a JSON object.'),
  async: flagField
    .default(false)
    .describe('`true` answers 202 as soon as the scans are stored, and searches as a job. Default: false.'),
})

/** One mark against many. */
export function searchRoutes({ app, service, jobs }: RouteContext): void {
  app.post(
    '/v1/search',
    {
      config: { role: 'study', own: true, metered: true },
      schema: {
        tags: ['collections'],
        summary: 'Search a study or collection for the marks that agree best with one mark',
        description:
          'The mark is compared with every mark of the study or collection. The best are reported as `/v1/compare` reports them, each with its own report. Scores are kept: after a 503 the same search goes on where it was.',
        consumes: FILES_BODY,
        body,
        response: {
          200: searchAnswerSchema,
          202: acceptedJob.describe('The search runs as a job.'),
          ...compareFailures,
        },
      },
    },
    async (request, reply) => {
      const { body } = request
      const { against, hits, candidates } = body
      const { domain } = service.marks.of(body.domain)
      const asked: SearchRequest = {
        ...parseHow({ ...body, domain, reference: textIn(body.reference) }),
        mark: parseMark(body, 'mark', scansIn(body, 'mark')),
        hits,
        candidates,
      }
      const among = await namedMarks(service, against, asked.domain, askerOf(request))
      const seen = serviceFor(service, request)
      const principal = principalOf(request)
      if (body.async) {
        return acceptedWith(reply, await jobs.submit(seen, searchWork(asked, among), principal))
      }
      return endedAfter(
        (over) => runSearch(until(seen, over), asked, among, principal),
        service.settings.compareSeconds,
        phrase('the search'),
        phrase('the scores that are known are kept, so the same search goes on where it was'),
      )
    },
  )
}
