// Not npyjs: it pads the header to a multiple of 8 bytes instead of 64, and always copies the data with it.
const latin1 = new TextEncoder() // the header is ASCII

/**
 * The header of a NumPy file, version 1.0: little-endian float64 in C order.
 * source  NEP 1; the header is padded so that the data begin at a multiple of 64 bytes
 */
export function npyHeader(shape: readonly number[]): Uint8Array {
  const tuple = shape.length === 1 ? `(${shape[0]},)` : `(${shape.join(', ')})`
  const text = `{'descr': '<f8', 'fortran_order': False, 'shape': ${tuple}, }`
  const length = Math.ceil((10 + text.length + 1) / 64) * 64
  const header = new Uint8Array(length).fill(0x20)
  header.set([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0, (length - 10) & 255, (length - 10) >> 8])
  header.set(latin1.encode(text), 10)
  header[length - 1] = 0x0a
  return header
}
