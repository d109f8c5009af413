import { configHash } from '../composition/scorer-config.ts'
import type { ReportContents } from './contents.ts'
import type { Flow } from './flow.ts'
import { qrFigure } from './qr.ts'

/** The section with the engine, the stages of the computation and every hyperparameter of the scorer. */
export function methodSection(page: Flow, { report, config }: ReportContents): void {
  const { engine_version, api_version } = report.provenance
  page.heading('How it was computed')
  page.facts([
    { name: 'Engine', value: `Markgraph ${engine_version} (API ${api_version})` },
    { name: 'Scorer', value: report.score_kind },
    { name: 'Scorer config hash', value: configHash(config), mono: true },
  ])
  page.heading('Stages', 2)
  page.table(
    [
      { title: 'Stage', share: 0.2 },
      { title: 'Code, with its versions', share: 0.8, mono: true },
    ],
    report.recipe!.steps.map(({ step, code }) => [step, code]),
  )
  page.need(160)
  page.heading('Scorer config', 2)
  page.paragraph('Every setting that can change a score. Lengths are in metres, angles in degrees.')
  const entries = Object.entries(config).map(([key, value]) => [key, JSON.stringify(value)])
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

/** The section that lists every scan with the hash of its bytes. */
export function inputsSection(page: Flow, { report }: ReportContents): void {
  const { input_hashes, filenames } = report.provenance
  page.heading('Inputs')
  page.paragraph('SHA-256 of every scan as it was received. File names are those that were given.')
  page.table(
    [
      { title: 'Scan', share: 0.08 },
      { title: 'SHA-256', share: 0.64, mono: true },
      { title: 'File', share: 0.28 },
    ],
    (['mark_a', 'mark_b'] as const).flatMap((side) =>
      input_hashes[side].map((hash, i) => [
        `${side === 'mark_a' ? 'A' : 'B'} ${i + 1}`,
        hash,
        filenames[side][i] ?? '',
      ]),
    ),
  )
}

/** The section with the recipe handle, as text and as a QR code. */
export function recipeSection(page: Flow, handle: string): void {
  page.heading('Recipe')
  page.paragraph(handle, { style: 'mono', size: 8 })
  page.paragraph(
    'This handle is the SHA-256 of the recipe of this comparison: its inputs, scorer config, reference, engine version, every intermediate result, and the result. The same scans, scorer config, reference and engine give the same handle. A service that holds the recipe returns it at /v1/recipes/{handle}, and computes every stage again at /v1/recipes/{handle}/verify.',
  )
  page.figures([qrFigure(handle)], 'The handle as a QR code.')
}
