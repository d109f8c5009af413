import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Upload } from '../../compare/request/upload.ts'
import { MarkgraphError, phrase } from '../../errors.ts'
import type { Bounds } from '../../limits/bounds.ts'
import { quotas, type Share } from '../../limits/quotas.ts'
import type { Service } from '../../service/service.ts'
import { MIB, mib } from '../../words/amounts.ts'
import { sharerOf } from '../middleware/client-address.ts'
import { onResponseEnd } from '../middleware/on-response-end.ts'
import { arrivedFile, type Sparing } from './arriving-file.ts'

const MAX_FIELDS = 100
const RETRY_SECONDS = 1 // for bytes that the store has just found damaged
const MAX_PARTS = 1000 // above the file-count limit, which has its own message

/** The files of a request, on disk until its answer is sent or the client disconnects. */
interface TemporaryFiles {
  readonly paths: Set<string>
  over: boolean
}

/** What reading a form needs of the service. */
type Parts = Pick<Service, 'settings' | 'spool'> & { readonly store: Pick<Service['store'], 'has' | 'read'> }

/**
 * Reads multipart bodies before validation. `request.body` becomes an object of fields: a text field is its text, or a
 * list when it was given more than once; a file field is a list of uploads. Files are hashed as they arrive, those that the store has not are written to its temporary
 * folder, and every limit is enforced at that time. The files are removed before the request is answered, or when its client
 * has gone.
 */
export async function installUploads(
  app: FastifyInstance,
  parts: Parts,
  { bytesArriving }: Pick<Bounds, 'bytesArriving'>,
): Promise<void> {
  await app.register(multipart, {
    // file sizes are counted below, so that an upload is refused at the first byte over the limit
    limits: { fileSize: Number.POSITIVE_INFINITY, fields: MAX_FIELDS, fieldSize: MIB, parts: MAX_PARTS },
    throwFileSizeLimit: false,
  })
  const memory = quotas(bytesArriving)
  const sent = new WeakMap<FastifyRequest, TemporaryFiles>()
  const removed = async (request: FastifyRequest): Promise<void> => {
    for (const path of sent.get(request)?.paths ?? [])
      await rm(path, { force: true }).catch((error) => request.log.error({ err: error }))
  }
  app.addHook('preValidation', async (request, reply) => {
    if (request.is404 || !request.isMultipart()) return
    const files: TemporaryFiles = { paths: new Set(), over: false }
    sent.set(request, files)
    // a client that disconnects while its answer is computed gets none, so that nothing is sent and onSend never runs;
    // and a file that was still being opened then is removed now
    onResponseEnd(reply, () => {
      files.over = true
      void removed(request)
    })
    request.body = await readForm(request, parts, files, memory.open(sharerOf(request, parts.settings)))
  })
  app.addHook('onSend', removed)
}

async function readForm(
  request: FastifyRequest,
  { settings, spool, store }: Parts,
  temporary: TemporaryFiles,
  room: Share,
) {
  const { maxRequestBytes, maxFileBytes, maxFiles } = settings
  const ownsChunks = request.raw.socket instanceof Socket // not those of an injected request
  const tooLarge = (): MarkgraphError =>
    new MarkgraphError(
      'too-large',
      phrase('a request may hold at most {most}', { most: mib(maxRequestBytes) }),
      { maxRequestBytes },
    )
  if (Number(request.headers['content-length'] ?? 0) > maxRequestBytes) throw tooLarge()
  const form: Record<string, string | (string | Upload)[]> = {}
  const add = (field: string, value: string | Upload): void => {
    const before = form[field]
    if (before === undefined) form[field] = typeof value === 'string' ? value : [value]
    else form[field] = [...[before].flat(), value]
  }
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
            phrase('field {fieldname} is over {mib}, the limit of one text field', {
              fieldname: part.fieldname,
              mib: mib(MIB),
            }),
          )
        // a part of type application/json arrives already parsed
        const text = typeof part.value === 'string' ? part.value : JSON.stringify(part.value)
        count(text.length)
        add(part.fieldname, text)
        continue
      }
      if (files >= maxFiles) {
        throw new MarkgraphError(
          'too-large',
          phrase('a request may hold at most {most} files', { most: maxFiles }),
          { maxFiles },
        )
      }
      files += 1
      const { filename } = part
      const path = join(spool, randomUUID())
      temporary.paths.add(path)
      const sparing: Sparing = {
        room,
        ownsChunks,
        async stored(sha256) {
          if (!(await store.has(sha256))) return undefined
          temporary.paths.delete(path)
          return () => readStored(store, sha256, filename)
        },
      }
      const check = (size: number, more: number): void => {
        if (size > maxFileBytes) {
          const message = phrase('{name} is over {most}, the limit of one file', {
            name: filename,
            most: mib(maxFileBytes),
          })
          throw new MarkgraphError('too-large', message, { maxFileBytes })
        }
        count(more)
      }
      const upload = await arrivedFile(part.file, filename, path, check, sparing)
      if (temporary.over) {
        await rm(path, { force: true })
        throw new MarkgraphError('bad-value', phrase('the client disconnected'))
      }
      add(part.fieldname, upload)
    }
  } catch (error) {
    throw asFormError(error)
  }
  return form
}

/** The bytes of a file that was sent before. If they are damaged since, the store says so from now on, and they are needed again. */
async function readStored(store: Parts['store'], sha256: string, filename: string): Promise<Uint8Array> {
  const data = await store.read(sha256)
  if (typeof data !== 'string') return data
  const message = phrase('the stored bytes of {name} are {data}; send it again, and they are replaced', {
    name: filename,
    data,
  })
  throw new MarkgraphError('write-failed', message, { sha256, retryAfterSeconds: RETRY_SECONDS })
}

/** A body that stalls or breaks off is an error of the client, not of the service. */
function asFormError(error: unknown): unknown {
  if (error instanceof MarkgraphError) return error
  const { statusCode, message } = error as { statusCode?: number; message?: string }
  if (statusCode === 413) return new MarkgraphError('too-large', message ?? 'too many parts', {}, error)
  return new MarkgraphError(
    'bad-value',
    phrase('the multipart body cannot be read: {message}', { message: message ?? 'no reason' }),
    {},
    error,
  )
}
