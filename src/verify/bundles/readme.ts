import type { Manifest } from './manifest.ts'

/** The text that tells who opens a bundle what it is, and how it is checked. */
export function readme({
  report,
  recipe,
  outcome,
  engine_version,
  scans,
  files,
}: Pick<Manifest, 'report' | 'recipe' | 'outcome' | 'engine_version' | 'scans'> & {
  readonly files: readonly { readonly path: string }[]
}): string {
  const has = (path: string): boolean => files.some((one) => one.path === path)
  const rows: readonly (readonly [string, string, boolean])[] = [
    ['report.json', 'the report: the answer of the comparison', true],
    ['recipe.json', 'the methods section of the likelihood ratio', has('recipe.json')],
    ['report.pdf', 'the report as it is printed', has('report.pdf')],
    ['print.json', 'the texts that were printed on it', has('print.json')],
    ['reference.json', 'the reference population', has('reference.json')],
    ['scorer-config.json', 'the settings of the scorer', has('scorer-config.json')],
    ['releases.json', 'the nodes of the release that the report names', true],
    ['runs.json', 'every computation behind the report, with inputs, parameters and output', true],
    ['provenance.json', 'the same as W3C PROV-JSON', true],
    ['ro-crate-metadata.json', 'the same as RO-Crate 1.1, Provenance Run Crate 0.5', true],
    ['artifacts/', 'what the computations gave: arrays as NumPy files, documents as JSON', true],
    ['scans/', 'the compared scans, as they were sent', scans],
    ['manifest.json', 'the SHA-256 of every file', true],
  ]
  return `# The computation behind a report

| | |
|---|---|
| report | \`${report}\` |
| recipe | ${recipe ? `\`${recipe}\`` : `none: the comparison was ${outcome}`} |
| made by | Markgraph ${engine_version} |

Check it with Markgraph ${engine_version} or a later release, on any machine with Node.js. No server and no network is needed:

    markgraph verify FILE.zip

Every hash is compared. ${
    scans
      ? 'Then every computation is done again, from the scans to the report.'
      : 'Then every computation whose inputs are here is done again. The scans are not here, so those that start from a scan are not.'
  }

| file | content |
|---|---|
${rows.flatMap(([path, what, here]) => (here ? [`| \`${path}\` | ${what} |`] : [])).join('\n')}

A likelihood ratio is a weight of evidence relative to the reference population. It is no verdict.
`
}
