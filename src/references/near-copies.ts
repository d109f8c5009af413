import type { Handle } from '../address/canonical.ts'
import type { Session } from '../graph/session.ts'
import { surfaceKind } from '../kinds/marks/surface.ts'
import type { ReferenceFault } from '../kinds/reference-faults.ts'
import type { MarkType } from '../marks/mark-type.ts'
import { copiesBetween } from '../marks/near-copies.ts'
import type { ScorerConfig } from '../marks/scorer-config.ts'

/** A mark of a reference or of a population. */
interface ListedMark {
  readonly mark: string
  readonly source: number | string
  readonly surfaces?: readonly string[] | undefined
  readonly left_out?: string | undefined
}

/** Two marks that may be copies of each other. */
export type Likely = readonly [ListedMark, ListedMark]

/**
 * The pairs among which copies are found: each mark with the mark of its source, and with the one of another source, that it
 * has the greatest score with. A copy agrees better than any other mark does, and all pairs would be too many.
 * in      `pairs`: indices of two marks, and their score
 */
export function likelyCopies(
  marks: readonly ListedMark[],
  pairs: Iterable<readonly [a: number, b: number, score: number]>,
): Likely[] {
  const best = new Map<string, readonly [number, number, number]>()
  const isUsed = marks.map(({ surfaces = [], left_out }) => surfaces.length > 0 && left_out === undefined)
  for (const pair of pairs) {
    const [a, b, score] = pair
    if (!isUsed[a] || !isUsed[b]) continue
    const same = marks[a]!.source === marks[b]!.source
    for (const key of [`${a} ${same}`, `${b} ${same}`]) {
      if (score > (best.get(key)?.[2] ?? Number.NEGATIVE_INFINITY)) best.set(key, pair)
    }
  }
  return [...new Set(best.values())].map(([a, b]) => [marks[a]!, marks[b]!])
}

/** The marks that are copies of each other, as a fault of their reference. The surfaces must be in the store. */
export async function nearCopyFaults(
  session: Session,
  { copies }: MarkType,
  config: ScorerConfig,
  likely: readonly Likely[],
): Promise<ReferenceFault[]> {
  if (!copies) return []
  const surfacesOf = ({ surfaces = [] }: ListedMark) =>
    surfaces.map((handle) => ({ handle: handle as Handle, kind: surfaceKind }))
  const found = await session.mapMany(likely, ([a, b]) =>
    copiesBetween(session, copies, config, surfacesOf(a), surfacesOf(b)),
  )
  const groups = likely.filter((_, i) => found[i]!.length > 0).map(([a, b]) => [a.mark, b.mark])
  return groups.length > 0 ? [{ code: 'near_copies', groups }] : []
}
