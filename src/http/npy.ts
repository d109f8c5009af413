// Not npyjs: it pads the header to a multiple of 8 bytes instead of 64, and always copies the data with it.
/**
 * The header of a NumPy file, version 1.0: little-endian float64 in C order.
 * source  NEP 1; the header is padded so that the data begin at a multiple of 64 bytes
 */
export function npyHeader(shape: readonly number[]): Uint8Array {
  const tuple = shape.length === 1 ? `(${shape[0]},)` : `(${shape.join(', ')})`
  const text = `{'descr': '<f8', 'fortran_order': False, 'shape': ${tuple}, }`
  const length = Math.ceil((10 + text.length + 1) / 64) * 64
  const header = Buffer.alloc(length, ' ')
  header.write('\x93NUMPY\x01\x00', 'latin1')
  header.writeUInt16LE(length - 10, 8)
  header.write(text, 10, 'latin1')
  header.write('\n', length - 1, 'latin1')
  return header
}
