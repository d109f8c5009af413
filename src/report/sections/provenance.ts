import { recordedSides } from '../../compare/request/reading.ts'
import { codeOf } from '../../graph/recipe.ts'
import type { KnownRead, OfMarks, RecipeRun } from '../../kinds/recipe.ts'
import { instrumentWords } from '../../words/instruments.ts'
import type { ReportWords } from '../../words/languages/report-words.ts'
import type { RefusalContents, ReportContents } from '../contents.ts'
import { byMark, scanNames } from '../mark-names.ts'
import type { Flow } from '../pdf/flow.ts'
import { qrFigure } from '../pdf/qr.ts'

/** The section with the engine, the scorer, and the stages of the computation with their parameters. */
export function methodSection(
  page: Flow,
  { answer }: ReportContents,
  { sections: { method: said, scorerConfigHash } }: ReportWords,
): void {
  const { engine_version, api_version } = answer.provenance
  const { scorer_config_hash, steps } = answer.recipe
  page.heading(said.heading)
  page.facts([
    { name: said.engine, value: `Markgraph ${engine_version} (API ${api_version})` },
    { name: said.scorer, value: answer.score_kind },
    { name: scorerConfigHash, value: scorer_config_hash, mono: true },
  ])
  page.heading(said.stages, 2)
  page.table(
    [
      { title: said.stage, share: 0.17 },
      { title: said.code, share: 0.27, mono: true },
      { title: said.parameters, share: 0.56, mono: true },
    ],
    steps.flatMap(({ step, runs }) =>
      settingsOf(runs).map(({ code, params }, i) => [i === 0 ? step : '', code, params]),
    ),
    said.caption,
  )
}

/** The nodes of a stage with their parameters as text: each combination once, in the order of its first run. */
function settingsOf(runs: readonly RecipeRun[]): { readonly code: string; readonly params: string }[] {
  const found = new Map<string, { code: string; params: string }>()
  for (const run of runs) {
    const params = Object.entries(run.params).map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    const one = { code: codeOf(run), params: params.join(', ') }
    found.set(`${one.code} ${one.params}`, one)
  }
  return [...found.values()]
}

/**
 * The section that lists every scan with the hash of its bytes, with its file name where one was given, and with how it was
 * read where the request said so.
 */
export function inputsSection(
  page: Flow,
  contents: ReportContents | RefusalContents,
  words: ReportWords,
): void {
  hashesTable(page, contents, words)
  instrumentsTable(page, contents, words)
  if (!('reference' in contents)) return
  const { answer } = contents
  const { a, b, known } = recordedSides(answer.recipe.inputs)
  const marks = byMark(answer, { mark_a: a, mark_b: b, known })
  for (const sentence of marks.flatMap(({ name, of }) => readings(name, of.scans.length, of.read, words))) {
    page.paragraph(sentence)
  }
}

/** What the files say of the instruments, once for all scans that say the same. */
function instrumentsTable(
  page: Flow,
  { answer, instruments }: ReportContents | RefusalContents,
  words: ReportWords,
): void {
  const { inputs, instrument } = words.sections
  const all = byMark(answer, instruments).flatMap(({ name, of }) =>
    of.map((one, i) => ({ scan: `${name} ${i + 1}`, device: instrumentWords(one, instrument) })),
  )
  const rows = [...Map.groupBy(all, ({ device }) => device)].map(([device, own]) => [
    scanNames(
      own.map(({ scan }) => scan),
      words,
    ),
    device,
  ])
  page.table(
    [
      { title: inputs.scans, share: 0.24 },
      { title: inputs.instrument, share: 0.76 },
    ],
    rows,
  )
}

/** How the scans of a mark were read, one sentence for each scan that was not read as usual. */
function readings(
  name: string,
  scans: number,
  read: KnownRead,
  { number, sections: { inputs: words } }: ReportWords,
): string[] {
  const micrometres = (metres: number): string => number.plain(Number((metres * 1e6).toFixed(3)))
  return Array.from({ length: scans }).flatMap((_, i) => {
    const mask = read.mask?.[i]
    const edges = read.edges?.[i]
    const said = [
      read.units?.[i] === 'um' ? words.micrometres : '',
      mask === 'file' ? words.insideMask : '',
      mask === 'none' ? words.whole : '',
      edges ? words.edges(micrometres(edges[0]), micrometres(edges[1])) : '',
      read.replica ? words.replica : '',
      read.mirrored ? words.mirrored : '',
    ].filter((one) => one !== '')
    return said.length === 0 ? [] : [words.asSaid(`${name} ${i + 1}`, said.join('; '))]
  })
}

function hashesTable(
  page: Flow,
  { answer }: ReportContents | RefusalContents,
  { sections: { inputs, scope } }: ReportWords,
): void {
  const { input_hashes } = answer.provenance
  const filenames = answer.provenance['filenames'] as OfMarks | undefined
  const files = filenames && byMark(answer, filenames)
  const rows = byMark(answer, input_hashes).flatMap(({ name, of }, mark) =>
    of.map((hash, i) => ({ name: `${name} ${i + 1}`, hash, file: files?.[mark]?.of[i] ?? '' })),
  )
  const columns = [
    { title: scope.scan, share: 0.1 },
    { title: 'SHA-256', share: 0.64, mono: true },
  ]
  page.heading(inputs.heading)
  if (rows.every(({ file }) => file === '')) {
    page.lead(inputs.leadWithoutNames)
    page.table(
      columns,
      rows.map(({ name, hash }) => [name, hash]),
    )
    return
  }
  page.lead(inputs.lead)
  page.table(
    [...columns, { title: inputs.file, share: 0.26 }],
    rows.map(({ name, hash, file }) => [name, hash, file]),
  )
}

/** The section with the handles of recipe and report, that of the recipe also as a QR code. */
export function handlesSection(
  page: Flow,
  { answer }: ReportContents | RefusalContents,
  { sections: { handles: said } }: ReportWords,
): void {
  if ('refused' in answer) {
    page.heading(said.headingReport)
    reportHandle(page, answer.report_handle, said.refusal)
    return
  }
  const { handle } = answer.recipe
  page.heading(said.heading)
  page.paragraph(handle, { style: 'mono', size: 8 })
  page.paragraph(said.recipe, { size: 8 })
  page.figures([qrFigure(handle, 72, said)], said.code)
  reportHandle(page, answer.report_handle, said.report)
}

function reportHandle(page: Flow, handle: string, explanation: string): void {
  page.lead(handle, { style: 'mono', size: 8 })
  page.paragraph(explanation, { size: 8 })
}
