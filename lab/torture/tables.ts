/** A table in Markdown. */
export function markdown(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(header), `|${header.map(() => '---|').join('')}`, ...rows.map(line)].join('\n')
}

/** A number with commas between thousands. */
export const grouped = (value: number): string => value.toLocaleString('en-US')

/** What a list of runs says of its versions and days. */
export function when(rows: readonly { readonly version: string; readonly date: string }[]): string {
  const unique = (values: readonly string[]): string => [...new Set(values)].join(', ')
  if (rows.length === 0) return 'No run yet.'
  return `${rows.length} runs, ${unique(rows.map(({ date }) => date))}, at ${unique(rows.map(({ version }) => version))}.`
}

/** The sum of one number over records of any shape. */
export function summed(records: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const record of records) {
    for (const [name, value] of Object.entries(record)) sums[name] = (sums[name] ?? 0) + value
  }
  return sums
}
