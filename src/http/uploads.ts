import { createHash, randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import pLimit from 'p-limit'
import type { Upload } from '../composition/ingest.ts'
import { MarkgraphError } from '../errors.ts'
import { mib } from '../mib.ts'
import type { Settings } from '../settings.ts'
import { newFile } from '../store/sqlite/temporary-folder.ts'
import { writeFailure } from '../store/sqlite/write-failure.ts'
import { whenOver } from './when-over.ts'

const MIB = 2 ** 20
const MAX_FIELDS = 100
const PIECE = 256 * 1024 // bytes written at once: a call for each chunk that arrives takes longer than the write
const MAX_PARTS = 1000 // above the file-count limit, which has its own message

/** The files of a request, on disk until the request is answered or the client disconnects. */
interface TemporaryFiles {
  readonly paths: Set<string>
  over: boolean
}

/**
 * Reads multipart bodies before validation. `request.body` becomes an object of fields: a text field is its last value, a
 * file field is a list of uploads. Files are hashed and written to the store's temporary folder as they arrive, and every
 * limit is enforced at that time. The files are always removed when the request is answered.
 */
export async function installUploads(
  app: FastifyInstance,
  settings: Settings,
  folder: string,
): Promise<void> {
  await app.register(multipart, {
    // file sizes are counted below, so that an upload is refused at the first byte over the limit
    limits: { fileSize: Number.POSITIVE_INFINITY, fields: MAX_FIELDS, fieldSize: MIB, parts: MAX_PARTS },
    throwFileSizeLimit: false,
  })
  app.addHook('preValidation', async (request, reply) => {
    if (request.is404 || !request.isMultipart()) return
    const files: TemporaryFiles = { paths: new Set(), over: false }
    // not onResponse, which never fires when the client disconnects while its answer is computed
    whenOver(reply, () => {
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
    request.spool(more)
  }
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.valueTruncated)
          throw new MarkgraphError(
            'too-large',
            `field ${part.fieldname} is over ${mib(MIB)}, the limit of one text field`,
          )
        // a part of type application/json arrives already parsed
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
        throw new MarkgraphError('bad-value', 'the client disconnected')
      }
      const before = form[part.fieldname]
      form[part.fieldname] = Array.isArray(before) ? [...before, upload] : [upload]
    }
  } catch (error) {
    throw asFormError(error)
  }
  return form
}

// A limit for all uploads together. The rest wait in their sockets, so that one turn of the event loop never writes them all.
const writing = pLimit(4)

/**
 * Writes an upload to `path`. Before each write, `check` receives the size so far and the bytes added.
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
  const file = await newFile(path).catch(failed)
  const chunks: Buffer[] = []
  let waiting = 0
  const write = (): Promise<void> =>
    writing(async () => {
      const piece = chunks.splice(0)
      for (const chunk of piece) hash.update(chunk)
      const { bytesWritten } = await file.writev(piece).catch(failed)
      if (bytesWritten < waiting) {
        await file.writeFile(Buffer.concat(piece).subarray(bytesWritten)).catch(failed)
      }
      waiting = 0
    })
  try {
    for await (const chunk of upload) {
      size += chunk.length
      check(size, chunk.length)
      chunks.push(chunk)
      waiting += chunk.length
      if (waiting >= PIECE) await write()
    }
    if (waiting > 0) await write()
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
  return { filename, size, sha256: hash.digest('hex'), read: () => readFile(path) }
}

/** A body that stalls or breaks off is an error of the client, not of the service. */
function asFormError(error: unknown): unknown {
  if (error instanceof MarkgraphError) return error
  const { statusCode, message } = error as { statusCode?: number; message?: string }
  if (statusCode === 413) return new MarkgraphError('too-large', message ?? 'too many parts', {}, error)
  return new MarkgraphError('bad-value', `the multipart body cannot be read: ${message}`, {}, error)
}
