import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Report } from '../report.ts'

/** The channel on which a text is told: a topic and a name. */
export const CHANNEL = 'markgraph'
/** Of a connection: a server that vanishes without a word is missed after about 20 seconds. Who waits for it would wait for ever. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
const AGAIN_MS = 500 // between two attempts to connect
const CONNECT_MS = 5_000
const CLOSE_MS = 1_000

/** A connection of its own, that stays: it hears what other processes tell, and holds locks that end with this process. */
export interface Line {
  /** Calls `heard` with the name of everything told under this topic. After a loss of the connection it is called without a name. */
  on(topic: string, heard: (name: string | undefined) => void): () => void
  /** Resolves when there is a connection, or after five seconds without one. */
  connected(): Promise<void>
  /** Takes a shared lock, now and whenever the connection is new, until the returned function is called. */
  hold(group: number, value: number): Promise<() => Promise<void>>
  /** The values of the shared locks of a group that processes hold; none when there is no connection. */
  held(group: number): Promise<number[]>
  /** Takes locks; those that another process has are refused, and none when there is no connection. */
  lock(keys: readonly bigint[]): Promise<ReadonlySet<bigint>>
  unlock(keys: readonly bigint[]): void
  close(): Promise<void>
}

/** Opens the line. While the server cannot be reached, it is tried again and again; nothing else waits for that but `hold`. */
export function openLine(address: string, report: Report): Line {
  const listeners = new Map<string, Set<(name: string | undefined) => void>>()
  const held = new Map<object, readonly [number, number]>()
  let client: Client | undefined
  let connecting: Promise<void> | undefined
  let closed = false

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: address,
      connectionTimeoutMillis: CONNECT_MS,
      ...KEEP_ALIVE,
    })
    const lost = (): void => {
      if (client === next) client = undefined
      void next.end().catch(() => {})
      again()
    }
    next.once('error', lost)
    next.on('error', () => {})
    next.on('notification', ({ payload = '' }) => {
      const [topic = '', name = ''] = payload.split(' ', 2)
      for (const heard of listeners.get(topic) ?? []) heard(name)
    })
    await next.connect()
    next.once('end', lost)
    try {
      await next.query(`listen ${CHANNEL}; set tcp_keepalives_idle = 20`)
      for (const [group, value] of held.values()) {
        await next.query('select pg_advisory_lock_shared($1, $2)', [group, value])
      }
    } catch (error) {
      void next.end().catch(() => {}) // another one is tried, and nobody knows this one
      throw error
    }
    client = next
    for (const all of listeners.values()) for (const heard of all) heard(undefined)
  }
  function again(): void {
    if (closed || connecting || client) return
    connecting = (async () => {
      while (!closed && !client) {
        await connect().catch((error: Error) => report('no line to the database', { cause: error.message }))
        if (!closed && !client) await sleep(AGAIN_MS)
      }
    })().finally(() => {
      connecting = undefined
    })
  }
  again()
  // one after the other; an answer that is lost is none: a new connection takes the locks that are held again
  let last: Promise<unknown> = Promise.resolve()
  function ask(text: string, values: unknown[]): Promise<readonly Record<string, unknown>[]> {
    const asked = last.then(async () => (await client?.query(text, values))?.rows ?? []).catch(() => [])
    last = asked
    return asked
  }
  return {
    on(topic, heard) {
      const all = listeners.get(topic) ?? new Set()
      listeners.set(topic, all.add(heard))
      return () => void all.delete(heard)
    },
    connected: async () => Promise.race([connecting, sleep(CONNECT_MS, undefined, { ref: false })]),
    async hold(group, value) {
      await connecting
      const name = {}
      held.set(name, [group, value])
      await ask('select pg_advisory_lock_shared($1, $2)', [group, value])
      return async () => {
        held.delete(name)
        await ask('select pg_advisory_unlock_shared($1, $2)', [group, value])
      }
    },
    async held(group) {
      const rows = await ask(
        `select objid::bigint::int as value from pg_locks
           where locktype = 'advisory' and classid = $1 and granted
             and database = (select oid from pg_database where datname = current_database())`,
        [group],
      )
      return rows.map(({ value }) => value as number)
    },
    async lock(keys) {
      const refused = 'select key from unnest($1::bigint[]) as key where not pg_try_advisory_lock(key)'
      const rows = await ask(refused, [keys.map(String)])
      return new Set(rows.map(({ key }) => BigInt(key as string)))
    },
    unlock(keys) {
      void ask('select pg_advisory_unlock(key) from unnest($1::bigint[]) as key', [keys.map(String)])
    },
    async close() {
      closed = true
      await connecting
      const last = client
      client = undefined
      await Promise.race([last?.end().catch(() => {}), sleep(CLOSE_MS, undefined, { ref: false })]) // a broken one may never say that it has ended
    },
  }
}
