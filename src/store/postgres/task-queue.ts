import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { type Json, sha256 } from '../../address/canonical.ts'
import type { Report } from '../report.ts'
import type { Taken, TaskQueue } from '../task-queue.ts'
import { CHANNEL, KEEP_ALIVE, type Line } from './line.ts'

const QUEUE = 'markgraph'
const SCHEMA = 'markgraph_queue'
const WORKERS = 7_238_107 // group of advisory locks: each worker holds one whose value is its places
const CONNECTIONS = 4
const HEARTBEAT_SECONDS = 10 // the least that pg-boss takes
const BEAT_MS = 3_000
const LOOK_SECONDS = 5 // between two looks for messages whose worker has died
const TRIES = 5 // after which a message is nobody's: it may be the one that ends its workers
const MAX_SECONDS = 3600 // of work on one message
const KEPT_SECONDS = 600 // of a message that is done
const POLL_MS = 500 // between two looks for work; who is told of some looks at once
const PLACES_MS = 1_000 // for which a count of workers is good enough
const SENT = 'sent'

/** pg-boss in the database of the store. It starts with the first use; while the database is away, nothing is sent or taken. */
export function postgresTaskQueue(
  address: string,
  line: Line,
  report: Report,
): TaskQueue & { close(): Promise<void> } {
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
      await one.createQueue(QUEUE, {
        policy: 'exclusive',
        retryLimit: TRIES,
        expireInSeconds: MAX_SECONDS,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        deleteAfterSeconds: KEPT_SECONDS,
      })
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

  return {
    async places() {
      if (places && performance.now() - places.at < PLACES_MS) return places.count
      const count = await using(0, async (one) => {
        const { rows } = await one.getDb().executeSql(
          `select coalesce(sum(objid::bigint), 0)::int as places from pg_locks
             where locktype = 'advisory' and classid = $1 and granted
               and database = (select oid from pg_database where datname = current_database())`,
          [WORKERS],
        )
        return rows[0].places as number
      })
      places = { at: performance.now(), count }
      return count
    },
    send: ({ key, client, body }) =>
      using<string | undefined>(undefined, async (one) => {
        const id = await one.send(QUEUE, { body }, { singletonKey: key, group: { id: client || '-' } })
        if (id) await one.getDb().executeSql('select pg_notify($1, $2)', [CHANNEL, `${SENT} ${id}`])
        return id ?? undefined
      }),
    over: (ids) =>
      using<ReadonlyMap<string, Json | undefined>>(new Map(), async (one) => {
        const { rows } = await one
          .getDb()
          .executeSql(
            `select id, state, output from ${SCHEMA}.job where name = $1 and id = any($2::uuid[])`,
            [QUEUE, ids],
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
    async take(places, work) {
      const stopping = new AbortController()
      const release = await line.hold(WORKERS, places)
      const loops = Array.from({ length: places }, () => loop(opened, line, report, work, stopping.signal))
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

/** Takes one message after the other until `until` aborts. */
async function loop(
  opened: () => Promise<PgBoss>,
  line: Line,
  report: Report,
  work: (taken: Taken) => Promise<Json>,
  until: AbortSignal,
): Promise<void> {
  let woken = new AbortController()
  const off = line.on(SENT, () => woken.abort())
  let last: string | undefined
  while (!until.aborted) {
    woken = new AbortController()
    try {
      const boss = await opened()
      // another client's first; without that, "many messages of one do not keep out another" fails (test/cluster/queue.lab.test.ts)
      const [message] =
        (last !== undefined && (await boss.fetch<{ body: Json }>(QUEUE, { ignoreGroups: [last] }))) || []
      const [taken] = message ? [message] : await boss.fetch<{ body: Json }>(QUEUE)
      if (taken) {
        last = taken.groupId ?? undefined
        await done(boss, taken, work, until)
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
  { id, data }: { readonly id: string; readonly data: { readonly body: Json } },
  work: (taken: Taken) => Promise<Json>,
  until: AbortSignal,
): Promise<void> {
  const beat = setInterval(() => void boss.touch(QUEUE, id).catch(() => {}), BEAT_MS)
  try {
    const said = await work({ body: data.body, until })
    await boss.complete(QUEUE, id, { said })
  } catch (error) {
    await boss.fail(QUEUE, id, { message: (error as Error).message })
  } finally {
    clearInterval(beat)
  }
}
