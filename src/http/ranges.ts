import type { FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import { MarkgraphError } from '../errors.ts'

/** `If-None-Match` with the entity tag, quoted or not, weak or not, alone or in a list, or `*`. */
export function matches(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, '').replace(/^"|"$/g, ''))
  return tags.includes(tag) || tags.includes('*')
}

/**
 * First and last byte of a single range of `size` bytes; undefined for all of it: no range, several, or one of another
 * version than `tag`.
 * errors  `range`: it lies outside, and the reply says how many bytes there are
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
  if (!Array.isArray(parseRange(Number.POSITIVE_INFINITY, asked))) return undefined // wrong for any size
  const found = parseRange(size, asked)
  if (Array.isArray(found)) return [found[0]!.start, found[0]!.end]
  // the parser refuses a suffix that is longer than the data; RFC 9110 (14.1.2) makes it all of them
  if (size > 0 && /^bytes=\s*-0*[1-9]/.test(asked)) return [0, size - 1]
  reply.header('content-range', `bytes */${size}`)
  throw new MarkgraphError('range', `the data have ${size} bytes, and the range asked for lies outside them`)
}
