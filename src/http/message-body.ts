import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { MarkgraphError } from '../errors.ts'
import { mib } from '../settings.ts'

const RETRY_SECONDS = 5
/** Commas and opening brackets: scans are long strings, and millions of tiny values would fill the memory once parsed. */
const MAX_ELEMENTS = 100_000
const MARKS = [',', '[', '{'].map((mark) => mark.charCodeAt(0))

/**
 * Reads JSON bodies that carry scans inside. A body is refused at its first byte too many, and all bodies held at a time are
 * together no larger than a single one may be, because such a body sits in memory until its answer is sent.
 * errors  `too-large`, `busy` when others hold the room, `bad-value` when the body breaks off
 */
export function messageBodies(
  maxBytes: number,
): (request: FastifyRequest, reply: FastifyReply) => Promise<string> {
  let held = 0
  return async ({ raw }, reply) => {
    const chunks: Buffer[] = []
    let size = 0
    let elements = 0
    let over = false
    finished(reply.raw, () => {
      held -= size
      over = true
    })
    try {
      if (Number(raw.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes)
      // left open when it is refused, for the answer to reach the client
      for await (const chunk of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        if (over) throw new MarkgraphError('bad-value', 'the client is gone')
        size += chunk.length
        held += chunk.length
        elements += elementsOf(chunk)
        if (size > maxBytes) throw tooLarge(maxBytes)
        if (elements > MAX_ELEMENTS) {
          throw new MarkgraphError('too-large', `a message may hold at most ${MAX_ELEMENTS} values`)
        }
        if (held > maxBytes) {
          throw new MarkgraphError('busy', 'other messages fill the memory; try again in a few seconds', {
            retryAfterSeconds: RETRY_SECONDS,
          })
        }
        chunks.push(chunk)
      }
    } catch (error) {
      raw.resume() // the rest is read past, or the client never sees its answer
      if (error instanceof MarkgraphError) throw error
      throw new MarkgraphError('bad-value', `the body cannot be read: ${(error as Error).message}`, {}, error)
    }
    return Buffer.concat(chunks).toString()
  }
}

const tooLarge = (maxBytes: number): MarkgraphError =>
  new MarkgraphError('too-large', `a message may hold at most ${mib(maxBytes)}`, { maxBytes })

function elementsOf(chunk: Buffer): number {
  let count = 0
  for (const byte of chunk) if (MARKS.includes(byte)) count++
  return count
}
