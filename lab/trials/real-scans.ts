import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readingOfMark } from '../../src/marks/population.ts'
import { readManifest } from '../../src/references/manifest.ts'
import { type ManifestMark, type ManifestRow, marksOf } from '../../src/references/pairing.ts'
import type { BySide, ReadAs } from './comparing.ts'

/** A mark of a manifest with the files of its scans, and how they are read. */
export interface RealMark extends ManifestMark<ManifestRow> {
  readonly read: ReadAs
  files(): Promise<Uint8Array[]>
}

/** Real scans and the manifests that say where they come from. */
export interface RealScans {
  /** That the names of scans start from. */
  readonly folder: string
  marks(...manifests: readonly string[]): Promise<RealMark[]>
  file(scan: string): Promise<Uint8Array>
}

/** The scans and manifests below a folder. */
export function realScans(folder: string): RealScans {
  const file = (scan: string): Promise<Uint8Array> => readFile(join(folder, 'scans', scan))
  return {
    folder: join(folder, 'scans'),
    file,
    async marks(...manifests) {
      const found = await Promise.all(
        manifests.map((name) => readManifest(join(folder, 'manifests', `${name}.csv`))),
      )
      return found.flatMap(({ rows }) =>
        marksOf(rows).map((mark) => ({
          ...mark,
          read: {
            ...readingOfMark(mark.mark, mark.rows),
            files: mark.rows.map(({ units = 'file', mask = 'auto' }) => ({ units, mask })),
          },
          files: () => Promise.all(mark.rows.map(({ scan }) => file(scan))),
        })),
      )
    },
  }
}

/** Data sets of breech faces: title, manifest, and the reference that holds it alone. */
export const FACE_SETS = [
  ['Fadul', 'cartridges', 'impressed.fadul'],
  ['Weller', 'cartridges-weller', 'impressed.weller'],
] as const

/** A pair of marks, by what is known of their sources. */
export interface Pair {
  readonly a: RealMark
  readonly b: RealMark
  readonly sameSource: boolean
}

/** The place of each file on its mark: a land that was not scanned leaves its place empty. */
export const placesOf = ({ a, b }: Pick<Pair, 'a' | 'b'>): BySide<readonly number[]> => ({
  a: a.rows.map(({ land }) => land),
  b: b.rows.map(({ land }) => land),
})

/**
 * Lands before the first one of a bullet where its rescan begins: each day numbers the lands from another one. The only cyclic
 * order in which the crosscuts of both days agree.
 */
const BEGUN: Readonly<Record<string, number>> = {
  'variability/blue-bullet1': 0,
  'variability/blue-bullet2': 2,
  'variability/blue-bullet3': 2,
  'variability/green-bullet1': 5,
  'variability/green-bullet2': 4,
  'variability/green-bullet3': 2,
  'variability/orange-bullet1': 4,
}
const LANDS = 6

/** The number that a land of a bullet of `bullets-variability` has in its rescan. */
export const landAgain = (mark: string, land: number): number => ((land - 1 + BEGUN[mark]!) % LANDS) + 1

/** Every pair of marks, each once. */
export const everyPair = (marks: readonly RealMark[]): Pair[] =>
  marks.flatMap((a, i) => marks.slice(i + 1).map((b) => ({ a, b, sameSource: a.source === b.source })))

/** For each mark the next one of its source and the next one of another source, in the order of the list. */
export function neighbours(marks: readonly RealMark[]): Pair[] {
  const next = (i: number, wanted: boolean): RealMark | undefined => {
    for (let k = 1; k < marks.length; k++) {
      const other = marks[(i + k) % marks.length]!
      if ((other.source === marks[i]!.source) === wanted) return other
    }
    return undefined
  }
  return marks.flatMap((a, i) =>
    [true, false].flatMap((sameSource) => {
      const b = next(i, sameSource)
      return b ? [{ a, b, sameSource }] : []
    }),
  )
}

/** One known match a source, and as many pairs of neighbouring sources. */
export function onePairASource(marks: readonly RealMark[]): Pair[] {
  const sources = [...Map.groupBy(marks, ({ source }) => source).values()].filter(({ length }) => length > 1)
  return sources.flatMap(([a, b], i) => [
    { a: a!, b: b!, sameSource: true },
    { a: a!, b: sources[(i + 1) % sources.length]![1]!, sameSource: false },
  ])
}
