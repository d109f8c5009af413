/** The mask that FiX3P and x3ptools put beside the heights: a picture of the size of the matrix that says which points to use. */

import type { MarkgraphError } from '../errors.ts'
import { phrase } from '../errors.ts'
import type { ZipArchive } from './container.ts'
import { keptPixels } from './mask-picture.ts'
import { invalid } from './refusal.ts'
import type { ZipEntry } from './zip-directory.ts'

const MASK = /mask\.png$/

/** The entry of the mask: `bindata/mask.png`, or the only one whose name ends in `mask.png`; undefined when there is none. */
export function findMask(entries: readonly ZipEntry[]): ZipEntry | undefined {
  const found = entries.filter(({ path }) => MASK.test(path) && !path.startsWith('__macosx/'))
  const usual = found.find(({ path }) => path === 'bindata/mask.png')
  if (usual || found.length < 2) return usual ?? found[0]
  const names = found.map(({ name }) => name).slice(0, 4)
  throw invalid(
    phrase('the file has {found} masks, and it is unclear which one counts', { found: found.length }),
    { names },
  )
}

/**
 * Sets the heights outside the mask to NaN, in place. Row 0 of the picture is row 0 of the matrix.
 * errors  `x3p-invalid`: no mask, one of another size than the matrix, one that cannot be read, one that keeps nothing
 */
export function applyOwnMask(heights: Float64Array, ny: number, nx: number, archive: ZipArchive): void {
  const entry = findMask(archive.entries)
  if (entry === undefined) throw noMask()
  const kept = keptPixels(archive.read(entry), ny, nx)
  if (!kept.includes(1))
    throw invalid(phrase('the mask of the file keeps no point: every pixel is black or transparent'))
  for (let i = 0; i < heights.length; i++) if (kept[i] === 0) heights[i] = Number.NaN
}

const noMask = (): MarkgraphError =>
  invalid(
    phrase('the file has no mask: there is no bindata/mask.png in it; leave out mask=file, or use mask=none'),
  )
