import { createHash } from 'node:crypto'
import { join, relative, sep } from 'node:path'
import { ingest, type Scan, scanOfSurface, type Upload } from '../composition/ingest.ts'
import { mapLimited } from '../composition/limit.ts'
import type { Service } from '../composition/service.ts'
import { MarkgraphError } from '../errors.ts'
import type { Domain } from '../nodes/domain.ts'
import { readable } from '../readable.ts'
import { type ManifestRow, marksOf } from '../references/manifest.ts'
import type { StudyScanRow } from '../store/sqlite/studies.ts'
import { naming, type Watch } from './populations.ts'
import { sizeOf } from './study.ts'

const asRow = (row: ManifestRow, { sha256, surface }: Scan): StudyScanRow => ({
  ...row,
  sha256,
  surface: surface.handle,
})

const isHandle = ({ scan }: ManifestRow): boolean => scan.startsWith('sha256:')

/** Decodes the files of a manifest under a folder, a few at a time; rows may name surfaces by handle too. */
export async function scansInFolder(
  service: Service,
  domain: Domain,
  rows: readonly ManifestRow[],
  folder: string,
  watch: Watch,
): Promise<StudyScanRow[]> {
  sizeOf(domain, marksOf(rows))
  return decodedRows(service, rows, watch, async (row) =>
    isHandle(row) ? scanOfSurface(service, row.scan) : uploadOfScan(folder, row.scan),
  )
}

/** Decodes what `find` gives for each row, a few at a time; a refusal names the scan. */
export async function decodedRows<R extends ManifestRow>(
  service: Service,
  rows: readonly R[],
  watch: Watch,
  find: (row: R) => Promise<Upload | Scan>,
): Promise<StudyScanRow[]> {
  const decoded = async (row: R): Promise<Scan> => {
    const found = await find(row)
    return 'read' in found ? (await ingest(service, [found]))[0]! : found
  }
  const bar = watch.stage('scans', rows.length)
  const scans = await mapLimited(rows, service.graph.executor.threads + 1, async (row) => {
    watch.signal?.throwIfAborted()
    const scan = await naming(row, decoded(row))
    bar.step()
    return asRow(row, scan)
  })
  bar.done()
  return scans
}

/**
 * The scans of a manifest whose rows name uploaded files, or surfaces by handle. Everything is checked before the first
 * file is decoded, and files are kept all or none.
 * errors  `bad-value`: a file that was not uploaded, or that no row names; `not-found`: an unknown handle
 */
export async function scansUploaded(
  service: Service,
  domain: Domain,
  rows: readonly ManifestRow[],
  uploads: readonly Upload[],
): Promise<StudyScanRow[]> {
  sizeOf(domain, marksOf(rows))
  const named = new Map(uploads.map((upload) => [upload.filename, upload]))
  if (named.size < uploads.length) throw wrong('two of the uploaded files have the same name')
  const known = new Map<ManifestRow, Scan>()
  for (const row of rows) {
    if (isHandle(row)) {
      const find = async (): Promise<Scan> => scanOfSurface(service, row.scan)
      known.set(row, await naming(row, find()))
    } else if (!named.has(row.scan)) {
      throw wrong(`the manifest names the scan ${row.scan}, but no file of that name was uploaded`)
    }
  }
  const idle = uploads.find(({ filename }) => !rows.some(({ scan }) => scan === filename))
  if (idle) throw wrong(`the file ${idle.filename} was uploaded, but the manifest does not name it`)
  const scans = await ingest(service, uploads).catch((error: unknown) => {
    const at = error instanceof MarkgraphError ? error.details['upload'] : undefined
    const row = typeof at === 'number' && rows.find(({ scan }) => scan === uploads[at]?.filename)
    return row ? naming(row, Promise.reject(error)) : Promise.reject(error)
  })
  return rows.map((row) => asRow(row, known.get(row) ?? scans[uploads.indexOf(named.get(row.scan)!)]!))
}

const wrong = (message: string): MarkgraphError => new MarkgraphError('bad-value', message)

/**
 * A scan of a study as something to ingest. It is read once: what is decoded is what was hashed.
 * errors  `bad-value`: a file that cannot be read, or one outside the folder
 */
export async function uploadOfScan(folder: string, scan: string): Promise<Upload> {
  const path = join(folder, scan)
  if (relative(folder, path).split(sep)[0] === '..') throw wrong(`${scan} is not under the folder of scans`)
  const bytes = await readable('the scan', path)
  const data = new Uint8Array(new SharedArrayBuffer(bytes.length))
  data.set(bytes)
  const sha256 = createHash('sha256').update(data).digest('hex')
  return { filename: scan, size: data.length, sha256, read: async () => data }
}
