import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { MarkgraphError } from '../errors.ts'
import { readable } from '../readable.ts'

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
}

/** Marks of set `a` are scored against those of set `b`, and not among each other. */
export const MARK_SETS = ['a', 'b'] as const
export type MarkSet = (typeof MARK_SETS)[number]

const COLUMNS = ['study', 'source', 'mark', 'scan'] as const // `land` and `set` may be left out
const MOST_BYTES = 8 * 2 ** 20
const MOST_SCANS = 20_000
const MOST_RECORD = 10_000 // characters: an open quote or an endless header must not swallow the whole file
const MOST_LANDS = 64

const text = z
  .string()
  .min(1, 'must not be empty')
  .max(255, 'must be at most 255 characters')
  .refine((value) => value.isWellFormed(), 'must be Unicode, without half of a surrogate pair')
const row = z.object({
  study: text,
  source: text,
  mark: text,
  land: z.coerce.number('must be a number').int('must be a whole number').min(1).max(MOST_LANDS).default(1),
  scan: text,
  set: z
    .string()
    .toLowerCase()
    .pipe(z.enum(MARK_SETS, 'must be a or b, or the header must not name set'))
    .optional(),
})

const wrong = (message: string, cause?: unknown): MarkgraphError =>
  new MarkgraphError('bad-value', message, {}, cause)

/** Reads the manifest in a file: see `parseManifest`. */
export async function readManifest(path: string): Promise<ManifestRow[]> {
  return parseManifest(await readable('the manifest', path), `the manifest ${path}`)
}

/**
 * A manifest: CSV with the header `study,source,mark[,land],scan[,set]`. The columns may have any order; further columns are
 * ignored. A byte order mark and either line ending are accepted.
 * errors  `bad-value` names the first line that is wrong; `too-large` beyond 8 MiB or 20,000 scans
 */
export function parseManifest(content: string | Uint8Array, name = 'the manifest'): ManifestRow[] {
  const tooLarge = (what: string): MarkgraphError => new MarkgraphError('too-large', `${name} ${what}`)
  if (content.length > MOST_BYTES) throw tooLarge(`is over ${MOST_BYTES / 2 ** 20} MiB`)
  let records: { record: Record<string, string>; info: { lines: number } }[]
  let header: string[] = []
  try {
    records = parse(typeof content === 'string' ? content : Buffer.from(content), {
      columns: (names: string[]) => {
        header = names
        return names
      },
      max_record_size: MOST_RECORD,
      to: MOST_SCANS + 1, // one too many
      bom: true,
      trim: true,
      skip_empty_lines: true,
      info: true,
    }) as never
  } catch (error) {
    throw wrong(`cannot read ${name}: ${(error as Error).message}`, error)
  }
  const missing = COLUMNS.find((column) => !header.includes(column))
  if (missing && header.length > 0) {
    throw wrong(
      `${name} has no column ${missing}; its header must name study, source, mark and scan, and may name land and set`,
    )
  }
  const twice = header.find((column, i) => column !== '' && header.indexOf(column) !== i)
  if (twice) throw wrong(`${name} has two columns called ${twice}`)
  if (records.length === 0) throw wrong(`${name} lists no scan`)
  if (records.length > MOST_SCANS)
    throw tooLarge(`lists more than ${MOST_SCANS} scans, the most that one study may have`)
  const rows = records.map(({ record, info }): ManifestRow => {
    const result = row.safeParse(record['land'] === '' ? { ...record, land: undefined } : record)
    if (result.success) return result.data
    const issue = result.error.issues[0]!
    throw wrong(`line ${info.lines} of ${name}: ${issue.path.join('.')} ${issue.message}`)
  })
  const seen = new Set<string>()
  for (const { mark, land } of rows) {
    const key = `${mark}\n${land}`
    if (seen.has(key)) throw wrong(`${name} lists land ${land} of ${mark} twice`)
    seen.add(key)
  }
  pairingOf(rows)
  return rows
}

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
    if (other) throw wrong(`mark ${mark} has two sources, ${scans[0]!.source} and ${other.source}`)
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
  if (without) throw wrong(`mark ${without.mark} is in no set, but others are; give every row a set, or none`)
  const both = marks.find(({ rows: own }) => own.some(({ set }) => set !== own[0]!.set))
  if (both) throw wrong(`mark ${both.mark} is in both sets; a mark belongs to one`)
  const of = (set: MarkSet) => marks.filter(({ rows: own }) => own[0]!.set === set)
  const [a, b] = [of('a'), of('b')]
  if (a.length > 0 && b.length > 0) return { marks: [...a, ...b], against: a.length }
  throw wrong(`every mark is in set ${a.length > 0 ? 'a' : 'b'}; a study of two sets needs marks in both`)
}
