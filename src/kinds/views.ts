import { bytesKind, type Encoded, type Grid, grid, type Kind } from './kind.ts'

/** A picture of an array as a PNG file. */
export const imageKind = bytesKind('image.png')

/** An array as float32 for drawing in three dimensions; see `mesh`. */
export const meshKind = bytesKind('mesh.f32')

/** An array as tiles of int16 at several resolutions; see `surfaceTiles`. */
export const tilesKind = bytesKind('tiles.i16')

/** Any array of two dimensions with a pitch in metres, whatever its name: for pictures. It is only read. */
export interface AnySurface {
  readonly kind: string
  /** NaN = not measured. */
  readonly heights: Grid
  readonly dx: number
  readonly dy: number
}
export const anySurfaceKind: Kind<AnySurface> = {
  name: 'any-surface',
  format: 'array',
  keep: false,
  encode() {
    throw new TypeError('this kind only reads surfaces; write a surface with its own kind')
  },
  decode({ kind, meta, data }) {
    const aligned = data.byteOffset % 8 === 0 ? data : data.slice()
    const values = new Float64Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 8)
    const [ny, nx] = meta['shape'] as [number, number]
    return { kind, heights: grid(values, ny, nx), dx: meta['dx'] as number, dy: meta['dy'] as number }
  },
}

/** Whether an artifact is such a surface: two dimensions, more than one row and column, and a pitch. */
export const isAnySurface = ({ meta }: Pick<Encoded, 'meta'>): boolean => {
  const { shape, dx, dy } = meta
  return (
    Array.isArray(shape) &&
    shape.length === 2 &&
    shape.every((size) => typeof size === 'number' && size > 1) &&
    typeof dx === 'number' &&
    typeof dy === 'number'
  )
}
