import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { MarkgraphError } from '../../errors.ts'
import { migrationTimes, refuseEarlier } from '../earlier-version.ts'
import { makeFolder } from '../make-folder.ts'
import { runChecksum } from '../records/stored-run.ts'
import { blobsIn } from './blobs/blob-files.ts'
import { ownTemporaryFolder, type TemporaryFolder } from './blobs/temporary-folder.ts'
import { drizzle, migrate } from './drizzle.ts'
import { DATABASE, databaseForReading, type ForReading } from './for-reading.ts'
import * as schema from './schema.ts'
import { cannotBeWritten, TRY_MS } from './write-failure.ts'

export type Db = BetterSQLite3Database<typeof schema>

export const MIGRATIONS = fileURLToPath(new URL('../../../migrations/', import.meta.url))

const OPEN_MS = 10_000 // how long opening waits while another process migrates

/** An open data folder. */
export interface Opened {
  readonly client: Database.Database
  readonly db: Db
  readonly temporary: TemporaryFolder
  /** Whether the file of the database is still the one that was opened. What is written to a removed file is lost. */
  isInPlace(): Promise<boolean>
  /** Why it can only be read; undefined where it can be written. */
  readonly readOnly?: MarkgraphError
}

/**
 * Opens the database of a data folder, or creates it, and applies the migrations. A folder that cannot be written now, and has a
 * database, is opened to be read.
 * errors  `bad-setting`: a folder that cannot be used, or of a version before 1.0.0, which is left as it is
 */
export async function openFolder(folder: string): Promise<Opened> {
  const full = await cannotBeWritten(folder)
  if (full) return openedForReading(folder, full)
  try {
    return await openedForWriting(folder)
  } catch (error) {
    const readOnly = await cannotBeWritten(folder, error)
    if (readOnly) return openedForReading(folder, readOnly)
    if (error instanceof MarkgraphError) throw error
    const { message } = error as Error
    const rule = 'MARKGRAPH_DATA must name a folder that can be written'
    throw new MarkgraphError(
      'bad-setting',
      `the data folder ${folder} cannot be used: ${message}; ${rule}`,
      { folder },
      error,
    )
  }
}

/** Opens a database to read it; where its tables are of an earlier release, a copy of it, with the migrations. */
export async function currentForReading(folder: string): Promise<ForReading> {
  const found = await databaseForReading(folder)
  refuseEarlierFolder(found.client, folder)
  if (migrationsOf(found.client).length >= migrationTimes(MIGRATIONS).length) return found
  await found.close()
  return databaseForReading(folder, (copy) => migratedDb(copy))
}

async function openedForReading(folder: string, readOnly: MarkgraphError): Promise<Opened> {
  const { client, close } = await currentForReading(folder)
  const path = await mkdtemp(join(tmpdir(), 'markgraph-'))
  return {
    client,
    db: drizzle(client, { schema }),
    temporary: {
      path,
      async remove() {
        await rm(path, { recursive: true, force: true })
        await close()
      },
    },
    isInPlace: async () => true,
    readOnly,
  }
}

async function openedForWriting(folder: string): Promise<Opened> {
  let client: Database.Database | undefined
  const path = join(folder, DATABASE)
  const file = async (): Promise<string> => {
    const { dev, ino } = await stat(path)
    return `${dev} ${ino}`
  }
  try {
    await makeFolder(folder)
    client = new Database(path, { timeout: OPEN_MS })
    refuseEarlierFolder(client, folder)
    await makeFolder(blobsIn(folder))
    client.pragma('journal_mode = WAL')
    client.pragma('synchronous = FULL')
    const db = migratedDb(client)
    client.pragma(`busy_timeout = ${TRY_MS}`)
    const first = await file()
    const isInPlace = async (): Promise<boolean> => (await file().catch(() => undefined)) === first
    return { client, db, temporary: await ownTemporaryFolder(folder), isInPlace }
  } catch (error) {
    client?.close()
    throw error
  }
}

/** Refuses the folder of a version before 1.0.0. Error: `bad-setting`. */
export function refuseEarlierFolder(client: Database.Database, folder: string): void {
  const [first] = migrationsOf(client)
  refuseEarlier(`the data folder ${folder}`, first, MIGRATIONS)
}

/** When each migration that a database has was made, in their order. */
export function migrationsOf(client: Database.Database): number[] {
  const isMigrated = client.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get()
  if (!isMigrated) return []
  return client
    .prepare('select created_at from __drizzle_migrations order by created_at')
    .pluck()
    .all() as number[]
}

/** Applies the migrations. If another process opens a new folder at the same time, the second one finds them applied. */
function migratedDb(client: Database.Database): Db {
  const db: Db = drizzle(client, { schema })
  // SQLite has no hash of its own, and a migration needs one
  client.function('run_checksum', { deterministic: true }, runChecksum as (...texts: unknown[]) => string)
  try {
    migrate(db, { migrationsFolder: MIGRATIONS })
  } catch {
    migrate(db, { migrationsFolder: MIGRATIONS })
  }
  return db
}
