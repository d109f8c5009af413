import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { closest } from 'fastest-levenshtein'
import { z } from 'zod'
import { MarkgraphError } from '../errors.ts'
import { MIB } from '../words/amounts.ts'
import { LANGUAGES } from '../words/languages/language.ts'
import { ownScaleSchema } from '../words/languages/own-scale.ts'
import { chooseScale, type OwnScale } from '../words/languages/scales.ts'
import { splitList } from '../words/lists.ts'
import { apiKeys } from './api-keys.ts'

const LOCAL_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*', 'http://[::1]:*'] // for development on the same machine
const ORIGIN = /^https?:\/\/(\[[0-9a-f:.]+\]|[\w.-]+)(:(\d+|\*))?$/i
const TRUSTED = /^(sha256:)?[0-9a-f]{64}$/
const HOST_NAME = /^(\[[0-9a-f:.]+\]|[\w.-]+)$/

const DISK_BYTES = 64 * 1024 * MIB
const CLIENT_SHARE = 1 / 4 // of the disk, unless it is set

const DAY = 86_400 // seconds; a timer of more than 24 days fires at once

function whole(least: number, most = Number.MAX_SAFE_INTEGER) {
  const range = most < Number.MAX_SAFE_INTEGER ? `from ${least} to ${most}` : `of at least ${least}`
  const error = `must be a whole number ${range}`
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}
const positive = (fallback: number, max?: number) => whole(1, max).default(fallback)
const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default(fallback ? 'true' : 'false')
    .transform((text) => text === 'true')

const origins = z
  .string()
  .default(LOCAL_ORIGINS.join(','))
  .transform(splitList)
  .refine((all) => all.every((one) => ORIGIN.test(one)), {
    error:
      'origins must look like https://lab.example or http://localhost:*, separated by commas; * alone is not allowed',
  })

const hosts = z
  .string()
  .default('')
  .transform((text) => splitList(text).map((one) => one.toLowerCase()))
  .refine((all) => all.every((one) => HOST_NAME.test(one)), {
    error: 'names must look like lab.example, 192.0.2.1 or [::1], without a port, separated by commas',
  })

const trusted = z
  .string()
  .default('')
  .transform(splitList)
  .refine((all) => all.every((one) => TRUSTED.test(one)), {
    error:
      'entries must be handles of references (sha256: and 64 hex digits) or ids of public keys (64 hex digits), separated by commas',
  })

