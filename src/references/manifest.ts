import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { badValue, MarkgraphError, type Phrase, phrase } from '../errors.ts'
import { MASKS, UNITS } from '../kinds/recipe.ts'
import { type Warning, warning } from '../kinds/report.ts'
import { edgesIn, UM_PER_METRE } from '../marks/land-texts.ts'
import { readingOfMark } from '../marks/population.ts'
import { checkFlip } from '../marks/read.ts'
import { mib } from '../words/amounts.ts'
import { joinWithAnd } from '../words/lists.ts'
import { readable } from '../words/readable.ts'
import { textOfCell } from './csv.ts'
import { GROOVES, OPTIONAL, REQUIRED } from './manifest-columns.ts'
import { MARK_SETS, type ManifestRow, pairingOf } from './pairing.ts'

/** What a manifest lists, and what its reader should know. */
export interface Manifest {
  readonly rows: readonly ManifestRow[]
  readonly warnings: readonly Warning[]
}

const COLUMNS: readonly string[] = [...REQUIRED, ...OPTIONAL]
const MAX_BYTES = 8 * 2 ** 20
const MAX_SCANS = 20_000
const MAX_RECORD = 10_000 // characters: an open quote or an endless header must not swallow the whole file
const MAX_LANDS = 64
const MAX_NAMED = 20 // unknown columns in a warning
const LONGEST_NAME = 60

const text = z
  .string()
  .min(1, 'must not be empty')
  .max(255, 'must be at most 255 characters')
  .refine((value) => value.isWellFormed(), 'must be Unicode, without half of a surrogate pair')

/** A cell that may be empty. */
const cell = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional()).optional()
const word = <const W extends readonly [string, ...string[]]>(words: W) =>
  z
    .string()
    .toLowerCase()
    .pipe(z.enum(words, `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}, or empty`))
const flag = word(['true', 'false']).transform((value) => value === 'true')
const micrometres = z.coerce.number('must be a number of micrometres').min(0, 'must be at least 0')
const edges = z.string().transform((value, context) => {
  const found = value.includes(',') ? undefined : edgesIn(value)?.[0]
  if (found) return found
  context.addIssue({
    code: 'custom',
    message:
      'must be left:right in micrometres from the first sample of the scan, left below right, or empty',
  })
  return z.NEVER
})
const row = z.object({
  study: text,
  source: text,
  mark: text,
  land: cell(
    z.coerce.number('must be a number').int('must be a whole number').min(1).max(MAX_LANDS),
  ).transform((land) => land ?? 1),
  scan: text,
  set: z
    .string()
    .toLowerCase()
    .pipe(z.enum(MARK_SETS, 'must be a or b, or the header must not name set'))
    .optional(),
  units: cell(word(UNITS)),
  mask: cell(word(MASKS)),
  mirrored: cell(flag),
  replica: cell(flag),
  edges: cell(edges),
  left_groove_um: cell(micrometres),
  right_groove_um: cell(micrometres),
})

/** Reads the manifest in a file: see `parseManifest`. */
export async function readManifest(path: string): Promise<Manifest> {
  return parseManifest(await readable('the manifest', path), `the manifest ${path}`)
}

/**
 * A manifest: CSV with a header that names study, source, mark and scan, and may name land, set, and how the scan of a row is
 * read: units, mask, mirrored, replica, edges (`left:right` in micrometres), or left_groove_um and right_groove_um in place of
 * edges. The columns may have any order; what is empty is as usual. Further columns are ignored, with a warning. A byte order
 * mark and either line ending are accepted; so are the apostrophes of our own CSV.
 * errors  `bad-value` names the first line that is wrong; `too-large` beyond 8 MiB or 20,000 scans
 */
