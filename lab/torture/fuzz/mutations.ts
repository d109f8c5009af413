import type { Random } from '../../../src/numerics/elementary/random.ts'

const MAX_BYTES = 65_536 // of an input: what is wrong with a longer one is wrong with a shorter one
const EDGES = [0, 1, 0x7f, 0x80, 0xff, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xffffffff]

/** One input made from others: one to six changes of bytes, words or pieces. */
export function mutated(
  { below }: Pick<Random, 'below'>,
  corpus: readonly Uint8Array[],
  words: readonly Uint8Array[],
): Uint8Array {
  const any = (): Uint8Array => corpus[below(corpus.length)]!
  const place = (bytes: Uint8Array): number => below(bytes.length + 1)
  const splice = (bytes: Uint8Array, at: number, gone: number, put: Uint8Array): Uint8Array => {
    const end = Math.min(bytes.length, at + gone)
    const made = new Uint8Array(at + put.length + bytes.length - end)
    made.set(bytes.subarray(0, at))
    made.set(put, at)
    made.set(bytes.subarray(end), at + put.length)
    return made
  }
  const piece = (bytes: Uint8Array): Uint8Array => {
    const at = place(bytes)
    return bytes.subarray(at, at + below(bytes.length - at + 1))
  }
  const changes: readonly ((bytes: Uint8Array) => Uint8Array)[] = [
    (bytes) => {
      if (bytes.length === 0) return bytes
      const copy = bytes.slice()
      copy[below(copy.length)]! ^= 1 << below(8)
      return copy
    },
    (bytes) => {
      if (bytes.length === 0) return bytes
      const copy = bytes.slice()
      copy[below(copy.length)] = below(256)
      return copy
    },
    (bytes) => {
      // a number of the kind that sizes and offsets have, in place
      const width = [1, 2, 4][below(3)]!
      if (bytes.length < width) return bytes
      const copy = bytes.slice()
      const at = below(copy.length - width + 1)
      const edge = EDGES[below(EDGES.length)]!
      for (let k = 0; k < width; k++) copy[at + k] = (edge >>> (8 * k)) & 255
      return copy
    },
    (bytes) => splice(bytes, place(bytes), 0, words[below(words.length)] ?? new Uint8Array(1)),
    (bytes) => splice(bytes, place(bytes), 1 + below(8), words[below(words.length)] ?? new Uint8Array(0)),
    (bytes) => splice(bytes, place(bytes), 1 + below(Math.max(1, bytes.length >> 2)), new Uint8Array(0)),
    (bytes) => splice(bytes, place(bytes), 0, piece(bytes)),
    (bytes) => splice(bytes, place(bytes), below(64), piece(any())),
    (bytes) => bytes.subarray(0, place(bytes)),
  ]
  let bytes = any()
  for (let k = 1 + below(2) * below(6); k > 0; k--) bytes = changes[below(changes.length)]!(bytes)
  return bytes.length > MAX_BYTES ? bytes.slice(0, MAX_BYTES) : bytes.slice()
}
