import { recordedSides } from '../../compare/request/reading.ts'
import { codeOf } from '../../graph/recipe.ts'
import type { KnownRead, OfMarks, RecipeRun } from '../../kinds/recipe.ts'
import { instrumentWords } from '../../words/instruments.ts'
import type { RefusalContents, ReportContents } from '../contents.ts'
import { byMark, scanNames } from '../mark-names.ts'
import type { Flow } from '../pdf/flow.ts'
import { qrFigure } from '../pdf/qr.ts'

/** The section with the engine, the scorer, and the stages of the computation with their parameters. */
export function methodSection(page: Flow, { answer }: ReportContents): void {
  const { engine_version, api_version } = answer.provenance
  const { scorer_config_hash, steps } = answer.recipe
  page.heading('How it was computed')
  page.facts([
    { name: 'Engine', value: `Markgraph ${engine_version} (API ${api_version})` },
    { name: 'Scorer', value: answer.score_kind },
    { name: 'Scorer config hash', value: scorer_config_hash, mono: true },
  ])
  page.heading('Stages', 2)
  page.table(
    [
      { title: 'Stage', share: 0.17 },
      { title: 'Code, with its version', share: 0.27, mono: true },
      { title: 'Parameters', share: 0.56, mono: true },
    ],
    steps.flatMap(({ step, runs }) =>
      settingsOf(runs).map(({ code, params }, i) => [i === 0 ? step : '', code, params]),
    ),
    'Every computation behind the likelihood ratio, with every parameter it was done with. Lengths are in metres, angles in degrees.',
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
export function inputsSection(page: Flow, contents: ReportContents | RefusalContents): void {
  hashesTable(page, contents)
  instrumentsTable(page, contents)
  if (!('reference' in contents)) return
  const { answer } = contents
  const { a, b, known } = recordedSides(answer.recipe.inputs)
  const marks = byMark(answer, { mark_a: a, mark_b: b, known })
  for (const sentence of marks.flatMap(({ name, of }) => readings(name, of.scans.length, of.read))) {
    page.paragraph(sentence)
  }
}

/** What the files say of the instruments, once for all scans that say the same. */
function instrumentsTable(page: Flow, { answer, instruments }: ReportContents | RefusalContents): void {
  const all = byMark(answer, instruments).flatMap(({ name, of }) =>
    of.map((one, i) => ({ scan: `${name} ${i + 1}`, words: instrumentWords(one) })),
  )
  const rows = [...Map.groupBy(all, ({ words }) => words)].map(([words, own]) => [
    scanNames(own.map(({ scan }) => scan)),
    words,
  ])
  page.table(
    [
      { title: 'Scans', share: 0.24 },
      { title: 'Instrument, as the files name it', share: 0.76 },
    ],
    rows,
  )
}

/** How the scans of a mark were read, one sentence for each scan that was not read as usual. */
function readings(name: string, scans: number, read: KnownRead): string[] {
  const micrometres = (metres: number): string => String(Number((metres * 1e6).toFixed(3)))
  return Array.from({ length: scans }).flatMap((_, i) => {
    const mask = read.mask?.[i]
    const edges = read.edges?.[i]
    const said = [
      read.units?.[i] === 'um' ? 'its lengths are in micrometres' : '',
      mask === 'file' ? 'only the points inside the mask of the file were used' : '',
      mask === 'none' ? 'the whole scan was used' : '',
      edges ? `its groove edges were set at ${edges.map(micrometres).join(' and ')} µm` : '',
      read.replica ? 'it shows a cast: it was mirrored, and heights and depths exchanged' : '',
      read.mirrored ? 'it shows the mirror image of the mark, and was mirrored' : '',
    ].filter((one) => one !== '')
    return said.length === 0 ? [] : [`${name} ${i + 1}, as the request said: ${said.join('; ')}.`]
  })
}

function hashesTable(page: Flow, { answer }: ReportContents | RefusalContents): void {
  const { input_hashes } = answer.provenance
  const filenames = answer.provenance['filenames'] as OfMarks | undefined
  const files = filenames && byMark(answer, filenames)
  const rows = byMark(answer, input_hashes).flatMap(({ name, of }, mark) =>
    of.map((hash, i) => ({ name: `${name} ${i + 1}`, hash, file: files?.[mark]?.of[i] ?? '' })),
  )
  const columns = [
    { title: 'Scan', share: 0.08 },
    { title: 'SHA-256', share: 0.64, mono: true },
  ]
  page.heading('Inputs')
  if (rows.every(({ file }) => file === '')) {
    page.lead(
      'SHA-256 of every scan as it was received. A file name belongs to the request that uploaded the file, and none is known here.',
    )
    page.table(
      columns,
      rows.map(({ name, hash }) => [name, hash]),
    )
    return
  }
  page.lead('SHA-256 of every scan as it was received. File names are those that were given.')
  page.table(
    [...columns, { title: 'File', share: 0.28 }],
    rows.map(({ name, hash, file }) => [name, hash, file]),
  )
}

/** The section with the handles of recipe and report, that of the recipe also as a QR code. */
export function handlesSection(page: Flow, { answer }: ReportContents | RefusalContents): void {
  if ('refused' in answer) {
    page.heading('Report')
    reportHandle(page, answer.report_handle, REFUSAL_HANDLE)
    return
  }
  const { handle } = answer.recipe
  page.heading('Recipe and report')
  page.paragraph(handle, { style: 'mono', size: 8 })
  page.paragraph(
    'This handle is the SHA-256 of the recipe of this comparison: its inputs, scorer config, reference, engine version, every intermediate result, and the result. The same scans, scorer config, reference and engine give the same handle. A service that holds the recipe returns it at /v1/recipes/{handle}. There, /v1/recipes/{handle}/verify computes every run anew, derives the recipe again and compares this handle.',
    { size: 8 },
  )
  page.figures([qrFigure(handle, 72)], 'The handle of the recipe as a QR code.')
  reportHandle(page, answer.report_handle, REPORT_HANDLE)
}

const REPORT_HANDLE =
  'This handle names the report: the result with its scope checks, pictures, regions of agreement and the handle of the recipe. Case, examiner and file names take no part in it. A service that holds the report returns it at /v1/reports/{handle}, and as a document like this one at /v1/reports/{handle}/report.pdf.'
const REFUSAL_HANDLE =
  'This handle names the report: the reasons with the scope checks. Case, examiner and file names take no part in it. There is no recipe, because there is no likelihood ratio. A service that holds the report returns it at /v1/reports/{handle}, and as a document like this one at /v1/reports/{handle}/report.pdf.'

function reportHandle(page: Flow, handle: string, explanation: string): void {
  page.lead(handle, { style: 'mono', size: 8 })
  page.paragraph(explanation, { size: 8 })
}
