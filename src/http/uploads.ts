import { createHash, randomUUID } from 'node:crypto'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import pLimit from 'p-limit'
import type { Upload } from '../composition/ingest.ts'
import { MarkgraphError } from '../errors.ts'
import { mib, type Settings } from '../settings.ts'
import { writeFailure } from '../store/sqlite/write-failure.ts'

const MIB = 2 ** 20
const MAX_FIELDS = 100
const MAX_PARTS = 1000 // the file-count limit is stated in its own words below this

/** Files of a request on disk, until it is answered or its client is gone. */
interface TemporaryFiles {
  readonly paths: Set<string>
  over: boolean
}

/**
 * Reads multipart bodies before validation: `request.body` becomes an object of fields, a text field as its last value
 * and file fields as lists of uploads. Files go to the store's temporary folder as they arrive, hashed on the way, and
 * every limit is enforced while they arrive; whatever happens, they are gone when the request is answered.
 */
export async function installUploads(
  app: FastifyInstance,
  settings: Settings,
  folder: string,
): Promise<void> {
  await app.register(multipart, {
    // file sizes are counted below, so that an upload is refused at its first byte too many
    limits: { fileSize: Number.POSITIVE_INFINITY, fields: MAX_FIELDS, fieldSize: MIB, parts: MAX_PARTS },
    throwFileSizeLimit: false,
  })
  app.addHook('preValidation', async (request, reply) => {
    if (request.is404 || !request.isMultipart()) return
    const files: TemporaryFiles = { paths: new Set(), over: false }
    // not onResponse: that one never comes when the client hangs up while its answer is computed
    finished(reply.raw, () => {
      files.over = true
      for (const path of files.paths)
        rm(path, { force: true }).catch((error) => request.log.error({ err: error }))
    })
    request.body = await readForm(request, settings, folder, files)
  })
}

async function readForm(
  request: FastifyRequest,
  settings: Settings,
  folder: string,
  temporary: TemporaryFiles,
) {
  const { maxRequestBytes, maxFileBytes, maxFiles } = settings
  const tooLarge = (): MarkgraphError =>
    new MarkgraphError('too-large', `a request may hold at most ${mib(maxRequestBytes)}`, { maxRequestBytes })
  if (Number(request.headers['content-length'] ?? 0) > maxRequestBytes) throw tooLarge()
  const form: Record<string, string | Upload[]> = {}
  let files = 0
  let bytes = 0
  const count = (more: number): void => {
    bytes += more
    if (bytes > maxRequestBytes) throw tooLarge()
  }
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.valueTruncated)
          throw new MarkgraphError('too-large', `field ${part.fieldname} is over ${mib(MIB)}`)
        // a part that says it is application/json comes parsed
        const text = typeof part.value === 'string' ? part.value : JSON.stringify(part.value)
        count(text.length)
        form[part.fieldname] = text
        continue
      }
      if (files >= maxFiles) {
        throw new MarkgraphError('too-large', `a request may hold at most ${maxFiles} files`, { maxFiles })
      }
      files += 1
      const path = join(folder, randomUUID())
      temporary.paths.add(path)
      const upload = await stored(part.file, part.filename, path, (size, more) => {
        if (size > maxFileBytes) {
          const message = `${part.filename} is over ${mib(maxFileBytes)}, the limit of one file`
          throw new MarkgraphError('too-large', message, { maxFileBytes })
        }
        count(more)
      })
      if (temporary.over) {
        await rm(path, { force: true })
        throw new MarkgraphError('bad-value', 'the client is gone')
      }
      const before = form[part.fieldname]
      form[part.fieldname] = Array.isArray(before) ? [...before, upload] : [upload]
    }
  } catch (error) {
    throw asFormError(error)
  }
  return form
}

// Of all uploads together: the others wait in their sockets, so that no turn of the event loop is one for all of them.
const writing = pLimit(4)

/**
 * Writes an upload to `path`; `check` sees its size and what was added to it before anything is written.
 * errors  `disk-full`, `write-failed`, those of `check` and those of `upload`
 */
export async function stored(
  upload: AsyncIterable<Buffer>,
  filename: string,
  path: string,
  check: (size: number, more: number) => void,
): Promise<Upload> {
  const hash = createHash('sha256')
  let size = 0
  const failed = (error: unknown): never => {
    throw writeFailure(error)
  }
  const file = await open(path, 'wx').catch(failed)
  try {
    for await (const chunk of upload) {
      size += chunk.length
      check(size, chunk.length)
      await writing(async () => {
        hash.update(chunk)
        await file.writeFile(chunk).catch(failed)
      })
    }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
  return { filename, size, sha256: hash.digest('hex'), read: () => readFile(path) }
}

/** A body that stops or breaks off in the middle is the client's, not ours. */
function asFormError(error: unknown): unknown {
  if (error instanceof MarkgraphError) return error
  const { statusCode, message } = error as { statusCode?: number; message?: string }
  if (statusCode === 413) return new MarkgraphError('too-large', message ?? 'too many parts', {}, error)
  return new MarkgraphError('bad-value', `the multipart body cannot be read: ${message}`, {}, error)
}
