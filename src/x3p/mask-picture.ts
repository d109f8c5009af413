/**
 * Reads a PNG as a mask. fast-png decodes it; what it would inflate is bounded here first, since it has no limit of its own.
 * source  PNG (W3C, third edition)
 */
import { type DecodedPng, decode } from 'fast-png'
import { inflateAtMost } from '#inflate'
import { type MarkgraphError, phrase, quote } from '../errors.ts'
import { invalid } from './refusal.ts'

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const INDEXED = 3 // colour type
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, [INDEXED]: 1, 4: 2, 6: 4 } // by colour type
const NEEDED: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']) // no other chunk changes a pixel

const broken = (why: string, cause?: unknown): MarkgraphError =>
  invalid(phrase('the mask is not a readable PNG: {why}', { why }), {}, cause)

/**
 * 1 where a pixel keeps its point, 0 where it drops it. Black and transparent pixels drop a point, white and coloured ones
 * keep it.
 * out     (ny, nx) in C order
 * errors  `x3p-invalid`: no PNG, another size than ny x nx, interlaced, broken
 */
export function keptPixels(png: Uint8Array, ny: number, nx: number): Uint8Array {
  const chunks = chunksOf(png)
  const { colour, inflatedBytes } = headerOf(chunks, ny, nx)
  checkInflated(chunks, inflatedBytes)
  // a palette beside true colours is only a suggestion, and the decoder would take it for theirs
  const used = chunks.filter(({ type }) => type !== 'PLTE' || colour === INDEXED)
  const keeps = keepsOf(decoded(joined([SIGNATURE, ...used.map(({ whole }) => whole)])), colour === INDEXED)
  const kept = new Uint8Array(ny * nx)
  for (let y = 0; y < ny; y++) for (let x = 0; x < nx; x++) kept[y * nx + x] = Number(keeps(y, x))
  return kept
}

interface Chunk {
  readonly type: string
  readonly data: Uint8Array
  /** With its length, type and CRC. */
  readonly whole: Uint8Array
}

/** The chunks that make the pixels. The others are left out: some of them would inflate, too. */
function chunksOf(png: Uint8Array): Chunk[] {
  if (!SIGNATURE.every((byte, i) => png[i] === byte)) throw broken('its first bytes are not those of a PNG')
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const chunks: Chunk[] = []
  for (let at = 8; at + 12 <= png.length; ) {
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8))
    const end = at + 12 + view.getUint32(at)
    if (end > png.length) break
    if (NEEDED.has(type))
      chunks.push({ type, data: png.subarray(at + 8, end - 4), whole: png.subarray(at, end) })
    if (type === 'IEND') return chunks
    at = end
  }
  throw broken('it is cut off')
}

/** The header, held against the size of the matrix before anything is inflated. */
function headerOf(
  chunks: readonly Chunk[],
  ny: number,
  nx: number,
): { colour: number; inflatedBytes: number } {
  const [header] = chunks.filter(({ type }) => type === 'IHDR')
  if (header === undefined || header !== chunks[0] || header.data.length !== 13) {
    throw broken('it does not begin with its header')
  }
  const view = new DataView(header.data.buffer, header.data.byteOffset, header.data.length)
  const [width, height] = [view.getUint32(0), view.getUint32(4)]
  if (width !== nx || height !== ny) {
    const message = phrase('the mask has {height} x {width} pixels, but the matrix has {ny} x {nx} points', {
      height,
      width,
      ny,
      nx,
    })
    throw invalid(message, { found: [height, width], expected: [ny, nx] })
  }
  const [depth, colour, interlaced] = [view.getUint8(8), view.getUint8(9), view.getUint8(12)]
  if (interlaced !== 0) throw broken('it is interlaced; save it without interlacing')
  const bits = nx * (CHANNELS[colour] ?? 0) * depth
  return { colour, inflatedBytes: ny * (1 + Math.ceil(bits / 8)) } // one byte before each row names its filter
}

function checkInflated(chunks: readonly Chunk[], expected: number): void {
  const zlib = joined(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  let inflated: Uint8Array | undefined
  try {
    inflated = inflateAtMost(zlib.subarray(2, -4), expected) // without the header and the checksum of zlib
  } catch (error) {
    throw broken('its compressed data are broken', error)
  }
  if (inflated?.length !== expected) throw broken(`its data are not the ${expected} bytes of its size`)
}

function decoded(png: Uint8Array): DecodedPng {
  try {
    return decode(png)
  } catch (error) {
    // The decoder has no error class of its own, and nothing else runs in this block.
    throw broken(quote(error instanceof Error ? error.message : String(error)), error)
  }
}

/** Whether the pixel at (y, x) keeps its point. */
function keepsOf({ data, width, channels, depth, palette, transparency }: DecodedPng, indexed: boolean) {
  const stride = depth < 8 ? Math.ceil((width * channels * depth) / 8) : width * channels
  /** Sample k of row y. */
  const sample = (y: number, k: number): number => {
    if (depth >= 8) return data[y * stride + k]!
    const bit = k * depth
    return (data[y * stride + (bit >> 3)]! >> (8 - depth - (bit & 7))) & ((1 << depth) - 1)
  }
  if (indexed) {
    const keeps = (palette ?? []).map(([r = 0, g = 0, b = 0, alpha = 255]) => alpha > 0 && r + g + b > 0)
    return (y: number, x: number): boolean => {
      const keep = keeps[sample(y, x)]
      if (keep === undefined) throw broken('a pixel has a colour that its palette lacks')
      return keep
    }
  }
  const alpha = channels === 2 || channels === 4 ? channels - 1 : undefined
  const colours = alpha ?? channels
  return (y: number, x: number): boolean => {
    const at = x * channels
    if (alpha !== undefined && sample(y, at + alpha) === 0) return false
    let black = true
    let clear = transparency?.length === colours
    for (let k = 0; k < colours; k++) {
      const value = sample(y, at + k)
      black &&= value === 0
      clear &&= value === transparency![k]
    }
    return !black && !clear
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
