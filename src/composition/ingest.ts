import { type Handle, handleOfArtifact } from '../address/canonical.ts'
import { MarkgraphError } from '../errors.ts'
import type { Session } from '../graph/session.ts'
import { scanKind, surfaceKind } from '../kinds/surface.ts'
import type { Scan } from '../marks/mark-type.ts'
import { decode } from '../nodes/decode.ts'
import { checkLimits } from '../x3p/limits.ts'
import type { Service } from './service.ts'

/** A scan as a client sent it; `read` gives the bytes whose SHA-256 is `sha256`. */
export interface Upload {
  readonly filename: string
  readonly sha256: string
  readonly size: number
  read(): Promise<Uint8Array>
}

/** A scan as a request names it: a file, or the handle of a surface that was decoded before. */
export type Given = Upload | Handle

/**
 * Decodes uploads. If one is refused, the session writes none of them. A file that was decoded before is neither read nor
 * decoded again.
 */
export async function ingest(
  service: Service,
  session: Session,
  uploads: readonly Upload[],
): Promise<Scan[]> {
  const settled = await Promise.allSettled(uploads.map((upload) => decoded(service, session, upload)))
  const scans = settled.map((one, i) => (one.status === 'fulfilled' ? one.value : refused(one.reason, i)))
  session.save() // write to disk while the first stages compute
  return scans
}

/** Scans in the order given, whether they come as files or as handles. */
export async function scansOf(service: Service, session: Session, given: readonly Given[]): Promise<Scan[]> {
  const known = await Promise.all(
    given.map((one) => (typeof one === 'string' ? scanOfSurface(service, session, one) : undefined)),
  )
  const uploads = given.filter((one): one is Upload => typeof one !== 'string')
  const fresh = await ingest(service, session, uploads)
  return given.map((one, i) => known[i] ?? fresh[uploads.indexOf(one as Upload)]!)
}

/** A refusal that says in its details which upload it is about. */
function refused(error: unknown, upload: number): never {
  if (!(error instanceof MarkgraphError)) throw error
  throw new MarkgraphError(error.code, error.message, { ...error.details, upload }, error)
}

async function decoded(
  { store, settings, decoding }: Service,
  session: Session,
  upload: Upload,
): Promise<Scan> {
  const { sha256, filename } = upload
  const handle = handleOfArtifact('scan', {}, sha256)
  const scan = { handle, kind: scanKind }
  const known = (await store.scans([handle])).has(handle)
  const kept = !settings.keepScans || (await store.has(sha256))
  if (known && kept) {
    const surface = await session.evaluate(decode, {}, { scan })
    const row = await session.row(surface.handle)
    if (await store.has(row.dataSha256)) return { surface, handle, sha256, filename }
  }
  const surface = await decoding(async () => {
    const data = await upload.read()
    checkLimits(data, settings)
    session.bring(
      { kind: 'scan', meta: {}, data, dataSha256: sha256 },
      { keep: settings.keepScans, rows: { scans: [{ sha256, handle }] } },
    )
    const made = await session.evaluate(decode, {}, { scan })
    const { bytes } = await session.row(made.handle)
    if (bytes > settings.maxDecompressedBytes) {
      const message = `its heights take ${bytes} bytes, more than the ${settings.maxDecompressedBytes} allowed`
      throw new MarkgraphError('too-large', message, { bytes })
    }
    if (known) await session.encoded(made.handle) // if its bytes are missing, they are made again from the scan
    return made
  })
  return { surface, handle, sha256, filename }
}

/** The scan behind a surface handle; `not-found` or `wrong-kind` when the handle is not that of a surface. */
export async function scanOfSurface({ store }: Service, session: Session, handle: Handle): Promise<Scan> {
  await session.named(handle, surfaceKind)
  for (const { node, inputs } of (await store.producers([handle])).get(handle) ?? []) {
    const scan = inputs['scan'] as Handle | undefined
    const row = node === decode.name && scan ? (await store.scans([scan])).get(scan) : undefined
    if (!scan || !row) continue
    const surface = await session.evaluate(decode, {}, { scan: { handle: scan, kind: scanKind } })
    if (surface.handle === handle) return { surface, handle: scan, sha256: row.sha256, filename: '' }
  }
  const message = `${handle} was decoded by an earlier engine: upload its scan again`
  throw new MarkgraphError('scan-not-kept', message, { handle })
}
