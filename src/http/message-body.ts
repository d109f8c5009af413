import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { MarkgraphError } from '../errors.ts'
import { mib } from '../settings.ts'

const RETRY_SECONDS = 5
/** Most commas and opening brackets in a body. Scans are few long strings; millions of tiny values would fill the memory once parsed. */
const MAX_ELEMENTS = 100_000
const [COMMA, BRACKET, BRACE] = Buffer.from(',[{')

/**
 * Reads JSON bodies that contain scans. A body is refused at the first byte over the limit. The same limit holds for all
 * bodies in memory together, because a body stays in memory until its answer is sent.
 * errors  `too-large`; `busy` when other bodies fill the memory; `bad-value` when the body breaks off
 */
export function messageBodies(
  maxBytes: number,
): (request: FastifyRequest, reply: FastifyReply) => Promise<string> {
  let held = 0
  return ({ raw }, reply) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const chunks: Buffer[] = []
    let size = 0
    let elements = 0
    const refuse = (error: MarkgraphError): void => {
      raw.off('data', take).resume() // read the rest and drop it, or the client never sees the answer
      chunks.length = 0
      reject(error)
    }
    const take = (chunk: Buffer): void => {
      size += chunk.length
      held += chunk.length
      elements += elementsOf(chunk)
      if (size > maxBytes) refuse(tooLarge(maxBytes))
      else if (elements > MAX_ELEMENTS) refuse(tooMany())
      else if (held > maxBytes) refuse(busy())
      else chunks.push(chunk)
    }
    finished(reply.raw, () => {
      raw.off('data', take)
      held -= size
    })
    raw.on('end', () => {
      const whole = Buffer.concat(chunks)
      chunks.length = 0 // so that memory does not hold a third copy beside the text
      resolve(whole.toString())
    })
    raw.on('error', (error) => reject(brokenOff(error)))
    if (Number(raw.headers['content-length'] ?? 0) > maxBytes) refuse(tooLarge(maxBytes))
    else raw.on('data', take)
    return promise
  }
}

const tooLarge = (maxBytes: number): MarkgraphError =>
  new MarkgraphError('too-large', `a message may hold at most ${mib(maxBytes)}`, { maxBytes })

const tooMany = (): MarkgraphError =>
  new MarkgraphError('too-large', `a message may hold at most ${MAX_ELEMENTS} values`)

const busy = (): MarkgraphError =>
  new MarkgraphError('busy', 'other messages fill the memory; try again in a few seconds', {
    retryAfterSeconds: RETRY_SECONDS,
  })

const brokenOff = (error: Error): MarkgraphError =>
  new MarkgraphError('bad-value', `the body cannot be read: ${error.message}`, {}, error)

function elementsOf(chunk: Buffer): number {
  let count = 0
  for (let i = 0; i < chunk.length; i++) {
    const byte = chunk[i]
    if (byte === COMMA || byte === BRACKET || byte === BRACE) count += 1
  }
  return count
}
