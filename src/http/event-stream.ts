import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

const ALIVE_MS = 15_000 // many proxies close a silent connection

/** The response that carries events. */
export const eventsAnswer = (until: string) => ({
  description: `Events until ${until}.`,
  content: { 'text/event-stream': { schema: z.string() } },
})

interface Looked {
  readonly data: object
  readonly over: boolean
}

/**
 * Server-sent events about something that changes: `progress` with its record whenever that has changed, and `end` with the
 * last one. `look` is called every so many milliseconds, or whenever a function says so, until the signal aborts.
 */
export async function* eventsOf(
  look: () => Promise<Looked>,
  every: number | ((until: AbortSignal) => Promise<void>),
  signal: AbortSignal,
): AsyncGenerator<string> {
  let last = ''
  let quiet = performance.now()
  const next =
    typeof every === 'number' ? (until: AbortSignal) => sleep(every, undefined, { signal: until }) : every
  while (!signal.aborted) {
    const { data, over } = await look()
    const text = JSON.stringify(data)
    if (text !== last || over) {
      yield `event: ${over ? 'end' : 'progress'}\ndata: ${text}\n\n`
      last = text
      quiet = performance.now()
    }
    if (over) return
    await next(signal).catch(() => {})
    if (performance.now() - quiet >= ALIVE_MS) {
      yield ': still here\n\n'
      quiet = performance.now()
    }
  }
}
