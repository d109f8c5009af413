import { Command } from 'commander'
import { warmUp } from '../../compare/warm-up.ts'
import { MarkgraphError } from '../../errors.ts'
import { openJobs } from '../../jobs/jobs.ts'
import { IMPACT_WORK } from '../../laboratory/impact-work.ts'
import { workOn } from '../../references/studies/work.ts'
import { answerLikenesses } from '../../search/likenesses.ts'
import { openService, type Service, type ServiceOptions } from '../../service/service.ts'
import { type Settings, settings } from '../../settings/settings.ts'
import { print, printError } from '../print.ts'
import { stopOnSignal } from '../stop-on-signal.ts'

const ANSWERS = 2 // at a time: one is read and sent while another is computed

/** A running worker. `stop` hands back what is not done. */
export interface Worker {
  readonly service: Service
  /** Aborted when it gets its first message or question, or stops. */
  readonly busy: AbortSignal
  stop(): Promise<void>
}

const say = (message: string, details: Record<string, unknown>): boolean =>
  printError(`${message} ${JSON.stringify(details)}\n`)

/** Starts a worker. Error: `bad-setting` without a store that several machines share. */
export async function startWorker(
  chosen: Settings,
  options: Pick<ServiceOptions, 'executor'> = {},
): Promise<Worker> {
  const service = await openService(chosen, { ...options, alone: true, report: say })
  const { queue } = service.store
  if (!queue) {
    await service.close()
    const message =
      'MARKGRAPH_STORE is not set, so there is nobody to work for; set it and MARKGRAPH_BLOBS as on the servers'
    throw new MarkgraphError('bad-setting', message)
  }
  // one message more than threads: the next is there when one is done
  const busy = new AbortController()
  const taking = await queue.take(chosen.threads + 1, (taken) => {
    busy.abort()
    return workOn(service, taken)
  })
  const answering = await queue.answer(ANSWERS, (question) => {
    busy.abort()
    return answerLikenesses(service, question)
  })
  const jobs = openJobs(service, (error, job) => say('job failed', { job, cause: String(error) }), [
    IMPACT_WORK,
  ])
  await jobs.resume()
  return {
    service,
    busy: busy.signal,
    async stop() {
      busy.abort()
      await Promise.all([taking.stop(), answering.stop(), jobs.stop()])
      await service.close()
    },
  }
}

export const workerCommand = (): Command =>
  new Command('worker').action(async () => {
    const worker = await startWorker(settings(process.env))
    print(`Markgraph works with ${worker.service.settings.threads} threads\n`)
    stopOnSignal(worker)
    warmUp(worker.service, worker.busy).catch((error: unknown) =>
      say('the first work will be slower', { cause: String(error) }),
    )
  })
