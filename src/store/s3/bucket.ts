import { S3mini, S3NetworkError, S3ServiceError } from 's3mini'
import { sha256 as hashOf } from '../../address/canonical.ts'
import { again } from '../again.ts'
import type { BlobStorage } from '../blob-storage.ts'
import { openBytes } from '../open-bytes.ts'

/** Where blobs are kept, and how the service is reached. */
export interface BucketSettings {
  /** `s3://bucket/prefix`; the prefix may be absent. */
  readonly address: string
  /** The address of the service, `https://s3.example`. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const REQUEST_MS = 30_000 // for one request; a blob is at most some hundred megabytes
const IF_ABSENT = { 'if-none-match': '*' }
const EXISTS = new Set([409, 412]) // another writer was first, or is writing the same name now
const NOT_CONDITIONAL = new Set([400, 501]) // of services that know no conditional writes

/**
 * Blobs in a bucket of an S3-compatible service, under `prefix/<first byte>/<sha256>`. A blob is one whole put, conditional
 * where the service can do that. A request that fails without an answer, or with one of 500 and more, is tried again.
 * source  Amazon S3 API: PutObject, GetObject, HeadObject, DeleteObject
 */
export function bucketBlobs(settings: BucketSettings): BlobStorage {
  const { hostname: bucket, pathname } = new URL(settings.address)
  const prefix = pathname.split('/').filter((part) => part !== '')
  const client = new S3mini({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    endpoint: `${settings.endpoint.replace(/\/+$/, '')}/${bucket}`,
    region: settings.region,
    requestAbortTimeout: REQUEST_MS,
  })
  const nameOf = (sha256: string): string => [...prefix, sha256.slice(0, 2), sha256].join('/')
  const asked = <T>(request: () => Promise<T>): Promise<T> => again(request, isTransient)
  let conditional = true

  async function put(sha256: string, data: Uint8Array, headers: Record<string, string>): Promise<void> {
    // the client types extra headers as x-amz-*, and passes on any
    const type = 'application/octet-stream'
    await asked(() => client.putObject(nameOf(sha256), data, type, undefined, headers as never))
  }
  async function read(sha256: string): Promise<Uint8Array | 'absent' | 'corrupt'> {
    const found = await asked(() => client.getObjectArrayBuffer(nameOf(sha256)))
    if (found === null) return 'absent'
    const data = new Uint8Array(found)
    return hashOf(data) === sha256 ? data : 'corrupt'
  }
  return {
    read,
    async write(sha256, data) {
      if (!conditional) return put(sha256, data, {})
      try {
        await put(sha256, data, IF_ABSENT)
      } catch (error) {
        const status = error instanceof S3ServiceError ? error.status : 0
        if (NOT_CONDITIONAL.has(status)) conditional = false
        else if (!EXISTS.has(status)) throw error
        // some services store the frames of a streamed upload inside the object: what is there must be looked at
        else if (typeof (await read(sha256)) !== 'string') return
        await put(sha256, data, {})
      }
    },
    async size(sha256) {
      const found = await asked(() => client.objectExists(nameOf(sha256)))
      return found ? asked(() => client.getContentLength(nameOf(sha256))) : undefined
    },
    async open(sha256, seen) {
      const data = await read(sha256)
      if (typeof data === 'string') return data
      seen?.(data)
      return openBytes(data)
    },
    async setAside(sha256) {
      await asked(() => client.deleteObject(nameOf(sha256)))
    },
  }
}

/** Whether a later try may succeed: no answer at all, or an answer of an overloaded or failing service. */
function isTransient(error: unknown): boolean {
  if (error instanceof S3ServiceError) return error.status >= 500 || error.status === 429
  if (!(error instanceof Error)) return false
  const { name, cause } = error
  if (error instanceof S3NetworkError || name === 'TimeoutError') return true
  if (name === 'TypeError' && cause !== undefined) return true // fetch
  return isTransient(cause) // some calls of the client wrap what went wrong
}
