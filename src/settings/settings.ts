import { createPrivateKey, type KeyObject } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { closest } from 'fastest-levenshtein'
import { z } from 'zod'
import { MarkgraphError } from '../errors.ts'
import { listed } from '../words/listed.ts'
import { MIB } from '../words/mib.ts'
import { type ApiKey, apiKeys } from './api-keys.ts'

const LOCAL_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*', 'http://[::1]:*'] // for development on the same machine
const ORIGIN = /^https?:\/\/(\[[0-9a-f:.]+\]|[\w.-]+)(:(\d+|\*))?$/i
const HOST_NAME = /^(\[[0-9a-f:.]+\]|[\w.-]+)$/

const BLOBS = 'MARKGRAPH_BLOBS'
const SECRET = new Set([
  'MARKGRAPH_API_KEYS',
  'MARKGRAPH_STORE',
  'MARKGRAPH_SIGNING_KEY',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
])

const DISK_BYTES = 64 * 1024 * MIB
const CLIENT_SHARE = 1 / 4 // of the disk, unless it is set

const DAY = 86_400 // seconds; a timer of more than 24 days fires at once

const positive = (fallback: number, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number().int().positive().max(max).default(fallback)
const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'])
    .default(fallback ? 'true' : 'false')
    .transform((text) => text === 'true')

const origins = z
  .string()
  .default(LOCAL_ORIGINS.join(','))
  .transform(listed)
  .refine((all) => all.every((one) => ORIGIN.test(one)), {
    error:
      'origins must look like https://lab.example or http://localhost:*, separated by commas; * alone is not allowed',
  })

const hosts = z
  .string()
  .default('')
  .transform((text) => listed(text).map((one) => one.toLowerCase()))
  .refine((all) => all.every((one) => HOST_NAME.test(one)), {
    error: 'names must look like lab.example, 192.0.2.1 or [::1], without a port, separated by commas',
  })

const signingKey = z
  .string()
  .optional()
  .transform((pem, context): KeyObject | undefined => {
    if (pem === undefined) return undefined
    const key = privateKeyOf(pem)
    if (key?.asymmetricKeyType === 'ed25519') return key
    context.addIssue({
      code: 'custom',
      message: 'must be a private Ed25519 key as PEM text, as `markgraph keys new` writes it',
    })
    return z.NEVER
  })

function privateKeyOf(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem)
  } catch {
    return undefined
  }
}

/** Every environment variable the service reads, with its default. */
const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(8000),
  MARKGRAPH_DATA: z.string().min(1).default('./data'),
  MARKGRAPH_STORE: z
    .string()
    .regex(/^(postgres(ql)?:\/\/.+)?$/, 'must be an address like postgres://user:password@host/database')
    .default(''),
  MARKGRAPH_BLOBS: z.string().default(''),
  MARKGRAPH_BLOB_CACHE_BYTES: positive(4096 * MIB),
  MARKGRAPH_SIGNING_KEY: signingKey,
  AWS_ENDPOINT_URL: z.string().default(''),
  AWS_REGION: z.string().default('us-east-1'),
  AWS_ACCESS_KEY_ID: z.string().default(''),
  AWS_SECRET_ACCESS_KEY: z.string().default(''),
  MARKGRAPH_THREADS: positive(availableParallelism(), 256),
  MARKGRAPH_MEMORY_BYTES: positive(64 * MIB),
  MARKGRAPH_WORK_BYTES: positive(576 * MIB),
  MARKGRAPH_MAX_WORK_BYTES: positive(512 * MIB),
  MARKGRAPH_MAX_OPERATIONS: positive(60e9),
  MARKGRAPH_KEEP_SCANS: flag(true),
  MARKGRAPH_DISK_BYTES: positive(DISK_BYTES),
  MARKGRAPH_CLIENT_DISK_BYTES: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  MARKGRAPH_MAX_FILE_BYTES: positive(64 * MIB),
  MARKGRAPH_MAX_REQUEST_BYTES: positive(256 * MIB),
  MARKGRAPH_MAX_MESSAGE_BYTES: positive(64 * MIB),
  MARKGRAPH_MAX_FILES: positive(24),
  MARKGRAPH_MAX_DECOMPRESSED_BYTES: positive(512 * MIB),
  MARKGRAPH_MAX_COMPRESSION_RATIO: z.coerce.number().positive().default(200),
  MARKGRAPH_RATE_LIMIT: positive(120),
  MARKGRAPH_RATE_WINDOW_SECONDS: positive(60, DAY),
  MARKGRAPH_TRUST_PROXY: flag(false),
  MARKGRAPH_COMPARE_SECONDS: positive(60, DAY),
  MARKGRAPH_QUEUE: positive(256),
  MARKGRAPH_STOP_SECONDS: positive(20, DAY),
  MARKGRAPH_CORS_ORIGINS: origins,
  MARKGRAPH_HOSTS: hosts,
  MARKGRAPH_API_KEYS: apiKeys,
  MARKGRAPH_BENCHMARK_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  MARKGRAPH_SUBMISSION_LIMIT: positive(5),
  MARKGRAPH_SUBMISSION_WINDOW_SECONDS: positive(3600, DAY),
  MARKGRAPH_MAX_SUBMISSION_BYTES: positive(64 * MIB),
  MARKGRAPH_LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

