import type { FastifyReply, FastifyRequest } from 'fastify'
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
  const found = /^bytes=(\d*)-(\d*)$/.exec(headers.range?.trim() ?? '')
  if (!found || (headers['if-range'] !== undefined && !matches(String(headers['if-range']), tag)))
    return undefined
  const [, first = '', last = ''] = found
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined
  if (from < size && from <= to) return [from, to]
  reply.header('content-range', `bytes */${size}`)
  throw new MarkgraphError('range', `the data have ${size} bytes, and the range asked for lies outside them`)
}
