import { fileURLToPath } from 'node:url'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type ClientBase, DatabaseError, Pool } from 'pg'
import { MarkgraphError, phrase } from '../../errors.ts'
import { again } from '../again.ts'
import { refuseEarlier } from '../earlier-version.ts'
import { drizzle, migrate, sql } from './drizzle.ts'
import { CHANNEL, KEEP_ALIVE } from './line.ts'
import * as schema from './schema.ts'

export type Db = NodePgDatabase<typeof schema>

const MIGRATIONS = fileURLToPath(new URL('../../../migrations/postgres/', import.meta.url))
const CONNECTIONS = 10
const CONNECT_MS = 5_000
const MIGRATION_LOCK = 7_238_105_116 // of this program, among the advisory locks of the database
const RETRIED = /^(08|40001|40P01|53300|57P0[1-3])/ // no connection, conflict, too many connections, shutting down
const FULL = /^53100/

/** A connection pool of a PostgreSQL database. Its work may be repeated: inserts do nothing when the row is there. */
export interface Database {
  /** Does work; repeats it while the server cannot be reached. Errors: `store-unavailable`, `disk-full`, `write-failed`. */
  ask<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** The same in one transaction. */
  together<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Tells all processes of something, once: see `Line`. */
  told(topic: string, name: string): Promise<void>
  /** Asks the server once whether it is there. */
  reach(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens the database at `postgres://…` and applies the migrations, one server at a time.
 * errors  `bad-setting`: a database that cannot be used, or of a version before 1.0.0, which is left as it is
 */
export async function openDatabase(
  address: string,
  report: (message: string, details: Record<string, unknown>) => void,
): Promise<Database> {
  const pool = new Pool({
    connectionString: address,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    ...KEEP_ALIVE,
  })
  const lost = (error: Error): void => report('connection to the database lost', { cause: error.message })
  pool.on('error', lost)
  pool.on('connect', (client) => void client.on('error', lost)) // also one that is in use: its query fails by itself
  const db: Db = drizzle(pool, { schema })
  const repeated = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await again(work, isTransient)
    } catch (error) {
      throw failure(error)
    }
  }
  const ask = <T>(work: (db: Db) => Promise<T>): Promise<T> => repeated(() => work(db))
  const together = <T>(work: (db: Db) => Promise<T>): Promise<T> => repeated(() => transaction(pool, work))
  const { host, pathname } = new URL(address)
  const name = `the database ${pathname.slice(1)} on ${host}` // no password in a message
  try {
    await again(() => migrated(pool, name), isTransient)
  } catch (error) {
    await pool.end()
    if (error instanceof MarkgraphError) throw error
    const cause = (error as Error).cause ?? error
    const message = `${name} cannot be used: ${(cause as Error).message}`
    throw new MarkgraphError('bad-setting', message, {}, error)
  }
  const told = async (topic: string, name: string): Promise<void> => {
    await pool.query('select pg_notify($1, $2)', [CHANNEL, `${topic} ${name}`]).catch(() => {})
  }
  return {
    ask,
    together,
    told,
    reach: async () => void (await db.execute(sql`select 1`)),
    close: () => pool.end(),
  }
}

/** drizzle's own transactions keep a connection for ever when it is lost before they begin. */
async function transaction<T>(pool: Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let lost: Error | undefined
  try {
    await client.query('begin')
    const result = await work(drizzle(client, { schema }))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((cause: Error) => {
      lost = cause // the connection is not used again
    })
    throw error
  } finally {
    client.release(lost)
  }
}

async function migrated(pool: Pool, name: string): Promise<void> {
  const client = await pool.connect()
  try {
    const db = drizzle(client)
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    try {
      refuseEarlier(name, await firstMigration(client), MIGRATIONS)
      await migrate(db, { migrationsFolder: MIGRATIONS })
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`)
    }
  } finally {
    client.release()
  }
}

/** When the first migration of a database was made; undefined when it has none. */
async function firstMigration(client: ClientBase): Promise<number | undefined> {
  const table = 'drizzle.__drizzle_migrations'
  const { rows } = await client.query('select to_regclass($1) as found', [table])
  if (rows[0].found === null) return undefined
  const { rows: migrations } = await client.query(
    `select created_at from ${table} order by created_at limit 1`,
  )
  return migrations[0] && Number(migrations[0].created_at)
}

/** The error of the driver: drizzle wraps it. */
const driverError = (error: unknown): { code?: string; message?: string } =>
  ((error as Error).cause ?? error) as { code?: string; message?: string }

function isTransient(error: unknown): boolean {
  if (error instanceof MarkgraphError) return false
  const cause = driverError(error)
  if (cause instanceof DatabaseError) return RETRIED.test(cause.code ?? '')
  const { code = '', message = '' } = cause
  return /^(ECONN|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND)/.test(code) || /connection|timeout/i.test(message)
}

/** The error of a write as HTTP, MCP and the command line can report it. */
function failure(error: unknown): unknown {
  if (error instanceof MarkgraphError) return error
  const { code = '', message } = driverError(error)
  if (FULL.test(code)) {
    const full = phrase('the disk of the database is full, so nothing more can be stored; reading goes on')
    return new MarkgraphError('disk-full', full, {}, error)
  }
  return new MarkgraphError(
    'write-failed',
    phrase('the result could not be stored; try again'),
    { code, message },
    error,
  )
}
