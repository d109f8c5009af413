import { MarkgraphError, phrase } from '../errors.ts'
import type { Ref } from '../graph/ref.ts'
import { grid } from '../kinds/kind.ts'
import { type Surface, surfaceKind } from '../kinds/marks/surface.ts'
import type { Population, PopulationHead } from '../kinds/population.ts'
import type { Conditions } from '../kinds/reference.ts'
import type { MarkReading, MarkType, Scoring, StudyScan } from './mark-type.ts'
import { surfaceAsRead } from './read.ts'
import { rowsWith, type ScoreHead, type ScoreTable, wholePopulation } from './score-table.ts'

/** The surface of a scan of a study. */
export const surfaceOf = ({ surface }: StudyScan): Ref<Surface> => ({ handle: surface, kind: surfaceKind })

/** How a scan of a study is read, as that of a mark with this scan alone. */
const readingOfScan = ({ mask, mirrored, replica, edges }: StudyScan): MarkReading => ({
  region: mask ?? 'auto',
  mirrored: mirrored ?? false,
  replica: replica ?? false,
  edges: edges ? [edges] : [],
})

/**
 * How the scans of a mark are read, in their order, as a comparison takes them: casts or mirror images are all of them, or none.
 * errors  `bad-value`: some are, and others are not
 */
export function readingOfMark(
  mark: string,
  rows: readonly {
    readonly mirrored?: boolean | undefined
    readonly replica?: boolean | undefined
    readonly edges?: readonly [number, number] | undefined
  }[],
): Omit<MarkReading, 'region'> {
  const all = (way: 'mirrored' | 'replica'): boolean => {
    const those = rows.filter((row) => row[way] ?? false).length
    if (those === 0 || those === rows.length) return those > 0
    const message = phrase(
      'mark {mark} has {those} of {rows} scans with {way}=true; a mark is read in one way, so set it for all of its scans or for none',
      { mark, those, rows: rows.length, way },
    )
    throw new MarkgraphError('bad-value', message, { mark })
  }
  const edges = rows.map((row) => row.edges ?? null)
  return {
    mirrored: all('mirrored'),
    replica: all('replica'),
    edges: edges.some((one) => one !== null) ? edges : [],
  }
}

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

/** A population of `count` pairs, which `each` passes on one by one, without conditions. */
export function populationWith(
  head: ScoreHead,
  count: number,
  each: (add: (a: number, b: number, score: number) => void) => void,
): Population {
  return { ...head, conditions: [], pairs: grid(rowsWith(count, each), count, 3) }
}

/** The marks of a study in the form that a population has. */
export const scannedMarks = ({ marks }: Scoring) =>
  marks.map(({ mark, source, rows }) => ({ mark, source, tag: rows[0]!.study, ...scansOfRows(rows) }))

/** The scans of a mark, as a population lists them. */
export const scansOfRows = (rows: readonly StudyScan[]) => ({
  scans: rows.map(({ sha256 }) => sha256),
  surfaces: rows.map(({ surface }) => surface),
})

/**
 * The first of the marks that mark `i` of `count` is paired with; it is paired with this one and all after it. `against`: so many
 * of the first marks are paired with each of the others; without it every pair is, once.
 */
export function firstPartner(i: number, count: number, against?: number): number {
  if (against === undefined) return i + 1
  return i < against ? against : count
}

/** The pairs of marks by their places, each once, row by row. */
export const pairsOfMarks = (count: number, against?: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => {
    const first = firstPartner(i, count, against)
    return Array.from({ length: count - first }, (_, k): [number, number] => [i, first + k])
  }).flat()

/** Number of these pairs. */
export const countOfPairs = (count: number, against?: number): number =>
  against === undefined ? (count * (count - 1)) / 2 : against * (count - against)

/** Waits for work on a scan; an error then names the scan and its row of the manifest. */
export async function naming<T>(row: Pick<StudyScan, 'scan' | 'mark'>, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof MarkgraphError)) throw error
    const message = phrase('scan {scan} of mark {mark}: {message}', {
      scan: row.scan,
      mark: row.mark,
      message: error.phrase,
    })
    throw new MarkgraphError(error.code, message, { ...error.details, scan: row.scan }, error)
  }
}

