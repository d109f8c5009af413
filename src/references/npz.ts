import { unzipSync } from 'fflate'
import { parse } from 'npyjs'
import { badValue, MarkgraphError, phrase } from '../errors.ts'
import { mib } from '../words/amounts.ts'

export const MAX_ARRAY_BYTES = 512 * 2 ** 20 // of one array, once it is unpacked
const MAGIC = '\x93NUMPY'

/** An array of one dimension: numbers, or text. */
export type Column = Float64Array | string[]

/**
 * The named arrays of a NumPy `.npz`: a ZIP of `.npy` files of one dimension, little-endian floats, integers, booleans or
 * Unicode text. Pickled objects are refused, never read.
 * errors  `bad-value`: not a ZIP file, an array is missing, or an array has another type or shape; `too-large`
 */
export function readNpz<N extends string>(
  bytes: Uint8Array,
  names: readonly N[],
  most = MAX_ARRAY_BYTES,
): Record<N, Column> {
  let files: Record<string, Uint8Array>
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!names.some((one) => name === `${one}.npy`)) return false
        if (originalSize <= most) return true
        throw new MarkgraphError(
          'too-large',
          phrase('array {name} is over {most}', { name, most: mib(most) }),
        )
      },
    })
  } catch (error) {
    if (error instanceof MarkgraphError) throw error
    throw badValue(
      phrase('the .npz is not a ZIP file that can be read: {message}', { message: (error as Error).message }),
      error,
    )
  }
  const columns = names.map((name): [N, Column] => {
    const file = files[`${name}.npy`]
    if (!file)
      throw badValue(
        phrase('the .npz has no array {name}; it needs {names}', { name, names: names.join(', ') }),
      )
    return [name, readNpy(file, name)]
  })
  return Object.fromEntries(columns) as Record<N, Column>
}

/** One `.npy` file, format 1.0 to 3.0. */
function readNpy(file: Uint8Array, name: string): Column {
  const text = (from: number, to: number): string => Buffer.from(file.subarray(from, to)).toString('latin1')
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (file.length < 12 || text(0, 6) !== MAGIC)
    throw badValue(phrase('array {name} is not a .npy file', { name }))
  const start = file[6] === 1 ? 10 : 12
  const end = start + (file[6] === 1 ? view.getUint16(8, true) : view.getUint32(8, true))
  const header = text(start, end)
  const descr = /'descr':\s*'([^']+)'/.exec(header)?.[1]
  const shape = /'shape':\s*\((\d+),\)/.exec(header)?.[1]
  if (descr === undefined) throw badValue(phrase('array {name} is not of one plain type', { name }))
  if (shape === undefined) throw badValue(phrase('array {name} must have one dimension', { name }))
  const n = Number(shape)
  const type = /^[<|]([fiubU])(\d+)$/.exec(descr)
  const [, letter = '', count = '0'] = type ?? []
  const size = letter === 'U' ? 4 * Number(count) : Number(count)
  // with a width of 0, any number of texts would fit into no bytes at all
  if (!type || size === 0 || !(letter === 'U' || NUMBERS.has(`${letter}${size}`))) {
    throw badValue(
      phrase(
        'array {name} has type {descr}; it must be little-endian floats, integers, booleans or Unicode text, never objects',
        { name, descr },
      ),
    )
  }
  if (end + n * size !== file.length) {
    throw badValue(
      phrase('array {name} should have {n} values of {size} bytes, but it has {found} bytes', {
        name,
        n,
        size,
        found: file.length - end,
      }),
    )
  }
  if (letter === 'U') return Array.from({ length: n }, (_, i) => unicode(view, end + i * size, Number(count)))
  return numbers(`${letter}${size}`, n, file.subarray(end))
}

const NUMBERS: ReadonlySet<string> = new Set(
  // what npyjs reads, without half and complex ones
  ['f4', 'f8', 'i1', 'i2', 'i4', 'i8', 'u1', 'u2', 'u4', 'u8', 'b1'],
)

/** The values, read by npyjs behind a new header of 128 bytes: npyjs needs them at a multiple of 8 bytes. */
function numbers(type: string, n: number, data: Uint8Array): Float64Array {
  const file = new Uint8Array(128 + data.length)
  const header = `{'descr':'<${type}','fortran_order':False,'shape':(${n},)}`.padEnd(117)
  file.set(Buffer.from(`${MAGIC}\x01\x00\x76\x00${header}\n`, 'latin1'))
  file.set(data, 128)
  const values = parse(file.buffer).data as unknown as Iterable<number | bigint | boolean>
  return Float64Array.from(values, Number)
}

/** UTF-32 text, padded with zeros. Not by npyjs, which loses inner zeros, splits surrogates and fails on long arrays. */
function unicode(view: DataView, at: number, length: number): string {
  const points = Array.from({ length }, (_, k) => view.getUint32(at + 4 * k, true))
  const end = points.findLastIndex((point) => point !== 0) + 1
  if (points.some((point) => point > 0x10ffff)) throw badValue(phrase('text in the .npz is not Unicode'))
  return points
    .slice(0, end)
    .map((point) => String.fromCodePoint(point))
    .join('')
}
