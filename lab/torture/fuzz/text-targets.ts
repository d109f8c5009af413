/** Readers of text: tables, JSON and the fields of forms. */
import { Readable } from 'node:stream'
import { z } from 'zod'
import { parseHandle } from '../../../src/address/canonical.ts'
import { csvOf, readLrs, readSubmission, submissionSchema } from '../../../src/benchmark/submission.ts'
import { MarkgraphError } from '../../../src/errors.ts'
import { invalidRequest } from '../../../src/http/errors.ts'
import { clientAt } from '../../../src/http/middleware/client-address.ts'
import { hostName } from '../../../src/http/middleware/hosts.ts'
import {
  documentText,
  handlesOf,
  includesOf,
  includeWarnings,
  numberField,
  placesField,
} from '../../../src/http/schemas/fields.ts'
import { flagField } from '../../../src/http/schemas/flag-field.ts'
import { requestedRange } from '../../../src/http/schemas/ranges.ts'
import { edgesField } from '../../../src/http/schemas/reading-fields.ts'
import { ALL_MARKS } from '../../../src/marks/all.ts'
import { markTypes } from '../../../src/marks/types.ts'
import { scansOf } from '../../../src/mcp/scans.ts'
import { wholeLines } from '../../../src/mcp/whole-lines.ts'
import { parseManifest } from '../../../src/references/manifest.ts'
import { settings } from '../../../src/settings/settings.ts'
import type { Target } from './guided.ts'
import { must } from './outcome.ts'
import { JSON_WORDS } from './words.ts'

const bytes = (value: string): Uint8Array => new Uint8Array(Buffer.from(value))
const textOf = (input: Uint8Array): string => Buffer.from(input).toString('utf8')

const types = markTypes(ALL_MARKS)

const CSV_WORDS = [
  ',',
  ';',
  '"',
  '""',
  '\n',
  '\r\n',
  '\r',
  '\xef\xbb\xbf',
  '\0',
  ' ',
  '=1+1',
  '1e999',
  '-1',
  '0',
  'NaN',
  'é',
  '\u2028',
]
const IDS = Array.from({ length: 6 }, (_, i) => `${i}`.repeat(8))
const submission = csvOf(IDS, Float64Array.of(1, 2, 0.5, 1e-3, 1e3, 7))

function checkLrs(lrs: Float64Array): void {
  must(lrs.length === IDS.length, `${lrs.length} LRs for ${IDS.length} pairs`)
  must(
    lrs.every((lr) => lr > 0 && Number.isFinite(lr)),
    'an LR that is not finite and positive',
  )
}

const domainOf = (input: Uint8Array): string => types.domains[(input[0] ?? 0) % types.domains.length]!

const FIELDS = [numberField, placesField, edgesField, flagField, documentText] as const
const LIMITS = settings({})

const checked = (schema: z.ZodType, value: unknown): void => {
  const result = schema.safeParse(value)
  if (!result.success) throw invalidRequest(result.error, 'body', value)
}

/** What a form field, a header or a name in the path may hold, by the first byte of the input. */
function readField(input: Uint8Array): void {
  const value = textOf(input.subarray(1))
  const readers = [
    ...FIELDS.map((field) => () => checked(z.object({ field }), { field: value })),
    () => void handlesOf(value),
    () => void parseHandle(value),
    () => {
      must(includesOf(value).size > 0, 'no block of a report')
      must(includeWarnings(value).length <= 20, 'too many warnings')
    },
    () => must(clientAt(value).length <= 64, 'a client of any length'),
    () => must(!/[/:@\s]/.test((hostName(value) ?? '').replace(/^\[.*\]$/, '')), 'a host name with a port'),
    () => {
      const reply = { header: () => reply }
      const range = requestedRange({ headers: { range: value } } as never, reply as never, 1000, 'tag')
      must(!range || (range[0] >= 0 && range[0] <= range[1] && range[1] < 1000), `the range ${range}`)
    },
  ]
  readers[(input[0] ?? 0) % readers.length]!()
}

/** Lines of standard input, in two pieces: whole lines go on, too long ones are refused with an id. */
async function readLines(input: Uint8Array): Promise<void> {
  const at = Math.min(input.length, input[0] ?? 0)
  const pieces = [Buffer.from(input.subarray(0, at)), Buffer.from(input.subarray(at))].filter(
    ({ length }) => length > 0,
  )
  const lines = Readable.from(pieces).pipe(
    wholeLines(1000, (id) => must(['string', 'number', 'object'].includes(typeof id), 'an odd id')),
  )
  let passed = 0
  for await (const line of lines as AsyncIterable<Buffer>) {
    passed += line.length
    must(line.at(-1) === 10, 'half a line')
  }
  must(passed <= input.length, 'more than was sent')
}

