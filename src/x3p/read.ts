/**
 * Reading X3P (ISO 25178-72, ISO 5436-2): bytes of a file in, heights in metres out; or a MarkgraphError. A wrong checksum of
 * the main document alone is no error here: `readNotes` tells it.
 *
 * errors  `not-x3p`      no ZIP, or an intact ZIP without an X3P main document
 *         `x3p-invalid`  an X3P that cannot be decoded, a ZIP cut off before its directory included
 *         `too-large`    more points than are read, or an entry larger than its directory states
 */
import { phrase, quote } from '../errors.ts'
import type { ZipArchive } from './container.ts'
import { openZip, STORED } from './container.ts'
import type { FeatureType, PointSource, X3pDocument, X3pMeta } from './document.ts'
import { parseDocument } from './document.ts'
import { applyOwnMask } from './mask.ts'
import { checkMd5, findLinked, findMain } from './package-files.ts'
import type { Columns } from './point-columns.ts'
import { binaryColumns, inlineColumns } from './point-columns.ts'
import { applyMask, scaleHeights } from './point-data.ts'
import { gridPoints } from './point-grid.ts'
import { invalid, tooLarge } from './refusal.ts'
import { decodeText } from './xml-elements.ts'
import type { ZipEntry } from './zip-directory.ts'

export type { FeatureType, X3pMeta } from './document.ts'

const MAX_POINTS = 67108864 // 512 MiB of heights

/** How a file is read. */
export interface X3pReading {
  /** `um`: the file states lengths in micrometres, where the standard asks for metres. */
  readonly units: 'file' | 'um'
  /** `file`: points outside the file's own mask count as not measured. */
  readonly mask: 'file' | 'none'
}
type Units = X3pReading['units']
export const AS_WRITTEN: X3pReading = { units: 'file', mask: 'none' }

export interface X3pScan {
  readonly heights: Float64Array // (ny, nx) in C order, metres, NaN = not measured
  readonly ny: number // 1 for a profile
  readonly nx: number
  readonly dx: number // metres, positive
  readonly dy: number // that of x where there is one row
  readonly featureType: FeatureType
  readonly meta: X3pMeta
}

const MAX_DOCUMENT_BYTES = 67108864 // a main document with a million points inline has 40 MB
const METRES_UP_TO = 1e-3 // pitch of anything wider than SMALL columns
const SMALL = 16
const MIN_PITCH = 1e-10 // metres: an atom
const MAX_PITCH = 1e3

export function readX3p(bytes: Uint8Array, reading: X3pReading = AS_WRITTEN): X3pScan {
  const archive = openZip(bytes)
  const { main, document } = readMain(archive)
  const { nx, ny, featureType, points } = document
  if (nx * ny > MAX_POINTS) {
    const message = phrase('a scan may have at most {most} points, but this one has {ny} x {nx}', {
      most: MAX_POINTS,
      ny,
      nx,
    })
    throw tooLarge(message, { ny, nx })
  }
  const columns =
    points.kind === 'list'
      ? inlineColumns(points.list, document)
      : linkedColumns(archive, main, points, document)
  const { units } = reading
  scaleHeights(columns.z, document.axes.z, UNITS_A_METRE[units])
  const grid =
    columns.x || columns.y ? pointGrid(columns, document, units) : matrixGrid(columns.z, document, units)
  checkPitches(grid, units)
  if (reading.mask === 'file') applyOwnMask(grid.heights, grid.ny, grid.nx, archive)
  return { ...grid, featureType, meta: document.meta }
}

/** The main document of a package, with its entry and its bytes. */
export function readMain(archive: ZipArchive): { main: ZipEntry; xml: Uint8Array; document: X3pDocument } {
  const main = findMain(archive.entries)
  const xml = archive.read(main)
  if (xml.length > MAX_DOCUMENT_BYTES) {
    throw tooLarge(
      phrase('main.xml has {xml} bytes, more than the {most} allowed', {
        xml: xml.length,
        most: MAX_DOCUMENT_BYTES,
      }),
    )
  }
  return { main, xml, document: parseDocument(decodeText(xml)) }
}

