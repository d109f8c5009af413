import { createHash, timingSafeEqual } from 'node:crypto'
import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Asker } from '../../compare/request/named-marks.ts'
import { by, type Service, until } from '../../service/service.ts'
import { ROLES, type Role } from '../../settings/api-keys.ts'
import type { Settings } from '../../settings/settings.ts'
import { cutText } from '../errors.ts'
import { clientOf, sharerOf } from './client-address.ts'
import { hostName, isLoopback } from './hosts.ts'
import { isLostPerson } from './page-request.ts'
import { rateLimiter } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal
  }
  interface FastifyContextConfig {
    /** A route that answers without an API key: health, and the pages that describe the API. */
    open?: boolean
    /** The least role that may use the route. Default: `submit`. */
    role?: Role
    /** A route that lists or changes what belongs to somebody. Without keys it answers only requests from the same machine. */
    own?: boolean
  }
}

/** Who asks. */
interface Principal {
  /** The name under which it owns studies, reports and references. Empty when the service has no keys. */
  readonly id: string
  readonly role: Role
}

const OPERATOR: Principal = { id: '', role: 'admin' } // without keys, whoever may use the service at all

const OPEN_PAGES = /^\/(docs|scalar|redoc|assets)(\/|$)/
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])
const OWN_SITES = new Set(['same-origin', 'none']) // a page of the service, or the visitor without a page
const MAX_AGE_SECONDS = 600 // how long a browser keeps the answer before it asks again

/** Which web pages may read answers. It is never all pages: `settings` refuses `*`. */
export async function installCors(app: FastifyInstance, { corsOrigins }: Settings): Promise<void> {
  await app.register(cors, {
    origin: pages(corsOrigins),
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'x-api-key',
      'content-type',
      'x-request-id',
      'if-none-match',
      'if-range',
      'range',
      'last-event-id',
      'mcp-protocol-version',
      'mcp-session-id',
    ],
    exposedHeaders: [
      'etag',
      'repr-digest',
      'content-disposition',
      'content-range',
      'accept-ranges',
      'retry-after',
      'www-authenticate',
      'x-request-id',
    ],
    maxAge: MAX_AGE_SECONDS,
    strictPreflight: false,
  })
}

const pages = (corsOrigins: Settings['corsOrigins']): (string | RegExp)[] =>
  corsOrigins.map((origin) => (origin.endsWith(':*') ? anyPort(origin.slice(0, -2)) : origin))

/**
 * Refuses requests that change something and come from pages of other origins: browsers send them without asking, with whatever
 * access the visitor has. Pages of the service itself and of the allowed origins may send them, and so may clients that are no
 * browsers, which send neither Origin nor Sec-Fetch-Site. Where Origin is missing, Sec-Fetch-Site alone says what the page is.
 */
export function installOrigins(app: FastifyInstance, { corsOrigins }: Settings): void {
  const allowed = pages(corsOrigins)
  const isAllowed = (origin: string): boolean =>
    allowed.some((page) => (typeof page === 'string' ? page === origin : page.test(origin)))
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    if (READING.has(method)) return
    const { origin, host = '', 'sec-fetch-site': site = 'none' } = headers
    if (origin === undefined ? OWN_SITES.has(String(site)) : isAllowed(origin)) return
    if (origin !== undefined && URL.parse(origin)?.host === host.toLowerCase()) return
    const page = origin === undefined ? 'other origins' : cutText(origin)
    const detail = `pages of ${page} may not send requests here; MARKGRAPH_CORS_ORIGINS lists those that may`
    return reply.code(403).send({ detail })
  })
}

const anyPort = (origin: string): RegExp => new RegExp(`^${origin.replace(/[.[\]]/g, '\\$&')}(:\\d+)?$`, 'i')

/**
 * When API keys are set, every route except the open ones needs one: `Authorization: Bearer <key>` or `X-API-Key: <key>`.
 * A request without a valid key, or with one whose role is too low, is refused before its body is read. The SHA-256 of the key is
 * compared in constant time with that of every configured key. Requests without a valid key are limited per client address.
 */
