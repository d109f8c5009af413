import { createHash, timingSafeEqual } from 'node:crypto'
import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks: a name made from the hash of the API key. Empty when the service has no keys. */
    principal: string
  }
  interface FastifyContextConfig {
    /** A route that answers without an API key: health, and the pages that describe the API. */
    open?: boolean
  }
}

const OPEN_PAGES = /^\/(docs|scalar|redoc)(\/|$)/
const MAX_AGE_SECONDS = 600 // how long a browser keeps the answer before it asks again

/** Which web pages may read answers. It is never all pages: `settings` refuses `*`. */
export async function installCors(app: FastifyInstance, { corsOrigins }: Settings): Promise<void> {
  await app.register(cors, {
    origin: pages(corsOrigins),
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    allowedHeaders: [
      ...['authorization', 'x-api-key', 'content-type', 'x-request-id'],
      ...['if-none-match', 'if-range', 'range', 'last-event-id', 'mcp-protocol-version', 'mcp-session-id'],
    ],
    exposedHeaders: [
      ...['etag', 'repr-digest', 'content-disposition', 'content-range', 'accept-ranges'],
      ...['retry-after', 'www-authenticate', 'x-request-id'],
    ],
    maxAge: MAX_AGE_SECONDS,
    strictPreflight: false,
  })
}

const pages = (corsOrigins: Settings['corsOrigins']): (string | RegExp)[] =>
  corsOrigins.map((origin) => (origin.endsWith(':*') ? anyPort(origin.slice(0, -2)) : origin))

/** Whether web pages of this origin may use the service. */
export const isAllowedOrigin = ({ corsOrigins }: Settings, origin: string): boolean =>
  pages(corsOrigins).some((page) => (typeof page === 'string' ? page === origin : page.test(origin)))

const anyPort = (origin: string): RegExp => new RegExp(`^${origin.replace(/[.[\]]/g, '\\$&')}(:\\d+)?$`, 'i')

/**
 * When API keys are set, every route except the open ones needs one: `Authorization: Bearer <key>` or `X-API-Key: <key>`.
 * A request without a valid key is refused before its body is read. The SHA-256 of the key is compared in constant time
 * with that of every configured key.
 */
export function installKeys(app: FastifyInstance, { apiKeys }: Settings): void {
  app.decorateRequest('principal', '')
  if (apiKeys.length === 0) return
  const hashes = apiKeys.map((key) =>
    key.startsWith('sha256:') ? Buffer.from(key.slice(7), 'hex') : hashOf(key),
  )
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'OPTIONS' || isOpen(request)) return
    const given = hashOf(keyOf(request) ?? '')
    const equal = hashes.map((hash) => timingSafeEqual(hash, given)).includes(true)
    if (equal) {
      request.principal = `key-${given.toString('hex').slice(0, 32)}`
      return
    }
    const detail = 'this service needs an API key: Authorization: Bearer <key>, or X-API-Key: <key>'
    await reply.code(401).header('www-authenticate', 'Bearer realm="markgraph"').send({ detail })
  })
}

const isOpen = (request: FastifyRequest): boolean =>
  request.routeOptions.config.open === true || OPEN_PAGES.test(request.routeOptions.url ?? '')

/** The name under which the client owns reports: the hash of its API key. Empty when the service has no keys. */
export const principalOf = (request: FastifyRequest): string => request.principal

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i
const FORWARDING =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|x-original-.*|true-client-ip|cf-.*)$/

/**
 * Whether a request comes from the machine itself: the service is bound to the loopback address, trusts no proxy, and the
 * request has no header that a proxy or tunnel adds when it forwards a request.
 */
export const isLocal = ({ headers }: FastifyRequest, { host, trustProxy }: Settings): boolean =>
  LOOPBACK.test(host) && !trustProxy && !Object.keys(headers).some((name) => FORWARDING.test(name))

function keyOf({ headers }: FastifyRequest): string | undefined {
  const bearer = /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]
  return bearer ?? headers['x-api-key']?.toString()
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
