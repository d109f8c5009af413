/** Requests to every described route, made by fast-check from the description itself. */
import fc from 'fast-check'
import type { App } from '../../../src/http/context.ts'
import { form, type Part, urlencoded } from '../../../test/helpers/form.ts'

/** A request as it is injected. */
export interface Made {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
}

interface Schema {
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

const NASTY = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  '[]',
  '{}',
  'true',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '\u0000',
  '\u202e',
  '\ud800',
  '%00',
  '"',
  "'",
  '\r\n',
  '💥',
  'sha256:',
  `sha256:${'0'.repeat(64)}`,
  ',,',
  ':',
  '-',
  '9'.repeat(400),
  'a'.repeat(3000),
  '{"lambda_s":1e-9}',
  '{"cmr_tol":[1,2,3]}',
  '{"impressed_cell":1}',
  '1:2',
  '1,2,3',
]

const anyText = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.double().map(String) },
)

/** Text for a field: mostly what its schema asks for, often near it, sometimes anything. */
function textFor(name: string, schema: Schema = {}, known: readonly string[]): fc.Arbitrary<string> {
  const fit = schema.enum
    ? fc.constantFrom(...schema.enum.map(String))
    : /handle|surface|^id$|other|signature|alignment|score$/.test(name)
      ? fc.constantFrom(...known)
      : schema.type === 'number' || schema.type === 'integer'
        ? fc.oneof(fc.integer({ min: -2, max: 70 }), fc.double({ noNaN: true })).map(String)
        : schema.type === 'boolean'
          ? fc.constantFrom('true', 'false', 'on', '0')
          : name === 'domain'
            ? fc.constantFrom('striated', 'impressed', 'toolmark')
            : fc.json({ maxDepth: 2 })
  return fc.oneof({ weight: 9, arbitrary: fit }, { weight: 1, arbitrary: anyText })
}

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())

const FILES = /^(scans?|mark_[ab]|manifest|bundle|file)$/

/** The required fields, nearly always, with up to three others. */
function some(
  fields: Readonly<Record<string, fc.Arbitrary<string>>>,
  required: readonly string[] = [],
): fc.Arbitrary<Record<string, string>> {
  const names = Object.keys(fields)
  const needed = required.filter((name) => names.includes(name))
  return fc
    .tuple(
      fc.oneof({ weight: 9, arbitrary: fc.constant(needed) }, { weight: 1, arbitrary: fc.subarray(needed) }),
      fc.subarray(names, { maxLength: Math.min(3, names.length) }),
    )
    .chain(([always, more]) =>
      fc.record(Object.fromEntries([...always, ...more].map((name) => [name, fields[name]!]))),
    )
}

/** What a request may be about: handles and ids that are there, and files to send. */
export interface Material {
  readonly known: readonly string[]
  readonly files: readonly Uint8Array[]
}

