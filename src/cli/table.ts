import { visibleLine } from '../words/visible.ts'

/** Rows of a two-column table, the first column as wide as its longest name. */
export function twoColumns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${visibleLine(value)}`).join('\n')
}

/** A table with a header, columns padded and separated by two spaces. A cell is one line. */
export function columns(header: readonly string[], texts: readonly (readonly string[])[]): string {
  const rows = texts.map((row) => row.map(visibleLine))
  const widths = header.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    `  ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd()
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
