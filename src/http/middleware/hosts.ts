import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { MarkgraphError } from '../../errors.ts'
import type { Settings } from '../../settings/settings.ts'
import { cutText } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that answers under any name: those a monitor asks by the address of the machine. */
    anyHost?: boolean
  }
}

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i
const HOST = /^(\[[0-9a-f:.]+\]|[^\s:/@[\]]+?)\.?(:\d*)?$/i

/** Headers of which Node.js keeps the first and others may keep the last. */
const ONCE = ['host', 'authorization', 'content-type']

/** Whether a name or address is the machine itself. */
export const isLoopback = (name: string): boolean => LOOPBACK.test(name)

/** The name in a Host header, in lower case and without the port; undefined when it has none. */
export const hostName = (header: string): string | undefined => HOST.exec(header)?.[1]?.toLowerCase()

/**
 * The names under which the service answers; undefined: under any. A web page can make its own host name resolve to this machine
 * and then read a service without keys as if the service were the page's own (DNS rebinding); its requests have that name.
 * errors  `bad-setting`: a service without keys that other machines can reach, and no names
 */
export function allowedHosts({ host, hosts, apiKeys }: Settings): ReadonlySet<string> | undefined {
  if (hosts.length > 0) return new Set(hosts)
  if (apiKeys.length > 0) return undefined
  if (isLoopback(host)) return new Set([...LOOPBACK_NAMES, host.includes(':') ? `[${host}]` : host])
  throw new MarkgraphError(
    'bad-setting',
    `HOST is ${host}, which other machines can reach; set MARKGRAPH_HOSTS to the names of this service, or MARKGRAPH_API_KEYS`,
    { host },
  )
}

/** Why a proxy and this service could take a request for two different ones; undefined when they cannot. */
function ambiguityOf({ url = '', rawHeaders }: IncomingMessage): string | undefined {
  if (!url.startsWith('/')) return 'the request target is not a path; send a path, such as /v1/meta'
  const names = rawHeaders.filter((_, i) => i % 2 === 0).map((name) => name.toLowerCase())
  const twice = ONCE.find((name) => names.indexOf(name) !== names.lastIndexOf(name))
  return twice && `the request has the header ${twice} more than once; send it once`
}

/** Refuses requests under a name that is not allowed, before anything else is done. */
export function installHosts(app: FastifyInstance, settings: Settings): void {
  const allowed = allowedHosts(settings)
  app.addHook('onRequest', async ({ headers, raw, routeOptions }, reply) => {
    const ambiguity = ambiguityOf(raw)
    if (ambiguity) return reply.code(400).send({ detail: ambiguity })
    if (routeOptions.config.anyHost) return
    if (headers.host === undefined && raw.httpVersion !== '1.0') {
      return reply.code(400).send({ detail: 'the request has no Host header' })
    }
    const name = hostName(headers.host ?? '')
    if (allowed === undefined || (name !== undefined && allowed.has(name))) return
    const given = JSON.stringify(cutText(headers.host ?? ''))
    const detail = `this service does not answer under the name ${given}; its operator can add names to MARKGRAPH_HOSTS`
    return reply.code(421).send({ detail })
  })
}
