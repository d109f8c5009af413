/**
 * Reading X3P (ISO 25178-72, ISO 5436-2): bytes of a file in, heights in metres out; or a MarkgraphError.
 *
 * errors  `not-x3p`      no ZIP, or an intact ZIP without an X3P main document
 *         `x3p-invalid`  an X3P that cannot be decoded, a ZIP cut off before its directory included
 *         `too-large`    more points than are read, or an entry larger than its directory states
 */
import type { ZipArchive } from './container.ts'
import { openZip } from './container.ts'
import type { FeatureType, PointSource, X3pDocument, X3pMeta } from './document.ts'
import { parseDocument } from './document.ts'
import { checkMd5, digestIn, findLinked, findMain } from './package-files.ts'
import type { Columns } from './point-columns.ts'
import { binaryColumns, inlineColumns } from './point-columns.ts'
import { applyMask, scaleHeights } from './point-data.ts'
import { gridPoints } from './point-grid.ts'
import { invalid, quoted, tooLarge } from './refusal.ts'
import { decodeText } from './xml-elements.ts'
import type { ZipEntry } from './zip-directory.ts'

export type { FeatureType, X3pMeta } from './document.ts'

const MAX_POINTS = 67108864 // 512 MiB of heights

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

export function readX3p(bytes: Uint8Array): X3pScan {
  const archive = openZip(bytes)
  const main = findMain(archive.entries)
  const xml = archive.read(main)
  if (xml.length > MAX_DOCUMENT_BYTES) {
    throw tooLarge(`main.xml has ${xml.length} bytes, more than the ${MAX_DOCUMENT_BYTES} allowed`)
  }
  const document = parseDocument(decodeText(xml))
  const checksum = findLinked(archive.entries, main, document.checksumFile || 'md5checksum.hex')
  if (checksum !== undefined) checkMd5(xml, digestIn(archive.read(checksum)), 'main.xml')

  const { nx, ny, featureType, points } = document
  if (nx * ny > MAX_POINTS) {
    const message = `a scan may have at most ${MAX_POINTS} points, but this one has ${ny} x ${nx}`
    throw tooLarge(message, { ny, nx })
  }
  const columns =
    points.kind === 'list'
      ? inlineColumns(points.list, document)
      : linkedColumns(archive, main, points, document)
  scaleHeights(columns.z, document.axes.z)
  const grid = columns.x === undefined ? matrixGrid(columns.z, document) : pointGrid(columns, document)
  checkUnits(grid.dx, grid.dy, grid.nx, grid.ny)
  return { ...grid, featureType, meta: document.meta }
}

function linkedColumns(
  archive: ZipArchive,
  main: ZipEntry,
  points: PointSource & { kind: 'link' },
  document: X3pDocument,
): Columns {
  const data = archive.read(linked(archive, main, points.link))
  checkMd5(data, points.md5, 'the point data')
  const columns = binaryColumns(data, document)
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
    throw invalid(`main.xml links to ${quoted(link)}, which the ZIP does not hold`, {
      link: link.slice(0, 60),
    })
  return entry
}

type Grid = Pick<X3pScan, 'heights' | 'ny' | 'nx' | 'dx' | 'dy'>

/** Heights in matrix order: the pitches are the increments, whatever their sign. */
function matrixGrid(heights: Float64Array, { axes, nx, ny }: X3pDocument): Grid {
  const dx = pitch(axes.x.increment, 'CX')
  return { heights, ny, nx, dx, dy: axes.y === undefined ? dx : pitch(axes.y.increment, 'CY') }
}

/** Heights at coordinates: the pitches are the distances of the lines they form. */
function pointGrid({ x, y, z }: Columns, { featureType, axes, nx, ny }: X3pDocument): Grid {
  const rows = y === undefined || featureType === 'PRF' ? new Float64Array(z.length) : y
  const grid = gridPoints(x!, rows, z)
  if (featureType !== 'PCL' && (grid.nx !== nx || grid.ny !== ny)) {
    const message = `the coordinates form a grid of ${grid.ny} x ${grid.nx}, but the dimensions say ${ny} x ${nx}`
    throw invalid(message, { found: [grid.ny, grid.nx], expected: [ny, nx] })
  }
  const dx = pitch((axes.x.increment ?? 1) * grid.pitchX, 'CX')
  const dy = grid.ny === 1 ? dx : pitch((axes.y?.increment ?? 1) * grid.pitchY, 'CY')
  return { heights: grid.heights, ny: grid.ny, nx: grid.nx, dx, dy }
}

function pitch(increment: number | undefined, axis: string): number {
  const metres = Math.abs(increment ?? Number.NaN)
  if (!(metres >= MIN_PITCH && metres <= 1e3)) {
    const found = increment === undefined ? 'missing' : `${increment} m`
    throw invalid(`the pitch of ${axis} is ${found}; it must be between ${MIN_PITCH} m and 1000 m`, {
      axis,
      found,
    })
  }
  return metres
}

function checkUnits(dx: number, dy: number, nx: number, ny: number): void {
  const widest = ny > 1 ? Math.max(dx, dy) : dx
  if (widest > METRES_UP_TO && nx > SMALL) {
    const message = `a pitch of ${widest} for ${nx} columns cannot be metres; the header seems to be in micrometres`
    throw invalid(message, { pitch: widest, nx })
  }
}
