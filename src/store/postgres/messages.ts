import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import type { Json } from '../../address/canonical.ts'
import type { Report } from '../report.ts'
import type { Question, Taken, Taking } from '../task-queue.ts'
import { CHANNEL, KEEP_ALIVE, type Line } from './line.ts'

const SCHEMA = 'markgraph_queue'
const CONNECTIONS = 4
const HEARTBEAT_SECONDS = 10 // the least that pg-boss takes
const BEAT_MS = 3_000
const LOOK_SECONDS = 5 // between two looks for messages whose worker has died
const MAX_SECONDS = 3600 // of work on one message
const KEPT_SECONDS = 600 // of a message that is done
const POLL_MS = 500 // between two looks for work; who is told of some looks at once

/** Told with the name of a message that is done, or has failed. */
export const OVER = 'over'

/** A queue of messages. */
export interface Queue {
  readonly name: string
  /** How often a message is taken again whose work has failed. */
  readonly tries: number
}

/** What happened to messages that are over: what their worker said of them, if it did. */
export type Over = ReadonlyMap<string, Json | undefined>

/** Messages in queues. While the database is away, nothing is sent or taken. */
export interface Messages {
  /** Sends a message; undefined when one of this key is there already, or when nothing can be sent now. */
  send(queue: Queue, key: string, question: Question): Promise<string | undefined>
  /** Those of the messages that nobody will work on any more. */
  over(queue: Queue, ids: readonly string[]): Promise<Over>
  /** Forgets messages: those that nobody has begun, or all of them. */
  forget(queue: Queue, ids: readonly string[], which: 'waiting' | 'all'): Promise<void>
  /** Takes messages, `places` at a time, until `stop`, which then calls `release`. */
  take(
    queue: Queue,
    places: number,
    work: (taken: Taken) => Promise<Json>,
    release: () => Promise<void>,
  ): Taking
  close(): Promise<void>
}

/** Messages by pg-boss in the database of the store. It starts with the first use. */
export function postgresMessages(address: string, line: Line, report: Report): Messages {
  let boss: Promise<PgBoss> | undefined
  const queues = new Map<string, Promise<PgBoss>>()

  async function started(): Promise<PgBoss> {
    const one = new PgBoss({
      connectionString: address,
      schema: SCHEMA,
      max: CONNECTIONS,
      schedule: false,
      superviseIntervalSeconds: LOOK_SECONDS,
      monitorIntervalSeconds: LOOK_SECONDS,
      ...KEEP_ALIVE,
    })
    one.on('error', ({ message }) => report('the queue failed', { cause: message }))
    try {
      await one.start()
      return one
    } catch (error) {
      await one.stop({ graceful: false }).catch(() => {}) // its timers and connections would stay
      throw error
    }
  }
  async function withQueue({ name, tries }: Queue): Promise<PgBoss> {
    boss ??= started().catch((error: unknown) => {
      boss = undefined // the next use tries again
      throw error
    })
    const one = await boss
    await one.createQueue(name, {
      policy: 'exclusive',
      retryLimit: tries,
      expireInSeconds: MAX_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deleteAfterSeconds: KEPT_SECONDS,
    })
    return one
  }
  /** pg-boss, with this queue in it. */
  function opened(queue: Queue): Promise<PgBoss> {
    const known = queues.get(queue.name)
    if (known) return known
    const made = withQueue(queue).catch((error: unknown) => {
      queues.delete(queue.name)
      throw error
    })
    queues.set(queue.name, made)
    return made
  }
  /** The result of a use of a queue; `otherwise` while it cannot be used. */
  async function using<T>(queue: Queue, otherwise: T, use: (boss: PgBoss) => Promise<T>): Promise<T> {
    try {
      return await use(await opened(queue))
    } catch (error) {
      report('the queue cannot be used now', { cause: (error as Error).message })
      return otherwise
    }
  }

  return {
    send: (queue, key, { client, body }) =>
      using<string | undefined>(queue, undefined, async (one) => {
        const id = await one.send(queue.name, { body }, { singletonKey: key, group: { id: client || '-' } })
        if (id) await tell(one, queue.name, id)
        return id ?? undefined
      }),
    over: (queue, ids) =>
      using<Over>(queue, new Map(), async (one) => {
        const { rows } = await one
          .getDb()
          .executeSql(
            `select id, state, output from ${SCHEMA}.job where name = $1 and id = any($2::uuid[])`,
            [queue.name, ids],
          )
        const found = new Map(rows.map((row) => [row.id as string, row]))
        return new Map(
          ids.flatMap((id) => {
            const { state, output } = found.get(id) ?? {}
            if (['created', 'retry', 'active'].includes(state)) return []
            return [[id, state === 'completed' ? (output?.said as Json) : undefined] as const]
          }),
        )
      }),
    forget: (queue, ids, which) =>
      using(queue, undefined, async (one) => {
        const only = which === 'waiting' ? `and state in ('created', 'retry')` : ''
        await one
          .getDb()
          .executeSql(`delete from ${SCHEMA}.job where name = $1 and id = any($2::uuid[]) ${only}`, [
            queue.name,
            ids,
          ])
      }),
    take(queue, places, work, release) {
      const stopping = new AbortController()
      const about = { queue, opened: () => opened(queue), line, report, work }
      const loops = Array.from({ length: places }, () => loop(about, stopping.signal))
      return {
        async stop() {
          stopping.abort(new Error('the worker stops'))
          await release()
          await Promise.all(loops)
        },
      }
    },
    async close() {
      const one = await boss?.catch(() => undefined)
      await one?.stop({ graceful: false }).catch(() => {})
    },
  }
}

