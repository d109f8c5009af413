import { MarkgraphError } from '../errors.ts'
import { mib } from '../settings.ts'

/** Gives back what was taken; further calls do nothing. */
export type Release = () => void

interface Waiting {
  readonly bytes: number
  start(): void
}

/** The memory that all work of a process may take together. Each request takes its part once, before its work begins. */
export interface Budget {
  /** Bytes of one request, and of all requests together. */
  readonly share: number
  readonly whole: number
  /** Bytes that are taken, and requests that wait for theirs. */
  taken(): number
  waiting(): number
  /**
   * Takes bytes; waits its turn while others have them, first come first served.
   * errors  `too-large` for more than the share; the reason of `until` when that aborts first
   */
  take(bytes: number, until?: AbortSignal): Promise<Release>
}

export function budget(whole: number, share: number): Budget {
  let taken = 0
  const line: Waiting[] = []
  const serve = (): void => {
    // Only the first may start: a large request is not overtaken by small ones for ever.
    while (line.length > 0 && taken + line[0]!.bytes <= whole) line.shift()!.start()
  }
  return {
    ...{ share, whole },
    taken: () => taken,
    waiting: () => line.length,
    async take(bytes, until) {
      if (bytes > share) throw overShare(bytes, share)
      until?.throwIfAborted()
      const { promise, resolve, reject } = Promise.withResolvers<Release>()
      const one: Waiting = {
        bytes,
        start() {
          until?.removeEventListener('abort', leave)
          taken += bytes
          let given = false
          resolve(() => {
            if (given) return
            given = true
            taken -= bytes
            serve()
          })
        },
      }
      const leave = (): void => {
        line.splice(line.indexOf(one), 1)
        reject(until!.reason)
        serve()
      }
      until?.addEventListener('abort', leave, { once: true })
      line.push(one)
      serve()
      return promise
    },
  }
}

const overShare = (bytes: number, share: number): MarkgraphError =>
  new MarkgraphError(
    'too-large',
    `this request would take about ${mib(bytes)} of memory, more than the ${mib(share)} that one request may use; send fewer or smaller scans`,
    { bytes, share },
  )
