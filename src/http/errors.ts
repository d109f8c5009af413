import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type ErrorCode, MarkgraphError } from '../errors.ts'
import { nearestField } from './schemas/nearest-field.ts'

/** The HTTP status of each error code. No other place decides it. */
const STATUS = {
  'not-x3p': 415,
  'x3p-invalid': 400,
  'too-large': 413,
  'no-valid-points': 400,
  'not-scorable': 400,
  'bad-value': 400,
  'unknown-domain': 400,
  'wrong-kind': 400,
  'not-found': 404,
  'scan-not-kept': 404,
  damaged: 410,
  'disk-full': 507,
  'over-quota': 507,
  'write-failed': 503,
  'store-unavailable': 503,
  forbidden: 403,
  conflict: 409,
  busy: 503,
  'timed-out': 503,
  'rate-limited': 429,
  range: 416,
  'bad-setting': 500,
  slope_reversed: 400,
  scan_in_two_marks: 400,
  near_copies: 400,
  names_alike: 400,
} as const satisfies Record<ErrorCode, number>

export const statusOfCode = (code: ErrorCode): number => STATUS[code]

/** One entry of a 422 body. */
export interface Problem {
  readonly loc: readonly (string | number)[]
  readonly msg: string
  readonly type: string
  readonly input?: unknown
  readonly ctx?: unknown
}

/** A request with missing or malformed fields (a list), or one for a report of a comparison without a result (a text). */
export class InvalidRequest extends Error {
  readonly detail: readonly Problem[] | string
  constructor(detail: readonly Problem[] | string) {
    super('the request is not valid')
    this.detail = detail
  }
}

const PLACES = { body: 'body', querystring: 'query', params: 'path', headers: 'header' } as const

const INVALID_TYPES: Readonly<Record<string, string>> = {
  string: 'string_type',
  number: 'float_parsing',
  boolean: 'bool_parsing',
  array: 'list_type',
  object: 'dict_type',
}

const SHOWN = 100 // characters of a client's text that a message repeats
const MAX_TOLD = 8000 // characters of a message: the problems of a submission take a few thousand
const MAX_UNKNOWN = 20 // unknown fields that are listed one by one

/** A client's text, cut short enough to repeat in a message. */
export const cutText = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)

/** The problems zod found in `input`, as section 2.10 words them; `known` are the fields that `input` may have. */
export function invalidRequest(
  error: z.ZodError,
  part: string,
  input: unknown,
  known: readonly string[] = [],
): InvalidRequest {
  const place = PLACES[part as keyof typeof PLACES] ?? part
  return new InvalidRequest(
    error.issues.flatMap((issue) => {
      const loc = [place, ...issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))]
      if (issue.code === 'unrecognized_keys') return unexpected(loc, issue.keys, known)
      return [problemOf(issue, loc, input)]
    }),
  )
}

function problemOf(issue: z.core.$ZodIssue, loc: Problem['loc'], input: unknown): Problem {
  const given = issue.path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    input,
  )
  const type = issue.code === 'custom' ? issue.params?.['type'] : undefined
  if (given === undefined) {
    return { loc, msg: type === 'missing' ? issue.message : 'Field required', type: 'missing' }
  }
  if (Array.isArray(given) && given.length > 1 && given.every((one) => typeof one === 'string')) {
    return { loc, msg: `Field given ${given.length} times; give it once`, type: 'string_type' }
  }
  const plain = typeof given === 'object' ? {} : { input: typeof given === 'string' ? cutText(given) : given }
  if (issue.code === 'invalid_type' && issue.expected === 'int') {
    return { loc, msg: 'Input should be a whole number', type: 'int_parsing', ...plain }
  }
  if (issue.code === 'invalid_type') {
    return { loc, msg: issue.message, type: INVALID_TYPES[issue.expected] ?? 'value_error', ...plain }
  }
  if (issue.code === 'invalid_value') {
    return { loc, msg: issue.message, type: 'enum', ...plain, ctx: { expected: issue.values.join(', ') } }
  }
  return { loc, msg: issue.message, type: typeof type === 'string' ? type : 'value_error', ...plain }
}

