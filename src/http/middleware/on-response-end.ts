import type { FastifyReply } from 'fastify'

/**
 * Does something once: when the answer was sent or the client is gone, or now when that has been already. `finished` of
 * node:stream does the same with two listeners for each event, and a response takes ten before Node.js warns.
 */
export function onResponseEnd({ raw }: FastifyReply, work: () => void): void {
  let isDone = false
  const over = (): void => {
    if (isDone) return
    isDone = true
    work()
  }
  if (raw.destroyed || raw.writableFinished) {
    over()
    return
  }
  raw.once('finish', over)
  raw.once('close', over)
}
