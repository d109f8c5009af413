import type { OfMarks } from '../kinds/report.ts'
import type { ReportContents } from './contents.ts'
import type { Flow } from './flow.ts'
import { qrFigure } from './qr.ts'

/** The section with the engine, the stages of the computation and every hyperparameter of the scorer. */
export function methodSection(page: Flow, { answer }: ReportContents): void {
  const { engine_version, api_version } = answer.provenance
  const { scorer_config, scorer_config_hash, steps } = answer.recipe
  page.heading('How it was computed')
  page.facts([
    { name: 'Engine', value: `Markgraph ${engine_version} (API ${api_version})` },
    { name: 'Scorer', value: answer.score_kind },
    { name: 'Scorer config hash', value: scorer_config_hash, mono: true },
  ])
  page.heading('Stages', 2)
  page.table(
    [
      { title: 'Stage', share: 0.2 },
      { title: 'Code, with its versions', share: 0.8, mono: true },
    ],
    steps.map(({ step, code }) => [step, code]),
  )
  page.need(160)
  page.heading('Scorer config', 2)
  page.paragraph('Every setting that can change a score. Lengths are in metres, angles in degrees.')
  const entries = Object.entries(scorer_config).map(([key, value]) => [key, JSON.stringify(value)])
  const half = Math.ceil(entries.length / 2)
  page.table(
    [
      { title: 'Name', share: 0.32, mono: true },
      { title: 'Value', share: 0.18, mono: true },
      { title: 'Name', share: 0.32, mono: true },
      { title: 'Value', share: 0.18, mono: true },
    ],
    entries.slice(0, half).map((entry, i) => [...entry, ...(entries[half + i] ?? [])]),
  )
}

/** The section that lists every scan with the hash of its bytes, and with its file name where one was given. */
export function inputsSection(page: Flow, { answer }: ReportContents): void {
  const { input_hashes } = answer.provenance
  const filenames = answer.provenance['filenames'] as OfMarks | undefined
  const rows = (['mark_a', 'mark_b'] as const).flatMap((side) =>
    input_hashes[side].map((hash, i) => ({
      name: `${side === 'mark_a' ? 'A' : 'B'} ${i + 1}`,
      hash,
      file: filenames?.[side][i] ?? '',
    })),
  )
  const columns = [
    { title: 'Scan', share: 0.08 },
    { title: 'SHA-256', share: 0.64, mono: true },
  ]
  page.heading('Inputs')
  if (rows.every(({ file }) => file === '')) {
    page.paragraph(
      'SHA-256 of every scan as it was received. A file name belongs to the request that uploaded the file, and none is known here.',
    )
    page.table(
      columns,
      rows.map(({ name, hash }) => [name, hash]),
    )
    return
  }
  page.paragraph('SHA-256 of every scan as it was received. File names are those that were given.')
  page.table(
    [...columns, { title: 'File', share: 0.28 }],
    rows.map(({ name, hash, file }) => [name, hash, file]),
  )
}

/** The section with the handles of recipe and report, that of the recipe also as a QR code. */
export function handlesSection(page: Flow, { answer }: ReportContents): void {
  const { handle } = answer.recipe
  page.heading('Recipe and report')
  page.paragraph(handle, { style: 'mono', size: 8 })
  page.paragraph(
    'This handle is the SHA-256 of the recipe of this comparison: its inputs, scorer config, reference, engine version, every intermediate result, and the result. The same scans, scorer config, reference and engine give the same handle. A service that holds the recipe returns it at /v1/recipes/{handle}. There, /v1/recipes/{handle}/verify computes every run anew, derives the recipe again and compares this handle.',
  )
  page.figures([qrFigure(handle)], 'The handle of the recipe as a QR code.')
  page.paragraph(answer.report_handle, { style: 'mono', size: 8 })
  page.paragraph(
    'This handle names the report: the result with its scope checks, pictures, regions of agreement and the handle of the recipe. Case, examiner and file names take no part in it. A service that holds the report returns it at /v1/reports/{handle}, and as a document like this one at /v1/reports/{handle}/report.pdf.',
  )
}
