import type { NdArray } from 'ndarray'
import ndarray from '#ndarray'
import { canonicalJson, type Handle, handleOfArtifact, type Json, sha256 } from '../address/canonical.ts'
import type { Meta } from '../address/run.ts'

export type Grid = NdArray<Float64Array>

/** An artifact as it is stored and hashed: little-endian float64 in C order, canonical JSON, or the bytes as they came. */
export interface Encoded {
  readonly kind: string
  readonly meta: Meta
  readonly data: Uint8Array
  readonly dataSha256: string
}

/**
 * What sort of thing an artifact is, and how its value is written as metadata and bytes.
 * `keep` is false for bytes that are large and cheap to compute again: the handle is recorded, the bytes are not stored.
 * `without scans`: they are stored only where the scans that they are computed from are not.
 */
export interface Kind<V> {
  readonly name: string
  readonly format: 'array' | 'json' | 'bytes'
  readonly keep: boolean | 'without scans'
  encode(value: V): Encoded
  decode(encoded: Encoded): V
}

export const encoded = (kind: string, meta: Meta, data: Uint8Array): Encoded => ({
  kind,
  meta,
  data,
  dataSha256: sha256(data),
})

export const handleOf = (artifact: Pick<Encoded, 'kind' | 'meta' | 'dataSha256'>): Handle =>
  handleOfArtifact(artifact.kind, artifact.meta, artifact.dataSha256)

/** `data` as a C-order array of `shape`. */
export const grid = (data: Float64Array, ...shape: number[]): Grid => ndarray(data, shape)

const bytesOf = (data: Float64Array): Uint8Array =>
  new Uint8Array(data.buffer, data.byteOffset, data.byteLength)

/** Gives every NaN the same bits: the bytes are hashed, and the bits of a NaN differ between processors. */
function oneNaN(data: Float64Array): void {
  for (let i = 0; i < data.length; i++) if (Number.isNaN(data[i])) data[i] = Number.NaN
}

function floatsOf(data: Uint8Array): Float64Array {
  if (data.byteOffset % 8 === 0) return new Float64Array(data.buffer, data.byteOffset, data.byteLength / 8)
  return new Float64Array(data.slice().buffer)
}

/** One array with named metadata beside it. The array is found under `array` in the value, the metadata beside it. */
export function arrayKind<A extends string, M extends Meta>(
  name: string,
  array: A,
  options: { keep?: Kind<unknown>['keep'] } = {},
): Kind<{ readonly [K in A]: Grid } & M> {
  type Value = { readonly [K in A]: Grid } & M
  return {
    name,
    format: 'array',
    keep: options.keep ?? true,
    encode(value: Value) {
      const { [array]: values, ...meta } = value
      const { data, shape } = values as Grid
      oneNaN(data)
      return encoded(name, { ...(meta as unknown as Meta), shape: [...shape] }, bytesOf(data))
    },
    decode({ meta, data }) {
      const { shape, ...rest } = meta
      return { ...rest, [array]: grid(floatsOf(data), ...(shape as number[])) } as Value
    },
  }
}

/** Any artifact that is one array, whatever its name: for previews. It is only read. */
export const anyArrayKind: Kind<{ readonly kind: string; readonly array: Grid }> = {
  name: 'array',
  format: 'array',
  keep: false,
  encode() {
    throw new TypeError('this kind only reads arrays; write an array with its own kind')
  },
  decode: ({ kind, meta, data }) => ({ kind, array: grid(floatsOf(data), ...(meta['shape'] as number[])) }),
}

const text = new TextDecoder()

/** Takes the words out of a value, and puts them back: they follow from codes and values, and are not hashed. */
interface Wording<V, F> {
  facts(value: V): F
  inWords(facts: F): V
}

/** A JSON document; its canonical text is its data. */
export function jsonKind<V, F = V>(name: string, wording?: Wording<V, F>): Kind<V> {
  return {
    name,
    format: 'json',
    keep: true,
    encode(value) {
      const facts = wording ? wording.facts(value) : value
      return encoded(name, {}, new TextEncoder().encode(canonicalJson(facts as Json)))
    },
    decode({ data }) {
      const facts = JSON.parse(text.decode(data)) as F & V
      return wording ? wording.inWords(facts) : facts
    },
  }
}

/** Bytes as they came from outside. */
export function bytesKind(name: string): Kind<Uint8Array> {
  return {
    name,
    format: 'bytes',
    keep: true,
    encode: (value) => encoded(name, {}, value),
    decode: ({ data }) => data,
  }
}
