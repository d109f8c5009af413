import { join, relative, sep } from 'node:path'
import { parseHandle } from '../../address/canonical.ts'
import { decodedOnly, ingest, scanOfSurface } from '../../compare/request/ingest.ts'
import { type Upload, uploadOfBytes } from '../../compare/request/upload.ts'
import { badValue, MarkgraphError, phrase } from '../../errors.ts'
import type { Session } from '../../graph/session.ts'
import type { Row } from '../../kinds/cost.ts'
import { AS_IN_FILE, type FileReading, type Scan, type Watch } from '../../marks/mark-type.ts'
import { naming } from '../../marks/population.ts'
import type { Service } from '../../service/service.ts'
import type { StudyScanRow } from '../../store/records/studies.ts'
import { readable } from '../../words/readable.ts'
import { type ManifestRow, pairingOf } from '../pairing.ts'
import { tagOfScan } from '../public-names.ts'
import { checkCosts, checkedPairs } from './study.ts'

function asRow(row: ManifestRow, { sha256: hash, surface, reading: { mask } }: Scan): StudyScanRow {
  const { study, source, mark, land, scan, set, mirrored, replica, edges } = row
  return {
    study: tagOfScan(study, hash),
    source,
    mark,
    land,
    scan,
    sha256: hash,
    surface: surface.handle,
    ...(mask === 'auto' ? {} : { mask }),
    ...(mirrored ? { mirrored } : {}),
    ...(replica ? { replica } : {}),
    ...(edges ? { edges } : {}),
    ...(set ? { set } : {}),
  }
}

/** How the file of a row is read: as the row says, otherwise as the request does. */
const readingOf = ({ units, mask }: ManifestRow, asked: FileReading): FileReading => ({
  units: units ?? asked.units,
  mask: mask ?? asked.mask,
})

const isHandle = ({ scan }: ManifestRow): boolean => scan.startsWith('sha256:')

/**
 * The scans of a study from a manifest and a folder: see `rowsInFolder`.
 * errors  also `unknown-domain`; `bad-value`, `too-large`: see `checkedPairs`
 */
export async function scansInFolder(
  service: Service,
  domain: string,
  rows: readonly ManifestRow[],
  folder: string,
  watch: Watch,
  reading: FileReading = AS_IN_FILE,
): Promise<StudyScanRow[]> {
  checkedPairs(service.marks.of(domain), pairingOf(rows))
  return rowsInFolder(service, rows, folder, watch, reading)
}

/**
 * Decodes the files of a manifest under a folder, a few at a time. Rows may also name surfaces by handle. Each decoded
 * surface is written to disk at once.
 * errors  a refused scan; the message names it
 */
export async function rowsInFolder(
  service: Service,
  rows: readonly ManifestRow[],
  folder: string,
  watch: Watch,
  reading: FileReading,
): Promise<StudyScanRow[]> {
  return decodedRows(service, rows, watch, async (row, session) =>
    isHandle(row)
      ? scanOfSurface(service, session, parseHandle(row.scan))
      : { ...(await uploadOfScan(folder, row.scan)), reading: readingOf(row, reading) },
  )
}

/** Decodes the scan that `find` gives for each row, a few at a time. A refusal names the scan. */
export async function decodedRows<R extends ManifestRow>(
  service: Service,
  rows: readonly R[],
  watch: Watch,
  find: (row: R, session: Session) => Promise<Upload | Scan>,
): Promise<StudyScanRow[]> {
  const { graph } = service
  const decoded = (row: R): Promise<Scan> =>
    graph.within(async (session) => {
      const found = await find(row, session)
      return 'read' in found ? (await ingest(service, session, [found]))[0]! : found
    })
  const bar = watch.stage('scans', rows.length)
  // one session for each scan, so that no session holds the bytes of all scans
  const scans = await graph.within((all) =>
    all.map(rows, async (row) => {
      watch.signal?.throwIfAborted()
      const scan = await naming(row, decoded(row))
      bar.step()
      return asRow(row, scan)
    }),
  )
  bar.done()
  return scans
}

