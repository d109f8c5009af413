import { badValue, phrase } from '../errors.ts'
import type { FileReading } from '../marks/mark-type.ts'

/** One scan of a study: a land of a bullet, a breech face, or a toolmark. `land` counts from 1; 1 where marks have one scan. */
export interface ManifestRow {
  readonly study: string
  readonly source: string
  readonly mark: string
  readonly land: number
  /** A file, or the handle of a surface. */
  readonly scan: string
  /** In a study of one set against another, the set of the mark. */
  readonly set?: MarkSet | undefined
  /** How its file is read; without one, as the request says. */
  readonly units?: FileReading['units'] | undefined
  readonly mask?: FileReading['mask'] | undefined
  /** What the scan shows in place of its mark, and the groove edges of its land in metres: see `MarkReading`. */
  readonly mirrored?: boolean | undefined
  readonly replica?: boolean | undefined
  readonly edges?: readonly [number, number] | undefined
}

/** Marks of set `a` are scored against those of set `b`, and not among each other. */
export const MARK_SETS = ['a', 'b'] as const
type MarkSet = (typeof MARK_SETS)[number]

/** A mark with its scans in the order of their lands. */
export interface ManifestMark<R> {
  readonly mark: string
  readonly source: string
  readonly rows: readonly R[]
}

/** The marks of a manifest in order of first appearance; `bad-value` when a mark has two sources. */
export function marksOf<R extends Pick<ManifestRow, 'mark' | 'source' | 'land'>>(
  rows: readonly R[],
): ManifestMark<R>[] {
  return [...Map.groupBy(rows, ({ mark }) => mark)].map(([mark, scans]) => {
    const other = scans.find(({ source }) => source !== scans[0]!.source)
    if (other)
      throw badValue(
        phrase('mark {mark} has two sources, {source} and {other}', {
          mark,
          source: scans[0]!.source,
          other: other.source,
        }),
      )
    return { mark, source: scans[0]!.source, rows: scans.toSorted((a, b) => a.land - b.land) }
  })
}

/** The marks whose pairs are scored. */
export interface Pairing<R> {
  readonly marks: readonly ManifestMark<R>[]
  /** So many of the first marks are scored against each of the others. Absent: every pair is. */
  readonly against?: number
}

/**
 * The marks of a manifest and which of them are paired. Marks of set `a` come first.
 * errors  `bad-value`: a mark with two sources or in two sets, rows with and without a set, or a set without a mark
 */
export function pairingOf<R extends Pick<ManifestRow, 'mark' | 'source' | 'land' | 'set'>>(
  rows: readonly R[],
): Pairing<R> {
  const marks = marksOf(rows)
  if (rows.every(({ set }) => !set)) return { marks }
  const without = rows.find(({ set }) => !set)
  if (without)
    throw badValue(
      phrase('mark {mark} is in no set, but others are; give every row a set, or none', {
        mark: without.mark,
      }),
    )
  const both = marks.find(({ rows: own }) => own.some(({ set }) => set !== own[0]!.set))
  if (both) throw badValue(phrase('mark {mark} is in both sets; a mark belongs to one', { mark: both.mark }))
  const of = (set: MarkSet) => marks.filter(({ rows: own }) => own[0]!.set === set)
  const [a, b] = [of('a'), of('b')]
  if (a.length > 0 && b.length > 0) return { marks: [...a, ...b], against: a.length }
  throw badValue(
    phrase('every mark is in set {set}; a study of two sets needs marks in both', {
      set: a.length > 0 ? 'a' : 'b',
    }),
  )
}
