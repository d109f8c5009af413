import { sha256 } from '../../address/canonical.ts'
import type { TaskQueue } from '../task-queue.ts'
import type { Line } from './line.ts'
import type { Messages, Queue } from './messages.ts'

const TASKS: Queue = { name: 'markgraph', tries: 5 } // after which a message is nobody's: it may be the one that ends its workers
const WORKERS = 7_238_107 // group of locks: each worker holds one whose value is its places
const PLACES_MS = 1_000 // for which a count of workers is good enough

/** Work for any worker. */
export function postgresTaskQueue(messages: Messages, line: Line): TaskQueue {
  let places: { readonly at: number; readonly count: number } | undefined
  return {
    async places() {
      if (places && performance.now() - places.at < PLACES_MS) return places.count
      const count = (await line.held(WORKERS)).reduce((sum, value) => sum + value, 0)
      places = { at: performance.now(), count }
      return count
    },
    send: ({ key, ...question }) => messages.send(TASKS, key, question),
    over: (ids) => messages.over(TASKS, ids),
    withdraw: (ids) => messages.forget(TASKS, ids, 'waiting'),
    async claim(keys) {
      const lockOf = (key: string): bigint => BigInt.asIntN(64, BigInt(`0x${sha256(key).slice(0, 16)}`))
      const locks = new Map(keys.map((key) => [key, lockOf(key)]))
      const refused = await line.lock([...locks.values()])
      const own = [...locks.values()].filter((lock) => !refused.has(lock))
      return {
        taken: new Set(keys.filter((key) => refused.has(locks.get(key)!))),
        release: () => line.unlock(own),
      }
    },
    take: async (places, work) => messages.take(TASKS, places, work, await line.hold(WORKERS, places)),
  }
}
