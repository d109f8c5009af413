import type { KnownRead, RecipeInputs } from '../../kinds/recipe.ts'
import { type Warning, warning } from '../../kinds/report.ts'
import {
  AS_IN_FILE,
  type FileReading,
  type Mark,
  type MarkReading,
  type Scan,
} from '../../marks/mark-type.ts'
import type { Sides } from './sides.ts'

/** How a mark was read, where it is not as usual. */
export function unusualReading({ scans, read: { edges, replica, mirrored } }: Mark): KnownRead {
  const units = scans.map(({ reading }) => reading.units)
  const mask = scans.map(({ reading }) => reading.mask)
  return {
    ...(units.some((one) => one !== AS_IN_FILE.units) && { units }),
    ...(mask.some((one) => one !== AS_IN_FILE.mask) && { mask }),
    ...(edges.some((one) => one !== null) && {
      edges: edges.map((one): [number, number] | null => one && [...one]),
    }),
    ...(replica && { replica: true }),
    ...(mirrored && { mirrored: true }),
  }
}

/** A mark as a recipe says it: the SHA-256 of its scans, their places, and how they were read. */
export interface RecordedMark {
  readonly scans: readonly string[]
  readonly read: KnownRead
}

/** The marks of a recipe. Of several known marks the first stands for the one that agrees best, which a replay finds again. */
export function recordedSides(inputs: RecipeInputs): Sides<RecordedMark> {
  const { mark_a, mark_b, known, known_read } = inputs
  const others = known?.map((scans, i): RecordedMark => ({ scans, read: known_read?.[i] ?? {} }))
  return {
    a: { scans: mark_a, read: recordedRead(inputs, 'mark_a') },
    b: others?.[0] ?? { scans: mark_b, read: recordedRead(inputs, 'mark_b') },
    ...(others && { known: others }),
  }
}

const FIELDS = ['lands', 'units', 'mask', 'edges', 'replica', 'mirrored'] as const

const recordedRead = (inputs: RecipeInputs, side: 'mark_a' | 'mark_b'): KnownRead =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = inputs[`${side}_${field}`]
      return value === undefined ? [] : [[field, value]]
    }),
  )

/** How a recipe says that scan `i` of a mark was read. */
export const fileReading = ({ units, mask }: KnownRead, i: number): FileReading => ({
  units: units?.[i] ?? AS_IN_FILE.units,
  mask: mask?.[i] ?? AS_IN_FILE.mask,
})

/** How a recipe says that a mark was read. */
export const markReading = (
  { replica, mirrored, edges }: KnownRead,
  scans: readonly Scan[],
): MarkReading => ({
  replica: replica ?? false,
  mirrored: mirrored ?? false,
  edges: edges ?? [],
  region: regionOf(scans),
})

/** Where the region of a mark comes from: a mask, if a scan was read with one; otherwise it is found, unless the whole scan is asked for. */
export function regionOf(scans: readonly Scan[]): MarkReading['region'] {
  const masks = new Set(scans.map(({ reading }) => reading.mask))
  return masks.has('file') ? 'file' : masks.has('none') ? 'none' : 'auto'
}

/** What the reading of a mark's files gives reason to warn of. */
export function readingWarnings(side: string, { scans, read }: Mark): Warning[] {
  const ofScans = scans.flatMap(({ reading, notes }, i) => {
    const where = scans.length === 1 ? side : `${side}.${i + 1}`
    return [
      ...(reading.units === 'um' ? [warning(where, 'units_override')] : []),
      ...(reading.mask === 'file' ? [warning(where, 'mask_used')] : []),
      ...(notes.checksum_of_description ? [] : [warning(where, 'checksum_of_description')]),
    ]
  })
  return [
    ...(read.replica ? [warning(side, 'replica')] : []),
    ...(read.mirrored ? [warning(side, 'mirrored')] : []),
    ...ofScans,
  ]
}
