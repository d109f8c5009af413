import { MarkgraphError } from '../errors.ts'
import type { Ref } from '../graph/ref.ts'
import { grid } from '../kinds/kind.ts'
import type { Population, PopulationHead } from '../kinds/population.ts'
import { type Surface, surfaceKind } from '../kinds/surface.ts'
import type { Scoring, StudyScan } from './mark-type.ts'

/** The surface of a scan of a study. */
export const surfaceOf = ({ surface }: StudyScan): Ref<Surface> => ({ handle: surface, kind: surfaceKind })

/** The facts of a population that do not depend on the mark type. */
export async function aboutPopulation({ session, config, marks }: Scoring, domain: string) {
  const rows = marks.flatMap((mark) => mark.rows)
  const pitches = await Promise.all(
    rows.map(async ({ surface }) => Number((await session.row(surface)).meta['dx'])),
  )
  const least = pitches.reduce((a, b) => Math.min(a, b))
  const most = pitches.reduce((a, b) => Math.max(a, b))
  return {
    domain,
    scorer_config: { ...config },
    studies: [...new Set(rows.map(({ study }) => study))],
    measured_pitch: [least, most],
  } as const
}

/** A population of `count` pairs, which `each` passes on one by one. */
export function populationWith(
  head: PopulationHead,
  count: number,
  each: (add: (a: number, b: number, score: number) => void) => void,
): Population {
  const data = new Float64Array(3 * count)
  let at = 0
  each((a, b, score) => {
    data[at++] = a
    data[at++] = b
    data[at++] = score
  })
  return { ...head, pairs: grid(data, count, 3) }
}

/** The marks of a study in the form that a population has. */
export const scannedMarks = ({ marks }: Scoring) =>
  marks.map(({ mark, source, rows }) => ({ mark, source, scans: rows.map(({ sha256 }) => sha256) }))

/** Every pair of marks by their places, each once. */
export const pairsOfMarks = (count: number): [number, number][] =>
  Array.from({ length: count }, (_, i) =>
    Array.from({ length: count - 1 - i }, (_, k): [number, number] => [i, i + 1 + k]),
  ).flat()

/** Waits for work on a scan; an error then names the scan and its row of the manifest. */
export async function naming<T>(row: Pick<StudyScan, 'scan' | 'mark'>, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof MarkgraphError)) throw error
    const message = `scan ${row.scan} of mark ${row.mark}: ${error.message}`
    throw new MarkgraphError(error.code, message, { ...error.details, scan: row.scan }, error)
  }
}

/** Works on every scan, a few at a time; an error names the scan. */
export async function eachScan<T>(
  { session, watch }: Scoring,
  rows: readonly StudyScan[],
  title: string,
  work: (surface: Ref<Surface>) => Promise<T>,
): Promise<T[]> {
  const bar = watch.stage(title, rows.length)
  const found = await session.map(rows, async (row) => {
    watch.signal?.throwIfAborted()
    const one = await naming(row, work(surfaceOf(row)))
    bar.step()
    return one
  })
  bar.done()
  return found
}

/** Limits of a study whose marks have one scan each. */
export const ONE_SCAN = {
  scans: { least: 1, most: 1, why: 'a mark of this domain is one scan' },
  scores: (scans: readonly number[]) => (scans.length * (scans.length - 1)) / 2,
}
