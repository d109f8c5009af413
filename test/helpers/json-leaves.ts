/** The leaves of a JSON value, and the value with one of them changed. */
import type { Json } from '../../src/address/canonical.ts'

export type Path = readonly (string | number)[]

/** Every leaf of a JSON value. */
export function* leaves(value: Json, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) yield path
  else
    for (const [key, inner] of Object.entries(value)) {
      yield* leaves(inner as Json, [...path, Array.isArray(value) ? Number(key) : key])
    }
}

/** What is at a place of a JSON value. */
export const at = (value: Json, path: Path): Json =>
  path.reduce<Json>((inner, key) => (inner as { [key: string]: Json })[key]!, value)

/** The value with the place `path` changed by `change`, which gets its holder and key. */
export function changed(value: Json, path: Path, change: (holder: never, key: never) => void): Json {
  const copy = structuredClone(value)
  change(at(copy, path.slice(0, -1)) as never, path.at(-1) as never)
  return copy
}

/** Another value of the same kind. */
export function another(value: Json): Json {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (typeof value !== 'string') return 'x'
  return /[0-9a-f]$/.test(value) ? value.slice(0, -1) + (value.endsWith('0') ? '1' : '0') : `${value}x`
}

/** The place as a JSON pointer. */
export const pointer = (path: Path): string => path.map((key) => `/${key}`).join('')
