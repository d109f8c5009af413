import type { FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import { MarkgraphError, phrase } from '../../errors.ts'

/** Whether a header such as `If-None-Match` names the entity tag: quoted or not, weak or not, alone, in a list, or by `*`. */
export function matches(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, '').replace(/^"|"$/g, ''))
  return tags.includes(tag) || tags.includes('*')
}

/**
 * First and last byte of the requested range in data of `size` bytes. Undefined means all of the data: the request has no
 * range, has several ranges, or asks for a version other than `tag`.
 * errors  `range`: the range lies outside the data; the reply gives the number of bytes
 */
export function requestedRange(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  size: number,
  tag: string,
): [number, number] | undefined {
  const asked = headers.range?.trim() ?? ''
  if (!asked.startsWith('bytes=') || asked.includes(',')) return undefined
  if (headers['if-range'] !== undefined && !matches(String(headers['if-range']), tag)) return undefined
  if (!Array.isArray(parseRange(Number.POSITIVE_INFINITY, asked))) return undefined // malformed for data of any size
  const found = parseRange(size, asked)
  if (Array.isArray(found)) return [found[0]!.start, found[0]!.end]
  // the parser refuses a suffix longer than the data; by RFC 9110 (14.1.2) it means all of the data
  if (size > 0 && /^bytes=\s*-0*[1-9]/.test(asked)) return [0, size - 1]
  reply.header('content-range', `bytes */${size}`)
  throw new MarkgraphError(
    'range',
    phrase('the requested range lies outside the data, which have {size} bytes', { size }),
  )
}