export function parseManifest(content: string | Uint8Array, name = 'the manifest'): Manifest {
  const tooLarge = (message: Phrase): MarkgraphError => new MarkgraphError('too-large', message)
  if (content.length > MAX_BYTES)
    throw tooLarge(phrase('{name} is over {most}', { name, most: mib(MAX_BYTES) }))
  let records: { record: Record<string, string>; info: { lines: number } }[]
  let header: string[] = []
  try {
    records = parse(typeof content === 'string' ? content : Buffer.from(content), {
      columns: (names: string[]) => {
        header = names
        return names
      },
      max_record_size: MAX_RECORD,
      to: MAX_SCANS + 1, // one too many
      bom: true,
      trim: true,
      skip_empty_lines: true,
      info: true,
      cast: textOfCell,
    }) as never
  } catch (error) {
    throw badValue(
      phrase('cannot read {name}: {message}', { name, message: (error as Error).message }),
      error,
    )
  }
  if (header.length > 0) checkHeader(header, name)
  if (records.length === 0) throw badValue(phrase('{name} lists no scan', { name }))
  if (records.length > MAX_SCANS)
    throw tooLarge(
      phrase('{name} lists more than {most} scans, the most that one study may have', {
        name,
        most: MAX_SCANS,
      }),
    )
  const rows = records.map(({ record, info }) => rowOf(record, `line ${info.lines} of ${name}`))
  const seen = new Set<string>()
  for (const { mark, land } of rows) {
    const key = `${mark}\n${land}`
    if (seen.has(key))
      throw badValue(phrase('{name} lists land {land} of {mark} twice', { name, land, mark }))
    seen.add(key)
  }
  for (const { mark, rows: own } of pairingOf(rows).marks) readingOfMark(mark, own)
  return { rows, warnings: unknownColumns(header) }
}

function checkHeader(header: readonly string[], name: string): void {
  const missing = REQUIRED.find((column) => !header.includes(column))
  if (missing) {
    throw badValue(
      phrase('{name} has no column {missing}; its header must name {required}, and may name {optional}', {
        name,
        missing,
        required: joinWithAnd(REQUIRED),
        optional: joinWithAnd(OPTIONAL),
      }),
    )
  }
  const twice = header.find((column, i) => column !== '' && header.indexOf(column) !== i)
  if (twice) throw badValue(phrase('{name} has two columns called {twice}', { name, twice }))
  const grooves = GROOVES.filter((column) => header.includes(column))
  if (grooves.length === 1) {
    const other = GROOVES.find((column) => column !== grooves[0])
    throw badValue(
      phrase('{name} has a column {found} but none called {other}; edges need both', {
        name,
        found: grooves[0]!,
        other: other!,
      }),
    )
  }
  if (grooves.length > 0 && header.includes('edges')) {
    throw badValue(
      phrase('{name} has edges in two ways: leave out the column edges, or {grooves}', {
        name,
        grooves: joinWithAnd(GROOVES),
      }),
    )
  }
}

/** A line of the manifest; an error begins with `where`. */
function rowOf(record: Record<string, string>, where: string): ManifestRow {
  const result = row.safeParse(record)
  if (!result.success) {
    const issue = result.error.issues[0]!
    throw badValue(
      phrase('{where}: {path} {message}', { where, path: issue.path.join('.'), message: issue.message }),
    )
  }
  const { left_groove_um: left, right_groove_um: right, ...own } = result.data
  checkFlip(phrase('{where}: the scan', { where }), {
    mirrored: own.mirrored ?? false,
    replica: own.replica ?? false,
  })
  if (own.scan.startsWith('sha256:') && (own.units ?? own.mask) !== undefined) {
    const column = own.units === undefined ? 'mask' : 'units'
    throw badValue(
      phrase(
        '{where}: {column} says how a file is read, but the scan of this row is a surface that has been read; leave {column} empty there',
        { where, column },
      ),
    )
  }
  if (left === undefined && right === undefined) return own
  if (left === undefined || right === undefined || left >= right) {
    const found = `${left ?? 'nothing'} and ${right ?? 'nothing'}`
    throw badValue(
      phrase(
        '{where}: left_groove_um and right_groove_um must be both empty, or left below right, not {found}',
        { where, found },
      ),
    )
  }
  return { ...own, edges: [left / UM_PER_METRE, right / UM_PER_METRE] }
}

/** A warning that names the columns that nothing reads. */
function unknownColumns(header: readonly string[]): Warning[] {
  const unknown = header.filter((column) => column !== '' && !COLUMNS.includes(column))
  if (unknown.length === 0) return []
  const columns = unknown.slice(0, MAX_NAMED).map((column) => column.slice(0, LONGEST_NAME))
  return [
    warning('manifest', 'unknown_column', {
      columns,
      more: unknown.length - columns.length,
      known: COLUMNS,
    }),
  ]
}
