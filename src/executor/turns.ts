import type { Demand } from './executor.ts'
import { FairOrder } from './fair-order.ts'

/** Work in turns that clients share: see `FairOrder`. */
export interface Turns {
  /**
   * Runs work when its turn comes. Its part up to the first wait is done at that moment.
   * errors  those of the work; the reason of `wanted.until` when that aborts first
   */
  run<T>(wanted: Demand, work: () => Promise<T>): Promise<T>
  /** Gives the turns that are possible now. Call it when `room` may have grown for another reason than the end of a turn. */
  give(): void
}

/**
 * New turns.
 * in      `room`: the most turns that a client may have to get another one while so many are under way. `Infinity` when there
 *         is room for all, 0 when there is room for those who have none, -1 when nobody gets one.
 */
export function turns(room: (underWay: number) => number): Turns {
  const order = new FairOrder<{ clients(): Iterable<string>; begin(end: () => void): void }>()
  let underWay = 0
  function give(): void {
    for (let turn = order.next(room(underWay)); turn; turn = order.next(room(underWay))) {
      underWay += 1
      turn.work.begin(turn.end)
    }
  }
  return {
    give,
    run<T>({ until, clients }: Demand, work: () => Promise<T>): Promise<T> {
      if (until?.aborted) return Promise.reject(until.reason)
      const { promise, resolve, reject } = Promise.withResolvers<T>()
      const leave = (): void => {
        order.remove(waiting)
        reject(until!.reason)
      }
      const waiting = {
        clients,
        begin(end: () => void): void {
          until?.removeEventListener('abort', leave)
          work()
            .finally(() => {
              underWay -= 1
              end()
              give()
            })
            .then(resolve, reject)
        },
      }
      until?.addEventListener('abort', leave, { once: true })
      order.add(waiting)
      give()
      return promise
    },
  }
}
