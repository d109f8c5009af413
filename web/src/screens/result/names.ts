/** File names of a comparison. Reports do not keep them, because they belong to the person who gave them: they stay in this tab. */
const KEY = 'markgraph-names '

export type Names = readonly (readonly string[])[]

export const rememberNames = (report: string, names: Names): void =>
  sessionStorage.setItem(KEY + report, JSON.stringify(names))

/** The file names of marks A and B, if this tab made the report. */
export function namesOf(report: string): Names | undefined {
  const stored = sessionStorage.getItem(KEY + report)
  return stored === null ? undefined : (JSON.parse(stored) as Names)
}