/**
 * Works on every scan, a few at a time, or many where workers have done most of it; an error names the scan. `work` gets the
 * surface of the mark: that of a cast or mirror image is turned back.
 */
export async function eachScan<T>(
  { session, watch }: Scoring,
  rows: readonly StudyScan[],
  title: string,
  work: (surface: Ref<Surface>, read: MarkReading) => Promise<T>,
): Promise<T[]> {
  const bar = watch.stage(title, rows.length)
  const found = await session.mapMany(rows, async (row) => {
    watch.signal?.throwIfAborted()
    const read = readingOfScan(row)
    const own = async (): Promise<T> => work(await surfaceAsRead(session, surfaceOf(row), read), read)
    const one = await naming(row, own())
    bar.step()
    return one
  })
  bar.done()
  return found
}

/** Limits of a study whose marks have one scan each. */
export const ONE_SCAN = {
  scans: { least: 1, most: 1, why: phrase('a mark of this domain is one scan') },
  most: 1_000_000,
  scores: (scans: readonly number[], against?: number) => countOfPairs(scans.length, against),
}

/** The tables of a study, with what its scans are like. */
export async function scoreTables(type: MarkType, scoring: Scoring): Promise<ScoreTable<PopulationHead>[]> {
  const conditions = await conditionsOf(type, scoring)
  const tables = await type.study.tables(scoring)
  return tables.map(({ head, ...table }) => ({ head: { ...head, conditions }, ...table }))
}

/** The populations of a study that is small enough to be held. */
export async function scorePopulations(type: MarkType, scoring: Scoring): Promise<Population[]> {
  const populations: Population[] = []
  for (const table of await scoreTables(type, scoring)) populations.push(await wholePopulation(table))
  return populations
}

/** For each data set of a study, the range of every measure over its scans. */
async function conditionsOf(type: MarkType, scoring: Scoring): Promise<Conditions[]> {
  const { session, config, marks } = scoring
  const rows = marks.flatMap((mark) => mark.rows)
  const measures = await eachScan(scoring, rows, 'measures', async (surface, read) =>
    session.value(await type.measures.of(session, config, surface, read, 0)),
  )
  const byStudy = Map.groupBy(rows.keys(), (i) => rows[i]!.study)
  return [...byStudy].map(([tag, indices]): Conditions => {
    const of = [...indices].map((i) => measures[i]!)
    const range = (name: string): [number, number] => {
      const values = of.map((one) => one[name]!)
      return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))]
    }
    const names = Object.keys(of[0]!).sort()
    const ranges = Object.fromEntries(names.map((name) => [name, range(name)]))
    return { n_scans: of.length, ranges, tag } // in the order of the stored document, so that both are written alike
  })
}

/**
 * Several populations of one kind of score as one. Marks of different populations are not paired.
 * errors  `bad-value`: a mark that two of them have
 */
export function mergedPopulation(populations: readonly Population[]): Population {
  const [first, ...more] = populations
  if (!first || more.length === 0) return first!
  const marks = populations.flatMap((one) => one.marks)
  const twice = marks.find(({ mark }, i) => marks.findIndex((other) => other.mark === mark) !== i)
  if (twice)
    throw new MarkgraphError(
      'bad-value',
      phrase('two manifests list the mark {mark}; a mark belongs to one', { mark: twice.mark }),
    )
  const count = populations.reduce((sum, { pairs }) => sum + pairs.data.length / 3, 0)
  const head = {
    ...first,
    marks,
    studies: [...new Set(populations.flatMap(({ studies }) => studies))],
    measured_pitch: [
      Math.min(...populations.map(({ measured_pitch }) => measured_pitch[0])),
      Math.max(...populations.map(({ measured_pitch }) => measured_pitch[1])),
    ],
  } as const
  const merged = populationWith(head, count, (add) => {
    let before = 0
    for (const { pairs, marks: own } of populations) {
      for (let k = 0; k < pairs.data.length; k += 3) {
        add(before + pairs.data[k]!, before + pairs.data[k + 1]!, pairs.data[k + 2]!)
      }
      before += own.length
    }
  })
  return { ...merged, conditions: populations.flatMap(({ conditions }) => conditions) }
}
