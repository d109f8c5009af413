import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { type Json, sha256 } from '../../address/canonical.ts'
import type { Report } from '../report.ts'
import type { Question, Questions, Taken, Taking, TaskQueue } from '../task-queue.ts'
import { CHANNEL, KEEP_ALIVE, type Line } from './line.ts'

const QUEUE = 'markgraph'
const SCHEMA = 'markgraph_queue'
const WORKERS = 7_238_107 // group of advisory locks: each worker holds one whose value is its places
const SEATS = 7_238_108 // the same, whose value is its seat
const CHOICE = 7_238_109n // lock of the process that chooses a seat
const CONNECTIONS = 4
const HEARTBEAT_SECONDS = 10 // the least that pg-boss takes
const BEAT_MS = 3_000
const LOOK_SECONDS = 5 // between two looks for messages whose worker has died
const TRIES = 5 // after which a message is nobody's: it may be the one that ends its workers
const MAX_SECONDS = 3600 // of work on one message
const KEPT_SECONDS = 600 // of a message that is done
const POLL_MS = 500 // between two looks for work; who is told of some looks at once
const PLACES_MS = 1_000 // for which a count of workers is good enough
const ASKED_MS = 1_000 // between two looks for an answer, and whether its worker is there; who hears of it looks at once
const ANSWERED = 'answered'

const OPTIONS = {
  policy: 'exclusive',
  expireInSeconds: MAX_SECONDS,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deleteAfterSeconds: KEPT_SECONDS,
} as const

/** pg-boss in the database of the store. It starts with the first use; while the database is away, nothing is sent or taken. */
export function postgresTaskQueue(
  address: string,
  line: Line,
  report: Report,
): TaskQueue & Questions & { close(): Promise<void> } {
  let boss: Promise<PgBoss> | undefined
  let places: { readonly at: number; readonly count: number } | undefined

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
      await one.createQueue(QUEUE, { ...OPTIONS, retryLimit: TRIES })
      return one
    } catch (error) {
      await one.stop({ graceful: false }).catch(() => {}) // its timers and connections would stay
      throw error
    }
  }
  const opened = (): Promise<PgBoss> => {
    boss ??= started().catch((error: unknown) => {
      boss = undefined // the next use tries again
      throw error
    })
    return boss
  }
  /** The result of a use of the queue; `otherwise` while it cannot be used. */
  async function using<T>(otherwise: T, use: (boss: PgBoss) => Promise<T>): Promise<T> {
    try {
      return await use(await opened())
    } catch (error) {
      report('the queue cannot be used now', { cause: (error as Error).message })
      return otherwise
    }
  }

  /** The values of the locks of a group that processes hold. */
  const held = (group: number): Promise<number[]> =>
    using<number[]>([], async (one) => {
      const { rows } = await one.getDb().executeSql(
        `select objid::bigint::int as value from pg_locks
           where locktype = 'advisory' and classid = $1 and granted
             and database = (select oid from pg_database where datname = current_database())`,
        [group],
      )
      return rows.map(({ value }) => value as number)
    })
  const seats = async (): Promise<number[]> => [...new Set(await held(SEATS))].sort((a, b) => a - b)
  const send = (queue: string, key: string, { client, body }: Question): Promise<string | undefined> =>
    using<string | undefined>(undefined, async (one) => {
      const id = await one.send(queue, { body }, { singletonKey: key, group: { id: client || '-' } })
      if (id) await tell(one, queue, id)
      return id ?? undefined
    })
  const over = (queue: string, ids: readonly string[]): Promise<ReadonlyMap<string, Json | undefined>> =>
    using<ReadonlyMap<string, Json | undefined>>(new Map(), async (one) => {
      const { rows } = await one
        .getDb()
        .executeSql(`select id, state, output from ${SCHEMA}.job where name = $1 and id = any($2::uuid[])`, [
          queue,
          ids,
        ])
      const found = new Map(rows.map((row) => [row.id as string, row]))
      return new Map(
        ids.flatMap((id) => {
          const { state, output } = found.get(id) ?? {}
          if (['created', 'retry', 'active'].includes(state)) return []
          return [[id, state === 'completed' ? (output?.said as Json) : undefined] as const]
        }),
      )
    })
  /** Takes messages of a queue until `stop`; `release` then gives up what tells others of it. */
  function taking(
    queue: string,
    places: number,
    work: (taken: Taken) => Promise<Json>,
    release: () => Promise<void>,
  ): Taking {
    const stopping = new AbortController()
    const loops = Array.from({ length: places }, () =>
      loop({ queue, opened, line, report, work }, stopping.signal),
    )
    return {
      async stop() {
        stopping.abort(new Error('the worker stops'))
        await release()
        await Promise.all(loops)
      },
    }
  }
  /** Takes the first free seat. One process chooses at a time, so that two have different ones. */
  async function seated(): Promise<{ seat: number; leave: () => Promise<void> }> {
    while ((await line.lock([CHOICE])).size > 0) await sleep(POLL_MS)
    try {
      const taken = new Set(await seats())
      let seat = 0
      while (taken.has(seat)) seat += 1
      await using(undefined, (one) => one.createQueue(seatQueue(seat), { ...OPTIONS, retryLimit: 0 }))
      return { seat, leave: await line.hold(SEATS, seat) }
    } finally {
      line.unlock([CHOICE])
    }
  }

  return {
    async places() {
      if (places && performance.now() - places.at < PLACES_MS) return places.count
      const count = (await held(WORKERS)).reduce((sum, value) => sum + value, 0)
      places = { at: performance.now(), count }
      return count
    },
    send: ({ key, ...question }) => send(QUEUE, key, question),
    over: (ids) => over(QUEUE, ids),
    withdraw: (ids) =>
      using(undefined, async (one) => {
        await one
          .getDb()
          .executeSql(
            `delete from ${SCHEMA}.job where name = $1 and id = any($2::uuid[]) and state in ('created', 'retry')`,
            [QUEUE, ids],
          )
      }),
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
    take: async (places, work) => taking(QUEUE, places, work, await line.hold(WORKERS, places)),
    seats,
    async ask(seat, question, until) {
      const queue = seatQueue(seat)
      until?.throwIfAborted()
      let woken = new AbortController()
      const off = line.on(ANSWERED, (name) => {
        if (name === undefined || name === id) woken.abort()
      })
      const id = await send(queue, randomUUID(), question)
      try {
        while (id !== undefined) {
          woken = new AbortController()
          const found = await over(queue, [id])
          if (found.has(id)) return found.get(id)
          if (!(await seats()).includes(seat)) break
          const signal = until ? AbortSignal.any([until, woken.signal]) : woken.signal
          await sleep(ASKED_MS, undefined, { signal }).catch(() => {})
          until?.throwIfAborted()
        }
        return undefined
      } finally {
        off()
        if (id !== undefined) void using(undefined, (one) => one.deleteJob(queue, id)) // answers are large
      }
    },
    async answer(places, work) {
      const { seat, leave } = await seated()
      return taking(seatQueue(seat), places, work, leave)
    },
    async close() {
      const one = await boss?.catch(() => undefined)
      await one?.stop({ graceful: false }).catch(() => {})
    },
  }
}

