import { setTimeout as sleep } from 'node:timers/promises'
import { MarkgraphError, phrase } from '../errors.ts'

const FIRST_MS = 50
const LONGEST_MS = 2_000
const GIVE_UP_MS = 15_000

/**
 * Does work that can be repeated without harm. An error that is `transient` is followed by another try, after longer and longer
 * waits.
 * errors  `store-unavailable` when no try succeeded in the 15 seconds after the first failure; any other error of the work at once
 */
export async function again<T>(work: () => Promise<T>, transient: (error: unknown) => boolean): Promise<T> {
  let until: number | undefined
  for (let wait = FIRST_MS; ; wait = Math.min(2 * wait, LONGEST_MS)) {
    try {
      return await work()
    } catch (error) {
      if (!transient(error)) throw error
      until ??= performance.now() + GIVE_UP_MS // a server that vanishes without a word is missed later than that
      if (performance.now() + wait > until) {
        const message = phrase('the storage of this service does not answer; try again in a few seconds')
        throw new MarkgraphError('store-unavailable', message, { retryAfterSeconds: 5 }, error)
      }
    }
    await sleep(wait)
  }
}