/** Where a service keeps what it stores. */
export interface StorePlace {
  /** The folder of this process: the store itself, or what the process needs beside a database. */
  readonly dataFolder: string
  /** `postgres://…`; empty for SQLite in the data folder. */
  readonly database: string
  /** A folder that all machines share, or `s3://bucket/prefix`; empty with SQLite. */
  readonly blobs: string
  /** Most bytes of a bucket that are kept in the data folder. */
  readonly cacheBytes: number
  /** How the service of a bucket is reached. */
  readonly bucket: {
    readonly endpoint: string
    readonly region: string
    readonly accessKeyId: string
    readonly secretAccessKey: string
  }
}

export interface Settings {
  readonly host: string
  readonly port: number
  readonly dataFolder: string
  /** Where the store is, if it is not in the data folder: see `StorePlace`. */
  readonly store: Omit<StorePlace, 'dataFolder'>
  readonly threads: number
  /** Bytes of artifacts held in memory between stages. */
  readonly memoryBytes: number
  /** Bytes of memory for decoded scans and the work on them: of all requests together, and of one. */
  readonly workBytes: number
  readonly maxWorkBytes: number
  /** Arithmetic operations that the computations of one request may take, by estimate. */
  readonly maxOperations: number
  readonly keepScans: boolean
  /** Bytes that the data folder may take. Above them, data that can be computed again are evicted. */
  readonly diskBytes: number
  /** Bytes that each client may keep in it for good. */
  readonly clientBytes: number
  readonly maxFileBytes: number
  readonly maxRequestBytes: number
  readonly maxFiles: number
  /** Bytes of one MCP message over HTTP. It is in memory several times while it is answered. */
  readonly maxMessageBytes: number
  readonly maxDecompressedBytes: number
  readonly maxCompressionRatio: number
  /** Most compute requests per client address in a sliding window. */
  readonly rateLimit: number
  readonly rateWindowSeconds: number
  /** Whether to take the right-most `X-Forwarded-For` entry as the client. */
  readonly trustProxy: boolean
  readonly compareSeconds: number
  /** Most compute requests under way or waiting. */
  readonly queue: number
  /** How long work under way may continue after a signal to stop. */
  readonly stopSeconds: number
  /** Web origins that may read answers; `:*` stands for every port. */
  readonly corsOrigins: readonly string[]
  /** Names that the Host header of a request may have; if there are none, see `allowedHosts`. */
  readonly hosts: readonly string[]
  /** If there are none, everybody may use the service. */
  readonly apiKeys: readonly ApiKey[]
  /** A separate port for the benchmark routes. If undefined, they are served with the others. */
  readonly benchmarkPort: number | undefined
  /** Most accepted submissions to the benchmark per client address in a sliding window. */
  readonly submissionLimit: number
  readonly submissionWindowSeconds: number
  readonly maxSubmissionBytes: number
  /** Bundles are signed with it; undefined when they are not. */
  readonly signingKey: KeyObject | undefined
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

/**
 * The settings of a process. An empty variable counts as unset.
 * errors  `bad-setting` names the first variable that has a wrong value, or that begins with MARKGRAPH_ and is unknown
 */
export function settings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const known = Object.keys(environment.shape)
  for (const name of Object.keys(given)) {
    if (!name.startsWith('MARKGRAPH_') || known.includes(name)) continue
    const message = `${name} is not a setting; the nearest one is ${closest(name, known)}`
    throw new MarkgraphError('bad-setting', message, { name })
  }
  const result = environment.safeParse(given)
  if (!result.success) {
    const issue = result.error.issues[0]!
    const name = String(issue.path[0])
    const shown = SECRET.has(name) ? 'not valid' : JSON.stringify(given[name]) // no key in a log
    throw new MarkgraphError('bad-setting', `${name} is ${shown}: ${issue.message}`, { name })
  }
  const value = result.data
  if (value.MARKGRAPH_MAX_WORK_BYTES > value.MARKGRAPH_WORK_BYTES) {
    const name = 'MARKGRAPH_MAX_WORK_BYTES'
    const message = `${name} is ${value[name]}, more than MARKGRAPH_WORK_BYTES (${value.MARKGRAPH_WORK_BYTES}); the share of one request must fit into that of all`
    throw new MarkgraphError('bad-setting', message, { name })
  }
  return {
    host: value.HOST,
    port: value.PORT,
    dataFolder: value.MARKGRAPH_DATA,
    store: storeOf(value),
    threads: value.MARKGRAPH_THREADS,
    memoryBytes: value.MARKGRAPH_MEMORY_BYTES,
    workBytes: value.MARKGRAPH_WORK_BYTES,
    maxWorkBytes: value.MARKGRAPH_MAX_WORK_BYTES,
    maxOperations: value.MARKGRAPH_MAX_OPERATIONS,
    keepScans: value.MARKGRAPH_KEEP_SCANS,
    diskBytes: value.MARKGRAPH_DISK_BYTES,
    clientBytes: value.MARKGRAPH_CLIENT_DISK_BYTES ?? Math.ceil(value.MARKGRAPH_DISK_BYTES * CLIENT_SHARE),
    maxFileBytes: value.MARKGRAPH_MAX_FILE_BYTES,
    maxRequestBytes: value.MARKGRAPH_MAX_REQUEST_BYTES,
    maxFiles: value.MARKGRAPH_MAX_FILES,
    maxMessageBytes: value.MARKGRAPH_MAX_MESSAGE_BYTES,
    maxDecompressedBytes: value.MARKGRAPH_MAX_DECOMPRESSED_BYTES,
    maxCompressionRatio: value.MARKGRAPH_MAX_COMPRESSION_RATIO,
    rateLimit: value.MARKGRAPH_RATE_LIMIT,
    rateWindowSeconds: value.MARKGRAPH_RATE_WINDOW_SECONDS,
    trustProxy: value.MARKGRAPH_TRUST_PROXY,
    compareSeconds: value.MARKGRAPH_COMPARE_SECONDS,
    queue: value.MARKGRAPH_QUEUE,
    stopSeconds: value.MARKGRAPH_STOP_SECONDS,
    corsOrigins: value.MARKGRAPH_CORS_ORIGINS,
    hosts: value.MARKGRAPH_HOSTS,
    apiKeys: value.MARKGRAPH_API_KEYS,
    benchmarkPort: value.MARKGRAPH_BENCHMARK_PORT,
    submissionLimit: value.MARKGRAPH_SUBMISSION_LIMIT,
    submissionWindowSeconds: value.MARKGRAPH_SUBMISSION_WINDOW_SECONDS,
    maxSubmissionBytes: value.MARKGRAPH_MAX_SUBMISSION_BYTES,
    signingKey: value.MARKGRAPH_SIGNING_KEY,
    logLevel: value.MARKGRAPH_LOG_LEVEL,
  }
}

/** Database and blobs are given together: rows on one machine and blobs for many would not fit. */
function storeOf(value: z.infer<typeof environment>): Settings['store'] {
  const { MARKGRAPH_STORE: database, MARKGRAPH_BLOBS: blobs } = value
  if ((database === '') !== (blobs === '')) {
    const [given, missing] = database === '' ? [BLOBS, 'MARKGRAPH_STORE'] : ['MARKGRAPH_STORE', BLOBS]
    const message = `${given} is set and ${missing} is not; a database needs a folder or bucket for its blobs, and these need a database`
    throw new MarkgraphError('bad-setting', message, { name: missing })
  }
  return {
    database,
    blobs,
    cacheBytes: value.MARKGRAPH_BLOB_CACHE_BYTES,
    bucket: {
      endpoint: value.AWS_ENDPOINT_URL,
      region: value.AWS_REGION,
      accessKeyId: value.AWS_ACCESS_KEY_ID,
      secretAccessKey: value.AWS_SECRET_ACCESS_KEY,
    },
  }
}
