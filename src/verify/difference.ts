import { canonicalJson, type Json } from '../address/canonical.ts'

/** The first place where two JSON values differ: a JSON Pointer (RFC 6901) and both values there; null for a missing value. */
export interface Difference {
  readonly path: string
  readonly recorded: Json
  readonly recomputed: Json
}

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

const equal = (a: Json | undefined, b: Json | undefined): boolean =>
  a !== undefined && b !== undefined ? canonicalJson(a) === canonicalJson(b) : a === b

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
