import { openZip } from './container.ts'
import type { X3pDocument } from './document.ts'
import { findMain } from './package-files.ts'
import { WIDTH } from './point-data.ts'
import { readMain } from './read.ts'

const LARGEST_DOCUMENT = 65536 // bytes that are parsed; real ones without data have 2000
const SHORTEST_DATUM = 8 // characters of a point in a list: <Datum/>

/** What the header of a file promises, before its heights are read. */
interface X3pSize {
  readonly ny: number
  readonly nx: number
  /** Pitches as the file states them; undefined where only its coordinates would tell. */
  readonly dx: number | undefined
  readonly dy: number | undefined
  /** Bytes of memory that reading takes at most, the heights as float64 included. */
  readonly bytes: number
}

/**
 * The size of a scan by the directory and the main document of its file: a hint for what reading it will take. Reading itself
 * counts again. Of a file with a main document that is too large to be read for a hint, what its entries could hold.
 * out     undefined for a file that cannot be read, which `readX3p` says in its own words
 */
export function sizeOfX3p(bytes: Uint8Array): X3pSize | undefined {
  try {
    const archive = openZip(bytes)
    const main = findMain(archive.entries)
    const inflated = archive.entries.reduce((sum, { size }) => sum + size, 0)
    if (main.size > LARGEST_DOCUMENT) {
      const points = Math.max(inflated / WIDTH.I, main.size / SHORTEST_DATUM)
      return { ny: 1, nx: Math.ceil(points), dx: undefined, dy: undefined, bytes: memory(points, inflated) }
    }
    const { document } = readMain(archive)
    const { nx, ny, axes } = document
    const ofMatrix = document.featureType !== 'PCL' && axes.x.type === 'I'
    const dx = ofMatrix ? axes.x.increment : undefined
    return {
      ny,
      nx,
      dx,
      dy: axes.y ? (ofMatrix ? axes.y.increment : undefined) : dx,
      bytes: memory(nx * ny * columnsOf(document), inflated),
    }
  } catch {
    return undefined
  }
}

/** Columns of numbers that are read: the heights, and the coordinates of points that have some. */
const columnsOf = ({ axes, featureType }: X3pDocument): number =>
  featureType === 'PCL' || axes.x.type === 'A' || axes.y?.type === 'A' ? 4 : 1

const memory = (numbers: number, inflated: number): number => inflated + 8 * numbers
