import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { MarkgraphError, phrase } from '../../errors.ts'
import { quotas } from '../../limits/quotas.ts'
import type { Settings } from '../../settings/settings.ts'
import { mib } from '../../words/amounts.ts'
import { sharerOf } from '../middleware/client-address.ts'
import { onResponseEnd } from '../middleware/on-response-end.ts'
import { arrivedFile } from './arriving-file.ts'

const RETRY_SECONDS = 5
const SMALL = 64 * 1024 // bytes of a body that may wait in memory for its end
/** Most commas and opening brackets in a body. Scans are few long strings; millions of tiny values would fill the memory once parsed. */
const MAX_ELEMENTS = 100_000
const [COMMA, BRACKET, BRACE] = Buffer.from(',[{')

/**
 * Reads JSON bodies that contain scans. A body is refused at the first byte over the limit. Larger ones are written to a file of
 * `folder` as they arrive, so that a slow one holds no memory. The same limit holds for all large bodies in memory together,
 * because a body stays in memory until its answer is sent.
 * errors  `too-large`; `busy` when other bodies fill the memory or the disk; `bad-value` when the body breaks off
 */
export function messageBodies(
  maxBytes: number,
  folder: string,
  settings: Settings,
): (request: FastifyRequest, reply: FastifyReply) => Promise<string> {
  const memory = quotas(maxBytes)

  /** A small body; or the size of one that is in the file. */
  async function arrived(request: FastifyRequest, path: string): Promise<string | number> {
    const body = checked(request)
    const start: Buffer[] = []
    let size = 0
    for (;;) {
      const { value, done } = await body.next()
      if (done) return Buffer.concat(start).toString()
      start.push(value)
      size += value.length
      if (size > SMALL) break
    }
    const { size: whole } = await arrivedFile(both(start, body), 'message', path, (_size, more) =>
      request.spool(more),
    )
    return whole
  }

  /** The chunks of a body, counted. */
  async function* checked({ raw }: FastifyRequest): AsyncGenerator<Buffer, void> {
    let size = 0
    let elements = 0
    if (Number(raw.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes)
    try {
      for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
        size += chunk.length
        elements += elementsOf(chunk)
        if (size > maxBytes) throw tooLarge(maxBytes)
        if (elements > MAX_ELEMENTS) throw tooMany()
        yield chunk
      }
    } catch (error) {
      throw error instanceof MarkgraphError ? error : brokenOff(error as Error)
    }
  }

  return async (request, reply) => {
    const path = join(folder, randomUUID())
    try {
      const found = await arrived(request, path)
      if (typeof found === 'string') return found
      const share = memory.open(sharerOf(request, settings))
      if (!share.add(found)) throw busy()
      onResponseEnd(reply, () => share.end())
      return await readFile(path, 'utf8')
    } finally {
      await rm(path, { force: true })
    }
  }
}

async function* both(start: readonly Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* start
  yield* rest
}

const tooLarge = (maxBytes: number): MarkgraphError =>
  new MarkgraphError('too-large', phrase('a message may hold at most {most}', { most: mib(maxBytes) }), {
    maxBytes,
  })

const tooMany = (): MarkgraphError =>
  new MarkgraphError('too-large', phrase('a message may hold at most {most} values', { most: MAX_ELEMENTS }))

const busy = (): MarkgraphError =>
  new MarkgraphError('busy', phrase('other messages fill the memory; try again in a few seconds'), {
    retryAfterSeconds: RETRY_SECONDS,
  })

const brokenOff = (error: Error): MarkgraphError =>
  new MarkgraphError(
    'bad-value',
    phrase('the body cannot be read: {message}', { message: error.message }),
    {},
    error,
  )

function elementsOf(chunk: Buffer): number {
  let count = 0
  for (let i = 0; i < chunk.length; i++) {
    const byte = chunk[i]
    if (byte === COMMA || byte === BRACKET || byte === BRACE) count += 1
  }
  return count
}
