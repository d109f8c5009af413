import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Upload } from '../composition/ingest.ts'
import { MarkgraphError } from '../errors.ts'
import type { Settings } from '../settings.ts'

const MIB = 2 ** 20
const MAX_FIELDS = 100
const MAX_PARTS = 1000 // the file-count limit is stated in its own words below this

/** Files of a request on disk, until it is answered. */
const temporaryFiles = new WeakMap<FastifyRequest, string[]>()

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
    limits: { fileSize: settings.maxFileBytes, fields: MAX_FIELDS, fieldSize: MIB, parts: MAX_PARTS },
    throwFileSizeLimit: false,
  })
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await readForm(request, settings, folder)
  })
  const clean = async (request: FastifyRequest): Promise<void> => {
    const paths = temporaryFiles.get(request) ?? []
    temporaryFiles.delete(request)
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }
  app.addHook('onResponse', clean)
  app.addHook('onRequestAbort', clean)
}

async function readForm(request: FastifyRequest, settings: Settings, folder: string) {
  const { maxRequestBytes, maxFileBytes, maxFiles } = settings
  const tooLarge = (): MarkgraphError =>
    new MarkgraphError('too-large', `a request may hold at most ${mib(maxRequestBytes)}`, { maxRequestBytes })
  if (Number(request.headers['content-length'] ?? 0) > maxRequestBytes) throw tooLarge()
  const form: Record<string, string | Upload[]> = {}
  const files: Upload[] = []
  let bytes = 0
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.valueTruncated)
          throw new MarkgraphError('too-large', `field ${part.fieldname} is over ${mib(MIB)}`)
        form[part.fieldname] = String(part.value)
        continue
      }
      if (files.length >= maxFiles) {
        throw new MarkgraphError('too-large', `a request may hold at most ${maxFiles} files`, { maxFiles })
      }
      const upload = await stored(request, part.file, part.filename, folder)
      bytes += upload.size
      if (part.file.truncated) {
        const message = `${part.filename} is over ${mib(maxFileBytes)}, the limit of one file`
        throw new MarkgraphError('too-large', message, { maxFileBytes })
      }
      if (bytes > maxRequestBytes) throw tooLarge()
      files.push(upload)
      const before = form[part.fieldname]
      form[part.fieldname] = Array.isArray(before) ? [...before, upload] : [upload]
    }
  } catch (error) {
    throw asFormError(error)
  }
  return form
}

async function stored(
  request: FastifyRequest,
  file: Readable,
  filename: string,
  folder: string,
): Promise<Upload> {
  const path = join(folder, randomUUID())
  const paths = temporaryFiles.get(request) ?? []
  temporaryFiles.set(request, [...paths, path])
  const hash = createHash('sha256')
  let size = 0
  await pipeline(
    file,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    },
    createWriteStream(path, { flags: 'wx' }),
  )
  return { filename, size, sha256: hash.digest('hex'), read: () => readShared(path, size) }
}

/** A file in memory that worker threads can share. */
export async function readShared(path: string, size: number): Promise<Uint8Array> {
  const data = new Uint8Array(new SharedArrayBuffer(size))
  let at = 0
  for await (const chunk of createReadStream(path)) {
    data.set(chunk, at)
    at += chunk.length
  }
  return data
}

const mib = (bytes: number): string => (bytes >= MIB ? `${Math.round(bytes / MIB)} MiB` : `${bytes} bytes`)

/** A body that stops or breaks off in the middle is the client's, not ours. */
function asFormError(error: unknown): unknown {
  if (error instanceof MarkgraphError) return error
  const { code, statusCode, message } = error as { code?: string; statusCode?: number; message?: string }
  if (statusCode === 413) return new MarkgraphError('too-large', message ?? 'too many parts', {}, error)
  if (/^E[A-Z]+$/.test(code ?? '')) return error // the disk's
  return new MarkgraphError('bad-value', `the multipart body cannot be read: ${message}`, {}, error)
}
