/** How people write the lands of a bullet, in forms and on the command line. */
import type { MarkReading } from './mark-type.ts'

export const MAX_PLACES = 64 // of lands on one bullet
export const UM_PER_METRE = 1e6

/** Places of lands on a bullet, as `1,2,4,5,6`. Undefined for other text. */
export function placesIn(text: string): number[] | undefined {
  const places = text.split(',').map(Number)
  const right = places.every((place) => Number.isInteger(place) && place >= 1 && place <= MAX_PLACES)
  return right ? places : undefined
}

/**
 * Groove edges of each land in metres, from `left:right` in micrometres: `120:1900,,140:1880`. Null where the text between two
 * commas is empty. Undefined for other text.
 */
export function edgesIn(text: string): MarkReading['edges'] | undefined {
  const edges = text.split(',').map(pairIn)
  return edges.every((pair) => pair !== undefined) ? edges : undefined
}

const PAIR = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*:\s*([\d.]+(?:e[+-]?\d+)?)\s*$/i

function pairIn(text: string): readonly [number, number] | null | undefined {
  if (text.trim() === '') return null
  const [, left, right] = (PAIR.exec(text) ?? []).map(Number)
  if (!(Number.isFinite(left) && Number.isFinite(right) && left! < right!)) return undefined
  return [left! / UM_PER_METRE, right! / UM_PER_METRE]
}

/** Metres in micrometres, such that the same metres are read from them. */
export function inMicrometres(metres: number): number {
  const short = Number((metres * UM_PER_METRE).toPrecision(15))
  return short / UM_PER_METRE === metres ? short : metres * UM_PER_METRE
}

/** Edges in metres as a form gives them. */
export const edgesText = (edges: readonly [number, number]): string => edges.map(inMicrometres).join(':')

/** Groove edges in metres from pairs in micrometres. */
export const edgesInMetres = (
  pairs: readonly (readonly number[] | null)[] | undefined,
): MarkReading['edges'] | undefined =>
  pairs?.map((pair) => pair && [pair[0]! / UM_PER_METRE, pair[1]! / UM_PER_METRE])
