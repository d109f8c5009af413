import type { ReadingInputs } from '../kinds/recipe.ts'
import { type Warning, warning } from '../kinds/report.ts'
import { AS_IN_FILE, type FileReading, type Mark, type MarkReading, type Scan } from '../marks/mark-type.ts'

type Side = 'mark_a' | 'mark_b'

/** How the marks of a comparison were read, where it is not as usual. */
export function readingInputs({ a, b }: { readonly a: Mark; readonly b: Mark }): ReadingInputs {
  return { ...inputsOf('mark_a', a), ...inputsOf('mark_b', b) }
}

function inputsOf(side: Side, { scans, read: { edges, replica, mirrored } }: Mark): ReadingInputs {
  const units = scans.map(({ reading }) => reading.units)
  const mask = scans.map(({ reading }) => reading.mask)
  return {
    ...(units.some((one) => one !== AS_IN_FILE.units) && { [`${side}_units`]: units }),
    ...(mask.some((one) => one !== AS_IN_FILE.mask) && { [`${side}_mask`]: mask }),
    ...(edges.some((one) => one !== null) && { [`${side}_edges`]: edges.map((one) => one && [...one]) }),
    ...(replica && { [`${side}_replica`]: true }),
    ...(mirrored && { [`${side}_mirrored`]: true }),
  }
}

/** How a recipe says that scan `i` of a mark was read. */
export const fileReading = (inputs: ReadingInputs, side: Side, i: number): FileReading => ({
  units: inputs[`${side}_units`]?.[i] ?? AS_IN_FILE.units,
  mask: inputs[`${side}_mask`]?.[i] ?? AS_IN_FILE.mask,
})

/** How a recipe says that a mark was read. */
export const markReading = (inputs: ReadingInputs, side: Side, scans: readonly Scan[]): MarkReading => ({
  replica: inputs[`${side}_replica`] ?? false,
  mirrored: inputs[`${side}_mirrored`] ?? false,
  edges: inputs[`${side}_edges`] ?? [],
  region: regionOf(scans),
})

/** Where the region of a mark comes from: a mask, if a scan was read with one; otherwise it is found, unless the whole scan is asked for. */
export function regionOf(scans: readonly Scan[]): MarkReading['region'] {
  const masks = new Set(scans.map(({ reading }) => reading.mask))
  return masks.has('file') ? 'file' : masks.has('none') ? 'none' : 'auto'
}

/** What the reading of a mark's files gives reason to warn of. */
export function readingWarnings(side: Side, { scans, read }: Mark): Warning[] {
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
