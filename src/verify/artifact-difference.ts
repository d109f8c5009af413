import type { Handle, Json } from '../address/canonical.ts'
import type { Encoded } from '../kinds/kind.ts'
import { firstDifference } from './difference.ts'

/** What two artifacts differ in: a place in a document, or the numbers of two arrays. */
export type ArtifactDifference =
  | { readonly path: string; readonly recorded: Json; readonly recomputed: Json }
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

/** The first difference of a check: where it is, and what it is. */
export interface FirstDifference {
  readonly step: string
  readonly node: string | null
  readonly artifact: Handle
  readonly recomputed: Handle | null
  /** Null where the recorded data are not there to be looked at. */
  readonly value: ArtifactDifference | null
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
