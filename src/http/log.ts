import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings/settings.ts'
import { visible } from '../words/visible.ts'

/**
 * The log: JSON lines on standard output. A query may hold a case number, a name, or a key that somebody put there, so a line
 * has only the names in it.
 */
export const logOf = (level: Settings['logLevel']) =>
  level === 'silent'
    ? false
    : {
        level,
        stream: { write: (line: string) => process.stdout.write(visible(line)) },
        serializers: {
          req: ({ method, url, host, ip, socket }: FastifyRequest) => ({
            method,
            url: withoutValues(url),
            host,
            remoteAddress: ip,
            remotePort: socket.remotePort ?? 0,
          }),
        },
      }

/** A request target without the values of its query, and without a user and password before its host. */
export function withoutValues(url: string): string {
  const [, path = '', query] = /^([^?]*)(?:\?(.*))?$/s.exec(url) ?? []
  const place = path.replace(/^([\w+.-]*:)?\/\/[^/]*@/, '$1//')
  if (query === undefined) return place
  const names = query.split('&').map((one) => (one.includes('=') ? one.slice(0, one.indexOf('=')) : '')) // without =, it is a value
  return `${place}?${names.filter((name) => name !== '').join('&')}`
}
