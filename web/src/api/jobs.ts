import type { paths } from '../../../clients/typescript/src/index.ts'
import { api, got, MarkgraphFailure } from './client.ts'
import { eventsIn } from './events.ts'

/** Work that the service does as a job. */
export type Job = paths['/v1/jobs/{id}']['get']['responses'][200]['content']['application/json']

type CompareFields = paths['/v1/compare']['post']['requestBody']['content']['multipart/form-data']

/** Asks for a comparison as a job, and gives the id of the job. */
export async function submitted(fields: CompareFields): Promise<string> {
  const accepted = await got(() => api().POST('/v1/compare', { body: { ...fields, async: true } }))
  if (!('job' in accepted)) throw new Error('the service answered at once, where a job was asked for')
  return accepted.job as string
}

/** Has a reference scored under other settings, and gives the id of the job. */
export async function scoredUnderOthers(reference: string): Promise<string> {
  const params = { path: { reference_id: reference } }
  return (await got(() => api().POST('/v1/references/{reference_id}/sensitivity', { params }))).job
}

/** Has every stored report done again, and gives the id of the job. */
export async function reportsAgain(): Promise<string> {
  return (await got(() => api().POST('/v1/impacts'))).job
}

export async function cancelled(id: string): Promise<void> {
  await got(() => api().DELETE('/v1/jobs/{id}', { params: { path: { id } } }))
}

/** Why a job failed, as an error; undefined where it did not. */
export const failureOf = ({ error, failure }: Job): MarkgraphFailure | undefined =>
  error === null ? undefined : new MarkgraphFailure(400, { detail: error, ...failure })

/** Follows a job until it has ended. When the connection breaks, it is taken up again. */
export async function followed(id: string, show: (job: Job) => void, signal: AbortSignal): Promise<Job> {
  for (;;) {
    const last = await events(id, show, signal).catch((error) => {
      if (signal.aborted || error instanceof MarkgraphFailure) throw error
      return undefined
    })
    if (last) return last
    await new Promise((resume) => setTimeout(resume, 1000))
  }
}

async function events(id: string, show: (job: Job) => void, signal: AbortSignal): Promise<Job | undefined> {
  const params = { path: { id } }
  const stream: unknown = await got(() =>
    api().GET('/v1/jobs/{id}/events', { params, parseAs: 'stream', signal }),
  )
  for await (const { name, data } of eventsIn<Job>(stream as ReadableStream<Uint8Array>)) {
    show(data)
    if (name === 'end') return data
  }
  return undefined
}
