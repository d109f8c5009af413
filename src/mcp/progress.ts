import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js'
import type { ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js'
import { progressOf } from '../compare/progress.ts'
import { type Service, watchRuns } from '../service/service.ts'

export type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>

const EVERY_MS = 250 // between two notifications

/**
 * The service, which tells the client of its progress if it has asked for that with a progress token. Progress counts
 * computations; the message names the stage that is furthest behind.
 */
export function telling(service: Service, scans: number, extra: Extra | undefined): Service {
  const progressToken = extra?._meta?.progressToken
  if (progressToken === undefined) return service
  let told = 0
  let last = Number.NEGATIVE_INFINITY
  const progress = progressOf(scans, () => {
    const now = performance.now()
    if (now - last < EVERY_MS) return
    const stages = progress.stages()
    const sum = (of: 'done' | 'total') => stages.reduce((all, stage) => all + stage[of], 0)
    const done = sum('done')
    if (done <= told) return // it must grow
    told = done
    last = now
    const current = stages.find((stage) => stage.done < stage.total)
    const message = current ? `${current.stage}: ${current.done} of ${current.total}` : 'report'
    const params = { progressToken, progress: done, total: sum('total'), message }
    extra!.sendNotification({ method: 'notifications/progress', params }).catch(() => undefined) // the client may be gone
  })
  return watchRuns(service, progress.watch)
}