/** The scans of a study from a manifest and uploaded files: see `rowsUploaded`. Errors: also those of `checkedPairs` and `checkCosts`. */
export async function scansUploaded(
  service: Service,
  session: Session,
  domain: string,
  rows: readonly ManifestRow[],
  uploads: readonly Upload[],
): Promise<StudyScanRow[]> {
  checkedPairs(service.marks.of(domain), pairingOf(rows))
  return withinCosts(service, session, domain, await rowsUploaded(service, session, rows, uploads))
}

/** The scans of a study before they are written, if it may have them. Errors: those of `checkCosts`. */
export async function withinCosts(
  service: Service,
  session: Session,
  domain: string,
  scans: StudyScanRow[],
): Promise<StudyScanRow[]> {
  const sizes = new Map<StudyScanRow, Row>()
  for (const one of scans) sizes.set(one, await session.row(one.surface))
  checkCosts(service, domain, service.marks.configs.deployed(domain), scans, (one) => sizes.get(one))
  return scans
}

/**
 * The scans of a manifest whose rows name uploaded files, or surfaces by handle. Everything is checked before the first
 * file is decoded; if one file is refused, none is stored.
 * errors  `bad-value`: a file that was not uploaded, or that no row names; `not-found`: an unknown handle
 */
export async function rowsUploaded(
  service: Service,
  session: Session,
  rows: readonly ManifestRow[],
  uploads: readonly Upload[],
): Promise<StudyScanRow[]> {
  const named = new Map(uploads.map((upload) => [upload.filename, upload]))
  if (named.size < uploads.length) throw badValue(phrase('two of the uploaded files have the same name'))
  const known = new Map<ManifestRow, Scan>()
  for (const row of rows) {
    if (isHandle(row)) {
      const find = async (): Promise<Scan> => scanOfSurface(service, session, parseHandle(row.scan))
      known.set(row, await naming(row, find()))
    } else if (!named.has(row.scan)) {
      throw badValue(
        phrase('the manifest names the scan {scan}, but no file of that name was uploaded', {
          scan: row.scan,
        }),
      )
    }
  }
  const idle = uploads.find(({ filename }) => !rows.some(({ scan }) => scan === filename))
  if (idle)
    throw badValue(
      phrase('the file {name} was uploaded, but the manifest does not name it', {
        name: idle.filename,
      }),
    )
  // a file is decoded once for each way in which rows read it
  const readings = Map.groupBy(
    rows.filter((row) => !known.has(row)),
    (row) => {
      const { units, mask } = readingOf(row, named.get(row.scan)!.reading ?? AS_IN_FILE)
      return `${units} ${mask} ${row.scan}`
    },
  )
  const first = [...readings.values()].map(([row]) => row!)
  const asRead = first.map((row): Upload => {
    const upload = named.get(row.scan)!
    return { ...upload, reading: readingOf(row, upload.reading ?? AS_IN_FILE) }
  })
  const scans = await decodedOnly(service, session, asRead).catch((error: unknown) => {
    const at = error instanceof MarkgraphError ? error.details['upload'] : undefined
    const row = typeof at === 'number' && first[at]
    return row ? naming(row, Promise.reject(error)) : Promise.reject(error)
  })
  for (const [i, own] of [...readings.values()].entries()) for (const row of own) known.set(row, scans[i]!)
  return rows.map((row) => asRow(row, known.get(row)!))
}

/**
 * A scan file of a study, ready to ingest. It is read only once, so that the decoded bytes are the hashed ones.
 * errors  `bad-value`: a file that cannot be read, or one outside the folder
 */
export async function uploadOfScan(folder: string, scan: string): Promise<Upload> {
  const path = join(folder, scan)
  if (relative(folder, path).split(sep)[0] === '..')
    throw badValue(phrase('{scan} is outside the folder of scans; give a path inside it', { scan }))
  return uploadOfBytes(scan, await readable('the scan', path))
}
