import { canonicalJson, type Json } from '../address/canonical.ts'
import type { Encoded } from '../kinds/kind.ts'

/** The first place where two JSON values differ: a JSON Pointer (RFC 6901) and both values there; null for a missing value. */
export interface Difference {
  readonly path: string
  readonly recorded: Json
  readonly recomputed: Json
}

/** What two artifacts differ in: a place in a document, or the numbers of two arrays. */
export type ArtifactDifference =
  | Difference
  | {
      /** Place of the first number that differs, counted along the rows. */
      readonly index: number
      readonly recorded: number | null
      readonly recomputed: number | null
      /** How many numbers differ, and by how much at most. */
      readonly differing: number
      readonly of: number
      readonly largest: number
    }

/** Whether two values are the same JSON. */
export const sameJson = (a: unknown, b: unknown): boolean =>
  canonicalJson(a as Json) === canonicalJson(b as Json)

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

const equal = (a: Json | undefined, b: Json | undefined): boolean =>
  a !== undefined && b !== undefined ? sameJson(a, b) : a === b

/**
 * The first difference, keys in the order of `recomputed`, then those that only `recorded` has. Lists of one length are
 * compared item by item; of two lists of unequal length, the first item that differs is named as a whole.
 */
export function firstDifference(recorded: Json, recomputed: Json, path = ''): Difference | undefined {
  if (equal(recorded, recomputed)) return undefined
  if (Array.isArray(recorded) && Array.isArray(recomputed)) {
    const sameLength = recorded.length === recomputed.length
    for (let i = 0; i < Math.max(recorded.length, recomputed.length); i++) {
      const [one, other] = [recorded[i], recomputed[i]]
      if (equal(one, other)) continue
      return sameLength
        ? firstDifference(one!, other!, `${path}/${i}`)
        : { path: `${path}/${i}`, recorded: one ?? null, recomputed: other ?? null }
    }
  }
  if (isObject(recorded) && isObject(recomputed)) {
    const keys = new Set([...Object.keys(recomputed), ...Object.keys(recorded)])
    for (const key of keys) {
      const [one, other] = [recorded[key], recomputed[key]]
      if (equal(one, other)) continue
      const at = `${path}/${escaped(key)}`
      return one === undefined || other === undefined
        ? { path: at, recorded: one ?? null, recomputed: other ?? null }
        : firstDifference(one, other, at)
    }
  }
  return { path, recorded, recomputed }
}

const text = new TextDecoder()

/** Two artifacts beside each other; undefined when they are the same. */
export function artifactDifference(recorded: Encoded, recomputed: Encoded): ArtifactDifference | undefined {
  const about = firstDifference(
    { kind: recorded.kind, meta: recorded.meta },
    { kind: recomputed.kind, meta: recomputed.meta },
  )
  if (about) return about
  if (recorded.dataSha256 === recomputed.dataSha256) return undefined
  if (Array.isArray(recorded.meta['shape'])) return ofArrays(numbers(recorded), numbers(recomputed))
  if (recorded.kind === 'scan') {
    return { path: '', recorded: recorded.dataSha256, recomputed: recomputed.dataSha256 }
  }
  const [one, other] = [recorded, recomputed].map(({ data }) => JSON.parse(text.decode(data)) as Json)
  return firstDifference(one!, other!)
}

const numbers = ({ data }: Encoded): Float64Array => new Float64Array(data.slice().buffer)

const finite = (value: number | undefined): number | null =>
  value !== undefined && Number.isFinite(value) ? value : null

function ofArrays(a: Float64Array, b: Float64Array): ArtifactDifference {
  let [index, differing, largest] = [-1, 0, 0]
  for (let i = 0; i < a.length; i++) {
    if (Object.is(a[i], b[i])) continue
    if (index < 0) index = i
    differing += 1
    const by = Math.abs(a[i]! - b[i]!)
    if (by > largest) largest = by
  }
  return { index, recorded: finite(a[index]), recomputed: finite(b[index]), differing, of: a.length, largest }
}

const shown = (value: Json): string => {
  const found = JSON.stringify(value)
  return found.length > 80 ? `${found.slice(0, 77)}…` : found
}

/** A difference in words. */
export function valueWords(value: ArtifactDifference | null): string {
  if (!value) return 'the recorded data are not here to be compared'
  if ('path' in value) {
    return `${value.path || 'the document'} is ${shown(value.recorded)}, recomputed ${shown(value.recomputed)}`
  }
  const { index, recorded, recomputed, differing, of, largest } = value
  return `${differing} of ${of} numbers differ, by at most ${largest}; the first is number ${index}: ${recorded}, recomputed ${recomputed}`
}