/** Base64 of one scan. */
async function readBase64(input: Uint8Array): Promise<void> {
  const [upload] = await scansOf(LIMITS, [{ name: 'scan', base64: textOf(input) }])
  const data = await upload!.read()
  must(data.length === upload!.size, `${data.length} bytes of ${upload!.size}`)
}

const MANIFEST =
  'study,source,mark,land,scan\nmade-up,a,a1,1,a1.x3p\nmade-up,a,a2,2,"a,2.x3p"\nmade-up,b,b1,,b.x3p\n'

export const TEXT_TARGETS: readonly Target[] = [
  {
    name: 'manifest (CSV)',
    share: 4,
    seeds: [bytes(MANIFEST)],
    words: [...CSV_WORDS, 'land', 'scan', 'mark', 'source'],
    run(input) {
      const { rows } = parseManifest(input)
      must(rows.length > 0 && rows.every(({ land }) => land >= 1 && land <= 64), 'a land outside 1 to 64')
    },
  },
  {
    name: 'submission (CSV)',
    share: 4,
    seeds: [bytes(submission)],
    words: [...CSV_WORDS, ...IDS, 'pair_id', 'lr'],
    run: (input) => checkLrs(readSubmission(textOf(input), IDS, 'a split')),
  },
  {
    name: 'submission (JSON)',
    share: 3,
    words: [...JSON_WORDS, ...IDS, '"lrs":', '"csv":', '"submitter":', '"url":'],
    seeds: [
      { submitter: 'A', method: 'm', csv: submission },
      {
        submitter: 'B',
        method: 'n',
        url: 'https://lab.example',
        lrs: Object.fromEntries(IDS.map((id) => [id, 2])),
      },
    ].map((one) => bytes(JSON.stringify(one))),
    run(input) {
      const value = jsonOf(input)
      checked(submissionSchema, value)
      const { csv, lrs } = value as { csv?: string; lrs?: Record<string, unknown> }
      checkLrs(csv === undefined ? readLrs(lrs!, IDS, 'a split', false) : readSubmission(csv, IDS, 'a split'))
    },
  },
  {
    name: 'scorer config (JSON)',
    share: 4,
    words: [...JSON_WORDS, ...Object.keys(types.configs.deployed()).map((key) => `"${key}":`)],
    seeds: [
      '{}',
      '{"lambda_s":2e-6}',
      '{"cmr_tol":[20,20,6]}',
      ...types.domains.map((one) => JSON.stringify(types.configs.deployed(one))),
    ].map(bytes),
    run(input) {
      const domain = domainOf(input)
      const config = types.configs.overridden(textOf(input), domain)
      const known = Object.keys(types.configs.deployed(domain))
      must(
        Object.keys(config).every((key) => known.includes(key)),
        'a config with another key',
      )
      types.configs.parsed(config, domain)
    },
  },
  {
    name: 'fields and headers',
    share: 6,
    words: [
      ',',
      ':',
      '-',
      '.',
      '1',
      '64',
      'e',
      'bytes=',
      'sha256:',
      'true',
      'off',
      'all',
      'recipe',
      '[',
      ']',
      '::',
      'ffff:',
      '%',
    ],
    seeds: [
      '\x001.5',
      '\x011,2,4',
      '\x02120:1900,,140:1880',
      '\x03yes',
      '\x04text',
      `\x05sha256:${'a'.repeat(64)}`,
      `\x06sha256:${'b'.repeat(64)}`,
      '\x07calibration,recipe',
      '\x08[::ffff:192.0.2.1]:80',
      '\x09lab.example:8000',
      '\x0abytes=0-99',
    ].map(bytes),
    run: readField,
  },
  {
    name: 'lines of MCP',
    share: 3,
    words: ['\n', '"id":', '"id":"', '1', '\\'],
    seeds: [
      `{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n`,
      `{"id":"a","x":"${'y'.repeat(2000)}"}\n{"id":2}\n`,
    ].map(bytes),
    run: readLines,
  },
  {
    name: 'base64 of MCP',
    share: 3,
    words: ['=', '==', '-', '_', '+', '/', 'data:;base64,', '\n'],
    seeds: ['', 'QUJD', 'QUI=', 'QQ==', 'QUJDRA'].map(bytes),
    run: readBase64,
  },
]

function jsonOf(input: Uint8Array): unknown {
  try {
    return JSON.parse(textOf(input))
  } catch (error) {
    throw new MarkgraphError('bad-value', 'not JSON', {}, error)
  }
}
