import { z } from 'zod'
import { MarkgraphError, phrase, quote } from '../../errors.ts'
import type { JobView } from '../../jobs/job-view.ts'
import { hasEnded } from '../../jobs/work.ts'
import type { IdRequest, RouteContext } from '../context.ts'
import { eventsAnswers } from '../event-stream.ts'
import { isOwn } from '../middleware/access.ts'
import { job as jobSchema } from '../schemas/job.ts'
import { conflict, notFound } from '../schemas/schemas.ts'

const params = z.object({ id: z.string().describe('`job` of the answer to `async=true`') })

const shown = ({ id, state, stages, report, answer, error, failure, created }: JobView) => ({
  job: id,
  state,
  stages,
  report_handle: report,
  ...(answer && { answer }),
  error,
  failure,
  created,
  events: `/v1/jobs/${id}/events`,
})

/** Comparisons and searches as jobs: see how far one is, watch it, cancel it. */
export function jobRoutes({ app, jobs, events }: RouteContext): void {
  app.addHook('onListen', () => jobs.resume())
  app.addHook('preClose', () => jobs.stop())
  const schema = (summary: string) => ({ tags: ['compare'], summary, params })

  /** The job of a request. Those of others are not found. */
  async function own(request: IdRequest): Promise<JobView> {
    const { id } = request.params
    const job = await jobs.get(id)
    if (isOwn(request, job.principal)) return job
    throw new MarkgraphError('not-found', phrase('no job has the id {id}', { id: quote(id) }))
  }

  app.get(
    '/v1/jobs/:id',
    {
      schema: {
        ...schema('A comparison or search that runs as a job'),
        description:
          'Jobs are made by `/v1/compare` and `/v1/search` with `async=true`. A comparison that is done has a `report_handle`, whatever its outcome: read the answer with `GET /v1/reports/{handle}`. A search that is done has its `answer`.',
        response: { 200: jobSchema, ...notFound },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return shown(await own(request))
    },
  )

  app.delete(
    '/v1/jobs/:id',
    {
      schema: {
        ...schema('Cancel a job'),
        description: 'Its work ends. What it has computed is kept.',
        response: {
          200: jobSchema,
          ...notFound,
          ...conflict('The job has ended.'),
        },
      },
    },
    async (request) => shown(await jobs.cancel((await own(request)).id)),
  )

  app.get(
    '/v1/jobs/:id/events',
    {
      schema: {
        ...schema('Watch a job'),
        description:
          'Server-sent events: `progress` with the job whenever it changes, and `end` with the job when it has ended.',
        response: { ...eventsAnswers('the job ends'), ...notFound },
      },
    },
    async (request, reply) => {
      const { id } = await own(request)
      const look = async () => {
        const job = await jobs.get(id)
        return { data: shown(job), over: hasEnded(job) }
      }
      const pause = (until: AbortSignal) => jobs.changed(id, until)
      return events.about({ name: `job ${id}`, look, pause }, request, reply)
    },
  )
}
