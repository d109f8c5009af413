import pLimit from 'p-limit'
import { type Handle, scanHandle } from '../../address/canonical.ts'
import { MarkgraphError, phrase } from '../../errors.ts'
import type { Session } from '../../graph/session.ts'
import { scanKind, surfaceKind } from '../../kinds/marks/surface.ts'
import { AS_IN_FILE, type FileReading, type Scan } from '../../marks/mark-type.ts'
import { decode } from '../../nodes/scan/decode.ts'
import { fileNotes } from '../../nodes/scan/file-notes.ts'
import type { Service } from '../../service/service.ts'
import { checkLimits } from '../../x3p/limits.ts'
import { type Purpose, reserve } from './memory-estimate.ts'
import type { Given, Upload } from './upload.ts'

/** Work on a new scan that is done while its heights are in memory. */
type FirstWork = (scan: Scan, upload: Upload) => Promise<unknown>

/**
 * Decodes uploads. If one is refused, the session writes none of them. A file that was decoded before is neither read nor
 * decoded again.
 */
export async function ingest(
  service: Service,
  session: Session,
  uploads: readonly Upload[],
): Promise<Scan[]> {
  const scans = await decodedOnly(service, session, uploads)
  session.save() // write to disk while the first stages compute
  return scans
}

/** The same, but nothing is written before the session ends well: for scans that may still be refused together. */
export async function decodedOnly(
  service: Service,
  session: Session,
  uploads: readonly Upload[],
): Promise<Scan[]> {
  return decodedAll(service, session, uploads, await reserve(service, session, uploads))
}

async function decodedAll(
  service: Service,
  session: Session,
  uploads: readonly Upload[],
  atOnce: number,
  firstWork: FirstWork = async () => {},
): Promise<Scan[]> {
  const few = pLimit(atOnce)
  let isWanted = true
  const asNew = async (upload: Upload, decode: () => Promise<Scan>): Promise<Scan> => {
    const scan = await decode().catch((error: unknown) => {
      isWanted = false // the request is refused
      throw error
    })
    if (isWanted) await firstWork(scan, upload).catch(() => {})
    return scan
  }
  const settled = await Promise.allSettled(
    uploads.map((upload) => decoded(service, session, upload, (decode) => few(() => asNew(upload, decode)))),
  )
  return settled.map((one, i) => (one.status === 'fulfilled' ? one.value : refused(one.reason, i)))
}

/**
 * Scans in the order given, whether they come as files or as handles. What goes wrong in the first work on a scan is left to
 * whoever asks for its results again: whether all scans can be read comes before what is wrong with one of them.
 */
export async function scansOf(
  service: Service,
  session: Session,
  given: readonly Given[],
  purpose?: Purpose,
  firstWork?: FirstWork,
): Promise<Scan[]> {
  const atOnce = await reserve(service, session, given, purpose)
  const known = await Promise.all(
    given.map((one) => (typeof one === 'string' ? scanOfSurface(service, session, one) : undefined)),
  )
  const uploads = given.filter((one): one is Upload => typeof one !== 'string')
  const fresh = await decodedAll(service, session, uploads, atOnce, firstWork)
  session.save()
  return given.map((one, i) => known[i] ?? fresh[uploads.indexOf(one as Upload)]!)
}

/** A refusal that says in its details which upload it is about. */
function refused(error: unknown, upload: number): never {
  if (!(error instanceof MarkgraphError)) throw error
  throw new MarkgraphError(error.code, error.phrase, { ...error.details, upload }, error)
}

async function decoded(
  { store, settings, decoding }: Service,
  session: Session,
  upload: Upload,
  asNew: (decode: () => Promise<Scan>) => Promise<Scan>,
): Promise<Scan> {
  const { sha256, filename, reading = AS_IN_FILE } = upload
  const handle = scanHandle(sha256)
  const known = (await store.scans([handle])).has(handle)
  const kept = !settings.keepScans || (await store.has(sha256))
  if (known && kept) {
    const before = await decodedBefore(session, handle, reading)
    const row = before && (await session.row(before.surface.handle))
    if (row && (settings.keepScans || (await store.has(row.dataSha256))))
      return { ...before, handle, sha256, filename, reading }
  }
  const decodeNow = async (): Promise<Scan> => {
    const data = await upload.read()
    checkLimits(data, settings)
    session.bring(
      { kind: 'scan', meta: {}, data, dataSha256: sha256 },
      { keep: settings.keepScans, rows: { scans: [{ sha256, handle }] } },
    )
    const made = await scanRead(session, handle, reading)
    const { bytes } = await session.row(made.surface.handle)
    if (bytes > settings.maxDecompressedBytes) {
      const message = phrase('its heights take {bytes} bytes, more than the {most} allowed', {
        bytes,
        most: settings.maxDecompressedBytes,
      })
      throw new MarkgraphError('too-large', message, { bytes })
    }
    if (known) await session.encoded(made.surface.handle) // if its bytes are missing, they are made again from the scan
    return { ...made, handle, sha256, filename, reading }
  }
  return asNew(() => decoding.run(session.wanted, decodeNow))
}

/** The surface of a stored scan in one reading, and what else its file says. */
export async function scanRead(
  session: Session,
  handle: Handle,
  { units, mask }: FileReading,
): Promise<Pick<Scan, 'surface' | 'notes'>> {
  const scan = { handle, kind: scanKind }
  const surface = await session.evaluate(decode, { units, mask: mask === 'file' ? 'file' : 'none' }, { scan })
  return { surface, notes: await session.value(await session.evaluate(fileNotes, {}, { scan })) }
}

/** The same, unless it must be computed and the bytes of the scan are gone. */
async function decodedBefore(session: Session, handle: Handle, reading: FileReading) {
  try {
    return await scanRead(session, handle, reading)
  } catch (error) {
    if (error instanceof MarkgraphError && error.code === 'scan-not-kept') return undefined
    throw error
  }
}

/** The scan behind a surface handle; `not-found` or `wrong-kind` when the handle is not that of a surface. */
export async function scanOfSurface({ store }: Service, session: Session, handle: Handle): Promise<Scan> {
  await session.named(handle, surfaceKind)
  for (const { scan, reading } of await readingsOf(store, handle)) {
    const row = (await store.scans([scan])).get(scan)
    if (!row) continue
    const read = await scanRead(session, scan, reading)
    if (read.surface.handle === handle) {
      return { ...read, handle: scan, sha256: row.sha256, filename: '', reading }
    }
  }
  const message = phrase('{handle} was decoded by an earlier engine: upload its scan again', { handle })
  throw new MarkgraphError('scan-not-kept', message, { handle })
}

/** The scans that a surface was decoded from, and how. Runs before version 3 of `decode` read every file as it is. */
export async function readingsOf(
  store: Pick<Service['store'], 'producers'>,
  surface: Handle,
): Promise<{ scan: Handle; reading: FileReading }[]> {
  const runs = (await store.producers([surface])).get(surface) ?? []
  return runs
    .filter(({ node }) => node === decode.name)
    .map(({ params: { units, mask }, inputs }) => ({
      scan: inputs['scan'] as Handle,
      reading: { units: units === 'um' ? 'um' : 'file', mask: mask === 'file' ? 'file' : 'auto' },
    }))
}
