import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/**
 * SHA-256 of any value made of numbers, text, arrays, typed arrays and plain objects. Numbers enter as little-endian
 * float64, every NaN as the same one, keys in the order of their names. The same code in every engine: nothing of the
 * engine's own but typed arrays.
 */
export function digest(value: unknown): string {
  const hash = sha256.create()
  const text = new TextEncoder()
  const number = (values: ArrayLike<number>): void => {
    const view = new DataView(new ArrayBuffer(8 * values.length))
    for (let i = 0; i < values.length; i++) {
      view.setFloat64(8 * i, Number.isNaN(values[i]!) ? Number.NaN : values[i]!, true)
    }
    const bytes = new Uint8Array(view.buffer)
    for (let i = 0; i < values.length; i++) {
      if (Number.isNaN(values[i]!)) bytes.set([0, 0, 0, 0, 0, 0, 0xf8, 0x7f], 8 * i)
    }
    hash.update(bytes)
  }
  const walk = (part: unknown): void => {
    if (typeof part === 'number') {
      hash.update(text.encode('#'))
      number([part])
    } else if (ArrayBuffer.isView(part)) {
      const values = part as unknown as ArrayLike<number>
      hash.update(text.encode(`[${values.length}]`))
      number(values)
    } else if (Array.isArray(part)) {
      hash.update(text.encode(`(${part.length})`))
      for (const one of part) walk(one)
    } else if (part instanceof Map) {
      walk([...part])
    } else if (typeof part === 'object' && part !== null) {
      const entries = Object.entries(part).filter(([, one]) => typeof one !== 'function')
      hash.update(text.encode(`{${entries.length}}`))
      for (const [key, one] of entries.sort(([x], [y]) => (x < y ? -1 : 1))) {
        hash.update(text.encode(`${JSON.stringify(key)}:`))
        walk(one)
      }
    } else {
      hash.update(text.encode(`'${JSON.stringify(part) ?? 'undefined'}`))
    }
  }
  walk(value)
  return bytesToHex(hash.digest())
}
