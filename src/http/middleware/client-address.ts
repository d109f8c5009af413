import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../../settings/settings.ts'

const MOST = 64 // characters of what a proxy writes in place of an address
const WITH_PORT = /^(?:\[([^\]]*)\]|([^:]*))(?::\d+)?$/

/**
 * The client that an address stands for. Proxies write addresses with and without a port. An IPv4 address inside IPv6 is that
 * address. Everybody with IPv6 has a whole /64 network, so its addresses count as one client.
 */
export function clientAt(given: string): string {
  const text = given.trim().toLowerCase()
  const [, bracketed, plain] = WITH_PORT.exec(text) ?? []
  const address = (bracketed ?? plain ?? text).replace(/%.*$/, '') // the zone of a link-local address
  if (isIP(address) !== 6) return address.slice(0, MOST)
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** The client under which requests are counted. */
export function clientOf(request: Pick<FastifyRequest, 'headers' | 'ip'>, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for']
  if (!trustProxy || forwarded === undefined) return clientAt(request.ip)
  const entries = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded).split(',')
  return clientAt(entries.at(-1)!.trim() || request.ip)
}

/** Who shares threads, places and uploads with the others: the owner of the API key, or without keys the client address. */
export const sharerOf = (request: FastifyRequest, { trustProxy }: Settings): string =>
  request.principal?.id || clientOf(request, trustProxy)

/** The eight groups of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.replace(/\d+\.\d+\.\d+\.\d+$/, asGroups).split('::')
  const numbers = (text: string): number[] =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16))
  const [first, last] = [numbers(head), numbers(tail ?? '')]
  return [...first, ...new Array<number>(8 - first.length - last.length).fill(0), ...last]
}

/** The last four bytes of an IPv6 address, written as IPv4, as two groups. */
function asGroups(ipv4: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number)
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}
