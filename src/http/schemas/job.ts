import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { JobView } from '../../jobs/job-view.ts'
import { searchAnswerSchema } from '../../search/search.ts'
import { JOB_STATES } from '../../store/records/jobs.ts'
import { phraseSchema } from './schemas.ts'

const state = z.enum(JOB_STATES)
const events = z.string().describe('Path of its server-sent events.')

/** The answer to a comparison or search with `async=true`, to a reference that is to be scored under other settings, and to all reports that are to be done again. */
export const acceptedJob = z
  .object({
    job: z.string().describe('Its id; that of a comparison or a search cannot be guessed.'),
    state,
    events,
  })
  .meta({ id: 'AcceptedJob' })

/** Answers 202 with where the job is. */
export function acceptedWith(reply: FastifyReply, { id, state }: Pick<JobView, 'id' | 'state'>) {
  reply.code(202).header('location', `/v1/jobs/${id}`)
  return { job: id, state, events: `/v1/jobs/${id}/events` }
}

/** Work that runs as a job. */
export const job = z
  .object({
    job: z.string(),
    state,
    stages: z
      .array(
        z.object({
          stage: z.string(),
          done: z.number().int(),
          total: z
            .number()
            .int()
            .describe('While the job runs, an estimate: what every scan has in common is counted for all.'),
        }),
      )
      .describe(
        'Computations by stage, those taken from the store included: the stages of a recipe, `scope` (checks of the scans) and `report`. Stages that have not begun are left out. Of a reference under other settings: `variants` and `pairs`, those of the deployed settings included.',
      ),
    report_handle: z.string().nullable().describe('Once a comparison is done. Null for other jobs.'),
    answer: searchAnswerSchema.optional().describe('Once a search is done: what `/v1/search` answers.'),
    error: z.string().nullable().describe('Why it failed.'),
    failure: phraseSchema.nullable().describe('`error` as a text with names in braces, and its values.'),
    created: z.string().describe('ISO 8601, UTC.'),
    events,
  })
  .meta({ id: 'Job' })
