import { FILE_READING, OPTIONAL } from '../../../src/references/manifest-columns.ts'
import { say } from '../languages/say.ts'

/** The rows of a manifest, as the page guesses them from the names of files and their user corrects them. */

export interface Row {
  /** Path of the file below the folder that was given. */
  readonly path: string
  readonly study: string
  readonly source: string
  readonly mark: string
  readonly land: string
  /** What a manifest says besides, by column: the set of the mark, and how its scan is read. */
  readonly more: Readonly<Record<string, string>>
}

const PARTS = /[\s_.\-–]+/
const nameOf = (path: string): string => path.split('/').at(-1)!
const stem = (path: string): string => nameOf(path).replace(/\.x3p$/i, '')
const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/')

/** Without its last part: `slide3-02` is of `slide3`. A name of one part loses the digits at its end. */
function withoutLast(name: string): string {
  const found = /^(.*?)[\s_.\-–]+[^\s_.\-–]+$/.exec(name) ?? /^(.*?\D)\d+$/.exec(name)
  return found?.[1] || name
}

/**
 * What the names of scan files say of their marks. A mark with several scans is named by all but the last part of a name, which
 * ends in the number of the land. Files in several folders have the names of these as sources, otherwise the source of a mark is
 * its name without the last part.
 */
export function guessedRows(paths: readonly string[], study: string, hasLands: boolean): Row[] {
  const folders = new Set(paths.map(folderOf))
  return paths.map((path) => {
    const name = stem(path)
    const parts = name.split(PARTS)
    const land = hasLands ? (/\d+$/.exec(parts.at(-1)!)?.[0] ?? '') : ''
    const mark = hasLands && land !== '' ? withoutLast(name) : name
    const folder = nameOf(folderOf(path))
    return {
      path,
      study,
      mark: folders.size > 1 && folder !== '' ? `${folder}/${mark}` : mark,
      source: folders.size > 1 && folder !== '' ? folder : withoutLast(mark),
      land: land === '' ? '' : String(Number(land)),
      more: {},
    }
  })
}

/** The same rows, with the first characters of the names of the files as their sources: `I1Z2B2N01L1` of `I1Z2B2`. */
export const sourcesByLength = (rows: readonly Row[], length: number): Row[] =>
  rows.map((row) => ({ ...row, source: stem(row.path).slice(0, length) }))

/** Lines of a CSV file, with quotes as RFC 4180 has them. */
export function linesOfCsv(text: string): string[][] {
  const lines: string[][] = [[]]
  const cell = /[^\S\r\n]*(?:"((?:[^"]|"")*)"|([^",\r\n]*))[^\S\r\n]*(,|\r?\n|$)/gy
  const whole = text.replace(/^\uFEFF/, '').trimEnd()
  while (cell.lastIndex < whole.length) {
    const found = cell.exec(whole)
    if (!found) break
    lines.at(-1)!.push((found[1]?.replaceAll('""', '"') ?? found[2]!).trim())
    if (found[3] === '' && cell.lastIndex >= whole.length) break
    if (found[3] !== ',') lines.push([])
  }
  return lines.filter((line) => line.some((one) => one !== ''))
}

/** The rows of a manifest for these files, which it names by path or by base name; undefined when it is no manifest. */
export function rowsOfManifest(text: string, paths: readonly string[]): Row[] | undefined {
  const [header = [], ...lines] = linesOfCsv(text)
  if (!['source', 'mark', 'scan'].every((name) => header.includes(name))) return undefined
  return lines.flatMap((line) => {
    const cell = (name: string): string => line[header.indexOf(name)] ?? ''
    const path =
      paths.find((one) => one === cell('scan') || one.endsWith(`/${cell('scan')}`)) ??
      paths.find((one) => nameOf(one) === nameOf(cell('scan')))
    if (path === undefined) return []
    const said = MORE.map((name) => [name, cell(name)] as const).filter(([, text]) => text !== '')
    return [
      {
        path,
        study: cell('study'),
        source: cell('source'),
        mark: cell('mark'),
        land: cell('land'),
        more: Object.fromEntries(said),
      },
    ]
  })
}

const MORE = OPTIONAL.filter((name) => name !== 'land')

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

/** The manifest of some rows, whose scans are handles; units and mask were said when the files were sent. */
export function manifestOf(rows: readonly Row[], handleOf: (path: string) => string): string {
  const sent: readonly string[] = FILE_READING
  const cells = rows.map(({ study, source, mark, land, path, more }): Record<string, string> => {
    const others = Object.fromEntries(Object.entries(more).filter(([name]) => !sent.includes(name)))
    return { study, source, mark, ...(land && { land }), ...others, scan: handleOf(path) }
  })
  const columns = [...new Set(['study', 'source', 'mark', ...cells.flatMap((row) => Object.keys(row))])]
  const lines = cells.map((row) => columns.map((name) => quoted(row[name] ?? '')).join(','))
  return [columns.join(','), ...lines, ''].join('\n')
}

/** What is missing before the marks can be scored, in a sentence; undefined when nothing is. */
export function missing(rows: readonly Row[]): string | undefined {
  if (rows.length === 0) return say('Choose a folder with the scans.')
  const bySource = [...Map.groupBy(rows, ({ source }) => source)].map(
    ([, own]) => new Set(own.map(({ mark }) => mark)).size,
  )
  if (bySource.length < 2)
    return say('All marks have one source; give the marks of different sources different names.')
  const km = bySource.reduce((sum, marks) => sum + (marks * (marks - 1)) / 2, 0)
  if (km === 0) return say('No source has two marks, so there is no same-source pair.')
  return undefined
}

/** How many marks each source has. */
export function marksPerSource(rows: readonly Row[]): number[] {
  const marks = new Map(rows.map(({ mark, source }) => [mark, source]))
  return [...Map.groupBy(marks.values(), (source) => source).values()].map(({ length }) => length)
}

/** Pairs that the marks of these rows give. */
export function pairsOf(rows: readonly Row[]): { sources: number; marks: number; km: number; knm: number } {
  const bySource = marksPerSource(rows)
  const marks = bySource.reduce((sum, n) => sum + n, 0)
  const km = bySource.reduce((sum, n) => sum + (n * (n - 1)) / 2, 0)
  return { sources: bySource.length, marks, km, knm: (marks * (marks - 1)) / 2 - km }
}