export function installKeys(app: FastifyInstance, settings: Settings): void {
  const { apiKeys, rateLimit, rateWindowSeconds, trustProxy } = settings
  app.decorateRequest('principal')
  if (apiKeys.length === 0) {
    app.addHook('onRequest', async (request, reply) => {
      request.principal = OPERATOR
      if (!request.routeOptions.config.own || isLocal(request, settings)) return
      const detail =
        'this service has no API keys, so it lists and changes studies and lists reports only for requests from its own machine'
      return reply.code(403).send({ detail })
    })
    return
  }
  const known = apiKeys.map(({ sha256, ...key }) => ({ ...key, hash: Buffer.from(sha256, 'hex') }))
  const refused = rateLimiter(rateLimit, rateWindowSeconds, () => performance.now())
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'OPTIONS' || isOpen(request)) return
    const text = keyOf(request)
    const given = hashOf(text ?? '')
    const [key] = text ? known.filter(({ hash }) => timingSafeEqual(hash, given)) : []
    if (!key) {
      const wait = refused.take(clientOf(request, trustProxy))
      if (wait > 0) {
        const detail = `more than ${rateLimit} requests without a valid API key in ${rateWindowSeconds} s; try again in ${wait} s`
        return reply.code(429).header('retry-after', `${wait}`).send({ detail })
      }
      const detail = 'this service needs an API key: Authorization: Bearer <key>, or X-API-Key: <key>'
      return reply.code(401).header('www-authenticate', 'Bearer realm="markgraph"').send({ detail })
    }
    request.principal = { id: key.principal, role: key.role }
    const { role = 'submit' } = request.routeOptions.config
    if (ROLES.indexOf(key.role) >= ROLES.indexOf(role)) return
    const detail = `the API key ${key.name} has the role ${key.role}, but this needs ${role}`
    return reply.code(403).send({ detail })
  })
}

const isOpen = (request: FastifyRequest): boolean =>
  request.routeOptions.config.open === true ||
  OPEN_PAGES.test(request.routeOptions.url ?? '') ||
  isLostPerson(request)

/** The name under which the client owns what it makes. Empty when the service has no keys. */
export const principalOf = (request: FastifyRequest): string => request.principal.id

/**
 * The service as the client sees it: with its own references beside those of the operator, with its share of the threads, and for
 * work that is wanted as long as the client waits for its answer.
 */
export const serviceFor = (service: Service, request: FastifyRequest): Service => ({
  ...by(until(service, request.disconnected), sharerOf(request, service.settings)),
  references: service.references.of(principalOf(request)),
})

/** Whether something of this owner is the client's: its own, or for an admin also what is the operator's. */
export const isOwn = ({ principal: { id, role } }: FastifyRequest, owner: string): boolean =>
  owner === id || (owner === '' && role === 'admin')

/** The client, to whom only its own studies and collections are named. */
export const askerOf = (request: FastifyRequest): Asker => ({
  principal: principalOf(request),
  owns: (principal) => isOwn(request, principal),
})

/** The rows that are the client's, in their order. */
export const ownRows = <Row extends { readonly principal: string }>(
  request: FastifyRequest,
  rows: readonly Row[],
): Row[] => rows.filter(({ principal }) => isOwn(request, principal))

/** The client, if it may search studies and collections: with a key of the role study, or without keys on the same machine. */
export function searcherOf(request: FastifyRequest, settings: Settings): Asker | undefined {
  const may = settings.apiKeys.length === 0 ? isLocal(request, settings) : request.principal.role !== 'submit'
  return may ? askerOf(request) : undefined
}

const FORWARDING =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|x-original-.*|true-client-ip|cf-.*)$/

/**
 * Whether a request comes from the machine itself: the service is bound to the loopback address and trusts no proxy. The
 * request is made under a loopback name, and has no header that a proxy or tunnel adds when it forwards a request.
 */
const isLocal = ({ headers }: FastifyRequest, { host, trustProxy }: Settings): boolean =>
  isLoopback(host) &&
  isLoopback(hostName(headers.host ?? '') ?? '') &&
  !trustProxy &&
  !Object.keys(headers).some((name) => FORWARDING.test(name))

function keyOf({ headers }: FastifyRequest): string | undefined {
  const bearer = /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]
  return bearer ?? headers['x-api-key']?.toString()
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
