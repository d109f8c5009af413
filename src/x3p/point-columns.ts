/** Reads the stored values of all points as columns, from a linked file or an inline list. Sizes are checked first. */
import { phrase } from '../errors.ts'
import type { Axis, DataType, X3pDocument } from './document.ts'
import { readDataList } from './inline-list.ts'
import { areFloats, readColumn, WIDTH } from './point-data.ts'
import { invalid } from './refusal.ts'

const OWN_BUFFER = 65536 // bytes; smaller data may lie in a buffer that others use

/** Values of the records, column by column; x and y only where the file stores them. */
export interface Columns {
  readonly x?: Float64Array
  readonly y?: Float64Array
  readonly z: Float64Array
}

/**
 * A point cloud stores x, y and z; a matrix stores z, after the coordinates of its absolute axes if it has any.
 * in      data: the caller's own. A matrix of float64 is not copied: its column z is `data` itself, and may be overwritten.
 */
export function binaryColumns(data: Uint8Array, { featureType, axes, nx, ny }: X3pDocument): Columns {
  const n = nx * ny
  const zType = axes.z.dataType!
  const onlyHeights = n * WIDTH[zType]
  const stored = (axis: Axis | undefined): DataType | undefined =>
    axis !== undefined && (featureType === 'PCL' || axis.type === 'A') ? (axis.dataType ?? 'D') : undefined
  const xType = stored(axes.x)
  const yType = stored(axes.y)
  const xWidth = xType === undefined ? 0 : WIDTH[xType]
  const yWidth = yType === undefined ? 0 : WIDTH[yType]
  const stride = xWidth + yWidth + WIDTH[zType]
  // Some writers call the axes of a plain matrix absolute and still give its increments.
  if (data.length === onlyHeights && featureType !== 'PCL') {
    if (zType === 'D' && data.length >= OWN_BUFFER && areFloats(data, 0))
      return { z: new Float64Array(data.buffer, data.byteOffset, n) }
    return { z: readColumn(data, zType, 0, WIDTH[zType], new Float64Array(n)) }
  }
  if (data.length !== n * stride) {
    const message = phrase(
      'the point data have {data} bytes, but {ny} x {nx} points of {stride} bytes need {needed}',
      { data: data.length, ny, nx, stride, needed: n * stride },
    )
    throw invalid(message, { found: data.length, expected: n * stride })
  }
  const z = readColumn(data, zType, xWidth + yWidth, stride, new Float64Array(n))
  return {
    ...(xType && { x: readColumn(data, xType, 0, stride, new Float64Array(n)) }),
    ...(yType && { y: readColumn(data, yType, xWidth, stride, new Float64Array(n)) }),
    z,
  }
}

/** The values of a Datum are z alone, z after the coordinate of each absolute axis, or x;y;z. */
export function inlineColumns(list: string, { featureType, axes, nx, ny }: X3pDocument): Columns {
  const n = nx * ny
  const { fields, values } = readDataList(list, n)
  // with one absolute axis alone, the other coordinate follows from the position
  const oneOfTwo = axes.x.type !== axes.y?.type
  const expected = { SUR: oneOfTwo ? [1, 2, 3] : [1, 3], PRF: [1, 2, 3], PCL: [3] }[featureType]
  if (!expected.includes(fields)) {
    throw invalid(
      phrase('a Datum of a {type} has {expected} values, not {fields}', {
        type: featureType,
        expected: expected.join(' or '),
        fields,
      }),
      {
        found: fields,
        expected,
      },
    )
  }
  const column = (k: number, out: Float64Array): Float64Array => {
    for (let i = 0; i < n; i++) out[i] = values[i * fields + k]!
    return out
  }
  const z = column(fields - 1, new Float64Array(n))
  if (fields === 1) return { z }
  const first = column(0, new Float64Array(n))
  if (fields === 3) return { x: first, y: column(1, new Float64Array(n)), z }
  return featureType === 'SUR' && axes.y?.type === 'A' ? { y: first, z } : { x: first, z }
}