function linkedColumns(
  archive: ZipArchive,
  main: ZipEntry,
  points: PointSource & { kind: 'link' },
  document: X3pDocument,
): Columns {
  const entry = linked(archive, main, points.link)
  const data = archive.read(entry)
  checkMd5(data, points.md5, 'the point data')
  const own = entry.method === STORED ? data.slice() : data // a stored entry is part of the file
  const columns = binaryColumns(own, document)
  if (points.validLink !== '') {
    const mask = archive.read(linked(archive, main, points.validLink))
    checkMd5(mask, points.validMd5, 'the valid-point mask')
    applyMask(columns.z, mask)
  }
  return columns
}

function linked(archive: ZipArchive, main: ZipEntry, link: string): ZipEntry {
  const entry = findLinked(archive.entries, main, link)
  if (entry === undefined)
    throw invalid(phrase('main.xml links to {link}, which the ZIP does not hold', { link: quote(link) }), {
      link: link.slice(0, 60),
    })
  return entry
}

type Grid = Pick<X3pScan, 'heights' | 'ny' | 'nx' | 'dx' | 'dy'>

/** Heights in matrix order: the pitches are the increments, whatever their sign. */
function matrixGrid(heights: Float64Array, { axes, nx, ny }: X3pDocument, units: Units): Grid {
  const dx = pitch(axes.x.increment, 'CX', units)
  return { heights, ny, nx, dx, dy: axes.y === undefined ? dx : pitch(axes.y.increment, 'CY', units) }
}

/**
 * Heights at coordinates: the pitches are the distances of the lines they form. An axis without coordinates counts the
 * places of the matrix.
 */
function pointGrid({ x, y, z }: Columns, { featureType, axes, nx, ny }: X3pDocument, units: Units): Grid {
  const columns = x ?? z.map((_, i) => i % nx)
  const rows = featureType === 'PRF' ? new Float64Array(z.length) : (y ?? z.map((_, i) => Math.floor(i / nx)))
  const grid = gridPoints(columns, rows, z)
  if (featureType !== 'PCL' && (grid.nx !== nx || grid.ny !== ny)) {
    const message = phrase(
      'the coordinates form a grid of {ny} x {nx}, but the dimensions say {rows} x {columns}',
      { ny: grid.ny, nx: grid.nx, rows: ny, columns: nx },
    )
    throw invalid(message, { found: [grid.ny, grid.nx], expected: [ny, nx] })
  }
  const dx = pitch((axes.x.increment ?? 1) * grid.pitchX, 'CX', units)
  const dy = grid.ny === 1 ? dx : pitch((axes.y?.increment ?? 1) * grid.pitchY, 'CY', units)
  return { heights: grid.heights, ny: grid.ny, nx: grid.nx, dx, dy }
}

const UNITS_A_METRE = { file: 1, um: 1e6 } as const // divisors, since 1e-6 itself is rounded

function pitch(increment: number | undefined, axis: string, units: Units): number {
  const metres = Math.abs(increment ?? Number.NaN) / UNITS_A_METRE[units]
  if (!(metres >= MIN_PITCH && metres <= MAX_PITCH)) {
    const found = increment === undefined ? phrase('missing') : `${metres} m`
    const hint =
      units === 'um' && metres > 0 ? phrase('; the header seems to be in metres, as without units=um') : ''
    const message = phrase(
      'the pitch of {axis} is {found}; it must be between {least} m and {most} m{hint}',
      { axis, found, least: MIN_PITCH, most: MAX_PITCH, hint },
    )
    throw invalid(message, { axis })
  }
  return metres
}

function checkPitches({ dx, dy, nx, ny }: Grid, units: Units): void {
  const widest = ny > 1 ? Math.max(dx, dy) : dx
  if (widest > METRES_UP_TO && nx > SMALL) {
    const [stated, hint] =
      units === 'file'
        ? [phrase('metres'), phrase('; the header seems to be in micrometres, and units=um reads it so')]
        : [phrase('micrometres'), '']
    const message = phrase('a pitch of {pitch} for {nx} columns cannot be {stated}{hint}', {
      pitch: widest * UNITS_A_METRE[units],
      nx,
      stated,
      hint,
    })
    throw invalid(message, { pitch: widest, nx })
  }
}
