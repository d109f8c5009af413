import { MarkgraphError, phrase } from '../errors.ts'
import { type Demand, SYSTEM } from '../executor/executor.ts'
import { FairOrder, type Turn } from '../executor/fair-order.ts'
import { mib } from '../words/amounts.ts'

/** Gives back what was taken; further calls do nothing. */
export type Release = () => void

/**
 * The memory that all work of a process may take together. Each request takes its part once, before its work begins. Clients
 * share it as they share the threads (see `FairOrder`). A client who has some gets more only while all that is taken fits into
 * the share of one request, so that something is left for those who come. Without this rule, "a client who has
 * much waits for more, and others get theirs at once" fails (test/limits/memory-budget.test.ts).
 */
export interface MemoryBudget {
  /** Bytes of one request, and of all requests together. */
  readonly share: number
  readonly whole: number
  /** Bytes that are taken, and requests that wait for theirs. */
  taken(): number
  waiting(): number
  /**
   * Takes bytes; waits its turn while others have them.
   * errors  `too-large` for more than the share; the reason of `wanted.until` when that aborts first
   */
  take(bytes: number, wanted?: Demand): Promise<Release>
}

interface Waiting {
  readonly bytes: number
  clients(): Iterable<string>
  start(end: () => void): void
}

export function memoryBudget(whole: number, share: number): MemoryBudget {
  let taken = 0
  let waiting = 0
  const order = new FairOrder<Waiting>()
  /** Whose turn it is among the clients who have nothing, and among the others. They wait for what they need: nobody overtakes. */
  let first: Turn<Waiting> | undefined
  let more: Turn<Waiting> | undefined
  const begin = ({ work, end }: Turn<Waiting>): void => {
    taken += work.bytes
    work.start(() => {
      taken -= work.bytes
      end()
      serve()
    })
  }
  function serve(): void {
    for (;;) {
      first ??= order.next(0)
      if (first) {
        if (taken + first.work.bytes > whole) return
        const turn = first
        first = undefined
        begin(turn)
        continue
      }
      more ??= order.next()
      if (!more || taken + more.work.bytes > share) return
      const turn = more
      more = undefined
      begin(turn)
    }
  }
  const leave = (work: Waiting): void => {
    order.remove(work)
    if (first?.work === work) {
      first.end()
      first = undefined
    }
    if (more?.work === work) {
      more.end()
      more = undefined
    }
    serve()
  }
  return {
    share,
    whole,
    taken: () => taken,
    waiting: () => waiting,
    async take(bytes, { until, clients } = SYSTEM) {
      if (bytes > share) throw overShare(bytes, share)
      until?.throwIfAborted()
      const { promise, resolve, reject } = Promise.withResolvers<Release>()
      const work: Waiting = {
        bytes,
        clients,
        start(end) {
          until?.removeEventListener('abort', onAbort)
          waiting -= 1
          let over = false
          resolve(() => {
            if (over) return
            over = true
            end()
          })
        },
      }
      const onAbort = (): void => {
        waiting -= 1
        leave(work)
        reject(until!.reason)
      }
      until?.addEventListener('abort', onAbort, { once: true })
      waiting += 1
      order.add(work)
      serve()
      return promise
    },
  }
}

const overShare = (bytes: number, share: number): MarkgraphError =>
  new MarkgraphError(
    'too-large',
    phrase(
      'this request would take about {bytes} of memory, more than the {share} that one request may use; send fewer or smaller scans',
      { bytes: mib(bytes), share: mib(share) },
    ),
    { bytes, share },
  )