/** Tells every process of a message. */
const tell = async (boss: PgBoss, topic: string, id: string): Promise<void> => {
  await boss.getDb().executeSql('select pg_notify($1, $2)', [CHANNEL, `${topic} ${id}`])
}

/** How the messages of a queue are done. */
interface Work {
  readonly queue: Queue
  readonly opened: () => Promise<PgBoss>
  readonly line: Line
  readonly report: Report
  readonly work: (taken: Taken) => Promise<Json>
}

/** Takes one message after the other until `until` aborts. */
async function loop(
  { queue: { name }, opened, line, report, work }: Work,
  until: AbortSignal,
): Promise<void> {
  let woken = new AbortController()
  const off = line.on(name, () => woken.abort())
  let last: string | undefined
  while (!until.aborted) {
    woken = new AbortController()
    try {
      const boss = await opened()
      // another client's first; without that, "many messages of one do not keep out another" fails (test/cluster/queue.lab.test.ts)
      const [message] =
        (last !== undefined && (await boss.fetch<{ body: Json }>(name, { ignoreGroups: [last] }))) || []
      const [taken] = message ? [message] : await boss.fetch<{ body: Json }>(name)
      if (taken) {
        last = taken.groupId ?? undefined
        await done(boss, name, taken, work, until)
        continue
      }
    } catch (error) {
      report('no work was taken', { cause: (error as Error).message })
    }
    await sleep(POLL_MS, undefined, { signal: AbortSignal.any([until, woken.signal]) }).catch(() => {})
  }
  off()
}

/** Does a message. Its row hears from this worker while it does; when it fails, it may be taken again. */
async function done(
  boss: PgBoss,
  queue: string,
  { id, data }: { readonly id: string; readonly data: { readonly body: Json } },
  work: (taken: Taken) => Promise<Json>,
  until: AbortSignal,
): Promise<void> {
  const beat = setInterval(() => void boss.touch(queue, id).catch(() => {}), BEAT_MS)
  try {
    const said = await work({ body: data.body, until })
    await boss.complete(queue, id, { said })
  } catch (error) {
    await boss.fail(queue, id, { message: (error as Error).message })
  } finally {
    clearInterval(beat)
    await tell(boss, OVER, id).catch(() => {}) // who does not hear of it looks from time to time
  }
}