function unexpected(loc: Problem['loc'], keys: readonly string[], known: readonly string[]): Problem[] {
  return keys.slice(0, MAX_UNKNOWN).map((key, i) => {
    const field = cutText(key)
    const nearest = nearestField(field, known)
    const hint = nearest
      ? `the nearest known field is ${JSON.stringify(nearest)}`
      : 'no field is allowed here'
    const rest = i === MAX_UNKNOWN - 1 && keys.length > MAX_UNKNOWN ? '; and there are more' : ''
    return {
      loc: [...loc, field],
      msg: `Unknown field ${JSON.stringify(field)}: ${hint}${rest}`,
      type: 'unexpected_field',
      ...(nearest && { ctx: { nearest } }),
    }
  })
}

const NOT_JSON = new Set(['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY'])

const LINGER_MS = 5000 // for a client that is still sending to read its answer

const CLIENT_ERRORS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Answers, in the service's own format, input that cannot be read as a request. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = CLIENT_ERRORS[error.code ?? ''] ?? '400 Bad Request'
  const body = JSON.stringify({ detail: `${status.slice(4)}: ${error.message}` })
  const head = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}`
  socket.end(`HTTP/1.1 ${status}\r\n${head}\r\nconnection: close\r\n\r\n${body}`)
  // a client that does not close its side would keep the connection, and what the request holds
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') socket.destroySoon()
  else setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/** Answers a request with an Expect header other than `100-continue`. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const detail = 'the only expectation that is met is 100-continue; leave the Expect header out'
  response.writeHead(417, { 'content-type': 'application/json; charset=utf-8', connection: 'close' })
  response.end(JSON.stringify({ detail }))
}

/** A message, cut short: whatever a client sent, the answer does not repeat all of it. */
export const message = (text: string): string =>
  text.length > MAX_TOLD ? `${text.slice(0, MAX_TOLD)}…` : text

const GONE = new Set(['ECONNRESET', 'ENOENT']) // a body that breaks off, or a file of it that was then removed

/** What a client is told of an error: in English, and in its parts where these are not too long. */
const failureBody = (error: MarkgraphError) => ({
  detail: message(error.message),
  ...(error.message.length <= MAX_TOLD && error.phrase),
})

/** Whether a failure is only that the client has disconnected. */
const isDisconnect = (code: string, { raw }: FastifyRequest): boolean =>
  GONE.has(code) && raw.socket.destroyed

/** Answers every failure in the service's own format. The text of an unexpected failure goes only to the log. */
export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | MarkgraphError | InvalidRequest, request, reply) => {
    if (error instanceof InvalidRequest) return reply.code(422).send({ detail: error.detail })
    if (error instanceof MarkgraphError) {
      const status = statusOfCode(error.code)
      const wait = error.details['retryAfterSeconds']
      if (typeof wait === 'number') reply.header('retry-after', String(wait))
      if (status >= 500 || error.code === 'damaged') request.log.warn({ code: error.code }, error.message)
      const hidden = error.code === 'bad-setting' // meant for the operator; it may name things that the client must not see
      return reply.code(status).send(hidden ? { detail: 'internal error' } : failureBody(error))
    }
    if (NOT_JSON.has(error.code)) {
      const detail = [{ loc: ['body'], msg: `JSON decode error: ${error.message}`, type: 'json_invalid' }]
      return reply.code(422).send({ detail })
    }
    if (isDisconnect(error.code, request)) {
      request.log.info('the client disconnected')
      return reply.code(400).send({ detail: 'the client disconnected' })
    }
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send({ detail: message(error.message) })
    request.log.error({ err: error }, 'unexpected failure')
    return reply.code(500).send({ detail: 'internal error' })
  })
}

/** The answer to a path that is none. */
export const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ detail: `there is no ${request.method} ${request.url.split('?')[0]} here` })