const ownScale = z.string().transform((path, context): OwnScale => {
  try {
    return ownScaleSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    const message =
      error instanceof z.ZodError
        ? error.issues.map((one) => `${one.path.join('.') || 'scale'}: ${one.message}`).join('; ')
        : (error as Error).message
    context.addIssue({ code: 'custom', message: `names a file that is no verbal scale: ${message}` })
    return z.NEVER
  }
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

/** One environment variable. */
export interface Setting<S extends z.ZodType = z.ZodType> {
  readonly variable: string
  /** What it accepts, and its default. */
  readonly schema: S
  /** What it does, for docs/settings.md. */
  readonly about: string
  /** The default in words, where its value does not say it. */
  readonly unset?: string
  /** A wrong value is not repeated in a message. */
  readonly secret?: true
}
const setting = <S extends z.ZodType>(
  variable: string,
  schema: S,
  about: string,
  more: Pick<Setting, 'unset' | 'secret'> = {},
): Setting<S> => ({ variable, schema, about, ...more })

/** Every setting, by the question that it answers: the only place where one is defined. */
export const SETTINGS = {
  'Where it listens and stores': {
    host: setting('HOST', z.string().min(1).default('127.0.0.1'), 'address to listen on'),
    port: setting('PORT', whole(0, 65_535).default(8000), 'port to listen on; 0 for a free one'),
    dataFolder: setting(
      'MARKGRAPH_DATA',
      z.string().min(1).default('./data'),
      'data folder: one SQLite file and the blobs',
    ),
    database: setting(
      'MARKGRAPH_STORE',
      z
        .string()
        .regex(/^(postgres(ql)?:\/\/.+)?$/, 'must be an address like postgres://user:password@host/database')
        .default(''),
      '`postgres://…` for the rows, in place of SQLite; set it together with `MARKGRAPH_BLOBS`. See [several servers and workers](operate.md#several-servers-and-workers).',
      { secret: true },
    ),
    blobs: setting(
      'MARKGRAPH_BLOBS',
      z.string().default(''),
      'a folder or `s3://bucket/prefix` for the blobs, in place of files in the data folder',
    ),
    blobCacheBytes: setting(
      'MARKGRAPH_BLOB_CACHE_BYTES',
      positive(4096 * MIB),
      'blobs of a bucket that are kept in the data folder',
    ),
    bucketEndpoint: setting('AWS_ENDPOINT_URL', z.string().default(''), 'the S3 service of the bucket'),
    bucketRegion: setting('AWS_REGION', z.string().default('us-east-1'), 'its region'),
    bucketKeyId: setting('AWS_ACCESS_KEY_ID', z.string().default(''), 'the name of its key', {
      secret: true,
    }),
    bucketKey: setting('AWS_SECRET_ACCESS_KEY', z.string().default(''), 'its key', { secret: true }),
    keepScans: setting(
      'MARKGRAPH_KEEP_SCANS',
      flag(true),
      '`false` keeps only the hashes of uploaded scans. Their recipes cannot be verified on this service.',
    ),
    diskBytes: setting(
      'MARKGRAPH_DISK_BYTES',
      positive(DISK_BYTES),
      'what the data folder may take before results that can be computed again are evicted',
    ),
    clientDiskBytes: setting(
      'MARKGRAPH_CLIENT_DISK_BYTES',
      whole(1).optional(),
      'what each client may keep in the data folder for good',
      { unset: 'a quarter of `MARKGRAPH_DISK_BYTES`' },
    ),
  },
  'What one machine computes': {
    threads: setting('MARKGRAPH_THREADS', positive(availableParallelism(), 256), 'worker threads', {
      unset: 'number of cores',
    }),
    memoryBytes: setting('MARKGRAPH_MEMORY_BYTES', positive(64 * MIB), 'memory for artifacts between stages'),
    sketchBytes: setting(
      'MARKGRAPH_SKETCH_BYTES',
      positive(1024 * MIB),
      'memory for the sketches of collections that are searched; a million toolmarks have 907 MiB, which servers and workers divide among them',
    ),
    workBytes: setting(
      'MARKGRAPH_WORK_BYTES',
      positive(576 * MIB),
      'memory for decoded scans and the work on them, of all requests together. Beyond it, requests wait.',
    ),
    maxWorkBytes: setting(
      'MARKGRAPH_MAX_WORK_BYTES',
      positive(512 * MIB),
      'the same, of one request. Beyond it, the request is refused.',
    ),
    maxOperations: setting(
      'MARKGRAPH_MAX_OPERATIONS',
      positive(60e9),
      'arithmetic operations of one request, by estimate. A `scorer_config` that would take more is refused.',
    ),
    compareSeconds: setting('MARKGRAPH_COMPARE_SECONDS', positive(60, DAY), 'time limit of one comparison'),
    stopSeconds: setting(
      'MARKGRAPH_STOP_SECONDS',
      positive(20, DAY),
      'time that running work gets after a signal to stop',
    ),
  },
  'What a client may send': {
    maxFileBytes: setting('MARKGRAPH_MAX_FILE_BYTES', positive(64 * MIB), 'size of one file'),
    maxRequestBytes: setting('MARKGRAPH_MAX_REQUEST_BYTES', positive(256 * MIB), 'size of one request'),
    maxFiles: setting('MARKGRAPH_MAX_FILES', positive(64), 'files in one request'),
    maxMessageBytes: setting(
      'MARKGRAPH_MAX_MESSAGE_BYTES',
      positive(64 * MIB),
      'size of one MCP message over HTTP, whose scans are base64 text. It is in memory several times while it is answered; send larger scans to the other routes.',
    ),
    maxDecompressedBytes: setting(
      'MARKGRAPH_MAX_DECOMPRESSED_BYTES',
      positive(512 * MIB),
      'unpacked size of an X3P file',
    ),
    maxCompressionRatio: setting(
      'MARKGRAPH_MAX_COMPRESSION_RATIO',
      z.coerce
        .number({ error: 'must be a number over 0' })
        .positive({ error: 'must be a number over 0' })
        .default(200),
      'how many times larger an X3P file may become when it is unpacked',
    ),
    rateLimit: setting(
      'MARKGRAPH_RATE_LIMIT',
      positive(120),
      'compute requests of one client address in a sliding window',
    ),
    rateWindowSeconds: setting('MARKGRAPH_RATE_WINDOW_SECONDS', positive(60, DAY), 'length of that window'),
    queue: setting(
      'MARKGRAPH_QUEUE',
      positive(256),
      'compute requests that may run or wait at once. One client can have at most half of them.',
    ),
  },
  'Who may use it': {
    apiKeys: setting(
      'MARKGRAPH_API_KEYS',
      apiKeys,
      'keys as `name:role:sha256:<hex>`, separated by commas, with a role of `submit`, `study` or `admin`; or keys themselves, of at least 16 characters. If set, requests need one. See [security.md](security.md#what-belongs-to-whom).',
      { secret: true },
    ),
    hosts: setting(
      'MARKGRAPH_HOSTS',
      hosts,
      'names that the `Host` header of a request may have, separated by commas',
      { unset: 'localhost names; any name once keys are set' },
    ),
    corsOrigins: setting(
      'MARKGRAPH_CORS_ORIGINS',
      origins,
      'web origins that may read answers, such as `https://lab.example`, separated by commas; `:*` stands for every port',
      { unset: 'localhost, any port' },
    ),
    trustProxy: setting(
      'MARKGRAPH_TRUST_PROXY',
      flag(false),
      '`true` takes the client address from the right-most `X-Forwarded-For` entry',
    ),
  },
  'Documents, signatures, the benchmark and the log': {
    laboratory: setting(
      'MARKGRAPH_LABORATORY',
      z.string().trim().max(1000).default(''),
      'name and address of the laboratory, printed on every document',
      { unset: 'not printed' },
    ),
    calibrationDays: setting(
      'MARKGRAPH_CALIBRATION_DAYS',
      whole(1, 36_500).optional(),
      'days after the calibration of an instrument within which a scan should be made; an older one is warned of, by the dates in the file',
      { unset: 'not warned of' },
    ),
    language: setting(
      'MARKGRAPH_LANGUAGE',
      z
        .enum(LANGUAGES, { error: `must be ${LANGUAGES.slice(0, -1).join(', ')} or ${LANGUAGES.at(-1)}` })
        .default('en'),
      'language of printed reports, unless a request names another: `en`, `de`, `fr`, `es` or `nl`',
    ),
    scale: setting(
      'MARKGRAPH_SCALE',
      z.string().trim().min(1).default('specification'),
      'verbal scale of printed reports, unless a request names another: `specification`, `enfsi`, or the name in `MARKGRAPH_SCALE_FILE`',
    ),
    ownScale: setting(
      'MARKGRAPH_SCALE_FILE',
      ownScale.optional(),
      "JSON file with the laboratory's own verbal scale. See [laboratory.md](laboratory.md#in-which-language-and-on-which-verbal-scale).",
      { unset: 'no scale of its own' },
    ),
    statement: setting(
      'MARKGRAPH_STATEMENT',
      z.string().trim().max(10_000).default(''),
      'what the laboratory declares on every report, such as a statement of duty to the court; printed as it is',
      { unset: 'not printed' },
    ),
    benchmarkPort: setting(
      'MARKGRAPH_BENCHMARK_PORT',
      whole(0, 65_535).optional(),
      'separate port for the benchmark. If not set, the benchmark is on `PORT`.',
    ),
    submissionLimit: setting(
      'MARKGRAPH_SUBMISSION_LIMIT',
      positive(5),
      'benchmark submissions of one client address in a sliding window',
    ),
    submissionWindowSeconds: setting(
      'MARKGRAPH_SUBMISSION_WINDOW_SECONDS',
      positive(3600, DAY),
      'length of that window',
    ),
    maxSubmissionBytes: setting(
      'MARKGRAPH_MAX_SUBMISSION_BYTES',
      positive(64 * MIB),
      'size of one submission',
    ),
    signingKey: setting(
      'MARKGRAPH_SIGNING_KEY',
      signingKey,
      'private Ed25519 key as PEM text. With it, the service signs the bundles it gives; `markgraph sign` takes it too.',
      { secret: true },
    ),
    trust: setting(
      'MARKGRAPH_TRUST',
      trusted,
      'references that `verify` trusts beside the bundled ones: their handles, or ids of public keys whose signed bundles name references to trust, separated by commas. See [evidence.md](evidence.md#which-reference-is-it).',
    ),
    logLevel: setting(
      'MARKGRAPH_LOG_LEVEL',
      z
        .enum(['silent', 'error', 'warn', 'info', 'debug'], {
          error: 'must be silent, error, warn, info or debug',
        })
        .default('info'),
      '`silent`, `error`, `warn`, `info` or `debug`',
    ),
  },
} as const

type Groups = typeof SETTINGS
/** The settings of all groups in one. */
type Flat = {
  [G in keyof Groups]: { readonly [K in keyof Groups[G]]: z.output<Schema<Groups[G][K]>> }
}[keyof Groups]
type Schema<S> = S extends Setting<infer Z> ? Z : never
type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never

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

/** The value of every setting, and what follows from several of them. */
export type Settings = Intersection<Flat> & {
  /** Where the store is, if it is not in the data folder: see `StorePlace`. */
  readonly store: Omit<StorePlace, 'dataFolder'>
  /** Bytes that each client may keep in the data folder for good. */
  readonly clientBytes: number
}

const ALL: readonly (readonly [name: string, setting: Setting])[] = Object.values(SETTINGS).flatMap((group) =>
  Object.entries(group),
)

/**
 * The settings of a process. An empty variable counts as unset.
 * errors  `bad-setting` names every variable that has a wrong value, or that begins with MARKGRAPH_ and is unknown
 */
export function settings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const variables = ALL.map(([, { variable }]) => variable)
  const problems = Object.keys(given)
    .filter((name) => name.startsWith('MARKGRAPH_') && !variables.includes(name))
    .map((name) => ({
      name,
      message: `${name} is not a setting; the nearest one is ${closest(name, variables)}`,
    }))
  const values: Record<string, unknown> = {}
  for (const [name, { variable, schema, secret }] of ALL) {
    const result = schema.safeParse(given[variable])
    if (result.success) values[name] = result.data
    else {
      const shown = secret ? 'not valid' : JSON.stringify(given[variable]) // no key in a log
      problems.push({
        name: variable,
        message: `${variable} is ${shown}: ${result.error.issues[0]!.message}`,
      })
    }
  }
  if (problems.length > 0) fail(problems)
  const all = values as Intersection<Flat>
  if (all.maxWorkBytes > all.workBytes) {
    const name = 'MARKGRAPH_MAX_WORK_BYTES'
    const message = `${name} is ${all.maxWorkBytes}, more than MARKGRAPH_WORK_BYTES (${all.workBytes}); the share of one request must fit into that of all`
    fail([{ name, message }])
  }
  try {
    chooseScale(all.scale, all.ownScale)
  } catch (error) {
    fail([{ name: 'MARKGRAPH_SCALE', message: `MARKGRAPH_SCALE: ${(error as Error).message}` }])
  }
  return {
    ...all,
    store: storeOf(all),
    clientBytes: all.clientDiskBytes ?? Math.ceil(all.diskBytes * CLIENT_SHARE),
  }
}

function fail(problems: readonly { readonly name: string; readonly message: string }[]): never {
  const message = problems.map((one) => one.message).join('; ')
  throw new MarkgraphError('bad-setting', message, { name: problems[0]!.name })
}

/** Database and blobs are given together: rows on one machine and blobs for many would not fit. */
function storeOf(all: Intersection<Flat>): Settings['store'] {
  const { database, blobs } = all
  if ((database === '') !== (blobs === '')) {
    const names = ['MARKGRAPH_BLOBS', 'MARKGRAPH_STORE'] as const
    const [given, missing] = database === '' ? names : names.toReversed()
    const message = `${given} is set and ${missing} is not; a database needs a folder or bucket for its blobs, and these need a database`
    fail([{ name: missing!, message }])
  }
  return {
    database,
    blobs,
    cacheBytes: all.blobCacheBytes,
    bucket: {
      endpoint: all.bucketEndpoint,
      region: all.bucketRegion,
      accessKeyId: all.bucketKeyId,
      secretAccessKey: all.bucketKey,
    },
  }
}