/** Requests to the routes of an app, but not to streams of events, which end when their study does. */
export function requestsTo(app: App, { known, files }: Material): fc.Arbitrary<Made> {
  const { paths } = app.swagger() as unknown as { paths: Record<string, Record<string, Operation>> }
  const operations = Object.entries(paths)
    .filter(([path]) => !path.endsWith('/events'))
    .flatMap(([path, verbs]) =>
      Object.entries(verbs).map(([verb, operation]) => ({ path, verb: verb.toUpperCase(), operation })),
    )
  const requests = operations.map(({ path, verb, operation }) => {
    const places = (operation.parameters ?? []).filter(({ in: where }) => where === 'path')
    const queries = (operation.parameters ?? []).filter(({ in: where }) => where === 'query')
    const content = Object.entries(operation.requestBody?.content ?? {})
    const { properties = {}, required = [] } = content[0]?.[1].schema ?? {}
    const fileFields = Object.keys(properties).filter((name) => FILES.test(name))
    const textFields = Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => !fileFields.includes(name) || name === 'manifest')
        .map(([name, schema]) => [name, textFor(name, schema, known)]),
    )
    const texts = some(textFields, required)
    const parts = fc.tuple(
      texts,
      fc.array(fc.tuple(fc.constantFrom(...fileFields, 'file'), fc.constantFrom(...files), anyText), {
        maxLength: 4,
      }),
    )
    const body = fc.oneof(
      parts.map(([fields, sent]) => {
        const texts = Object.entries(fields).map(([name, value]): Part => [name, value.toWellFormed()])
        const attached = sent.map(([name, file, filename]): Part => [name, file, quotable(filename)])
        return form(...texts, ...attached)
      }),
      texts.map((fields) => urlencoded(fields)),
      fc
        .oneof(
          fc.json(),
          anyText,
          texts.map((fields) => JSON.stringify(fields)),
        )
        .map((payload) => ({
          headers: { 'content-type': 'application/json' },
          payload,
        })),
    )
    return fc
      .record({
        values: fc.tuple(...places.map(({ name, schema }) => textFor(name, schema, known))),
        query: some({
          ...Object.fromEntries(queries.map(({ name, schema }) => [name, textFor(name, schema, known)])),
        }),
        body: content.length > 0 ? body : fc.constant(undefined),
      })
      .map(({ values, query, body }): Made => {
        const filled = places.reduce(
          (url, { name }, i) => url.replace(`{${name}}`, encoded(values[i]!)),
          path,
        )
        const asked = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`)
        const url = asked.length > 0 ? `${filled}?${asked.join('&')}` : filled
        return {
          method: verb as Made['method'],
          url,
          headers: { ...body?.headers },
          ...(body && { payload: body.payload }),
        }
      })
  })
  return fc.oneof(...requests)
}

/** A file name that does not end the header it stands in; other bytes are sent as they are. */
const quotable = (name: string): string =>
  name
    .toWellFormed()
    .replace(/["\r\n]/g, '_')
    .slice(0, 200)

const METHODS = [
  'tools/call',
  'tools/list',
  'initialize',
  'ping',
  'resources/read',
  'resources/list',
  'no/such',
]

interface Tool {
  readonly name: string
  readonly inputSchema: { readonly properties?: Readonly<Record<string, unknown>> }
}

/** Messages to the MCP server: its tools with arguments of the right names and of any values, and other messages. */
export function messages(tools: readonly Tool[], { known, files }: Material): fc.Arbitrary<Made> {
  const scan = fc.constantFrom(...files).map((file) => Buffer.from(file).toString('base64'))
  const value = fc.oneof(
    scan,
    fc.array(scan, { maxLength: 3 }),
    anyText,
    fc.constantFrom('striated', 'impressed', 'toolmark'),
    fc.double(),
    fc.boolean(),
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(...known),
  )
  const call = fc.constantFrom(...tools).chain(({ name, inputSchema }) =>
    fc
      .record(
        Object.fromEntries(Object.keys(inputSchema.properties ?? { x: 1 }).map((key) => [key, value])),
        {
          requiredKeys: [],
        },
      )
      .map((given) => ({ name, arguments: given }) as unknown),
  )
  const params = fc.oneof(
    { weight: 4, arbitrary: call },
    {
      weight: 1,
      arbitrary: fc.record({
        uri: fc.oneof(
          anyText,
          fc.constantFrom(...known).map((one) => `markgraph://recipes/${one}`),
        ),
      }),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
  const message = fc.record({
    jsonrpc: fc.oneof({ weight: 9, arbitrary: fc.constant('2.0') }, { weight: 1, arbitrary: anyText }),
    id: fc.oneof(
      { weight: 9, arbitrary: fc.nat() },
      { weight: 1, arbitrary: fc.oneof(anyText, fc.constant(null)) },
    ),
    method: fc.oneof(
      { weight: 5, arbitrary: fc.constant('tools/call') },
      { weight: 2, arbitrary: fc.constantFrom(...METHODS) },
    ),
    params,
  })
  return fc
    .oneof(
      { weight: 9, arbitrary: message.map((one) => JSON.stringify(one)) },
      { weight: 1, arbitrary: anyText },
    )
    .map(
      (payload): Made => ({
        method: 'POST',
        url: '/mcp',
        payload,
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      }),
    )
}