const seatQueue = (seat: number): string => `${QUEUE}-seat-${seat}`

/** Tells every process of a message, under this topic. */
const tell = async (boss: PgBoss, topic: string, id: string): Promise<void> => {
  await boss.getDb().executeSql('select pg_notify($1, $2)', [CHANNEL, `${topic} ${id}`])
}

/** How the messages of a queue are done. */
interface Work {
  readonly queue: string
  readonly opened: () => Promise<PgBoss>
  readonly line: Line
  readonly report: Report
  readonly work: (taken: Taken) => Promise<Json>
}

/** Takes one message after the other until `until` aborts. */
async function loop({ queue, opened, line, report, work }: Work, until: AbortSignal): Promise<void> {
  let woken = new AbortController()
  const off = line.on(queue, () => woken.abort())
  let last: string | undefined
  while (!until.aborted) {
    woken = new AbortController()
    try {
      const boss = await opened()
      // another client's first; without that, "many messages of one do not keep out another" fails (test/cluster/queue.lab.test.ts)
      const [message] =
        (last !== undefined && (await boss.fetch<{ body: Json }>(queue, { ignoreGroups: [last] }))) || []
      const [taken] = message ? [message] : await boss.fetch<{ body: Json }>(queue)
      if (taken) {
        last = taken.groupId ?? undefined
        await done(boss, queue, taken, work, until)
        continue
      }
    } catch (error) {
      report('no work was taken', { cause: (error as Error).message })
    }
    await sleep(POLL_MS, undefined, { signal: AbortSignal.any([until, woken.signal]) }).catch(() => {})
  }
  off()
}

/** Does a message. Its row hears from this worker while it does; when it fails, another worker takes it. */
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
    await tell(boss, ANSWERED, id).catch(() => {}) // who does not hear of it looks from time to time
  }
}
